import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CaptureInput } from '../model/audit.ts';
import { type Problem, problemOfFile } from '../model/source.ts';
import { nameProblem } from '../source/cluster/resource.ts';
import { orUsageError, reasonOf } from '../text/problem.ts';

/** Creates the folder of `--save-captures`, and in it one for each of several clusters. Throws a UsageError if that fails. */
export function captureFolder(given: string, cluster: string | null, cwd: string): string {
  // Names of contexts may contain slashes.
  const escaped = (part: string): string => [...Buffer.from(part)].map((byte) => `%${byte.toString(16)}`).join('');
  const own = cluster?.replace(/[^\w.-]|^\.+$/gu, escaped);
  const folder = path.join(path.resolve(cwd, given), own ?? '');
  orUsageError(`the captures cannot be saved in ${given}`, () => mkdirSync(folder, { recursive: true, mode: 0o700 }));
  return folder;
}

/**
 * Writes a capture to `NODE.txt`, which `--capture` can read; only the user can read the file, because it contains addresses of clients.
 * Returns the problem if it was not written, otherwise null.
 */
export function saveCapture(folder: string, { node, files: [file] }: CaptureInput): Problem | null {
  if (node === null || file === undefined) return null;
  const target = path.join(folder, `${node}.txt`);
  const time = new Date().toISOString().replace(/\.\d+/, '');
  try {
    const invalid = nameProblem({ name: node });
    if (invalid !== null) throw new Error(invalid);
    const end = file.bytes.at(-1) === 0x0a ? '' : '\n';
    writeFileSync(target, `=== hostport-lint capture ${node} ${time} ===\n${file.bytes.toString('utf8')}${end}=== end ===\n`, {
      mode: 0o600,
    });
    return null;
  } catch (error) {
    return problemOfFile(target, `the capture of node ${node} is not saved: ${reasonOf(error)}`);
  }
}
