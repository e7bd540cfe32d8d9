import { describe, expect, test } from 'vitest';
import { fixed, podWith } from './files.ts';

const AGENT = `        - name: agent
          image: example.com/agent:1
          args: [--metrics-bind-address=:8765]
`;

const ENTRY = '            - containerPort: 8765\n              protocol: TCP\n';
const LIST = `          ports:\n${ENTRY}`;
const below = (text: string): string => text.replace(/( +)image: .*\n/, (line, indent) => line + LIST.replaceAll(/^ {10}/gm, indent));
const quoted = podWith(
  `        # the agent\n        - name: "agent" # its name\n          image: 'example.com/agent:1' # pinned\n\n          args: ["--metrics-bind-address=:8765"]\n`,
);
const withPorts = (ports: string): string => podWith(`${AGENT}          ports:${ports}`);
const PROBE = `          livenessProbe:\n            httpGet: {host: 127.0.0.1, path: /healthz, port: 8765}\n`;
const braces = podWith(`        - {name: agent, image: example.com/agent:1, args: ["--metrics-bind-address=:8765"]}\n`);
const helper = `        - name: helper\n          image: example.com/helper:1\n`;
const lastLine = podWith(`        - args: [--metrics-bind-address=:8765]\n          name: agent\n          image: example.com/agent:1`);

describe('an undeclared port', () => {
  test.each([
    ['gets a list below the image if there is none', podWith(AGENT), below(podWith(AGENT))],
    ['keeps comments, quotes and blank lines', quoted, quoted.replace('# pinned\n', `# pinned\n${LIST}`)],
    ['keeps line ends of Windows', podWith(AGENT).replaceAll('\n', '\r\n'), below(podWith(AGENT)).replaceAll('\n', '\r\n')],
    [
      'is open to all where only a probe asks on localhost',
      podWith(AGENT.replace(/ +args.*\n/, PROBE)),
      below(podWith(AGENT.replace(/ +args.*\n/, PROBE))),
    ],
    [
      'keeps to localhost where the program does',
      podWith(AGENT.replace('=:8765', '=127.0.0.1:8765')),
      below(podWith(AGENT.replace('=:8765', '=127.0.0.1:8765'))).replace('8765\n', '8765\n              hostIP: 127.0.0.1\n'),
    ],
    [
      'follows the last entry of a list, without a name beside entries without names',
      withPorts('\n            - containerPort: 8766 # the web\n'),
      withPorts(`\n            - containerPort: 8766 # the web\n${ENTRY}`),
    ],
    [
      'gets a name where its siblings have one',
      withPorts('\n            - name: web\n              containerPort: 8766\n'),
      withPorts(
        `\n            - name: web\n              containerPort: 8766\n            - name: port-8765\n${ENTRY.replace('- ', '  ')}`,
      ),
    ],
    [
      'is in braces if the ports are',
      withPorts(' [{containerPort: 8766}]\n'),
      withPorts(' [{containerPort: 8766}, {containerPort: 8765, protocol: TCP}]\n'),
    ],
    ['is in braces in an empty list', withPorts(' []\n'), withPorts(' [{containerPort: 8765, protocol: TCP}]\n')],
    ['is in braces if the container is', braces, braces.replace('agent:1,', 'agent:1, ports: [{containerPort: 8765, protocol: TCP}],')],
    [
      'goes to the container that listens',
      podWith(`${helper}${AGENT}`),
      podWith(helper + AGENT.replace(/image: .*\n/, (line) => line + LIST)),
    ],
    ['is the end of a file without a line end', lastLine, `${lastLine}\n${LIST.trimEnd()}`],
    [
      'is not written into a list of ports that is elsewhere, too',
      withPorts(' &ports # of both\n            - containerPort: 8766\n        - name: other\n          ports: *ports\n'),
      null,
    ],
    [
      'is not written into a container that is elsewhere, too',
      podWith(`        - &agent\n${AGENT.replace('- ', '  ')}        - <<: *agent\n          name: other\n          args: []\n`),
      null,
    ],
  ])('%s', async (_, text, after) => {
    expect(await fixed(text)).toBe(after ?? text);
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

  test('is beside another one of its container', async () => {
    const text = podWith(AGENT.replace(':8765]', ':8765, --health-probe-bind-address=:8766]'));
    const after = await fixed(text);
    expect(after.match(/containerPort: \d+/g)?.sort()).toEqual(['containerPort: 8765', 'containerPort: 8766']);
    expect(after.match(/ports:/g)).toHaveLength(1);
  });
});

describe('other fixes', () => {
  test('the later of two equal entries goes', async () => {
    const entry = '            - containerPort: 8765\n';
    const text = podWith(`${AGENT}          ports:\n${entry}            # again\n            - containerPort: 8766\n${entry}`);
    expect(await fixed(text)).toBe(text.slice(0, -entry.length));
    const flow = podWith(`${AGENT}          ports: [{containerPort: 8765}, {containerPort: 8765}]\n`);
    expect(await fixed(flow)).toBe(flow.replace(', {containerPort: 8765}]', ']'));
  });

  test('a protocol is corrected where the registry says another one', async () => {
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
});
