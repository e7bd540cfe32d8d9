import { describe, expect, test } from 'vitest';
import { hostPortOf } from '../../src/model/listener.ts';
import { listenersOf, listenTo } from './build.ts';

/** The pod's listeners as far as its declarations show, `hostNetwork` first. */
function declared(hostNetwork: boolean, ports: string, container = 'containers'): string[] {
  const main = container === 'containers' ? '' : 'containers: [{name: main}]\n';
  return listenersOf(`hostNetwork: ${hostNetwork}\n${main}${container}:\n- name: c\n  ports: ${ports}\n`, []);
}

describe('on the host network', () => {
  test.each([
    ['a container port is a host port', '[{containerPort: 80}]', ['80/TCP unknown - declared certain c']],
    ['hostPort repeats it', '[{containerPort: 80, hostPort: 80}]', ['80/TCP unknown - declared certain c']],
    ['hostPort 0 counts as absent', '[{containerPort: 80, hostPort: 0}]', ['80/TCP unknown - declared certain c']],
    ['the protocol can be UDP', '[{containerPort: 80, protocol: UDP}]', ['80/UDP unknown - declared certain c']],
    ['the protocol can be SCTP', '[{containerPort: 80, protocol: SCTP}]', ['80/SCTP unknown - declared certain c']],
    ['an empty protocol is TCP', '[{containerPort: 80, protocol: ""}]', ['80/TCP unknown - declared certain c']],
    ['hostIP sets the reach', '[{containerPort: 80, hostIP: 127.0.0.1}]', ['80/TCP localhost 127.0.0.1 declared certain c']],
    ['hostIP of every address', '[{containerPort: 80, hostIP: "::"}]', ['80/TCP any :: declared certain c']],
    ['hostIP of another address', '[{containerPort: 80, hostIP: 10.0.0.1}]', ['80/TCP other 10.0.0.1 declared certain c']],
    [
      'one port by two protocols is two listeners',
      '[{containerPort: 53}, {containerPort: 53, protocol: UDP}]',
      ['53/TCP unknown - declared certain c', '53/UDP unknown - declared certain c'],
    ],
    ['one port twice is one listener', '[{containerPort: 53}, {containerPort: 53, name: x}]', ['53/TCP unknown - declared certain c']],
    [
      'one port on two addresses is two listeners',
      '[{containerPort: 53, hostIP: 127.0.0.1}, {containerPort: 53, hostIP: 10.0.0.1}]',
      ['53/TCP localhost 127.0.0.1 declared certain c', '53/TCP other 10.0.0.1 declared certain c'],
    ],
  ])('%s', (_, ports, listeners) => expect(declared(true, ports)).toEqual(listeners));
});

describe('off the host network', () => {
  test.each([
    [
      'a container port alone is not on the host',
      '[{containerPort: 80}, {containerPort: 81, hostPort: 81}]',
      ['81/TCP any - declared certain c'],
    ],
    ['hostPort is', '[{containerPort: 80, hostPort: 8080}]', ['8080/TCP any - declared certain c']],
    ['hostIP bounds it', '[{containerPort: 80, hostPort: 8080, hostIP: 127.0.0.1}]', ['8080/TCP localhost 127.0.0.1 declared certain c']],
  ])('%s', (_, ports, listeners) => expect(declared(false, ports)).toEqual(listeners));
});

describe('every container of the pod counts', () => {
  test.each(['initContainers', 'containers', 'ephemeralContainers'])('%s', (container) => {
    expect(declared(true, '[{containerPort: 80}]', container)).toEqual(['80/TCP unknown - declared certain c']);
  });

  test('with its role', () => {
    const { declarations } = listenTo(
      'hostNetwork: true\ninitContainers:\n- {name: a, ports: [{containerPort: 1}]}\n- {name: b, restartPolicy: Always, ports: [{containerPort: 2}]}\n' +
        'containers: [{name: c, ports: [{containerPort: 3}]}]\nephemeralContainers: [{name: d, ports: [{containerPort: 4}]}]\n',
    );
    expect(declarations.map(({ container, role }) => `${container} ${role}`)).toEqual(['a init', 'b sidecar', 'c main', 'd ephemeral']);
  });
});

describe('an invalid port is not a host port, but can be reported', () => {
  test.each([
    ['a string', '"80"', null, ['containerPort "80"']],
    ['a name', 'http', null, ['containerPort "http"']],
    ['a negative number', '-1', -1, []],
    ['zero', '0', 0, []],
    ['more than 65535', '65536', 65536, []],
    ['a float', '80.5', 80.5, []],
    ['a boolean', 'yes', null, ['containerPort "yes"']],
    ['nothing', '', null, []],
    ['a mapping', '{a: b}', null, []],
  ])('%s', (_, value, containerPort, unread) => {
    const { declarations, listeners } = listenTo(`hostNetwork: true\ncontainers:\n- name: c\n  ports:\n  - containerPort: ${value}\n`);
    expect(listeners).toEqual([]);
    expect(declarations.map((one) => one.containerPort)).toEqual([containerPort]);
    expect(declarations.flatMap((one) => one.unreadPorts.map(({ field, text }) => `${field} ${JSON.stringify(text)}`))).toEqual(unread);
  });

  test('an unknown protocol', () => {
    expect(declared(true, '[{containerPort: 80, protocol: tcp}, {containerPort: 81, protocol: HTTP}]')).toEqual([]);
  });

  test('a number as the API server reads it is one: 1e3, octal, hexadecimal', () => {
    expect(declared(true, '[{containerPort: 1e3}, {containerPort: 0o120}, {containerPort: 0x51}]').map((one) => one.split('/')[0])).toEqual(
      ['1000', '80', '81'],
    );
  });

  test.each(['ports:', 'ports: null', 'ports: {}', 'ports: [null, 80, text, []]', 'ports: text'])('%s', (ports) => {
    expect(listenTo(`hostNetwork: true\ncontainers:\n- name: c\n  ${ports}\n`).declarations).toEqual([]);
  });
});

describe('places', () => {
  test('of the entry, of the port that counts, and of the protocol', () => {
    const { declarations } = listenTo(
      'hostNetwork: true\ncontainers:\n- name: c\n  ports:\n  - name: x\n    containerPort: 80\n    hostPort: 80\n    protocol: UDP\n',
    );
    const [{ span, portSpan, protocolSpan } = { span: null, portSpan: null, protocolSpan: null }] = declarations;
    const place = (of: { line: number; column: number } | null) => `${of?.line}:${of?.column}`;
    expect([place(span), place(portSpan), place(protocolSpan)]).toEqual(['8:7', '10:17', '11:17']);
  });
});

describe('where the evidence of an entry with two numbers is', () => {
  test.each([
    ['on the host network at both', 'hostNetwork: true', '80', ['80 line 8', '80 line 9']],
    ['elsewhere at that of the host', 'hostNetwork: false', '81', ['81 line 9']],
    ['elsewhere at that of the host, also where both are the same', 'hostNetwork: false', '80', ['80 line 9']],
    ['at the one that a template does not hide', 'hostNetwork: true', '{{ .port }}', ['80 line 8']],
  ])('%s', (_, network, hostPort, places) => {
    const { listeners } = listenTo(`${network}\ncontainers:\n- name: c\n  ports:\n  - containerPort: 80\n    hostPort: ${hostPort}\n`);
    expect(listeners.flatMap(({ port, evidence }) => evidence.map(({ span }) => `${port} line ${span.line}`))).toEqual(places);
  });
});

describe('a list of ports that a later key hides', () => {
  test('has no host port', () => {
    const { declarations, listeners } = listenTo(
      'hostNetwork: true\ncontainers:\n- name: c\n  ports: [{containerPort: 80}]\n  image: x\n  ports: [{containerPort: 81}]\n',
    );
    expect(listeners.map(({ port }) => port)).toEqual([81]);
    expect(declarations.map((one) => `${hostPortOf(one)} ${one.hidden}`)).toEqual(['81 false', '80 true']);
  });
});

describe('templates', () => {
  test('a port that a template sets is reported as not read', () => {
    const { declarations, listeners } = listenTo(
      'hostNetwork: {{ .x }}\ncontainers:\n- name: c\n  ports: [{containerPort: "{{ .port }}"}, {containerPort: 81}]\n',
    );
    expect(listeners.map(({ port }) => port)).toEqual([81]);
    expect(declarations.map((one) => one.unreadPorts.length)).toEqual([1, 0]);
  });
});
