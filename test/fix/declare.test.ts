import { describe, expect, test } from 'vitest';
import { fixed, podWith } from './files.ts';

const AGENT = `        - name: agent
          image: example.com/agent:1
          args: [--metrics-bind-address=:8765]
`;

describe('an undeclared port', () => {
  test('gets a list of ports below the image if there is none', async () => {
    expect(await fixed(podWith(AGENT))).toBe(
      podWith(`        - name: agent
          image: example.com/agent:1
          ports:
            - containerPort: 8765
              protocol: TCP
          args: [--metrics-bind-address=:8765]
`),
    );
  });

  test('is indented like the lists of the file', async () => {
    const outdented = podWith(AGENT.replaceAll(/^ {2}/gm, ''));
    expect(await fixed(outdented)).toContain(
      '        image: example.com/agent:1\n        ports:\n        - containerPort: 8765\n          protocol: TCP\n        args:',
    );
  });

  test('follows the last entry of a list, without a name beside entries without names', async () => {
    const text = podWith(`${AGENT}          ports:\n            - containerPort: 8766 # the web\n`);
    expect(await fixed(text)).toBe(`${text}            - containerPort: 8765\n              protocol: TCP\n`);
  });

  test('gets a name where its siblings have one', async () => {
    const text = podWith(`${AGENT}          ports:\n            - name: web\n              containerPort: 8766\n`);
    expect(await fixed(text)).toBe(
      `${text}            - name: port-8765\n              containerPort: 8765\n              protocol: TCP\n`,
    );
  });

  test('keeps to localhost where the program does', async () => {
    const text = podWith(AGENT.replace('=:8765', '=127.0.0.1:8765'));
    expect(await fixed(text)).toContain(
      '            - containerPort: 8765\n              hostIP: 127.0.0.1\n              protocol: TCP\n          args:',
    );
  });

  test('is open to all where only a probe asks on localhost', async () => {
    const probe = `          livenessProbe:\n            httpGet: {host: 127.0.0.1, path: /healthz, port: 8765}\n`;
    const text = podWith(AGENT.replace(/ +args.*\n/, probe));
    const after = await fixed(text);
    expect(after).toContain('            - containerPort: 8765\n              protocol: TCP\n');
    expect(after).not.toContain('hostIP');
  });

  test('keeps comments, quotes and blank lines', async () => {
    const text = podWith(
      `        # the agent\n        - name: "agent" # its name\n          image: 'example.com/agent:1' # pinned\n\n          args: ["--metrics-bind-address=:8765"]\n`,
    );
    expect(await fixed(text)).toBe(
      text.replace('# pinned\n', '# pinned\n          ports:\n            - containerPort: 8765\n              protocol: TCP\n'),
    );
  });

  test('keeps line ends of Windows', async () => {
    const after = await fixed(podWith(AGENT).replaceAll('\n', '\r\n'));
    expect(after).toContain('          ports:\r\n            - containerPort: 8765\r\n              protocol: TCP\r\n');
    expect(after.replaceAll('\r\n', '')).not.toContain('\n');
  });

  test('is in braces if the ports are', async () => {
    const text = podWith(`${AGENT}          ports: [{containerPort: 8766}]\n`);
    expect(await fixed(text)).toBe(
      text.replace('[{containerPort: 8766}]', '[{containerPort: 8766}, {containerPort: 8765, protocol: TCP}]'),
    );
    expect(await fixed(podWith(`${AGENT}          ports: []\n`))).toContain('ports: [{containerPort: 8765, protocol: TCP}]\n');
  });

  test('is in braces if the container is', async () => {
    const text = podWith(`        - {name: agent, image: example.com/agent:1, args: ["--metrics-bind-address=:8765"]}\n`);
    expect(await fixed(text)).toBe(text.replace('agent:1,', 'agent:1, ports: [{containerPort: 8765, protocol: TCP}],'));
  });

  test('is JSON in JSON', async () => {
    const pod = {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'node-agent', namespace: 'example' },
      spec: {
        hostNetwork: true,
        containers: [{ name: 'agent', image: 'example.com/agent:1', args: ['--metrics-bind-address=:8765'] }],
      },
    };
    const ports = [{ containerPort: 8765, protocol: 'TCP' }];
    const after = JSON.parse(await fixed(JSON.stringify(pod), 'a.json'));
    expect(after.spec.containers).toEqual([{ ...pod.spec.containers[0], ports }]);
    const [container] = pod.spec.containers;
    const withPorts = { ...pod, spec: { ...pod.spec, containers: [{ ...container, ports: [{ containerPort: 8766 }] }] } };
    for (const indent of [0, 2]) {
      const after = JSON.parse(await fixed(JSON.stringify(withPorts, null, indent), 'a.json'));
      expect(after.spec.containers[0].ports).toEqual([{ containerPort: 8766 }, ...ports]);
    }
    const withNone = { ...pod, spec: { ...pod.spec, containers: [{ ...container, ports: [] }] } };
    expect(JSON.parse(await fixed(JSON.stringify(withNone), 'a.json')).spec.containers[0].ports).toEqual(ports);
    const windows = await fixed(JSON.stringify(withPorts, null, 2).replaceAll('\n', '\r\n'), 'a.json');
    expect(windows.replaceAll('\r\n', '')).not.toContain('\n');
  });

  test.each([2, 4, '\t'])('is in JSON as deep as the file has it: %j', async (indent) => {
    const podOf = (container: object): string =>
      JSON.stringify(
        { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a', namespace: 'b' }, spec: { hostNetwork: true, containers: [container] } },
        null,
        indent,
      );
    const [image, args] = ['example.com/agent:1', ['--metrics-bind-address=:8765']];
    const ports = [{ containerPort: 8765, protocol: 'TCP' }];
    expect(await fixed(podOf({ name: 'agent', image, args }), 'a.json')).toBe(podOf({ name: 'agent', image, ports, args }));
    expect(await fixed(podOf({ name: 'agent', image, ports: [], args }), 'a.json')).toBe(podOf({ name: 'agent', image, ports, args }));
    const before = [{ containerPort: 8766 }];
    expect(await fixed(podOf({ name: 'agent', image, ports: before, args }), 'a.json')).toBe(
      podOf({ name: 'agent', image, ports: [...before, ...ports], args }),
    );
  });

  test.each([
    [
      'list of ports',
      `${AGENT}          ports: &ports # of both\n            - containerPort: 8766\n        - name: other\n          ports: *ports\n`,
    ],
    ['container', `        - &agent\n${AGENT.replace('- ', '  ')}        - <<: *agent\n          name: other\n          args: []\n`],
  ])('is not written into a %s that is elsewhere, too', async (_, containers) => {
    expect(await fixed(podWith(containers))).toBe(podWith(containers));
  });

  test('is beside another one of its container', async () => {
    const text = podWith(AGENT.replace(':8765]', ':8765, --health-probe-bind-address=:8766]'));
    const after = await fixed(text);
    expect(after.match(/containerPort: \d+/g)?.sort()).toEqual(['containerPort: 8765', 'containerPort: 8766']);
    expect(after.match(/ports:/g)).toHaveLength(1);
  });

  test('goes to the container that listens', async () => {
    const text = podWith(`        - name: helper\n          image: example.com/helper:1\n${AGENT}`);
    expect(await fixed(text)).toContain('helper:1\n        - name: agent\n          image: example.com/agent:1\n          ports:');
  });

  test('is not a list for a file without a line end', async () => {
    const text = podWith(`        - args: [--metrics-bind-address=:8765]\n          name: agent\n          image: example.com/agent:1`);
    expect(await fixed(text)).toBe(`${text}\n          ports:\n            - containerPort: 8765\n              protocol: TCP`);
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
