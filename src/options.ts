import type { Comparison } from './changes/git.ts';
import type { HostedNetworks, LoadedConfiguration } from './config/configuration.ts';
import type { AuditInput } from './model/audit.ts';
import type { Severity } from './model/finding.ts';
import type { Confidence } from './model/listener.ts';
import type { NodeRole } from './model/node.ts';
import type { Registry } from './model/registry.ts';
import type { ClusterContext } from './model/rule.ts';
import type { Problem } from './model/source.ts';
import type { EarlierAudit } from './observe/compare.ts';
import type { ViewOptions } from './registry/view.ts';
import type { ClusterInstalls, SourceOptions } from './source/provider.ts';
import type { IgnoreEntry } from './suppression/ignore.ts';

/**
 * Options that the user sets on the command line, in a workflow or in a program. They override the configuration; undefined or empty means
 * unset.
 */
export interface UserOptions {
  /** Registries by name (`openshift`, `kubernetes`) or file; OpenShift's by default. */
  readonly registries?: readonly string[] | undefined;
  /** Source of owners and ranges for registries in Markdown: a registry's name or file, or `none`. */
  readonly base?: string | undefined;
  /** Files that describe the user's own programs, relative to `cwd`; added to those of the configuration. */
  readonly programs?: readonly string[] | undefined;
  /** Release of the platform, such as `4.19`, whose rows of the registries apply; by default the newest rows. */
  readonly release?: string | undefined;
  /** Check only these clusters of the configuration; by default all clusters and all other files. */
  readonly clusters?: readonly string[] | undefined;
  /** Run only these rules; all by default. */
  readonly rules?: readonly string[] | undefined;
  readonly disabledRules?: readonly string[] | undefined;
  /** Findings of lower confidence are not reported; `medium` by default. */
  readonly minimumConfidence?: Confidence | undefined;
  /** Lowest severity that makes `exitCode` 1; `error` by default. */
  readonly failOn?: Severity | 'never' | undefined;
  /** Findings of lower severity are not reported; all are by default. */
  readonly minimumSeverity?: Severity | undefined;
  /** Maximum number of warnings before `exitCode` is 1, independent of `failOn`; unlimited by default. */
  readonly maxWarnings?: number | undefined;
  /** Globs of files and folders to skip, relative to `cwd`; added to those of the configuration. */
  readonly exclude?: readonly string[] | undefined;
  /** Path of standard input in reports; it also selects the configuration. */
  readonly stdinFilename?: string | undefined;
  readonly format?: readonly string[] | undefined;
  /** File of known findings, which are suppressed, relative to `cwd`. */
  readonly baseline?: string | undefined;
}

/** Options without the undefined values. */
type Filled<Options> = { readonly [Key in keyof Options]-?: Exclude<Options[Key], undefined> };

/** The options of a run: the configuration and the user's options, with defaults. */
export interface RunOptions
  extends SourceOptions,
    Filled<Pick<UserOptions, 'registries' | 'rules' | 'disabledRules' | 'minimumConfidence' | 'failOn' | 'format' | 'programs'>>,
    Pick<UserOptions, 'base' | 'minimumSeverity' | 'maxWarnings'> {
  readonly release: string | null;
  /** Where the options come from that the user did not give. */
  readonly configuration: LoadedConfiguration;
  /** Audits: findings about components of the platform count for the exit status too. */
  readonly failOnPlatform?: boolean | undefined;
  /** File of known findings, relative to the working directory. */
  readonly baseline: string | null;
  /** The severity of a rule at a path by the configuration; `off` drops the finding, undefined keeps the rule's own. */
  readonly severityOf?: (rule: string, path: string) => Severity | 'off' | undefined;
  readonly ranges?: NonNullable<ViewOptions['ranges']>;
  readonly owners?: NonNullable<ViewOptions['owners']>;
  /** The clusters of the configuration; each is checked separately. */
  readonly clusters?: readonly ConfiguredCluster[];
  /** Check only the clusters; files that no cluster installs are not read. */
  readonly onlyClusters?: boolean;
  readonly ignore?: readonly IgnoreEntry[];
  /** The inputs contain the whole folder of the configuration, so unused entries can be reported. */
  readonly readsWhole?: boolean;
  readonly nodeRoles?: readonly NodeRole[] | undefined;
  /** Whether Services of type LoadBalancer use host ports; by default the registries and the platform decide. */
  readonly loadBalancerServices?: Registry['loadBalancerServices'];
  readonly nodePortRange?: ClusterContext['nodePortRange'] | undefined;
  readonly ephemeralRange?: ClusterContext['ephemeralRange'] | undefined;
  readonly hosted?: HostedSettings | undefined;
  /** Notes about configuration files that were found and not used. */
  readonly settingNotes?: readonly string[];
  /** Entries of the configuration that match nothing. */
  readonly settingProblems?: readonly Problem[];
  /** Date as YYYY-MM-DD to compare expiry dates of suppressions with; today (UTC) by default. */
  readonly today?: string | undefined;
  /** Audit the cluster with these objects and captures instead of files. */
  readonly audit?: AuditInput;
  /** Audits: the release to which the cluster will be upgraded: rows of releases up to this one apply. */
  readonly upgradeTo?: string | null;
  /** Audits: report only what changed since this audit. */
  readonly earlier?: EarlierAudit | null;
  /** Infer facts and run no rule. */
  readonly factsOnly?: boolean;
  /** An input without manifests is not a problem. */
  readonly mayBeEmpty?: boolean;
  /** Report only what belongs to this change; by default everything. The exit code depends on this part only. */
  readonly change?: ChangeFilter;
}

/** The files that changed, or a comparison with an earlier version of the files. */
export type ChangeFilter =
  | { readonly isGiven: (path: string) => boolean }
  | {
      readonly since: Comparison;
      /** Files, folders and globs to lint. */
      readonly paths: readonly string[];
      readonly optionsIn: OptionsIn;
    };

/** Returns the options of a run in a folder, which can contain an earlier version of the files. */
export type OptionsIn = (place: { readonly cwd: string; readonly paths: readonly string[] }) => Promise<RunOptions>;

/** The files that a cluster installs, and its options. */
export interface ConfiguredCluster extends ClusterInstalls {
  readonly own: Partial<
    Pick<
      RunOptions,
      'registries' | 'release' | 'ranges' | 'owners' | 'nodeRoles' | 'loadBalancerServices' | 'nodePortRange' | 'ephemeralRange'
    >
  >;
}

/** The networks around hosted control planes. */
export interface HostedSettings extends Pick<HostedNetworks, 'tenantCIDRs' | 'workerCIDRs'> {
  /** Whether a file describes the management cluster. */
  readonly isHub: (path: string) => boolean;
}
