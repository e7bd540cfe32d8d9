/** An object that is not looked at unless a workload names it: where to read it again. */
export interface ObjectReference {
  readonly kind: string;
  readonly namespace: string | null;
  readonly name: string;
  readonly path: string;
  readonly set: string;
  /** Reads the object's bytes again, with the line and UTF-16 offset at which they begin in their file. */
  readonly read: () => { readonly bytes: Uint8Array; readonly line: number; readonly offset: number };
}
