import { Command } from 'commander';
import { FLOW_REPORTS } from '../report/index.ts';
import { dnsCommand } from './hosted-dns.ts';
import { documentedCommand } from './hosted-documented.ts';
import { firewallCommand } from './hosted-firewall.ts';
import { haproxyCommand } from './hosted-haproxy.ts';
import { addHostedInput, finish, type HostedFlags, readHosted } from './hosted-input.ts';
import type { InputOutput } from './io.ts';
import { formatOption } from './options.ts';

/** `hostport-lint hosted ...`: flows of hosted control planes, and configurations for the network around them. */
export function hostedCommand(io: InputOutput): Command {
  const hosted = new Command('hosted').description(
    'print the connections of hosted control planes (HyperShift), and configurations for them',
  );
  for (const command of [flowsCommand(io), firewallCommand(io), haproxyCommand(io), dnsCommand(io), documentedCommand(io)])
    hosted.addCommand(command);
  return hosted;
}

interface FlowFlags extends HostedFlags {
  readonly format: keyof typeof FLOW_REPORTS;
  readonly output?: string;
  readonly explain?: boolean;
}

function flowsCommand(io: InputOutput): Command {
  return addHostedInput(new Command('flows').description('list the connections of each HostedCluster'))
    .addOption(formatOption(Object.keys(FLOW_REPORTS)))
    .option('-o, --output <file>', 'write the list to a file')
    .option('--explain', 'print the reason for each flow')
    .action(async (paths: string[], flags: FlowFlags, command: Command) => {
      const input = await readHosted(paths, flags, io, command);
      if (input === null) return;
      const clusters = input.found.map(({ flows }) => flows);
      const report = await FLOW_REPORTS[flags.format]();
      await finish(report(clusters, { ...input, explain: flags.explain === true }), flags, input, io);
    });
}
