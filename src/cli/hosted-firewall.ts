import { Command, InvalidArgumentError } from 'commander';
import { awsPermissions } from '../hosted/firewall/aws.ts';
import { nftables } from '../hosted/firewall/nftables.ts';
import { type FirewallRule, firewallRules, networksOf, purposeOf, type Sources } from '../hosted/firewall/rules.ts';
import { noteOnPrivateNetwork } from '../hosted/load-balancer-role.ts';
import { portText } from '../model/address.ts';
import { nameOfCluster } from '../model/flow.ts';
import { firstOfEach } from '../model/groups.ts';
import type { Problem } from '../model/source.ts';
import { readNetwork } from '../net/network.ts';
import { rangeAsJson } from '../report/hosted/json.ts';
import { jsonText, jsonWithPlaceholders } from '../report/json.ts';
import { columns } from '../text/cells.ts';
import { addHostedInput, type FoundCluster, finish, type HostedFlags, readHosted } from './hosted-input.ts';
import type { InputOutput } from './io.ts';
import { collect, formatOption, repeated } from './options.ts';
import { printed } from './output.ts';

interface FirewallFlags extends HostedFlags {
  readonly format: 'table' | 'json' | 'nft' | 'aws';
  readonly output?: string;
  readonly workers: string[];
  readonly clients: string[];
  readonly loadBalancers: string[];
  readonly allowNodePortRange?: boolean;
}

/** The rules for one cluster. */
interface ClusterRules extends FoundCluster {
  readonly rules: readonly FirewallRule[];
}

/** `hostport-lint hosted firewall PATH...` */
export function firewallCommand(io: InputOutput): Command {
  const networks = (flags: string, description: string, usual = 'none') => repeated(flags, description, usual, addNetworks);
  return addHostedInput(new Command('firewall').description('print the rules that a firewall between workers, clients and hub needs'))
    .addOption(formatOption(['table', 'json', 'nft', 'aws']))
    .option('-o, --output <file>', 'write the rules to a file')
    .addOption(networks('--workers <cidr>', 'where workers come from; may be repeated (default: hosted.workerCIDRs)'))
    .addOption(networks('--clients <cidr>', 'where clients come from; may be repeated', 'everywhere'))
    .addOption(networks('--load-balancers <cidr>', 'where external load balancers before node ports come from; may be repeated'))
    .option('--allow-node-port-range', 'open the whole range for node ports that are not pinned')
    .action(async (paths: string[], flags: FirewallFlags, command: Command) => {
      const input = await readHosted(paths, flags, io, command);
      const { workerCIDRs = [], tenantCIDRs = [] } = input.settings.hosted ?? {};
      const { clients, loadBalancers } = flags;
      const sources = { workers: flags.workers.length > 0 ? flags.workers : workerCIDRs, clients, loadBalancers, tenants: tenantCIDRs };
      const problems = [...input.problems];
      const clusters = input.found.map((found): ClusterRules => {
        const { rules, unpinned } = firewallRules(found.flows, flags.allowNodePortRange === true);
        // A node port that is not pinned is missing in the rules of workers and of clients, and told once.
        problems.push(...firstOfEach(unpinned, ({ message }) => message));
        return { ...found, rules };
      });
      const onPrivateNetworks = clusters.flatMap(({ flows }) => noteOnPrivateNetwork(flows) ?? []);
      const known = [...input.notes, ...input.lacking, ...onPrivateNetworks, ...noteOnOpenClients(clusters, sources)];
      const { text, notes } = PRINT[flags.format](clusters, sources, { problems, notes: known });
      await finish(text, flags, { ...input, problems, notes: [...known, ...notes] }, io);
    });
}

type Print = (
  clusters: readonly ClusterRules[],
  sources: Sources,
  remarks: { readonly problems: readonly Problem[]; readonly notes: readonly string[] },
) => { readonly text: string; readonly notes: readonly string[] };

const NO_WORKERS = 'nobody said where workers come from: give --workers or hosted.workerCIDRs';
const NO_LOAD_BALANCERS = 'nobody said where the external load balancers before node ports come from: give --load-balancers';
const NO_NODE_PORTS =
  'no rule is for --load-balancers: put the Services of the control plane and of the ingress shard, whose node ports these dial, beside the HostedCluster';
const FROM_HUB = "from the hub to the workers nothing need be open: Konnectivity's tunnel is dialled by the workers";

const PRINT: Readonly<Record<FirewallFlags['format'], Print>> = {
  table(clusters, sources) {
    const blocks = clusters.map(({ flows, rules }) => {
      const rows = rules.map((rule) => [
        `  ${rule.source}`,
        networksOf(rule, sources, 'everywhere').join(', ') || '?',
        rule.destination.address ?? rule.destination.name,
        `${portText(rule.port)}/${rule.protocol}`,
        rule.remark === null ? purposeOf(rule) : `${purposeOf(rule)}; ${rule.remark}`,
      ]);
      const lines = rows.length === 0 ? ['  no rule can be told'] : columns([['  FROM', 'NETWORKS', 'TO', 'PORT', 'FOR'], ...rows]);
      return `${nameOfCluster(flows)}: ${flows.platform}, ${flows.access} (${flows.path}:${flows.line})\n\n${lines.join('\n')}\n`;
    });
    return { text: printed(blocks.join('\n')), notes: [FROM_HUB, ...unnamed(clusters, sources)] };
  },
  json(clusters, sources, remarks) {
    const asJson = clusters.map(({ flows: { path, line, namespace, name }, rules }) => ({
      ...{ path, line, namespace, name },
      rules: rules.map((rule) => {
        const { source, destination, port, protocol, flows, remark } = rule;
        return {
          source,
          networks: networksOf(rule, sources, 'everywhere'),
          destination,
          port: rangeAsJson(port),
          protocol,
          services: [...new Set(flows.map(({ service }) => service))],
          remark,
        };
      }),
    }));
    return {
      text: jsonWithPlaceholders({ version: 1, clusters: asJson, problems: remarks.problems, notes: [...remarks.notes, FROM_HUB] }),
      notes: [],
    };
  },
  nft(clusters, sources) {
    const { text, setsToFill } = nftables(
      clusters.flatMap(({ rules }) => rules),
      sources,
    );
    return { text, notes: setsToFill.map(({ set, content }) => `fill the set ${set}: ${content}`) };
  },
  aws(clusters, sources) {
    const permissions = awsPermissions(
      clusters.flatMap(({ rules }) => rules),
      clusters.flatMap(({ flows }) => flows.egress),
      sources,
    );
    return { text: jsonText(permissions), notes: unnamed(clusters, sources) };
  },
};

/** Who asks for a private cluster would not expect its rules to be open to everybody, and no manifest says where its clients are. */
function noteOnOpenClients(clusters: readonly ClusterRules[], { clients }: Sources): readonly string[] {
  const isOpen = ({ flows, rules }: ClusterRules): boolean => flows.access === 'Private' && rules.some(({ source }) => source === 'client');
  const [one, ...more] = clients.length > 0 ? [] : clusters.filter(isOpen);
  if (one === undefined) return [];
  const others = more.length === 0 ? 'is private, and its' : `and ${more.length} more are private, and their`;
  return [`${nameOfCluster(one.flows)} ${others} rules for clients are open to everywhere: say with --clients where these come from`];
}

/** Sources of rules whose networks nobody gave. */
function unnamed(clusters: readonly ClusterRules[], { workers, loadBalancers }: Sources): readonly string[] {
  const isBehindOthers = clusters.some(({ rules }) => rules.some(({ source }) => source === 'external-load-balancer'));
  const isSaid = loadBalancers.length > 0;
  return [
    ...(workers.length === 0 ? [NO_WORKERS] : []),
    ...(isBehindOthers === isSaid ? [] : [isSaid ? NO_NODE_PORTS : NO_LOAD_BALANCERS]),
  ];
}

function addNetworks(text: string, before?: readonly string[]): string[] {
  const networks = collect(text, before);
  const wrong = networks.find((one) => !readNetwork(one));
  if (wrong !== undefined) throw new InvalidArgumentError(`${wrong} is no network; write it like 192.0.2.0/24.`);
  return networks;
}
