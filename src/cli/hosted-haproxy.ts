import { isIP } from 'node:net';
import { Command, InvalidArgumentError, Option } from 'commander';
import { applicationListeners, type Backend, haproxyConfiguration, listenersOf } from '../hosted/load-balancer.ts';
import { type LoadBalancerRole, noteOnPrivateNetwork } from '../hosted/load-balancer-role.ts';
import { addHostedInput, finish, type HostedFlags, readHosted } from './hosted-input.ts';
import type { InputOutput } from './io.ts';

interface HaproxyFlags extends HostedFlags {
  readonly for: keyof typeof ROLES;
  readonly backend: Backend[];
  readonly httpPort?: number;
  readonly output?: string;
}

const ROLES = {
  api: { role: 'api-lb', about: 'what the hosted cluster publishes by Services of its own, before the nodes of the hub' },
  routes: { role: 'ingress-shared-lb', about: "the control plane's Routes, before the Service of the hub's ingress shard" },
  apps: { role: 'ingress-lb', about: "applications of the hosted cluster, before its own ingress; never the hub's shard" },
} as const satisfies Readonly<Record<string, { role: LoadBalancerRole; about: string }>>;

/** `hostport-lint hosted haproxy PATH... --for api|routes|apps --backend ADDRESS...` */
export function haproxyCommand(io: InputOutput): Command {
  return addHostedInput(new Command('haproxy').description('print a configuration for an external load balancer'))
    .addOption(new Option('--for <role>', 'which of the three load balancers').choices(Object.keys(ROLES)).makeOptionMandatory())
    .addOption(
      new Option('--backend <address...>', 'ADDRESS or ADDRESS:PORT behind it; may be repeated')
        .argParser(addBackend)
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--http-port <port>', 'apps: port of the backends for HTTP, where they have ports of their own for HTTPS').argParser(
        portOf,
      ),
    )
    .option('-o, --output <file>', 'write the configuration to a file')
    .action(async (paths: string[], flags: HaproxyFlags, command: Command) => {
      const input = await readHosted(paths, flags, io, command);
      const { role, about } = ROLES[flags.for];
      const clusters = input.found.map(({ flows }) => flows);
      const wanted =
        role === 'ingress-lb'
          ? { listeners: applicationListeners(flags.backend, flags.httpPort ?? null), problems: [] }
          : listenersOf(role, clusters, flags.backend);
      const isEmpty = input.found.length > 0 && wanted.listeners.length + wanted.problems.length === 0;
      const remarks = [
        ...(role === 'ingress-lb' ? [] : input.lacking),
        ...(isEmpty ? [`nothing is published by way of ${role} here`] : []),
        ...(role !== 'ingress-lb' ? clusters.flatMap((cluster) => noteOnPrivateNetwork(cluster) ?? []) : []),
        ...(role === 'ingress-lb' && wanted.listeners.length === 1
          ? ['80 is not bound: --http-port says where the backends take HTTP']
          : []),
      ];
      const isKnown = wanted.listeners.length > 0 && input.found.length > 0;
      const text = isKnown ? haproxyConfiguration(role, about, wanted.listeners, flags.backend) : null;
      const [problems, notes] = [
        [...input.problems, ...wanted.problems],
        [...input.notes, ...remarks],
      ];
      await finish(text, { ...flags, format: 'haproxy' }, { ...input, problems, notes }, io);
    });
}

function addBackend(text: string, before: readonly Backend[] = []): Backend[] {
  // The option takes all words behind it.
  if (/\.(?:ya?ml|json)$/.test(text)) throw new InvalidArgumentError(`${text} is a file; name files before --backend.`);
  const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^\s:]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const address = isIP(text) === 6 ? text : (bracketed ?? plain);
  if (address === undefined || (isIP(address) === 0 && !/^[A-Za-z0-9][\w.-]*$/.test(address)) || !isPort(port ?? '1'))
    throw new InvalidArgumentError(`${text} is no backend; write ADDRESS or ADDRESS:PORT.`);
  return [...before, { address, port: port === undefined ? null : Number(port) }];
}

function portOf(text: string): number {
  if (!isPort(text)) throw new InvalidArgumentError('write a port, such as 30080.');
  return Number(text);
}

function isPort(text: string): boolean {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535;
}
