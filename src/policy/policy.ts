import type { Protocol } from '../model/address.ts';
import type { Owner, Registry, Release } from '../model/registry.ts';

/** The formats in which policies are printed. */
export const ENGINES = ['vap', 'kyverno', 'gatekeeper'] as const;
export type Engine = (typeof ENGINES)[number];

/** `reserve` keeps the ports of rows for their owners; `register` requires a row for each port of the platform's workloads. */
export const MODES = ['reserve', 'register'] as const;
export type Mode = (typeof MODES)[number];

/** The input of policies. */
export interface PolicyInput {
  readonly registries: readonly Registry[];
  readonly mode: Mode;
  /** Refuse certain violations; otherwise every policy only warns. */
  readonly deny: boolean;
  /** The release of the rows; null for the newest rows. */
  readonly release: Release | null;
  /** Also warn about ports of rows that start after `release`, up to this release. */
  readonly upgradeTo: Release | null;
  /** Ports whose optional rows count as if their owner ran on every node. */
  readonly certain: readonly { readonly protocol: Protocol; readonly port: number }[];
  /** Patterns of namespaces whose workloads are ignored. */
  readonly exemptNamespaces: readonly string[];
  /** Owners of ports in addition to those of the registries. */
  readonly owners: readonly { readonly protocol: Protocol; readonly port: number; readonly owner: Owner }[];
}

/** One policy, independent of the engine. */
export interface Policy {
  /** The last word of its name: `hostport-lint-reserved`. */
  readonly name: 'reserved' | 'optional' | 'upcoming' | 'unregistered';
  /** True if it refuses; otherwise it warns. */
  readonly denies: boolean;
  /** Number of ports in it. */
  readonly ports: number;
  readonly checks: Checks;
}

/** The part of a policy that is the same for all engines. */
export interface Checks {
  readonly variables: readonly Variable[];
  readonly validations: readonly {
    /** True for objects that the policy accepts. */
    readonly expression: string;
    /** The message if `messageExpression` fails, such as for a message above 5 KiB. */
    readonly message: string;
    readonly messageExpression: string;
  }[];
}

/** A CEL expression that others read as `variables.NAME`. */
export interface Variable {
  readonly name: string;
  readonly expression: string;
}
