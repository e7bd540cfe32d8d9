import type { PortRange, Protocol } from '../model/address.js';
import type { Severity } from '../model/finding.js';
import type { Confidence } from '../model/listener.js';
import type { NodeRole } from '../model/node.js';
import type { Owner } from '../model/registry.js';
import type { Ignored } from '../model/suppression.js';
/** A range of ports, with its transport where the file names one. */
export interface Ports extends PortRange {
    readonly protocol: Protocol | null;
}
/** What a configuration file says; a key that it leaves out is undefined. Paths and globs stand as written. */
export interface Configuration {
    readonly registries?: readonly string[];
    readonly release?: string;
    readonly rules?: Readonly<Record<string, Severity | 'off'>>;
    readonly ranges?: readonly (Ports & {
        readonly from: string | null;
        readonly to: string | null;
        readonly since: string | null;
        readonly source: string;
    })[];
    readonly owners?: readonly (Ports & {
        readonly owner: Owner;
    })[];
    readonly sets?: Readonly<Record<string, readonly string[]>>;
    readonly exclude?: readonly string[];
    readonly ignore?: readonly Ignore[];
    readonly programs?: readonly string[];
    readonly baseline?: string;
    readonly nodeRoles?: readonly NodeRole[];
    readonly nodePortRange?: Ports;
    readonly ephemeralRange?: Ports;
    readonly hosted?: HostedNetworks;
    readonly minConfidence?: Confidence;
    readonly failOn?: Severity | 'never';
    readonly format?: string;
}
export interface Ignore extends Ignored {
    readonly path: string | null;
}
/** The networks around hosted control planes. */
export interface HostedNetworks {
    readonly tenantCIDRs: readonly string[];
    readonly workerCIDRs: readonly string[];
    /** Globs of the files that describe the management cluster; all where undefined. */
    readonly hub?: readonly string[];
}
/** Names of the files that are looked for, the first one found in a folder counts. */
export declare const CONFIG_NAMES: readonly string[];
/** The configuration file of a folder, or of the nearest folder above it up to the root of its repository; null where there is none. */
export declare function findConfiguration(folder: string): string | null;
