import { expect, test } from 'vitest';
import { html } from '../../src/report/html/index.ts';
import { text } from '../../src/report/text.ts';
import { urlOfRule } from '../../src/stamp.ts';
import { audited, cgroupOfPod, listening, node, pod } from '../audit/build.ts';

const NODES = Array.from({ length: 20 }, (_, index) => node(`worker-${index}`));
const AGENTS = NODES.map((_, index) =>
  pod(`agent-${index}`, `worker-${index}`, { uid: index + 1, maker: ['DaemonSet', 'agent'], ports: [{ containerPort: 9555 }] }),
);
const CAPTURES = {
  'worker-0': [listening('*:9555', 'agent', cgroupOfPod(1)), listening('*:9876', 'mystery')],
  'worker-1': [listening('*:9555', 'meter', '/system.slice/meter.service')],
};

async function example() {
  const { outcome } = await audited([...NODES, ...AGENTS], CAPTURES);
  const options = { version: '0', color: false, rules: outcome.rules, urlOfRule, registry: outcome.registry };
  return { result: outcome.result, options };
}

test('the text begins with owners and nodes, those with the worst findings first, then conflicts', async () => {
  const { result, options } = await example();
  const lines = text(result, options).split('\n');
  const owners = lines.indexOf('Owners');
  const nodes = lines.indexOf('Nodes');
  expect(owners).toBe(0);
  expect(lines[owners + 1]).toMatch(/^ {2}DaemonSet example\/agent +1 port on 20 nodes +1 error/);
  expect(lines[nodes + 1]).toMatch(/^ {2}worker-1 +1 socket, not all captured +1 error/);
  expect(lines[nodes + 2]).toMatch(/^ {2}worker-0 +2 sockets, 1 of nobody known, not all captured +1 warning/);
  expect(lines[nodes + 16]).toBe('  and 5 more; --verbose lists them');
  expect(lines[nodes + 18]).toContain('[host-process-conflict]');
  expect(text(result, { ...options, quiet: true })).not.toContain('Owners');
});

test('the page has a row for nodes that are alike, and tells sockets from declarations', async () => {
  const { result, options } = await example();
  const page = html(result, options);
  const [, map = ''] = page.split('<section id="nodes"');
  expect([...map.matchAll(/<th scope="row">([\w-]+)/g)].map(([, name]) => name)).toEqual(['worker-0', 'worker-1', 'worker-10']);
  expect(map).toContain('and 17 more');
  expect(map).toContain('aria-label="9555/TCP: declared or implied, no socket seen; DaemonSet example/agent"');
  expect(map).toContain('aria-label="9876/TCP: listens, no pod says so; mystery; warning"');
  expect(map).toContain('aria-label="9555/TCP: listens and is declared or implied; DaemonSet example/agent; info"');
});
