import { isIP } from 'node:net';
import { Command, InvalidArgumentError, Option } from 'commander';
import {
  applicationListeners,
  type Backend,
  haproxyConfiguration,
  listenersOf,
  servicesBehind,
  sharedPortOf,
  type WantedListeners,
} from '../hosted/load-balancer.ts';
import { type LoadBalancerRole, noteOnPrivateNetwork } from '../hosted/load-balancer-role.ts';
import { UsageError } from '../model/exit-code.ts';
import { nameOfCluster } from '../model/flow.ts';
import { usesHubIngress } from '../model/hosted-cluster.ts';
import { isTarget } from '../net/dns-name.ts';
import { addHostedInput, finish, type HostedFlags, type HostedInput, readHosted, refuseShared } from './hosted-input.ts';
import type { InputOutput } from './io.ts';
import { collect, repeated } from './options.ts';

interface HaproxyFlags extends HostedFlags {
  readonly for: keyof typeof ROLES;
  readonly backend: Backend[];
  readonly bind: string[];
  readonly httpPort?: number;
  readonly output?: string;
}

const ROLES = {
  api: { role: 'api-lb', about: 'Services of the control plane itself, in front of the nodes of the hub' },
  routes: { role: 'ingress-shared-lb', about: "Routes of the control plane, in front of the Service of the hub's ingress shard" },
  apps: { role: 'ingress-lb', about: "applications of the hosted cluster, in front of its own ingress, not the hub's" },
} as const satisfies Readonly<Record<string, { role: LoadBalancerRole; about: string }>>;

/** `hostport-lint hosted haproxy PATH... --for api|routes|apps --backend ADDRESS...` */
export function haproxyCommand(io: InputOutput): Command {
  return addHostedInput(new Command('haproxy').description('print a configuration for an external load balancer'))
    .addOption(new Option('--for <role>', 'one of the three load balancers').choices(Object.keys(ROLES)).makeOptionMandatory())
    .addOption(
      new Option('--backend <address...>', '[SERVICE=]ADDRESS[:PORT] behind it, such as Konnectivity=10.0.0.11:32111; may be repeated')
        .argParser(addBackend)
        .makeOptionMandatory(),
    )
    .addOption(repeated('--bind <address>', 'address to bind, for several clusters on one machine; may be repeated', 'all', addAddress))
    .addOption(
      new Option('--http-port <port>', 'apps: port of the backends for HTTP, if they have their own for HTTPS').argParser(parsePort),
    )
    .option('-o, --output <file>', 'write the configuration to a file')
    .action(async (paths: string[], flags: HaproxyFlags, command: Command) => {
      const input = await readHosted(paths, flags, io, command);
      if (input === null) return;
      const { role, about } = ROLES[flags.for];
      const wanted = role === 'ingress-lb' ? applications(input, flags) : before(role, input, flags);
      const { listeners } = wanted;
      const text = listeners.length === 0 || input.found.length === 0 ? null : haproxyConfiguration(role, about, listeners, flags.bind);
      const problems = [...input.problems, ...wanted.problems];
      await finish(text, { ...flags, format: 'haproxy' }, { ...input, problems, notes: [...input.notes, ...wanted.notes] }, io);
    });
}

function before(role: 'api-lb' | 'ingress-shared-lb', { found, lacking }: HostedInput, { backend }: HaproxyFlags): WantedListeners {
  const clusters = found.map(({ flows }) => flows);
  const services = servicesBehind(role, clusters);
  const unknown = backend.find(({ service }) => service !== null && !services.includes(service));
  if (unknown !== undefined && found.length > 0)
    throw new UsageError(
      `--backend ${unknown.service}=...: ${role} has no such service; its services are ${services.join(', ') || 'none'}`,
    );
  for (const service of new Set(backend.flatMap((one) => one.service ?? [])))
    refuseShared(
      `--backend ${service}=...`,
      clusters.filter((one) => servicesBehind(role, [one]).includes(service)),
    );
  const wanted = listenersOf(role, clusters, backend);
  const shared = sharedPortOf(wanted.listeners, backend);
  if (shared !== null) throw new UsageError(shared);
  const isEmpty = found.length > 0 && services.length === 0;
  return {
    ...wanted,
    notes: [
      ...lacking,
      ...wanted.notes,
      ...(isEmpty ? [`nothing is published through ${role}`] : []),
      ...clusters.flatMap((cluster) => noteOnPrivateNetwork(cluster) ?? []),
    ],
  };
}

/** Platforms on which the ingress of a hosted cluster is a Service of type LoadBalancer of the cloud (`ingress/reconcile.go`). */
const CLOUDS: readonly string[] = ['AWS', 'Azure', 'GCP', 'OpenStack', 'PowerVS'];

/**
 * Notes on clusters with `baseDomainPassthrough`: the ingress of the hub serves the applications, so a load balancer in front of the
 * workers is never used.
 */
function applications({ found }: HostedInput, { backend, httpPort }: HaproxyFlags): WantedListeners {
  const named = backend.find(({ service }) => service !== null);
  if (named !== undefined) throw new UsageError(`--backend ${named.service}=...: applications have no services; write ADDRESS:PORT`);
  const served = found.filter(({ cluster }) => usesHubIngress(cluster));
  refuseShared(
    '--backend',
    found.flatMap(({ cluster, flows }) => (usesHubIngress(cluster) ? [] : flows)),
  );
  const listeners = found.length > served.length ? applicationListeners(backend, httpPort ?? null) : [];
  return {
    listeners,
    problems: [],
    notes: [
      ...served.map(
        ({ flows }) =>
          `the ingress of the hub serves the applications of ${nameOfCluster(flows)} (baseDomainPassthrough), so no load balancer is needed`,
      ),
      ...found.flatMap(({ cluster, flows }) =>
        CLOUDS.includes(cluster.platform.value ?? '')
          ? [
              `${cluster.platform.value} creates the load balancer of the applications of ${nameOfCluster(flows)}, unless its endpointPublishingStrategy says otherwise`,
            ]
          : [],
      ),
      ...(listeners.length === 1 ? ['80 is not bound: --http-port sets the port of the backends for HTTP'] : []),
    ],
  };
}

function addBackend(text: string, before: readonly Backend[] = []): Backend[] {
  // The option takes all words after it.
  if (/\.(?:ya?ml|json)$/.test(text)) throw new InvalidArgumentError(`${text} is a file; name files before --backend.`);
  const [, service = null, rest = ''] = /^(?:([A-Za-z]+)=)?(.*)$/s.exec(text) ?? [];
  const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^\s:]+))(?::(\d{1,5}))?$/.exec(rest) ?? [];
  const address = isIP(rest) === 6 ? rest : (bracketed ?? plain);
  if (address === undefined || !isTarget(address) || !isPortText(port ?? '1'))
    throw new InvalidArgumentError(`${text} is not a backend; write [SERVICE=]ADDRESS[:PORT].`);
  return [...before, { service, address, port: port === undefined ? null : Number(port) }];
}

function addAddress(text: string, before?: readonly string[]): string[] {
  const addresses = collect(text, before);
  const wrong = addresses.find((one) => isIP(one) === 0);
  if (wrong !== undefined) throw new InvalidArgumentError(`${wrong} is not an address.`);
  return addresses;
}

function parsePort(text: string): number {
  if (!isPortText(text)) throw new InvalidArgumentError('write a port, such as 30080.');
  return Number(text);
}

function isPortText(text: string): boolean {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535;
}
