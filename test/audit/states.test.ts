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
  readonly captures?: Readonly<Record<string, string>>;
  readonly owners?: readonly string[];
  readonly findings?: readonly string[];
}

const nodes = (...names: readonly string[]): object[] =>
  names.map((name) => (name.startsWith('master') ? node(name, ['control-plane', 'master']) : node(name)));
const MAKERS: Readonly<Record<string, (...words: readonly never[]) => object | object[]>> = { nodes, node, pod, daemon, mirror, release };
const FOLDER = path.join(import.meta.dirname, 'states');
/** The findings that the states of a file are about: those of the rule that a group is named after, conflicts, else warnings and errors. */
const FINDINGS: Readonly<Record<string, (group: string) => RegExp>> = {
  'rules.yaml': (group) => new RegExp(`^${group} `),
  'owners.yaml': () => /^host-(?:port|process)-conflict /,
};

describe.each(readdirSync(FOLDER))('%s', (file) => {
  const groups = load(readFileSync(path.join(FOLDER, file), 'utf8')) as Readonly<Record<string, State | Readonly<Record<string, State>>>>;
  const all = Object.entries(groups).flatMap(([group, of]) =>
    'objects' in of ? [[group, group, of as State] as const] : Object.entries(of).map(([title, state]) => [group, title, state] as const),
  );
  test.each(all)('%s: %s', async (group, _, { options, objects, captures = {}, owners, findings }) => {
    const made = objects.flatMap((object) => {
      const [[name, words] = ['', []]] = Object.entries(object);
      return MAKERS[name]?.(...words) ?? object;
    });
    const texts = Object.fromEntries(Object.entries(captures).map(([name, text]) => [name, withGroups(text)]));
    const found = await audited(made, texts, options);
    const isServiceForWorkload = FINDINGS[file]?.(group) ?? / (?:warning|error) /;
    if (findings) expect(found.findings.filter((one) => isServiceForWorkload.test(one))).toEqual(findings);
    if (owners) expect(ownersOf(found)).toEqual(owners);
  });
});

function withGroups(text: string): string {
  return text
    .replaceAll(/POD\((\d+)\)/g, (_, uid: string) => cgroupOfPod(Number(uid)))
    .replaceAll(/MIRROR\((\w)\)/g, (_, hash: string) => cgroupOfMirror(hash));
}
