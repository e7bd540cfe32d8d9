import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { loadAll } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../rules/index.ts';
import type { Listener } from '../../src/model/listener.ts';
import { runIn } from '../cli/command-line.ts';
import { temporaryFolder } from '../folder.ts';
import { realPart } from '../real-parts.ts';
import { builtIn, viewOf } from '../registry/registries.ts';
import { lintManifest } from '../rules/pipeline.ts';
import { type CorpusObject, corpus, rowObjects } from './corpus.ts';
import { judgesOf } from './evaluate.ts';

const FIXTURES = corpus();
const emit = async (...words: string[]): Promise<string> => (await runIn(process.cwd(), ['emit', ...words, '--no-config'])).stdout;
const keyOf = ({ kind, metadata: { namespace, name } }: CorpusObject): string => `${kind} ${namespace}/${name}`;
const asDocuments = (objects: readonly object[]): string => objects.map((object) => JSON.stringify(object)).join('\n---\n');
const portsIn = (message: string | null): string[] =>
  [...(message ?? '').matchAll(/host port (\d+\/[A-Z]+)/g)].map(([, port]) => port ?? '');

describe.each(['openshift', 'kubernetes'])('the policies of %s', (registry) => {
  const built = builtIn(registry);
  const objects = [...FIXTURES, ...rowObjects(built)];

  test('refuse the ports that lint reports as those of another owner, except for documented differences', {
    timeout: 120_000,
  }, async () => {
    const judges = judgesOf(await emit('vap', '--registry', registry));
    const view = viewOf([built]);
    const reasons: Record<string, number> = {};
    const unexplained: string[] = [];
    let agreed = 0;
    for (const object of objects) {
      const { listeners } = await lintManifest(JSON.stringify(object), RULES, 'object.json', view);
      const objected = new Set([...judges.values()].flatMap((judge) => portsIn(judge(object))));
      const declared = listeners.filter((one) => one.declared && one.workload.name === object.metadata.name);
      for (const listener of declared) {
        const port = `${listener.port}/${listener.protocol}`;
        const isOther = listener.registration.status === 'other-owner' && listener.registration.assignment !== null;
        if (isOther === objected.has(port)) agreed += 1;
        else {
          const reason = isOther ? reasonToAdmit(listener, object) : reasonToObject(listener);
          if (reason === null) unexplained.push(`${keyOf(object)} ${port}: lint reports ${listener.registration.status}`);
          else reasons[reason] = (reasons[reason] ?? 0) + 1;
        }
        objected.delete(port);
      }
      unexplained.push(...[...objected].map((port) => `${keyOf(object)} ${port}: the lint has no such listener`));
    }
    expect(unexplained).toEqual([]);
    expect(agreed).toBeGreaterThan(80);
    expect(Object.values(reasons).reduce((sum, one) => sum + one, 0)).toBeLessThan(agreed / 5);
  });

  /** The messages of cel-js for each object. */
  const messages = async (): Promise<string[]> => {
    const judges = [...judgesOf(await emit('vap', '--registry', registry, '--deny')).values()];
    return objects.flatMap((object) => judges.flatMap((judge) => judge(object) ?? []).map((message) => `${keyOf(object)}: ${message}`));
  };

  const gator = realPart('gator');
  test.skipIf(gator === undefined && !process.env.HOSTPORT_LINT_NIGHTLY)(
    'have the same verdicts in Gatekeeper',
    { timeout: 120_000 },
    async () => {
      const namespaces = [...new Set(objects.map(({ metadata: { namespace } }) => namespace))];
      const spaces = namespaces.map((name) => ({ apiVersion: 'v1', kind: 'Namespace', metadata: { name } }));
      const folder = temporaryFolder({
        'objects.yaml': asDocuments([...spaces, ...objects]),
        'policies.yaml': await emit('gatekeeper', '--registry', registry, '--deny'),
      });
      const words = ['test', '-f', join(folder, 'policies.yaml'), '-f', join(folder, 'objects.yaml'), '-o', 'json'];
      const { stdout, stderr } = spawnSync(gator as string, words, { encoding: 'utf8', maxBuffer: 64_000_000 });
      expect(stderr).toBe('');
      const found = (JSON.parse(stdout) as { msg: string; violatingObject: CorpusObject }[]).map(
        ({ msg, violatingObject }) => `${keyOf(violatingObject)}: ${msg}`,
      );
      const expected = await messages();
      expect(found.sort()).toEqual(expected.sort());
      expect(expected.length).toBeGreaterThan(10);
    },
  );

  const kyverno = realPart('kyverno');
  test.skipIf(!process.env.HOSTPORT_LINT_NIGHTLY)('have the same verdicts in Kyverno', { timeout: 300_000 }, async () => {
    const folder = temporaryFolder({
      'objects.yaml': asDocuments(objects),
      'policies.yaml': await emit('kyverno', '--registry', registry, '--deny'),
    });
    const words = ['apply', join(folder, 'policies.yaml'), '--resource', join(folder, 'objects.yaml'), '--policy-report'];
    const { stdout } = spawnSync(kyverno as string, words, { encoding: 'utf8', maxBuffer: 64_000_000 });
    type Report = {
      results?: { policy: string; result: string; message: string; resources: { kind: string; namespace: string; name: string }[] }[];
    };
    const reports = loadAll(stdout.slice(stdout.indexOf('apiVersion:'))) as Report[];
    const results = reports.flatMap((report) => report?.results ?? []);
    const found = results
      .filter(({ result }) => result !== 'pass')
      .flatMap(({ message, resources: [one] }) => (one ? [`${one.kind} ${one.namespace}/${one.name}: ${message}`] : []));
    const expected = await messages();
    expect(found.sort()).toEqual(expected.sort());
    expect(results.length).toBeGreaterThan(objects.length);
  });
});

/** Why a policy admits a port of another owner; null for a mistake. */
function reasonToAdmit({ registration: { assignment } }: Listener, { metadata: { namespace } }: CorpusObject): string | null {
  if (namespace.startsWith('openshift')) return 'the workload is of the platform';
  if (assignment?.status === 'stale') return 'the owner no longer listens there';
  return assignment?.owners.some((owner) => owner.namespace.split('|').includes(namespace)) ? 'the namespace is the owner’s' : null;
}

/** Why a policy refuses a port that is not one of another owner for lint; null for a mistake. */
function reasonToObject({ registration: { status } }: Listener): string | null {
  return status === 'registered' || status === 'unknown-owner' || status === 'reach-differs'
    ? 'the words of the workload name the owner'
    : null;
}
