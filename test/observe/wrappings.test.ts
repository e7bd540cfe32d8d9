import { expect, test } from 'vitest';
import { toldOf } from './samples.ts';

const NODES = ['worker-1', 'worker-2', 'worker-3'];
const NAMES = ['zeus', 'hera', 'apollo'];
const ADDRESSES = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
const PODS = ['x7k2p', 'q9d8f', 'm2n4b'];
const PROCESSES: readonly (readonly [number, string])[] = [
  [10250, 'kubelet'],
  [111, 'rpcbind'],
  [22, 'sshd'],
];

const pidOf = (place: number, index: number): number => 700 + 10 * place + index;
const linesOf = (place: number): string[] =>
  PROCESSES.map(([port, name], index) => `tcp LISTEN 0 128 0.0.0.0:${port} 0.0.0.0:* users:(("${name}",pid=${pidOf(place, index)},fd=3))`);
const json = (value: unknown): string => JSON.stringify(value);

type Wrapping = (host: string, lines: readonly string[], place: number) => string;

/** Each puts what `ss` prints on one host into a file that holds it of several. */
const below =
  (heading: (host: string, place: number) => string): Wrapping =>
  (host, lines, place) =>
    `${heading(host, place)}\n${lines.join('\n')}\n\n`;
const behind =
  (lead: (host: string, place: number) => string): Wrapping =>
  (host, lines, place) =>
    lines.map((line) => `${lead(host, place)}${line}\n`).join('');

const WRAPPINGS: Readonly<Record<string, Wrapping>> = {
  'a heading': below((host) => `==== ${host} ====`),
  'a role behind': below((host, place) => `### ${host} [${place === 0 ? 'control-plane' : 'worker'}]`),
  'a role before': below((host, place) => `[${place === 0 ? 'control-plane' : 'worker'}] ${host}`),
  'a sentence': below((host, place) => `Sockets of ${host}, taken at 10:0${place} UTC:`),
  'a cluster before': below((host) => `== cluster prod-eu-1 / node ${host} ==`),
  'in the middle of a page': below((host) => `\n\t\t${host}\n\t\t========`),
  'bold in Markdown': below((host) => `**${host}** (worker)\n\n~~~text`),
  'a pod that is spawned there': below((host, place) => `spawning "nsenter-ab1c2d${place}" on "${host}"`),
  'a pod, with the node in a remark': below((host, place) => `$ kubectl exec proxy-${PODS[place]} -- ss -tlnp   # on ${host}`),
  'files of pods': below((host, place) => `==> pods/collect-${PODS[place]} (node ${host}) <==`),
  'a command that asks for the name': below((host) => `sh-5.1# hostname\n${host}\nsh-5.1# ss -tlnp`),
  'a prompt of zsh': below((host) => `${host}% ss -tlnp`),
  'sections of GitLab': below((host, place) => `section_start:176734800${place}:capture_${place}\n$ ssh -o BatchMode=yes core@${host} ss`),
  'numbers of AWS, in a table': below(
    (host, place) => `COMMAND\t3f2a1b0c-1111-4222-8333-44445555666${place}\ti-0abc1234def5678${place}\t${host}\tSuccess`,
  ),
  'an inventory in YAML': (host, lines, place) =>
    `  ${host}:\n    uptime: ${place} days\n    sockets: |\n${lines.map((line) => `      ${line}\n`).join('')}`,
  'JSON, with a number beside the name': (host, lines, place) =>
    `${json({ InstanceId: `i-0abc1234def5678${place}`, InstanceName: host, Output: lines.join('\n') })}\n`,
  'the log of Ansible': (host, lines, place) =>
    `2026-03-04 10:00:0${place},036 p=16031 u=root n=ansible | ok: [${host}] => {\n    "out": [\n${lines.map((line) => `        ${json(line)}`).join(',\n')}\n    ]\n}\n`,
  'a page of Confluence': (host, lines) => `<h3>${host}</h3><ac:code><![CDATA[${lines.join('\n')}]]></ac:code>\n`,
  'a name before each line': behind((host) => `${host}: `),
  'a column': behind((host) => `${host.padEnd(20)} `),
  'labels of Loki': behind((host, place) => `2026-03-04T10:00:00Z {node="${host}", pod="collect-${PODS[place]}"} `),
  'logs of pods that tell their node': (host, lines, place) =>
    [`=== ${host} ===`, ...lines].map((line) => `[pod/sockets-${PODS[place]}/main] ${line}\n`).join(''),
  'logs of a workflow that tell their node': (host, lines, place) =>
    [`node is ${host}`, ...lines].map((line) => `collect-7xk2p-${1000 + 137 * place}: ${line}\n`).join(''),
  'an attribute of XML': (host, lines) => `<host name="${host}" os="rhcos"><![CDATA[\n${lines.join('\n')}\n]]></host>\n`,
  'a state of Salt, with much between': (host, lines, place) =>
    `${host}:\n----------\n${['ID: collect', 'Function: cmd.run', 'Name: ss', 'Result: True', 'Comment: run', `Started: 10:0${place}`, 'Duration: 12 ms', 'Changes:', 'pid:', `12${place}`, 'retcode:', '0', 'stdout:'].map((line) => `    ${line}\n`).join('')}${lines.map((line) => `        ${line}\n`).join('')}`,
  'a journal of the machine that asks': (host, lines) =>
    [`=== ${host} ===`, ...lines].map((line) => `Mar 04 10:00:00 bastion-1 collect[12]: ${line}\n`).join(''),
};

test.each(Object.entries(WRAPPINGS))('%s tells whose sockets these are', async (_, wrap) => {
  for (const hosts of [NODES, NAMES, ADDRESSES]) {
    const text = hosts.map((host, place) => wrap(host, linesOf(place), place)).join('');
    const expected = hosts.flatMap((host, place) =>
      PROCESSES.map(([port, name], index) => `${host} TCP * ${port} ${name}(${pidOf(place, index)})`),
    );
    const sample = { title: '', files: [{ name: 'all.txt', text }], sockets: [], problems: [] };
    expect((await toldOf({ ...sample, nodes: hosts })).sockets, `${hosts[0]} with objects`).toEqual(expected.toSorted());
    expect((await toldOf({ ...sample, nodes: [] })).sockets, `${hosts[0]} without objects`).toEqual(expected.toSorted());
  }
});

test('headings of several forms, and prompts beside commands', async () => {
  const [first, second, third] = NODES.map((_, place) => linesOf(place).join('\n'));
  const texts = [
    `worker-1:\n${first}\n=== worker-2 ===\n${second}\n# on worker-3\n${third}\n`,
    `[root@worker-1 ~]# ss -tlnp\n${first}\n[root@worker-1 ~]# ssh worker-2\n[root@worker-2 ~]# ss -tlnp\n${second}\n[root@worker-1 ~]# ssh worker-3 ss -tlnp\n${third}\n`,
  ];
  for (const text of texts) {
    const { sockets } = await toldOf({ title: '', files: [{ name: 'all.txt', text }], nodes: [], sockets: [], problems: [] });
    expect(sockets.map((socket) => socket.split(' ')[0])).toEqual(NODES.flatMap((node) => [node, node, node]));
  }
});

test('sections of one node are of no other, without processes either', async () => {
  const lines = linesOf(0).map((line) => line.replace(/ users.*/, ''));
  const text = `== eth0 ==\n${lines[0]}\n== br-ex.1 ==\n${lines[1]}\n# kubelet and friends\n${lines[2]}\n`;
  const { sockets } = await toldOf({ title: '', files: [{ name: 'worker-1.txt', text }], nodes: [], sockets: [], problems: [] });
  expect(sockets).toEqual(['worker-1 TCP * 10250', 'worker-1 TCP * 111', 'worker-1 TCP * 22']);
});
