import kinds from './kinds.yaml';

type KeyPath = readonly string[];

/** A unit that nodes run by default. */
interface PresentUnit {
  readonly name: string;
  readonly command: string;
  readonly files: string;
  readonly holds: string;
}

/** The content of `kinds.yaml`: kinds that create pods, and files of nodes. */
export const KINDS = kinds as {
  readonly podSpecs: Readonly<Record<string, KeyPath>>;
  readonly usualPodSpec: KeyPath;
  readonly fileLists: readonly KeyPath[];
  readonly presentUnits: readonly PresentUnit[];
  readonly distributions: Readonly<Record<'ofAgents' | 'ofServers' | 'ofRke2', readonly string[]>>;
};

/** The entry of a table for a kind, which may be any text of the input. */
export function ofKind(table: Readonly<Record<string, KeyPath>>, kind: string): KeyPath | undefined {
  return Object.hasOwn(table, kind) ? table[kind] : undefined;
}
