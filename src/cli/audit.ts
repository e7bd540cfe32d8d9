import { Command, Option } from 'commander';
import { UsageError } from '../model/usage-error.ts';
import { escapeControls } from '../report/escape.ts';
import { FINDING_REPORTS, type FindingFormat, wantsColor } from '../report/index.ts';
import { HOMEPAGE, VERSION } from '../report/product.ts';
import { type RunOutcome, remarksOf, runOptions } from '../run.ts';
import { urlOfRule } from '../stamp.ts';
import { type InputOutput, todayOf } from './io.ts';
import { addConfigurationOptions, addFailOnOption, addJudgingOptions, baseOption, collect, registryOption } from './options.ts';
import { readFormats, writeReport } from './output.ts';
import { type SettingFlags, settingsOf } from './settings.ts';

interface AuditFlags extends SettingFlags {
  readonly objects: string[];
  readonly capture: string[];
  readonly captureFormat?: string;
  readonly context?: string[];
  readonly allContexts?: boolean;
  readonly kubeconfig?: string;
  readonly sockets?: string;
  readonly output?: string;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly color?: boolean;
}

const OFFLINE_ONLY =
  'this version audits files alone and makes no connection: give objects with --objects and sockets with --capture (hostport-lint help audit)';
const CAPTURE_FORMATS = ['ss', 'netstat', 'lsof', 'proc-net', 'sosreport', 'commatrix'];

const EXAMPLES = `
Examples:
  $ kubectl get nodes,pods,services,daemonsets,deployments -A -o json > objects.json
  $ ssh worker-0 ss -tulpne > worker-0.txt
  $ hostport-lint audit --objects objects.json --capture worker-0.txt
  $ hostport-lint audit --objects must-gather.tar.gz --capture worker-0=sosreport.tar.gz
  $ hostport-lint audit --capture captures/ --format json

No connection is made and nothing is written but the report. Exit status: 0 clean, 1 findings at or above --fail-on, 2 wrong use,
3 something could not be read.`;

/** `hostport-lint audit`: which ports are registered, declared and listening, and where these disagree. */
export function auditCommand(io: InputOutput): Command {
  const command = new Command('audit')
    .description('compare the registry with the objects of a cluster and the sockets of its nodes, from files')
    .addOption(
      repeated('--objects <path>', 'dumps of objects: kubectl get -o json or yaml, must-gather, folders, archives; may be repeated'),
    )
    .addOption(
      repeated('--capture <[node=]path>', 'sockets of nodes: ss, netstat, lsof, /proc/net, sosreports, commatrix; may be repeated'),
    )
    .addOption(new Option('--capture-format <name>', 'format of the captures, where recognition errs').choices(CAPTURE_FORMATS))
    .addOption(registryOption())
    .addOption(baseOption())
    .addOption(new Option('--release <version>', 'judge as of this release (default: that of ClusterVersion among the objects)'));
  return addFailOnOption(addJudgingOptions(addConfigurationOptions(command)))
    .addOption(new Option('--baseline <file>', 'keep silent what this file knows'))
    .addOption(
      new Option('-f, --format <format[=file]>', `${Object.keys(FINDING_REPORTS).join(', ')}; may be repeated`)
        .argParser(collect)
        .default([], 'text'),
    )
    .addOption(new Option('-o, --output <file>', 'write the report to a file'))
    .addOption(new Option('-q, --quiet', 'one line a finding, nothing when clean'))
    .addOption(new Option('-v, --verbose', 'also suppressed findings, skipped rules and every related place'))
    .addOption(new Option('--color', 'colour even when piped'))
    .addOption(new Option('--no-color', 'never colour'))
    .addOption(new Option('--context <name>').hideHelp())
    .addOption(new Option('--all-contexts').hideHelp())
    .addOption(new Option('--kubeconfig <file>').hideHelp())
    .addOption(new Option('--sockets <mode>').hideHelp())
    .addHelpText('after', EXAMPLES)
    .action((flags: AuditFlags, self: Command) => runAudit(flags, io, self));
}

/** Paths may hold commas, so they are not split. */
function repeated(flags: string, description: string): Option {
  return new Option(flags, description)
    .argParser((value: string, before: readonly string[] = []) => [...before, value])
    .default([], 'none');
}

async function runAudit(flags: AuditFlags, io: InputOutput, command: Command): Promise<void> {
  const live = (['context', 'allContexts', 'kubeconfig', 'sockets'] as const).find(
    (name) => flags[name] !== undefined && flags[name] !== 'none',
  );
  if (live !== undefined) throw new UsageError(`--${live.replace('allContexts', 'all-contexts')} needs a live cluster; ${OFFLINE_ONLY}`);
  if (flags.objects.length + flags.capture.length === 0) throw new UsageError(OFFLINE_ONLY);
  const settings = await settingsOf(command, flags, flags.objects.slice(0, 1), io);
  const targets = readFormats(settings.format.length > 0 ? settings.format : ['text'], flags.output, Object.keys(FINDING_REPORTS));
  const { auditCluster } = await import('../audit.ts');
  const { auditFiles } = await import('../source/audit-files.ts');
  const { mayBeCapture } = await import('../observe/captures.ts');
  const { objects, capture: captures, captureFormat } = flags;
  const outcome = await auditCluster(
    runOptions({ ...settings, ...todayOf(io), paths: [], cwd: io.cwd, readStandardInput: io.readStandardInput }),
    auditFiles({ objects, captures, mayBeCapture, cwd: io.cwd, ...(captureFormat && { captureFormat }) }),
  );
  for (const target of targets) {
    const report = await FINDING_REPORTS[target.format as FindingFormat]();
    writeReport(target, report(outcome.result, reportOptions(outcome, flags, io, target.file !== null)), io);
  }
  if (!flags.quiet) for (const note of outcome.notes) io.stderr(`note: ${escapeControls(note)}\n`);
  io.setExitCode(outcome.exitCode);
}

function reportOptions(outcome: RunOutcome, flags: AuditFlags, io: InputOutput, toFile: boolean) {
  return {
    color: flags.color ?? (!toFile && wantsColor(io.env, io.isTerminal)),
    width: toFile || !io.isTerminal ? undefined : io.columns,
    version: VERSION,
    rules: outcome.rules.map((rule) => rule.meta),
    urlOfRule,
    quiet: flags.quiet,
    verbose: flags.verbose,
    failOn: flags.failOn,
    homepage: HOMEPAGE,
    exitCode: outcome.exitCode,
    registry: outcome.registry,
    ...remarksOf(outcome),
  };
}
