import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { audited, cgroupOfPod, node, ownersOf, pod } from './build.ts';
import { cgroupOfMirror, daemon, mirror, release } from './state.ts';

interface State {
  readonly options?: Parameters<typeof audited>[2];
  /** Objects, or a name of `MAKERS` with its arguments. */
  readonly objects: readonly Readonly<Record<string, readonly never[]>>[];
  readonly captures: Readonly<Record<string, string>>;
  readonly owners: readonly string[];
  readonly findings: readonly string[];
}

const MAKERS = { node, pod, daemon, mirror, release };
const FOLDER = path.join(import.meta.dirname, 'states');

describe.each(readdirSync(FOLDER))('%s', (file) => {
  const states = load(readFileSync(path.join(FOLDER, file), 'utf8')) as Record<string, State>;
  test.each(Object.entries(states))('%s', async (_, { options, objects, captures, owners, findings }) => {
    const made = objects.map((object) => {
      const [[name, words] = ['', []]] = Object.entries(object);
      return name in MAKERS ? (MAKERS[name as keyof typeof MAKERS] as (...words: readonly never[]) => object)(...words) : object;
    });
    const found = await audited(
      made,
      Object.fromEntries(Object.entries(captures).map(([name, text]) => [name, withGroups(text)])),
      options,
    );
    const loud = found.findings.filter((one) => !one.includes(' info '));
    expect({ owners: ownersOf(found), findings: loud }).toEqual({ owners, findings });
  });
});

function withGroups(text: string): string {
  return text
    .replaceAll(/POD\((\d+)\)/g, (_, uid: string) => cgroupOfPod(Number(uid)))
    .replaceAll(/MIRROR\((\w)\)/g, (_, hash: string) => cgroupOfMirror(hash));
}
