import { networkPolicies } from '../hosted/firewall/network-policy.ts';
import { ELEMENTS, nftables } from '../hosted/firewall/nftables.ts';
import type { ClusterRules, FirewallRule, RuleSource } from '../hosted/firewall/rules.ts';
import { awsScript, type Permission, permissionsOf, terraform } from '../hosted/firewall/security-groups.ts';
import { vyosCommands } from '../hosted/firewall/vyos.ts';
import type { FoundCluster } from '../hosted/flows-of-run.ts';
import { proxyOf } from '../hosted/proxy.ts';
import { portText } from '../model/address.ts';
import { nameOfCluster } from '../model/flow.ts';
import { pick } from '../model/groups.ts';
import type { Problem } from '../model/source.ts';
import { rangeAsJson } from '../report/hosted/json.ts';
import { jsonWithPlaceholders } from '../report/json.ts';
import { escapeMarkdown, markdownTable } from '../report/markdown.ts';
import { csvText } from '../report/ports/csv.ts';
import { columns } from '../text/cells.ts';
import { refuseShared } from './hosted-input.ts';
import { textWithoutControls } from './output.ts';

/** A cluster with its rules. */
export interface FirewallCluster extends FoundCluster, ClusterRules {}

interface Remarks {
  readonly tenants: readonly string[];
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
  /** True if `--load-balancers` is set. */
  readonly isBehindOthers: boolean;
}

type FirewallReport = (
  clusters: readonly FirewallCluster[],
  remarks: Remarks,
) => { readonly text: string; readonly notes: readonly string[] };

const FROM_HUB = 'no connection from the hub to the workers is needed: the workers open the tunnel of Konnectivity';

/** With the base domain of the hub, its ingress connects to the machines, which may be outside its network. */
function notesOnHub(clusters: readonly FirewallCluster[]): readonly string[] {
  const dialled = clusters.filter(({ isDialledByHub }) => isDialledByHub).map(({ flows }) => nameOfCluster(flows));
  if (dialled.length === 0) return clusters.some(({ flows }) => flows.flows.length > 0) ? [FROM_HUB] : [];
  return [
    `the ingress of the hub connects to the machines of ${dialled.join(', ')} (baseDomainPassthrough), which are not in its network (attachDefaultNetwork)`,
  ];
}

/** The formats of `hosted firewall`. */
export const FIREWALL_REPORTS = {
  table(clusters, remarks) {
    const blocks = clusters.map(({ flows, rules }) => {
      const lines = rules.length === 0 ? ['no rule is known'] : columns([HEADING, ...rules.map(cellsOfRule)]);
      return `${nameOfCluster(flows)}: ${flows.platform}, ${flows.access} (${flows.path}:${flows.line})\n\n  ${lines.join('\n  ')}\n`;
    });
    return { text: textWithoutControls(blocks.join('\n')), notes: [...notesOnHub(clusters), ...notesOnNames(clusters, remarks)] };
  },
  json(clusters, remarks) {
    const asJson = clusters.map(({ flows, rules }) => ({
      ...pick(flows, 'path', 'line', 'namespace', 'name'),
      rules: rules.map((rule) => ({
        ...pick(rule, 'source', 'networks', 'destination'),
        port: rangeAsJson(rule.port),
        ...pick(rule, 'protocol', 'services', 'purposes', 'remark'),
      })),
    }));
    const notes = [...remarks.notes, ...notesOnHub(clusters), ...notesOnNames(clusters, remarks)];
    return { text: jsonWithPlaceholders({ version: 1, clusters: asJson, problems: remarks.problems, notes }), notes: [] };
  },
  csv(clusters, remarks) {
    const rows = clusters.flatMap(({ flows, rules }) => rules.map((rule) => [flows.namespace, flows.name, ...csvRow(rule)]));
    return { text: csvText(CSV_HEADING, rows), notes: notesOnNames(clusters, remarks) };
  },
  markdown(clusters, remarks) {
    const parts = clusters.map(
      ({ flows, rules }) =>
        `### ${escapeMarkdown(nameOfCluster(flows))}\n\n${markdownTable(
          HEADING.map((name) => `${name[0]}${name.slice(1).toLowerCase()}`),
          rules.map((rule) => cellsOfRule(rule).map(escapeMarkdown)),
        )}\n`,
    );
    return { text: parts.join('\n'), notes: notesOnNames(clusters, remarks) };
  },
  nft(clusters, { tenants }) {
    const { text, emptySets } = nftables(rulesOf(clusters), tenants);
    const notes = emptySets.map(
      ({ set, type, of }) =>
        `the set ${set} is empty: ${'source' in of ? optionOf(of.source, clusters) : `give ${addressOption(of.destination)}`}, or write "set ${set} { type ${type}; flags interval; elements = { IP } }" to ${ELEMENTS.replace('*', set)}`,
    );
    return { text, notes: [...notesOnHub(clusters), ...notes] };
  },
  vyos(clusters, remarks) {
    const { text, missing } = vyosCommands(rulesOf(clusters));
    return {
      text,
      notes: [...missing.map((name) => `no rule for ${name}: give ${addressOption(name)}`), ...notesOnSources(clusters, remarks)],
    };
  },
  aws: (clusters, remarks) => forSecurityGroups(awsScript, clusters, remarks),
  terraform: (clusters, remarks) => forSecurityGroups(terraform, clusters, remarks),
  networkpolicy(clusters) {
    const text = networkPolicies(clusters.map(({ cluster }) => cluster));
    const note = 'no NetworkPolicy is missing: the operator creates those of Konnectivity by Route and NodePort';
    return { text, notes: text === '' ? [note] : [] };
  },
} satisfies Readonly<Record<string, FirewallReport>>;

const HEADING = ['FROM', 'NETWORKS', 'TO', 'PORT', 'FOR'];

function cellsOfRule({ source, networks, destination: { name, addresses }, port, protocol, purposes, remark }: FirewallRule): string[] {
  const isAddress = addresses.length === 0 || (addresses.length === 1 && addresses[0] === name);
  return [
    source,
    networks.join(', ') || '?',
    isAddress ? name : `${name} (${addresses.join(', ')})`,
    `${portText(port)}/${protocol}`,
    [purposes.join(', '), ...(remark === null ? [] : [remark])].join('; '),
  ];
}

const CSV_HEADING = ['namespace', 'cluster', 'from', 'networks', 'to', 'addresses', 'port', 'protocol', 'for', 'remark'];

function csvRow({ source, networks, destination, port, protocol, purposes, remark }: FirewallRule): (string | null)[] {
  const addresses = destination.addresses.join(' ');
  return [source, networks.join(' '), destination.name, addresses, portText(port), protocol, purposes.join(', '), remark];
}

function rulesOf(clusters: readonly FirewallCluster[]): readonly FirewallRule[] {
  return clusters.flatMap(({ rules }) => rules);
}

/** The permissions of the two security groups of one cluster. Only clusters on AWS have security groups. */
function forSecurityGroups(
  textOf: (permissions: readonly Permission[]) => string,
  clusters: readonly FirewallCluster[],
  remarks: Remarks,
): ReturnType<FirewallReport> {
  const onAws = clusters.filter(({ flows }) => flows.platform === 'AWS');
  const others = clusters.filter((one) => !onAws.includes(one));
  refuseShared(
    'one security group of workers',
    onAws.map(({ flows }) => flows),
  );
  const permissions = permissionsOf(
    rulesOf(onAws),
    onAws.flatMap(({ flows }) => flows.egress),
  );
  return {
    text: permissions.length === 0 ? '' : textOf(permissions),
    notes: [
      ...others.map(({ flows }) => `${nameOfCluster(flows)} is not on AWS, so it has no rule of a security group`),
      ...notesOnNames(onAws, remarks, ', so their rules allow 0.0.0.0/0'),
    ],
  };
}

/** Destinations and sources without an address, each with the option that sets it. */
function notesOnNames(clusters: readonly FirewallCluster[], remarks: Remarks, effect = ''): readonly string[] {
  const unknown = new Set(rulesOf(clusters).flatMap(({ destination: { name, addresses } }) => (addresses.length === 0 ? [name] : [])));
  // A note on the networks of the proxy names it.
  for (const proxy of proxiesOf(clusters)) unknown.delete(proxy);
  return [
    ...[...unknown].map((name) => `the addresses of ${name} are unknown${effect}; ${addressOption(name)} sets them`),
    ...notesOnSources(clusters, remarks),
  ];
}

function notesOnSources(clusters: readonly FirewallCluster[], { isBehindOthers }: Remarks): readonly string[] {
  const rules = rulesOf(clusters);
  const without = new Set(rules.flatMap(({ source, networks }) => (networks.length === 0 ? [source] : [])));
  const isDialled = rules.some(({ source }) => source === 'external-load-balancer');
  return [
    ...UNKNOWN.flatMap(([source, what]) => (without.has(source) ? [`${what} are unknown: ${optionOf(source, clusters)}`] : [])),
    ...(isBehindOthers && !isDialled
      ? ['no rule uses --load-balancers: the input has no Service of the control plane or of the ingress shard, whose node ports these use']
      : []),
  ];
}

/** The unknown values of sources without networks. */
const UNKNOWN: readonly (readonly [RuleSource, string])[] = [
  ['worker', 'the networks of the workers'],
  ['client', 'the networks of the clients'],
  ['proxy', 'the addresses of the proxy'],
  ['external-load-balancer', 'the networks of the external load balancers'],
];

function addressOption(name: string): string {
  return /^[\w.*-]+$/.test(name) && !name.includes('*') ? `--address ${name}=IP` : `--address '${name}=IP'`;
}

/** Hosts of proxies whose addresses are unknown. */
function proxiesOf(clusters: readonly FirewallCluster[]): readonly string[] {
  const unknown = clusters.filter(({ rules }) => rules.some(({ source, networks }) => source === 'proxy' && networks.length === 0));
  return [...new Set(unknown.map(({ cluster }) => proxyOf(cluster)?.host ?? 'proxy'))];
}

/** The options that set the networks of a source. */
function optionOf(source: RuleSource, clusters: readonly FirewallCluster[]): string {
  return source === 'proxy' ? `give ${proxiesOf(clusters).map(addressOption).join(' and ')}` : OPTION_OF[source];
}

const OPTION_OF: Readonly<Record<Exclude<RuleSource, 'proxy'>, string>> = {
  worker: 'give --workers or hosted.workerCIDRs',
  client: 'give --clients',
  'external-load-balancer': 'give --load-balancers',
};
