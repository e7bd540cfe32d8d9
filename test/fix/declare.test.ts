import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { indent } from '../workload/build.ts';
import { fixed, podWith } from './files.ts';

const AGENT = `        - name: agent
          image: example.com/agent:1
          args: [--metrics-bind-address=:8765]
`;
const LIST = '          ports:\n            - containerPort: 8765\n              protocol: TCP\n';

/** Titles of sections, and the containers before and after as a diff. */
const SECTIONS = readFileSync(new URL('declare.md', import.meta.url), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => /^(.*)\n\n```diff\n((?:[ +-].*\n|\n)+)```\n*$/.exec(section) ?? ['', `${section} has another form`]);

test('declare.md has sections', () => expect(SECTIONS.length).toBeGreaterThan(10));

/** The lines of a diff that are unmarked or have this mark, as the containers of a pod. */
function podOf(diff: string, mark: string): string {
  const lines = diff.split('\n').filter((line) => line === '' || line[0] === ' ' || line[0] === mark);
  return podWith(indent(lines.map((line) => line.slice(1)).join('\n'), 8));
}

test.each(SECTIONS.map(([, title = '', diff = '']) => [title, diff]))('%s', async (_, diff) => {
  expect(diff).not.toBe('');
  expect(await fixed(podOf(diff, '-'))).toBe(podOf(diff, '+'));
});

describe('an undeclared port', () => {
  const [before, after] = [podWith(AGENT), podWith(AGENT.replace('          args', `${LIST}          args`))];

  test('keeps line ends of Windows', async () => {
    expect(await fixed(before.replaceAll('\n', '\r\n'))).toBe(after.replaceAll('\n', '\r\n'));
  });

  test('is the end of a file without a line end', async () => {
    const text = podWith('        - args: [--metrics-bind-address=:8765]\n          name: agent\n          image: example.com/agent:1');
    expect(await fixed(text)).toBe(`${text}\n${LIST.trimEnd()}`);
  });

  test('is indented like the lists of the file', async () => {
    const outdented = podWith(AGENT.replaceAll(/^ {2}/gm, ''));
    expect(await fixed(outdented)).toContain(
      '        image: example.com/agent:1\n        ports:\n        - containerPort: 8765\n          protocol: TCP\n        args:',
    );
  });

  test.each([undefined, 2, 4, '\t'])('is JSON in JSON, as deep as the file has it: %j', async (indent) => {
    const podOf = (container: object): string =>
      JSON.stringify(
        { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a', namespace: 'b' }, spec: { hostNetwork: true, containers: [container] } },
        null,
        indent,
      );
    const [image, args] = ['example.com/agent:1', ['--metrics-bind-address=:8765']];
    const [before, ports] = [[{ containerPort: 8766 }], [{ containerPort: 8765, protocol: 'TCP' }]];
    for (const [container, after] of [
      [{ name: 'agent', image, args }, ports],
      [{ name: 'agent', image, ports: [], args }, ports],
      [{ name: 'agent', image, ports: before, args }, [...before, ...ports]],
    ] as const) {
      const text = await fixed(podOf(container), 'a.json');
      const wanted = podOf({ name: 'agent', image, ports: after, args });
      if (indent === undefined) expect(JSON.parse(text)).toEqual(JSON.parse(wanted));
      else expect(text).toBe(wanted);
    }
  });
});

test('a protocol is corrected to the one in the registry', async () => {
  const text = podWith(
    `        - name: node-exporter
          image: example.com/own:1
          ports:
            - containerPort: 9100
              protocol: UDP # of course
`,
  )
    .replace('name: node-agent', 'name: node-exporter')
    .replace('namespace: example', 'namespace: openshift-monitoring');
  expect(await fixed(text)).toBe(text.replace('UDP', 'TCP'));
});
