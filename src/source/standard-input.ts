import type { Source } from '../model/source.ts';

/** Bytes of standard input as a source; its documents are told as `<stdin>`. */
export function sourceOfStandardInput(bytes: Uint8Array): Source {
  return {
    path: '<stdin>',
    kind: 'stdin',
    bytes,
    set: '',
    firstLine: 1,
    firstOffset: 0,
    reread: (start, end) => bytes.subarray(start, end),
    explicit: true,
  };
}
