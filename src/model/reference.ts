import type { Opened } from './branch.ts';
import type { Source } from './source.ts';

/** What a file calls an object that it defines; the namespace is null where whoever applies the file chooses it. */
export interface NamedObject {
  readonly path: string;
  readonly kind: string;
  readonly namespace: string | null;
  readonly name: string;
}

/** Where an object stands, so that it is read again when somebody asks for it instead of being kept. */
export interface ObjectReference {
  readonly kind: string;
  readonly namespace: string | null;
  readonly name: string;
  readonly source: Omit<Source, 'bytes' | 'explicit'>;
  /** Its bytes within the source. */
  readonly start: number;
  readonly end: number;
  /** Line and UTF-16 offset of its first character in the file; null where nobody counted yet. */
  readonly position: { readonly line: number; readonly offset: number } | null;
  /** Its bytes, where it is sure to be asked for and small. */
  readonly kept: Uint8Array | null;
  /** What a template has opened before it; absent where the file is none. */
  readonly opened?: Opened;
}
