import { type Configuration, type HostedNetworks } from './config/configuration.js';
import type { Severity } from './model/finding.js';
import type { Confidence } from './model/listener.js';
import type { NodeRole } from './model/node.js';
import type { ClusterContext } from './model/rule.js';
import type { ViewOptions } from './registry/view.js';
import type { IgnoreEntry } from './suppression/ignore.js';
/** What only a configuration file can say of a run. */
export interface Configured {
    /** Severities that the user set, by rule. */
    readonly severities?: ReadonlyMap<string, Severity>;
    readonly ranges?: NonNullable<ViewOptions['ranges']>;
    readonly owners?: NonNullable<ViewOptions['owners']>;
    /** What is installed together; a file belongs to the first set that names it. */
    readonly sets?: readonly {
        readonly name: string;
        readonly matches: (path: string) => boolean;
    }[];
    /** Files and folders (path relative to the working directory) that are not read. */
    readonly isExcluded?: (path: string) => boolean;
    readonly ignore?: readonly IgnoreEntry[];
    /** The inputs hold the whole folder of the configuration, so that its entries can be called unused. */
    readonly readsWhole?: boolean;
    readonly nodeRoles?: readonly NodeRole[] | undefined;
    readonly nodePortRange?: ClusterContext['nodePortRange'] | undefined;
    readonly ephemeralRange?: ClusterContext['ephemeralRange'] | undefined;
    readonly hosted?: HostedSettings | undefined;
}
/** The networks around hosted control planes. */
export interface HostedSettings extends Pick<HostedNetworks, 'tenantCIDRs' | 'workerCIDRs'> {
    /** Whether a file describes the management cluster. */
    readonly isHub: (path: string) => boolean;
}
/** What a command line, a workflow or a program asks for, which wins over the file; undefined or an empty list where it asks nothing. */
export interface Given {
    /** Registries by name (`openshift`, `kubernetes`) or file; OpenShift's by default. */
    readonly registries?: readonly string[] | undefined;
    /** Where registries in Markdown have owners and ranges from: a registry's name or file, or `none`. */
    readonly base?: string | undefined;
    /** Files that say what programs of one's own listen on, relative to `cwd`; besides those of the configuration. */
    readonly programs?: readonly string[] | undefined;
    /** Release of the platform as of which to judge, such as `4.19`; today's document by default. */
    readonly release?: string | undefined;
    /** Only these rules; all by default. */
    readonly rules?: readonly string[] | undefined;
    readonly disabledRules?: readonly string[] | undefined;
    /** Findings below are left out; `medium` by default. */
    readonly minimumConfidence?: Confidence | undefined;
    /** Lowest severity that makes `exitCode` 1; `error` by default. */
    readonly failOn?: Severity | 'never' | undefined;
    readonly format?: readonly string[] | undefined;
    /** File of known findings that stay silent, relative to `cwd`. */
    readonly baseline?: string | undefined;
}
/** What has an answer in every run. */
type Decided = {
    readonly [Key in 'registries' | 'rules' | 'disabledRules' | 'minimumConfidence' | 'failOn']: NonNullable<Given[Key]>;
};
/** How a run judges what it reads. */
export interface Judgement extends Configured, Pick<Given, 'base' | 'programs'>, Decided {
    /** OpenShift release as of which the registry is read, such as `4.19`. */
    readonly release: string | null;
    /** File of known findings that stay silent, relative to the working directory. */
    readonly baseline?: string | null;
}
/** The options of a run after defaults, configuration file and command line. */
export interface Settings extends Judgement {
    /** Path of the configuration file as people see it; null where there is none. */
    readonly file: string | null;
    readonly format: readonly string[];
    readonly baseline: string | null;
    readonly programs: readonly string[];
    /** What the file itself says, and the line of each of its keys. */
    readonly configuration: Configuration;
    readonly lines: Readonly<Record<string, number>>;
}
export interface SettingsRequest {
    readonly cwd: string;
    readonly paths: readonly string[];
    /** A file that the user named; false for none; undefined to look for one from the first path upwards. */
    readonly config?: string | false | undefined;
    readonly given: Given;
}
/** Finds and reads the configuration, and lays the command line over it. Throws UsageError that names every wrong place. */
export declare function loadSettings({ cwd, paths, config, given: asked }: SettingsRequest): Promise<Settings>;
/** The text of a file that the user named. Throws UsageError where it cannot be read. */
export declare function textOfFile(file: string, shown: string): string;
export {};
