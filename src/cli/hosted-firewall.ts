import { Command, InvalidArgumentError, Option } from 'commander';
import { EVERYWHERE, type FirewallOptions, familyOf, firewallRules } from '../hosted/firewall/rules.ts';
import { noteOnPrivateNetwork } from '../hosted/load-balancer-role.ts';
import { proxyOf } from '../hosted/proxy.ts';
import { UsageError } from '../model/exit-code.ts';
import { nameOfCluster } from '../model/flow.ts';
import { firstOfEach, groupBy } from '../model/groups.ts';
import { usesHubIngress, whyAllowedCidrsFail } from '../model/hosted-cluster.ts';
import { readNetwork } from '../net/network.ts';
import { FIREWALL_REPORTS, type FirewallCluster } from './hosted-firewall-formats.ts';
import { addHostedInput, finish, type HostedFlags, readHosted, refuseShared } from './hosted-input.ts';
import type { InputOutput } from './io.ts';
import { collect, formatOption, repeated } from './options.ts';

interface FirewallFlags extends HostedFlags, FirewallOptions {
  readonly format: keyof typeof FIREWALL_REPORTS;
  readonly output?: string;
}

/** `hostport-lint hosted firewall PATH...` */
export function firewallCommand(io: InputOutput): Command {
  const networks = (flags: string, description: string, usual: string) => repeated(flags, description, usual, addNetworks);
  return addHostedInput(new Command('firewall').description('print the rules of a firewall between workers, clients and hub'))
    .addOption(formatOption(Object.keys(FIREWALL_REPORTS)))
    .option('-o, --output <file>', 'write the rules to a file')
    .addOption(
      networks(
        '--workers <cidr>',
        'networks of the workers; may be repeated',
        "hosted.workerCIDRs, otherwise each cluster's machineNetwork",
      ),
    )
    .addOption(
      networks('--clients <cidr>', 'networks of the clients; may be repeated', "each cluster's allowedCIDRBlocks, otherwise everywhere"),
    )
    .addOption(networks('--load-balancers <cidr>', 'networks of external load balancers in front of node ports; may be repeated', 'none'))
    .addOption(
      new Option(
        '--address <name=ip,...>',
        "addresses of a name that only DNS knows: a hostname, dns, proxy, registries, apps or 'nodes of the hub'; may be repeated",
      )
        .argParser(addAddress)
        .default(new Map(), 'none'),
    )
    .option('--egress', 'include outgoing connections of the workers: DNS, proxy, registries, identity providers')
    .option('--apps', 'include the applications of the hosted clusters, ports 80 and 443')
    .option('--no-bootstrap', 'omit connections that only new and replaced nodes need')
    .option('--allow-node-port-range', 'open the whole range for node ports that are not pinned')
    .action(async (paths: string[], flags: FirewallFlags, command: Command) => {
      const input = await readHosted(paths, flags, io, command);
      if (input === null) return;
      const { workerCIDRs = [], tenantCIDRs = [] } = input.settings.hosted ?? {};
      const options: FirewallOptions = { ...flags, workers: flags.workers.length > 0 ? flags.workers : workerCIDRs };
      const problems = [...input.problems];
      const clusters = input.found.map((found): FirewallCluster => {
        const made = firewallRules(found.cluster, found.flows, options);
        // Workers and clients use one node port, which is one problem.
        problems.push(...firstOfEach(made.problems, ({ message }) => message));
        return { ...found, ...made };
      });
      if (clusters.length > 0) checkNames(flags, clusters);
      const onPrivateNetworks = clusters.flatMap(({ flows }) => noteOnPrivateNetwork(flows) ?? []);
      const known = [
        ...input.notes,
        ...input.lacking,
        ...onPrivateNetworks,
        ...notesOnClients(clusters, options),
        ...notesOnFamilies(clusters),
      ];
      const report = FIREWALL_REPORTS[flags.format];
      const { text, notes } = report(clusters, {
        tenants: tenantCIDRs,
        problems,
        notes: known,
        isBehindOthers: flags.loadBalancers.length > 0,
      });
      await finish(text === '' ? null : text, flags, { ...input, problems, notes: [...known, ...notes] }, io);
    });
}

/** Throws a UsageError for an address of a name that no rule uses, and for an address that several clusters would share by mistake. */
function checkNames({ address: addresses, format }: FirewallFlags, clusters: readonly FirewallCluster[]): void {
  const flowsOf = (some: readonly FirewallCluster[]) => some.map(({ flows }) => flows);
  // Named sets contain the names of clusters.
  const ofOneName = groupBy(clusters, ({ flows }) => nameOfCluster(flows));
  if (format === 'nft') for (const some of ofOneName.values()) refuseShared('a named set', flowsOf(some));
  const withApps = clusters.filter(({ names }) => names.has('apps'));
  // One hub serves the applications of all clusters with baseDomainPassthrough.
  const ingressOf = ({ cluster, flows }: FirewallCluster) => (usesHubIngress(cluster) ? null : nameOfCluster(flows));
  if (addresses.has('apps')) refuseShared('--address apps', flowsOf(firstOfEach(withApps, ingressOf)));
  const withProxy = clusters.filter(({ names }) => names.has('proxy'));
  if (addresses.has('proxy')) refuseShared('--address proxy', flowsOf(firstOfEach(withProxy, ({ cluster }) => proxyOf(cluster)?.host)));

  const names = new Set(clusters.flatMap((one) => [...one.names]));
  const unknown = [...addresses.keys()].find((name) => !names.has(name));
  if (unknown === undefined) return;
  throw new UsageError(`--address ${unknown}: no rule uses this name; the names are ${[...names].sort().join(', ') || 'none'}`);
}

/** Private clusters whose rules accept clients from everywhere, and the ranges that the API server itself enforces. */
function notesOnClients(clusters: readonly FirewallCluster[], { clients }: FirewallOptions): readonly string[] {
  const isOpen = ({ cluster, flows, rules }: FirewallCluster): boolean =>
    flows.access === 'Private' && cluster.networking.allowedCIDRBlocks.length === 0 && rules.some(({ source }) => source === 'client');
  const [one, ...more] = clients.length > 0 ? [] : clusters.filter(isOpen);
  const others = more.length === 0 ? 'is private, and its' : `and ${more.length} more are private, and their`;
  const limited = clusters.filter(({ cluster }) => clients.length === 0 && cluster.networking.allowedCIDRBlocks.length > 0);
  return [
    ...(one ? [`${nameOfCluster(one.flows)} ${others} rules accept clients from everywhere; --clients restricts them`] : []),
    ...limited.map(({ cluster, flows }) => {
      const why = whyAllowedCidrsFail(cluster, flows.access !== 'Private');
      const isProxied = flows.flows.some(
        ({ service, source, proxied }) => service === 'APIServer' && source === 'worker' && proxied !== false,
      );
      const effect =
        why === null
          ? `the API server refuses all others, so workers${isProxied ? ' and the proxy' : ''} must be in the list`
          : `${why}, so only the firewall enforces them`;
      return `the clients of ${nameOfCluster(flows)} are networking.apiServer.allowedCIDRBlocks; ${effect}`;
    }),
  ];
}

/** Rules between IPv4 and IPv6, which no packet follows. */
function notesOnFamilies(clusters: readonly FirewallCluster[]): readonly string[] {
  const familiesOf = (ranges: readonly string[]) => new Set(ranges.map((one) => `IPv${familyOf(one)}`));
  const notes = clusters.flatMap(({ rules }) =>
    rules.flatMap(({ source, networks, destination: { name, addresses } }) => {
      const [from, to] = [networks, addresses].map(familiesOf) as [Set<string>, Set<string>];
      if (networks[0] === EVERYWHERE || from.size === 0 || to.size === 0 || [...from].some((one) => to.has(one))) return [];
      return [`nothing reaches ${name} from the ${source}: its addresses are ${[...to]}, the networks of the ${source} ${[...from]}`];
    }),
  );
  return [...new Set(notes)];
}

function addNetworks(text: string, before?: readonly string[]): string[] {
  const networks = collect(text, before);
  const wrong = networks.find((one) => !readNetwork(one));
  if (wrong !== undefined) throw new InvalidArgumentError(`${wrong} is not a network; write it like 192.0.2.0/24.`);
  return networks;
}

/** Reads `NAME=IP[,IP]`, also with networks; values for the same name are added. */
function addAddress(text: string, before: FirewallFlags['address']): FirewallFlags['address'] {
  const at = text.lastIndexOf('=');
  const [name, addresses] = [
    text.slice(0, Math.max(at, 0)).trim(),
    text
      .slice(at + 1)
      .split(',')
      .map((one) => one.trim()),
  ];
  const wrong = addresses.find((one) => !readNetwork(one.includes('/') ? one : `${one}/${one.includes(':') ? 128 : 32}`));
  if (name === '' || wrong !== undefined)
    throw new InvalidArgumentError(name === '' ? `${text} has no name; write NAME=IP.` : `${wrong} is not an address; write NAME=IP.`);
  return new Map([...before, [name, [...(before.get(name) ?? []), ...addresses]]]);
}
