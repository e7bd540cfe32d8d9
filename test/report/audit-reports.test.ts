import { expect, test } from 'vitest';
import { urlOfRule } from '../../src/judge.ts';
import { html } from '../../src/report/html/index.ts';
import { markdown } from '../../src/report/markdown.ts';
import { auditCsv } from '../../src/report/ports/csv.ts';
import { text } from '../../src/report/text.ts';
import { audited, cgroupOfPod, listening, node, pod } from '../audit/build.ts';

const NODES = Array.from({ length: 20 }, (_, index) => node(`worker-${index}`));
const AGENTS = NODES.map((_, index) =>
  pod(`agent-${index}`, `worker-${index}`, { uid: index + 1, controller: ['DaemonSet', 'agent'], ports: [{ containerPort: 9555 }] }),
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

test('the text begins with ports, owners and nodes, those with the worst findings first, then conflicts', async () => {
  const { result, options } = await example();
  const lines = text(result, options).split('\n');
  expect(lines.slice(0, 5)).toEqual([
    'Host ports',
    '  port      registered to  declared by              listens',
    '  9555/TCP  -              DaemonSet example/agent  agent on worker-0; meter on worker-1',
    '  9876/TCP  -              -                        mystery on worker-0',
    '',
  ]);
  const nodes = lines.indexOf('Nodes');
  expect(lines[5]).toBe('Owners');
  expect(lines[6]).toMatch(/^ {2}DaemonSet example\/agent +1 port on 20 nodes +1 error/);
  const incomplete = '; the capture is incomplete \\(it contains no UDP sockets\\)';
  expect(lines[nodes + 1]).toMatch(new RegExp(`^ {2}worker-1 +1 socket${incomplete} +1 error`));
  expect(lines[nodes + 2]).toMatch(new RegExp(`^ {2}worker-0 +2 sockets, 1 without a known owner${incomplete} +1 warning`));
  expect(lines[nodes + 16]).toBe('  and 5 more; --verbose lists them');
  expect(lines[nodes + 18]).toContain('[host-process-conflict]');
  expect(text(result, { ...options, quiet: true })).not.toContain('Owners');
});

test('the registry names the owner of a port, and sockets on localhost only are marked', async () => {
  const { outcome } = await audited([...NODES], { 'worker-0': listening('127.0.0.1:10248', 'kubelet', '/system.slice/kubelet.service') });
  const options = { version: '0', color: false, rules: outcome.rules, urlOfRule, registry: outcome.registry };
  expect(text(outcome.result, options)).toMatch(/10248\/TCP +kubelet +- +kubelet \(localhost\) on worker-0/);
});

test('--verbose and csv list every socket', async () => {
  const { result, options } = await example();
  expect(text(result, { ...options, verbose: true })).toMatch(
    /Sockets\n {2}node +port +address +process +owner +explained by\n {2}worker-0 +9555\/TCP +\* +agent +DaemonSet example\/agent +cgroup\n/,
  );
  expect(auditCsv(result, options).split('\r\n').slice(0, 2)).toEqual([
    'node,group,protocol,address,zone,port,reach,processes,pids,unit,kind,namespace,name,pod,container,explainedBy,possibleClient,path,line',
    'worker-0,,TCP,*,,9555,any,agent,52,,DaemonSet,example,agent,agent-0,,cgroup,false,worker-0.txt,1',
  ]);
});

test('Markdown has the table of ports, and without sockets explains how to capture them', async () => {
  const { result, options } = await example();
  expect(markdown(result, options)).toContain(
    '| port | registered to | declared by | listens |\n| --- | --- | --- | --- |\n| 9555/TCP | - |',
  );
  const { outcome } = await audited([...NODES, ...AGENTS]);
  expect(markdown(outcome.result, options)).toContain('audit --print-collector');
  expect(text(outcome.result, options)).toContain('No sockets were captured');
});

test('the page has a row for nodes that are alike, and reports sockets from declarations', async () => {
  const { result, options } = await example();
  const page = html(result, options);
  const [, map = ''] = page.split('<section id="nodes"');
  expect([...map.matchAll(/<th scope="row">([\w-]+)/g)].map(([, name]) => name)).toEqual(['worker-0', 'worker-1', 'worker-10']);
  expect(map).toContain('and 17 more');
  expect(map).toContain('aria-label="9555/TCP: declared or implied, but not listening; DaemonSet example/agent"');
  expect(map).toContain('aria-label="9876/TCP: listens, but no pod declares or implies it; warning; mystery"');
  expect(map).toContain('aria-label="9555/TCP: listens, and a pod declares or implies it; info; DaemonSet example/agent"');
});
