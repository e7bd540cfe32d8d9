import type { Protocol } from '../model/address.ts';
import type { Owner, Registry, Release } from '../model/registry.ts';

/** The formats in which policies are printed. */
export const ENGINES = ['vap', 'kyverno', 'gatekeeper'] as const;
export type Engine = (typeof ENGINES)[number];

/** `reserve` keeps the ports of the rows for their owners; `register` requires a row for each port of the platform's workloads. */
export const MODES = ['reserve', 'register'] as const;
export type Mode = (typeof MODES)[number];

/** What policies are made of. */
export interface PolicyInput {
  readonly registries: readonly Registry[];
  readonly mode: Mode;
  /** Refuse what is certain; otherwise every policy only warns. */
  readonly deny: boolean;
  /** Rows are read as of this release; null is today's. */
  readonly release: Release | null;
  /** Also warn of ports of rows that begin after `release` and up to this release. */
  readonly upgradeTo: Release | null;
  /** Optional rows for these ports are as certain as rows of every node. */
  readonly certain: readonly { readonly protocol: Protocol; readonly port: number }[];
  /** Patterns of namespaces whose workloads are ignored. */
  readonly exemptNamespaces: readonly string[];
  /** Owners of ports besides those of the registries. */
  readonly owners: readonly { readonly protocol: Protocol; readonly port: number; readonly owner: Owner }[];
}

/** One policy, apart from the object that contains it. */
export interface Policy {
  /** The last word of its name: `hostport-lint-reserved`. */
  readonly name: 'reserved' | 'optional' | 'upcoming' | 'unregistered';
  /** The rule whose page explains it. */
  readonly rule: string;
  /** It refuses; otherwise it warns. */
  readonly denies: boolean;
  readonly variables: readonly Variable[];
  /** True for objects that pass. */
  readonly expression: string;
  /** The message if `messageExpression` fails, such as for a message above 5 KiB. */
  readonly message: string;
  readonly messageExpression: string;
  /** How many ports it contains. */
  readonly ports: number;
}

/** An expression of CEL that others read as `variables.NAME`. */
export interface Variable {
  readonly name: string;
  readonly expression: string;
}
