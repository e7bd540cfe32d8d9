import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { re2Of } from '../../src/policy/cel.ts';
import { emit } from '../../src/policy/emit.ts';
import { ENGINES, type PolicyInput } from '../../src/policy/policy.ts';
import { compilePattern } from '../../src/registry/pattern.ts';
import { builtIn, registryOf } from '../registry/registries.ts';
import { judgesOf } from './evaluate.ts';
import { objectOf } from './objects.ts';

const PRODUCT = { version: '1.2.3', pageOf: (rule: string) => `https://example.com/${rule}` };

function inputOf(process: string, namespace: string): PolicyInput {
  const owners = [{ namespace, name: 'owner' }];
  const registry = registryOf([{ port: 9100, process, presence: 'every-node', owners }]);
  return {
    registries: [registry],
    mode: 'reserve',
    deny: true,
    release: null,
    upgradeTo: null,
    certain: [],
    exemptNamespaces: [],
    owners: [],
  };
}

describe('the text of policies', () => {
  test.each(ENGINES)('%s: the policies of openshift have less than 40 kB, and the same input produces the same bytes', (engine) => {
    const registries = [builtIn('openshift')];
    const input = { ...inputOf('x', 'acme'), registries };
    const { yaml } = emit(engine, input, PRODUCT);
    expect(yaml.length).toBeLessThan(40_000);
    expect(emit(engine, input, PRODUCT).yaml).toBe(yaml);
  });

  test('nothing in a registry ends a literal', () => {
    const hostile = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom("'", '\\', "\\'", "' + object.x + '", "a'}\nb", '${x}', '"""', '\ud800', 'a\u{200b}b\u{e0001}\u001b[0m\u2028'),
    );
    fc.assert(
      fc.property(hostile, (process) => {
        fc.pre(process.trim() !== '');
        const [judge] = judgesOf(emit('vap', inputOf(process, 'acme'), PRODUCT).yaml).values();
        const pod = (namespace: string) => objectOf({ kind: 'Pod', namespace, ports: [{ containerPort: 80, hostPort: 9100 }] });
        expect(judge?.(pod('team'))).toBe(
          `host port 9100/TCP is reserved for ${process.replace(/\p{Cs}/gu, '\ufffd').replace(/[\s\p{Cc}]+/gu, ' ')}, which runs on every node (line 1 of d) [port-of-another-owner]; see https://example.com/port-of-another-owner`,
        );
        expect(judge?.(pod('acme'))).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  test('patterns match the same names as in a registry', () => {
    const part = fc.string({ unit: fc.constantFrom('a', 'b', '-', '.', '*', '+', '('), minLength: 1, maxLength: 5 });
    const name = fc.string({ unit: fc.constantFrom('a', 'b', '-', '.'), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), name, (parts, subject) => {
        const pattern = parts.join('|');
        expect(new RegExp(re2Of([pattern])).test(subject)).toBe(compilePattern(pattern)(subject));
      }),
    );
  });

  test('a missing namespace, null lists and numbers as text break no expression', () => {
    const [judge] = judgesOf(emit('vap', inputOf('x', 'acme'), PRODUCT).yaml).values();
    const containers = [{ name: 'a', ports: null }, { name: 'b' }, { name: 'c', ports: [{ containerPort: 9100, hostPort: null }] }];
    const pod = {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'x', annotations: null, ownerReferences: null },
      spec: { containers, initContainers: null, nodeSelector: null },
    };
    expect(judge?.(pod)).toBeNull();
    expect(judge?.(pod, {})).toBeNull();
    expect(judge?.({ ...pod, spec: { ...pod.spec, hostNetwork: true } }, {})).toContain('host port 9100/TCP');
  });

  test('files that only Gatekeeper reads break no expression', () => {
    const [judge] = judgesOf(emit('vap', inputOf('x', 'acme'), PRODUCT).yaml).values();
    const ports = [{ containerPort: 80, hostPort: 9100, protocol: null }, { name: 'no-number' }];
    expect(judge?.(objectOf({ kind: 'Pod', spec: { hostNetwork: true }, ports }))).toContain('host port 9100/TCP');
    for (const rest of [{}, { template: null }, { spec: null }, { spec: { template: null } }])
      for (const kind of ['PodTemplate', 'Deployment', 'CronJob', 'Pod']) expect(judge?.({ kind, metadata: {}, ...rest })).toBeNull();
  });

  test.each([{ os: { name: 'windows' } }, { nodeSelector: { 'kubernetes.io/os': 'windows' } }])('pods on Windows pass: %o', (spec) => {
    const [judge] = judgesOf(emit('vap', inputOf('x', 'acme'), PRODUCT).yaml).values();
    const pod = (more: object) => objectOf({ kind: 'Pod', spec: { hostNetwork: true, ...more }, ports: [{ containerPort: 9100 }] });
    expect(judge?.(pod(spec))).toBeNull();
    expect(judge?.(pod({ nodeSelector: { 'kubernetes.io/os': 'linux' } }))).toContain('host port 9100/TCP');
  });

  test('a change that moves a pod to control-plane nodes, whose ports it uses, is refused', () => {
    const registries = [builtIn('openshift')];
    const judge = judgesOf(emit('vap', { ...inputOf('x', 'acme'), registries }, PRODUCT).yaml).get('hostport-lint-reserved');
    const on = (nodeSelector: object) =>
      objectOf({ kind: 'Deployment', spec: { hostNetwork: true, nodeSelector }, ports: [{ containerPort: 9443 }] });
    const controlPlane = on({ 'node-role.kubernetes.io/master': '' });
    expect(judge?.(controlPlane, on({}))).toContain('host port 9443/TCP');
    expect(judge?.(controlPlane, controlPlane)).toBeNull();
    expect(judge?.(on({}), controlPlane)).toBeNull();
  });
});
