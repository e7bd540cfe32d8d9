import { readFileSync } from 'node:fs';
import { createHostedCollector } from '../../src/hosted/collect.ts';
import type { Finding } from '../../src/model/finding.ts';
import type { Evidence, Listener } from '../../src/model/listener.ts';
import type { RunResult } from '../../src/model/result.ts';
import type { RuleMeta } from '../../src/model/rule.ts';
import type { Span } from '../../src/model/span.ts';
import { UNKNOWN } from '../../src/model/text.ts';
import type { ReportOptions } from '../../src/report/options.ts';
import { spanIn } from '../listeners/formats/build.ts';
import { row, workload } from '../rules/build.ts';

export const OPERATOR = readFileSync(new URL('network-operator.yaml', import.meta.url), 'utf8');
export const AGENT = readFileSync(new URL('node-agent.yaml', import.meta.url), 'utf8');

/** Strings as an attacker would put into names, paths and scalars. */
export const HOSTILE = [
  '\u001b[2J\u001b]0;owned\u0007',
  '::error file=x::owned',
  '\n::stop-commands::token\n::add-mask::a',
  '##[add-mask]a ##vso[task.setvariable variable=PATH]x ##teamcity[x]',
  '%0A::error::owned',
  '| **bold** <script>alert(1)</script> [click](https://evil.example) @team #12 `code` ![x](y) www.evil.example $x$',
  ']]> <!-- --> &amp; " \' <![CDATA[x]]> &xxe;',
  'a\u202egnp.exe\u2066\u200b\ufeff',
  '\ud800 lone \udfff halves \uffff \ufffe \u0000 \u0085 \u2028 \u2029',
  '=HYPERLINK("https://evil.example","click")',
  '"quoted", with comma\r\nand lines',
  `\t端口 e\u0301 😀 ${UNKNOWN}`,
] as const;

/** The place of the first `words` in `source`, or of its `nth` occurrence. */
export function spanOf(path: string, source: string, words: string, nth = 0): Span {
  let start = source.indexOf(words);
  for (let count = 0; count < nth; count++) start = source.indexOf(words, start + 1);
  if (start === -1) throw new Error(`${words} is not in ${path}`);
  return spanIn(source, path, start, start + words.length);
}

const OPERATOR_PATH = 'manifests/network-operator.yaml';
const AGENT_PATH = 'manifests/agent.yaml';
const operator = (words: string, nth = 0) => spanOf(OPERATOR_PATH, OPERATOR, words, nth);
const agent = (words: string) => spanOf(AGENT_PATH, AGENT, words);
const OPERATOR_NAME = { kind: 'Deployment', namespace: 'openshift-network-operator', name: 'network-operator' };

export const UNREGISTERED: Finding = {
  rule: 'unregistered-host-port',
  severity: 'error',
  confidence: 'certain',
  message: 'host port 9104/TCP has no entry in the OpenShift host port registry',
  why: 'another component may take it in the next release',
  label: 'container network-operator of Deployment openshift-network-operator/network-operator listens here',
  remedy:
    'Add a row for 9104 to the table of externally reachable TCP ports of the registry, or listen on a port that is registered for this component.',
  url: 'https://docs.example/rules/unregistered-host-port.md',
  span: operator('9104'),
  related: [{ span: operator('9104', 1), message: 'container network-operator declares the port here' }],
  workload: OPERATOR_NAME,
  object: null,
  field: null,
  container: 'network-operator',
  port: 9104,
  protocol: 'TCP',
  fingerprint: '1d2f8a8f6c3f4c52',
  suppressed: null,
  fix: null,
};

export const UNDECLARED: Finding = {
  ...UNREGISTERED,
  rule: 'undeclared-host-port',
  severity: 'warning',
  confidence: 'medium',
  message: 'host port 9743/TCP is not declared in ports',
  why: 'the scheduler cannot see a conflict',
  label: 'container kube-rbac-proxy listens on 127.0.0.1',
  remedy: 'Add containerPort 9743 to the ports of container kube-rbac-proxy.',
  url: 'https://docs.example/rules/undeclared-host-port.md',
  span: operator('9743'),
  related: [],
  container: 'kube-rbac-proxy',
  port: 9743,
  fingerprint: '77aa0c2be1f0d9e3',
  fix: {
    description: 'Declare port 9743',
    edits: [
      { path: OPERATOR_PATH, start: OPERATOR.length, end: OPERATOR.length, text: '          ports:\n            - containerPort: 9743\n' },
    ],
  },
};

export const CONFLICT: Finding = {
  ...UNREGISTERED,
  rule: 'host-port-conflict',
  message: 'host port 9104/TCP is also taken by Deployment openshift-network-operator/network-operator',
  why: 'both can run on every node, and the second to start cannot bind',
  label: 'container agent of DaemonSet node-agent listens here',
  remedy: 'Move one of the two to a free port, or keep them off the same nodes.',
  url: 'https://docs.example/rules/host-port-conflict.md',
  span: agent('9104'),
  related: [{ span: operator('9104'), message: 'Deployment openshift-network-operator/network-operator listens here', isShown: true }],
  workload: { kind: 'DaemonSet', namespace: null, name: 'node-agent' },
  container: 'agent',
  fingerprint: '0badc0de0badc0de',
};

export const SUPPRESSED: Finding = {
  ...UNDECLARED,
  rule: 'localhost-in-reserved-range',
  severity: 'info',
  span: operator('127.0.0.1:9743'),
  fingerprint: '5e5e5e5e00000001',
  suppressed: { by: 'comment', reason: 'moves in 4.20, see the ticket', until: '2027-06-30' },
  fix: null,
};

/** A finding in which everything that comes from the input is hostile. */
export function hostileFinding(words: string): Finding {
  return {
    ...UNREGISTERED,
    message: words.slice(0, 100),
    why: words,
    remedy: words,
    label: words,
    span: { ...spanOf(words, `  - ${words.split('\n')[0]}`, words.split('\n')[0] ?? ''), path: words },
    related: [{ span: { ...operator('9104'), path: words }, message: words }],
    workload: { kind: words, namespace: words, name: words },
    container: words,
    suppressed: null,
  };
}

const RULE: RuleMeta = {
  id: 'unregistered-host-port',
  title: 'a host port has no entry in the registry',
  why: 'Every port that a component opens on the host must be registered, or two components meet on one port after an upgrade.',
  remedy: 'Register the port, or use one that is registered for the component.',
  severity: 'error',
  since: '0.1.0',
  needs: ['registry'],
  source: 'OpenShift enhancement "host port registry": ports must be registered',
  examples: { bad: 'kind: Pod\n', good: 'kind: Pod\n' },
};

export const RULES: readonly RuleMeta[] = [
  { ...RULE, id: 'host-port-conflict', title: 'two workloads claim one port of a node', needs: [] },
  { ...RULE, id: 'localhost-in-reserved-range', title: 'a port of the reserved range serves only the node itself', severity: 'info' },
  { ...RULE, id: 'undeclared-host-port', title: 'a host port is not declared', severity: 'warning', needs: [] },
  { ...RULE, id: 'undeclared-socket', title: 'a socket of a node is in no manifest', needs: ['listeners'] },
  RULE,
];

export const OPTIONS: ReportOptions = {
  color: false,
  version: '0.1.0',
  rules: RULES,
  urlOfRule: (rule) => `https://docs.example/rules/${rule}.md`,
  homepage: 'https://docs.example/',
  exitCode: 1,
};

const WORKLOAD = workload({
  ...OPERATOR_NAME,
  span: operator(OPERATOR),
  containers: [{ name: 'network-operator', image: 'quay.io/example/network-operator:4.19', role: 'main' }],
});

const ROW = row({
  registry: 'openshift',
  port: 9743,
  endPort: 9744,
  process: 'network-node-identity',
  applicationProtocol: 'HTTPS',
  exposure: 'localhost',
  controlPlaneOnly: true,
  team: 'SDN',
  since: '4.14',
  owners: [],
  citation: { document: 'OpenShift host port registry', table: 'Localhost-only', line: 97 },
});

const FLAG: Evidence = {
  origin: 'inferred',
  detector: 'flag',
  span: operator('9104'),
  text: '--listen=0.0.0.0:9104',
  steps: [],
};

export const LISTENERS: readonly Listener[] = [
  {
    workload: WORKLOAD,
    container: 'network-operator',
    address: '0.0.0.0',
    protocol: 'TCP',
    port: 9104,
    reach: 'any',
    declared: true,
    confidence: 'certain',
    evidence: [FLAG, { ...FLAG, origin: 'declared', detector: 'ports', span: operator('9104', 1), text: '9104' }],
    registration: { status: 'unregistered', assignment: null },
  },
  {
    workload: { ...WORKLOAD, name: `${UNKNOWN}-identity`, namespace: null, kind: 'DaemonSet' },
    container: null,
    address: '127.0.0.1',
    protocol: 'TCP',
    port: 9743,
    reach: 'localhost',
    declared: false,
    confidence: 'medium',
    evidence: [
      {
        ...FLAG,
        span: operator('9743'),
        text: '--secure-listen-address=127.0.0.1:9743',
        steps: [{ span: operator('kube-rbac-proxy'), note: 'container kube-rbac-proxy is started' }],
      },
    ],
    registration: { status: 'other-owner', assignment: ROW },
  },
];

export const EMPTY: RunResult = {
  findings: [],
  listeners: [],
  hosted: createHostedCollector().facts({ port: 30000, endPort: 32767 }),
  problems: [],
  skipped: [],
  counts: { files: 0, documents: 0, workloads: 0, listeners: 0 },
  hidden: {},
};

export const CLEAN: RunResult = { ...EMPTY, listeners: LISTENERS, counts: { files: 3, documents: 7, workloads: 2, listeners: 2 } };

export const SAMPLE: RunResult = {
  ...CLEAN,
  findings: [CONFLICT, UNREGISTERED, SUPPRESSED, UNDECLARED],
  problems: [{ path: 'manifests/broken.yaml', line: 7, column: 3, message: 'not YAML: a mapping value is not allowed here' }],
  skipped: [{ rule: 'undeclared-socket', reason: 'no sockets of nodes were given (--capture)' }],
  hidden: { 'undeclared-host-port': 3 },
};

/** Hostile strings in every place where a part of the input can arrive. */
export const HOSTILE_SAMPLE: RunResult = {
  ...SAMPLE,
  findings: HOSTILE.map(hostileFinding),
  listeners: HOSTILE.map((words) => ({
    workload: { ...WORKLOAD, kind: words, namespace: words, name: words, span: { ...WORKLOAD.span, path: words } },
    container: words,
    address: words,
    protocol: 'TCP',
    port: 9104,
    reach: 'unknown',
    declared: false,
    confidence: 'low',
    evidence: [
      {
        ...FLAG,
        detector: words,
        text: words,
        span: hostileFinding(words).span,
        steps: [{ span: hostileFinding(words).span, note: words }],
      },
    ],
    registration: {
      status: 'other-owner',
      assignment: { ...ROW, process: words, team: words, citation: { ...ROW.citation, document: words } },
    },
  })),
  problems: HOSTILE.map((words) => ({ path: words, line: 1, column: 1, message: words })),
  skipped: HOSTILE.map((words) => ({ rule: words, reason: words })),
};
