import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PortRange, Protocol } from '../model/address.ts';
import type { Severity } from '../model/finding.ts';
import type { Confidence } from '../model/listener.ts';
import type { NodeRole } from '../model/node.ts';
import type { Owner } from '../model/registry.ts';
import type { Ignored } from '../model/suppression.ts';

/** A range of ports, with its protocol if the file names one. */
export interface Ports extends PortRange {
  readonly protocol: Protocol | null;
}

/** The content of a configuration file; missing keys are undefined. Paths and globs are as written. */
export interface Configuration {
  readonly registries?: readonly string[];
  readonly release?: string;
  readonly rules?: Readonly<Record<string, Severity | 'off'>>;
  /** Rules for some paths; if several entries match, the last one applies. */
  readonly overrides?: readonly { readonly paths: readonly string[]; readonly rules: NonNullable<Configuration['rules']> }[];
  readonly ranges?: readonly (Ports & {
    readonly from: string | null;
    readonly to: string | null;
    readonly since: string | null;
    readonly source: string;
  })[];
  readonly owners?: readonly (Ports & { readonly owner: Owner })[];
  /** Clusters by name. The objects of a cluster are installed together. */
  readonly clusters?: Readonly<Record<string, ClusterConfiguration>>;
  readonly exclude?: readonly string[];
  readonly ignore?: readonly Ignore[];
  readonly programs?: readonly string[];
  readonly baseline?: string;
  readonly nodeRoles?: readonly NodeRole[];
  readonly loadBalancerServices?: 'host-ports' | 'none';
  readonly nodePortRange?: Ports;
  readonly ephemeralRange?: Ports;
  readonly hosted?: HostedNetworks;
  readonly minConfidence?: Confidence;
  readonly failOn?: Severity | 'never';
  readonly format?: string;
}

/** A configuration with what it extends, and `FILE:LINE` of each key. */
export interface LoadedConfiguration {
  /** Path of the file as people see it; null without one. */
  readonly file: string | null;
  readonly content: Configuration;
  readonly origins: Readonly<Record<string, string>>;
}

/** The installs of one cluster; its other keys override the same keys at the top. */
export interface ClusterConfiguration
  extends Pick<
    Configuration,
    'registries' | 'release' | 'ranges' | 'owners' | 'nodeRoles' | 'loadBalancerServices' | 'nodePortRange' | 'ephemeralRange'
  > {
  readonly installs: readonly Install[];
}

/** Plain manifests by path or glob, a kustomization, or a chart with these values only. */
export type Install = string | { readonly kustomize: string } | ChartInstall;

export interface ChartInstall {
  readonly chart: string;
  readonly release?: string;
  readonly namespace?: string;
  readonly values?: readonly string[];
  /** Values by key, as in a values file. */
  readonly set?: Readonly<Record<string, unknown>>;
}

export interface Ignore extends Ignored {
  readonly path: string | null;
}

/** The networks around hosted control planes. */
export interface HostedNetworks {
  readonly tenantCIDRs: readonly string[];
  readonly workerCIDRs: readonly string[];
  /** Globs of the files that describe the management cluster; all files if undefined. */
  readonly hub?: readonly string[];
}

/** Names of configuration files; in a folder, the first one found applies. */
export const CONFIG_NAMES: readonly string[] = ['.hostport-lint.yaml', '.hostport-lint.yml', '.hostport-lint.json'];

/** The configuration file of a folder, or of the nearest folder above it up to `root`; null if there is none. */
export function findConfiguration(folder: string, root: string): string | null {
  for (let here = folder; ; here = dirname(here)) {
    const found = configurationIn(here);
    if (found !== null || here === root || here === dirname(here)) return found;
  }
}

/** The configuration file of one folder; null if there is none. Pipes and devices are returned too, so that a run refuses them. */
export function configurationIn(folder: string): string | null {
  return CONFIG_NAMES.map((name) => join(folder, name)).find((file) => existsSync(file) && !statSync(file).isDirectory()) ?? null;
}
