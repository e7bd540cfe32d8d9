import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../rules/index.ts';
import { onlyKeys } from '../only-keys.ts';
import { audited, cgroupOfPod, node, ownersOf, pod } from './build.ts';

interface State {
  readonly options?: Parameters<typeof audited>[2];
  /** Objects, or a name of `MAKERS` with its arguments. */
  readonly objects: readonly Readonly<Record<string, readonly never[]>>[];
  readonly captures?: Readonly<Record<string, string>>;
  readonly owners?: readonly string[];
  readonly findings?: readonly string[];
  /** `RULE PORT NODES BY` of each suppressed finding. */
  readonly suppressed?: readonly string[];
  /** Parts of findings, as `RULE: MESSAGE; WHY; REMEDY`. */
  readonly messages?: readonly string[];
  /** Parts of notes. */
  readonly notes?: readonly string[];
  /** Parts that no note has. */
  readonly lacks?: readonly string[];
  /** Part of the message about wrong use. */
  readonly error?: string;
}

const nodes = (...names: readonly string[]): object[] =>
  names.map((name) => (name.startsWith('master') ? node(name, ['control-plane', 'master']) : node(name)));
const release = (version: string): object => ({
  apiVersion: 'config.openshift.io/v1',
  kind: 'ClusterVersion',
  metadata: { name: 'version' },
  status: { history: [{ state: 'Completed', version }] },
});
/** A mirror pod, which the kubelet makes of a manifest on the node. */
const mirror = (name: string, nodeName: string, namespace: string, hash: string, change: object = {}): object =>
  pod(`${name}-${nodeName}`, nodeName, {
    namespace,
    uid: 900 + hash.charCodeAt(0),
    controller: ['Node', nodeName],
    metadata: { annotations: { 'kubernetes.io/config.hash': hash.repeat(32), 'kubernetes.io/config.mirror': hash.repeat(32) } },
    ...change,
  });
const cgroupOfMirror = (hash: string): string =>
  `/kubepods.slice/kubepods-burstable.slice/kubepods-burstable-pod${hash.repeat(32)}.slice/crio-${'e'.repeat(64)}.scope/container`;
const daemon = (name: string, nodeName: string, namespace: string, uid: number, change: object = {}): object =>
  pod(`${name}-${uid}xyz`, nodeName, { namespace, uid, controller: ['DaemonSet', name], ...change });
const MAKERS: Readonly<Record<string, (...words: readonly never[]) => object | object[]>> = { nodes, node, pod, daemon, mirror, release };
const FOLDER = path.join(import.meta.dirname, 'states');
/** The findings that the states of a file are about, if not all warnings and errors. */
const FINDINGS: Readonly<Record<string, (group: string) => RegExp>> = {
  'rules.yaml': (group) => new RegExp(`^${group} `),
  'owners.yaml': () => /^host-(?:port|process)-conflict /,
  'suppressions.yaml': () => /^un(?:declared|registered)-host-port /,
  'upgrade.yaml': () => /^(?:not-yet|previously)-allocated-port /,
};

describe.each(readdirSync(FOLDER))('%s', (file) => {
  const groups = load(readFileSync(path.join(FOLDER, file), 'utf8')) as Readonly<Record<string, State | Readonly<Record<string, State>>>>;
  const all = Object.entries(groups).flatMap(([group, of]) =>
    'objects' in of ? [[group, group, of as State] as const] : Object.entries(of).map(([title, state]) => [group, title, state] as const),
  );
  if (file === 'rules.yaml')
    test('has a group for each of some rules', () =>
      expect(RULES.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(groups))));

  test.each(all)('%s: %s', async (group, _, state) => {
    onlyKeys(state, 'options objects captures', 'owners findings suppressed messages notes lacks error');
    const { options, objects, captures = {}, error, ...expected } = state;
    const made = objects.flatMap((object) => {
      const [[name, words] = ['', []]] = Object.entries(object);
      if (!(name in MAKERS) && !('kind' in object)) throw new Error(`there is no function ${name}`);
      return MAKERS[name]?.(...words) ?? object;
    });
    const texts = Object.fromEntries(Object.entries(captures).map(([name, text]) => [name, withGroups(text)]));
    if (error !== undefined) return expect(audited(made, texts, options)).rejects.toThrow(error);
    const found = await audited(made, texts, options);
    const { result, notes } = found.outcome;
    const isOfGroup = FINDINGS[file]?.(group) ?? / (?:warning|error) /;
    if (expected.findings) expect(found.findings.filter((one) => isOfGroup.test(one))).toEqual(expected.findings);
    if (expected.owners) expect(ownersOf(found)).toEqual(expected.owners);
    const suppressed = result.findings.flatMap((one) =>
      one.suppressed ? [`${one.rule} ${one.port} ${one.nodes} ${one.suppressed.by}`] : [],
    );
    if (expected.suppressed) expect(suppressed).toEqual(expected.suppressed);
    const messages = result.findings.map(({ rule, message, why, remedy }) => `${rule}: ${message}; ${why}; ${remedy}`).join('\n');
    for (const part of expected.messages ?? []) expect(messages).toContain(part);
    for (const part of expected.notes ?? []) expect(notes.join('\n')).toContain(part);
    for (const part of expected.lacks ?? []) expect(notes.join('\n')).not.toContain(part);
  });
});

function withGroups(text: string): string {
  return text
    .replaceAll(/POD\((\d+)\)/g, (_, uid: string) => cgroupOfPod(Number(uid)))
    .replaceAll(/MIRROR\((\w)\)/g, (_, hash: string) => cgroupOfMirror(hash));
}
