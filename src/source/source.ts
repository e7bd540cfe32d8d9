import type { Source, SourceDescription } from '../model/source.ts';

/** A text that somebody wrote and that nothing is known of beside its path. */
export function describeWritten(path: string): SourceDescription {
  return { path, editable: true, templated: true, install: '' };
}

/** Bytes that stand in memory, as one source that begins at `first`. */
export function sourceInMemory(
  bytes: Uint8Array,
  description: SourceDescription & Pick<Source, 'explicit'>,
  first: { readonly line: number; readonly offset: number } = { line: 1, offset: 0 },
): Source {
  return {
    ...description,
    bytes,
    firstLine: first.line,
    firstOffset: first.offset,
    reread: (start, end) => bytes.subarray(start, end),
  };
}
