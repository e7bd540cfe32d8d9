import type { Source } from '../model/source.ts';

/** Bytes of standard input as a source; its documents are told under `path`. */
export function sourceOfStandardInput(bytes: Uint8Array, path: string): Source {
  return {
    path,
    kind: 'stdin',
    bytes,
    set: '',
    firstLine: 1,
    firstOffset: 0,
    reread: (start, end) => bytes.subarray(start, end),
    explicit: true,
  };
}
