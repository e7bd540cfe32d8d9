import type { V1ListMeta } from '@kubernetes/client-node/dist/gen/models/V1ListMeta.js';

/**
 * An object as the API server sends it. The types of client-node describe objects after its own conversion: in the raw object, dates are
 * strings, names such as `_continue` have no underscore, and any field may be missing.
 */
export type Raw<Kind> = Kind extends Date
  ? string
  : Kind extends readonly (infer Item)[]
    ? readonly Raw<Item>[]
    : Kind extends object
      ? { readonly [Key in keyof Kind as Key extends `_${infer Name}` ? Name : Key]?: Raw<Kind[Key]> }
      : Kind;

/** A page of a list. */
export interface RawList {
  readonly metadata?: Raw<V1ListMeta>;
  readonly items?: readonly unknown[] | null;
}
