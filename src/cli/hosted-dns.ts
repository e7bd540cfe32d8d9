import { isIP } from 'node:net';
import { Command, InvalidArgumentError } from 'commander';
import { type DnsRecord, dnsRecords, OPTION_OF } from '../hosted/dns.ts';
import { dnsEndpoint, dnsmasq, nsupdate, zone } from '../hosted/dns-formats.ts';
import type { LoadBalancerRole } from '../hosted/load-balancer-role.ts';
import { UsageError } from '../model/exit-code.ts';
import { isTarget } from '../net/dns-name.ts';
import { jsonWithPlaceholders, problemAsJson } from '../report/json.ts';
import { columns } from '../text/cells.ts';
import { addHostedInput, finish, type HostedFlags, readHosted, refuseShared } from './hosted-input.ts';
import type { InputOutput } from './io.ts';
import { collect, formatOption, repeated } from './options.ts';
import { textWithoutControls } from './output.ts';

interface DnsFlags extends HostedFlags {
  readonly apiLb: string[];
  readonly routesLb: string[];
  readonly appsLb: string[];
  readonly format: 'json' | keyof typeof FORMATS;
  readonly output?: string;
}

const FORMATS = {
  table: (records: readonly DnsRecord[]) => {
    const rows = records.map((one) => [one.name, one.type, one.target, one.role, one.purpose]);
    return textWithoutControls(`${columns([['NAME', 'TYPE', 'TARGET', 'LOAD BALANCER', 'FOR'], ...rows]).join('\n')}\n`);
  },
  zone,
  dnsmasq,
  nsupdate,
  dnsendpoint: dnsEndpoint,
};

/** `hostport-lint hosted dns PATH...`: prints a record for each name, with the load balancer of its role. */
export function dnsCommand(io: InputOutput): Command {
  const target = (flags: string, description: string) => repeated(flags, description, 'none', addTarget);
  return addHostedInput(new Command('dns').description('print the DNS records that clients and workers need'))
    .addOption(target('--api-lb <address>', 'load balancer of the API; may be repeated'))
    .addOption(target('--routes-lb <address>', "load balancer of the control plane's Routes; may be repeated"))
    .addOption(target('--apps-lb <address>', "load balancer of the hosted cluster's applications; may be repeated"))
    .addOption(formatOption(['table', 'json', ...Object.keys(FORMATS).filter((name) => name !== 'table')]))
    .option('-o, --output <file>', 'write the records to a file')
    .action(async (paths: string[], flags: DnsFlags, command: Command) => {
      const targets = { 'api-lb': flags.apiLb, 'ingress-shared-lb': flags.routesLb, 'ingress-lb': flags.appsLb };
      if (Object.values(targets).every(({ length }) => length === 0))
        throw new UsageError('set at least one of --api-lb, --routes-lb and --apps-lb');
      const input = await readHosted(paths, flags, io, command);
      if (input === null) return;
      const notes = [...input.notes, ...input.lacking];
      const isByName = flags.format === 'dnsmasq' && Object.values(targets).some((all) => all.some((one) => isIP(one) === 0));
      if (isByName) notes.push('dnsmasq only answers a CNAME if it knows the target; use addresses instead of names');
      const results = input.found.map(({ cluster, flows, hubDomain }) => ({ flows, ...dnsRecords(cluster, flows, targets, hubDomain) }));
      for (const role of Object.keys(targets) as LoadBalancerRole[])
        refuseShared(
          OPTION_OF[role],
          results.flatMap(({ flows, records }) => (records.some((one) => one.role === role) ? flows : [])),
        );
      const problems = [...input.problems, ...results.flatMap((result) => result.problems)];
      const records = results.flatMap((result) => result.records);
      const text =
        flags.format === 'json'
          ? jsonWithPlaceholders({ version: 1, records, problems: problems.map(problemAsJson), notes })
          : FORMATS[flags.format](records);
      await finish(text, flags, { ...input, problems, notes: [...notes, ...results.flatMap(({ missing }) => missing)] }, io);
    });
}

function addTarget(text: string, before?: readonly string[]): string[] {
  const targets = collect(text, before);
  const wrong = targets.find((one) => !isTarget(one));
  if (wrong !== undefined) throw new InvalidArgumentError(`${wrong} is neither an address nor a name.`);
  return targets;
}
