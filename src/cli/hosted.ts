import { Command, Option } from 'commander';
import { FLOW_REPORTS } from '../report/index.ts';
import { dnsCommand } from './hosted-dns.ts';
import { documentedCommand } from './hosted-documented.ts';
import { firewallCommand } from './hosted-firewall.ts';
import { haproxyCommand } from './hosted-haproxy.ts';
import { addHostedInput, type HostedFlags, readHosted, tellRemarks } from './hosted-input.ts';
import type { InputOutput } from './io.ts';
import { writeReport } from './output.ts';

/** `hostport-lint hosted ...`: who must reach what of hosted control planes, and what follows for the network around them. */
export function hostedCommand(io: InputOutput): Command {
  const hosted = new Command('hosted')
    .description('tell what hosted control planes (HyperShift) need of the network')
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({ writeOut: io.stdout, writeErr: io.stderr });
  for (const command of [flowsCommand(io), firewallCommand(io), haproxyCommand(io), dnsCommand(io), documentedCommand(io)])
    hosted.addCommand(command.exitOverride().configureOutput({ writeOut: io.stdout, writeErr: io.stderr }));
  return hosted;
}

interface FlowFlags extends HostedFlags {
  readonly format: keyof typeof FLOW_REPORTS;
  readonly output?: string;
  readonly explain?: boolean;
}

function flowsCommand(io: InputOutput): Command {
  return addHostedInput(new Command('flows').description('list who must reach what, for each HostedCluster'))
    .addOption(new Option('-f, --format <format>', 'how to print').choices(Object.keys(FLOW_REPORTS)).default('table'))
    .addOption(new Option('-o, --output <file>', 'write the list to a file'))
    .addOption(new Option('--explain', 'say for each flow why it is as it is'))
    .addHelpText(
      'after',
      '\nExamples:\n  $ hostport-lint hosted flows clusters/\n  $ hostport-lint hosted flows --explain --format markdown clusters/demo.yaml',
    )
    .action(async (paths: string[], flags: FlowFlags, command: Command) => {
      const { found, problems, notes, exitCode } = await readHosted(paths, flags, io, command);
      const report = await FLOW_REPORTS[flags.format]();
      const text = report(
        found.map(({ flows }) => flows),
        { explain: flags.explain === true, problems, notes },
      );
      writeReport({ format: flags.format, file: flags.output ?? null }, text, io);
      tellRemarks({ problems, notes }, io);
      io.setExitCode(exitCode);
    });
}
