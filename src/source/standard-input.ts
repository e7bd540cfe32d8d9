import type { Source } from '../model/source.ts';
import { describeWritten, sourceInMemory } from './source.ts';

/** Whether a text looks like what `helm template` prints, which names the template of each document. */
export function isHelmRender(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 10_000)).toString('utf8');
  return /^---\s*\n# Source: [^\s/]+\/.+/m.test(head);
}

/** Bytes of standard input as a source; its documents are told under `path`. */
export function sourceOfStandardInput(bytes: Uint8Array, path: string): Source {
  return sourceInMemory(bytes, { ...describeWritten(path), explicit: true });
}
