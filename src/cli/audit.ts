import { Command, Option } from 'commander';
import { CAPTURE_FORMATS } from '../model/audit.ts';
import { UsageError } from '../model/exit-code.ts';
import type { RunOptions } from '../options.ts';
import { AUDIT_REPORTS, FINDING_REPORTS } from '../report/index.ts';
import type { ReportOptions } from '../report/options.ts';
import type { RunOutcome } from '../run.ts';
import type { InputOutput } from './io.ts';
import { addLiveOptions, checkLiveOptions, type LiveFlags } from './live-options.ts';
import { addConfigurationOptions, addFailOnOption, addJudgingOptions, append, baseOption, registryOption, repeated } from './options.ts';
import { printNotes, type ReportFlags, readFormats, writeReports } from './output.ts';
import { COLLECTOR_PROGRAMS, type CollectorProgram, collectorScript } from './print-collector.ts';
import { optionsFor, type SettingFlags } from './settings.ts';

interface AuditFlags extends SettingFlags, LiveFlags, ReportFlags {
  readonly failOnPlatform?: boolean;
  readonly objects: string[];
  readonly upgradeTo?: string;
  readonly compare?: string;
  readonly merge: string[];
  readonly anonymize?: boolean;
  readonly anonymizeMap?: string;
  readonly printCollector?: boolean;
  readonly via?: CollectorProgram;
}

/** `hostport-lint audit`: which ports are registered, declared and listening, and where these differ. */
export function auditCommand(io: InputOutput): Command {
  const command = new Command('audit')
    .description('compare the registry with the objects of a cluster and the sockets of its nodes, from files or a live cluster')
    .optionsGroup('Input from files:')
    .addOption(paths('--objects <path>', 'dumps of objects: kubectl get -o json or yaml, must-gather, folders, archives; may be repeated'))
    .addOption(paths('--capture <[node=]path>', 'sockets of nodes: ss, netstat, lsof, /proc/net, sosreport, commatrix; may be repeated'))
    .addOption(new Option('--capture-format <name>', 'format of the captures, if it is not recognised').choices(CAPTURE_FORMATS));
  addCollectorOptions(command);
  addLiveOptions(command)
    .optionsGroup('Rules:')
    .addOption(registryOption())
    .addOption(baseOption())
    .option('--release <version>', 'check against this release (default: that of ClusterVersion among the objects)')
    .option('--upgrade-to <release>', 'also report ports that the releases up to this one assign to others');
  return addFailOnOption(addJudgingOptions(addConfigurationOptions(command)))
    .option('--fail-on-platform', 'also count findings about components of the platform')
    .option('--baseline <file>', 'do not report the findings in this file (see hostport-lint baseline create)')
    .optionsGroup('Output:')
    .addOption(repeated('-f, --format <format[=file]>', `${Object.keys(AUDIT_REPORTS).join(', ')}; may be repeated`, 'text'))
    .option('-o, --output <file>', 'write the report to a file')
    .option('--compare <old.json>', 'report only changes since this JSON report')
    .addOption(
      paths('--merge <[cluster=]path>', 'instead of an audit, merge reports of audits or report objects of many clusters; may be repeated'),
    )
    .addOption(
      new Option('--cluster-name <name>', 'name of the cluster in reports (default: the context)').argParser((name) => name || undefined),
    )
    .option('--anonymize', 'replace names of nodes, namespaces and workloads, addresses and paths by aliases')
    .option('--anonymize-map <file>', 'like --anonymize, and keep the aliases in this file for later reports')
    .option('-q, --quiet', 'one line per finding; no output without findings')
    .option('-v, --verbose', 'print all tables and findings in full, also suppressed findings and skipped rules')
    .option('--color', 'use colours even in a pipe')
    .option('--no-color', 'do not use colours')
    .allowExcessArguments()
    .action((flags: AuditFlags, self: Command) => {
      const [path] = self.args;
      // A shell turns --merge reports/*.json into one value and arguments.
      if (flags.merge.length > 0) return runMerge({ ...flags, merge: [...flags.merge, ...self.args] }, io, self);
      if (path !== undefined)
        throw new UsageError(`audit takes no path; is ${path} a dump (--objects ${path}) or a capture (--capture ${path})?`);
      return runAudit(flags, io, self);
    });
}

function addCollectorOptions(command: Command): void {
  command
    .option('--print-collector', 'print a script that captures the sockets of every node, and exit')
    .addOption(
      new Option('--via <program>', 'how that script connects to nodes (default: oc if it is on the PATH, otherwise kubectl)').choices(
        COLLECTOR_PROGRAMS,
      ),
    );
}

function paths(flags: string, description: string): Option {
  return repeated(flags, description, 'none', append);
}

async function runAudit(flags: AuditFlags, io: InputOutput, command: Command): Promise<void> {
  if (flags.via !== undefined && !flags.printCollector) throw new UsageError('--via needs --print-collector');
  if (flags.printCollector) {
    const hasOc = (await import('../source/run-program.ts')).findProgram('oc', io.env, io.cwd) !== undefined;
    io.stdout(collectorScript(flags.via ?? (hasOc ? 'oc' : 'kubectl')));
    return;
  }
  const namesCluster = flags.context.length > 0 || flags.allContexts === true;
  if (namesCluster && flags.objects.length > 0)
    throw new UsageError('objects come from files (--objects) or from a cluster (--context), not from both');
  const isLive = namesCluster || flags.objects.length + flags.capture.length === 0;
  checkLiveOptions(flags, isLive);
  if (flags.publish !== undefined && (flags.compare ?? flags.anonymizeMap ?? flags.anonymize) !== undefined)
    throw new UsageError('--publish writes all findings with their names, so it cannot be combined with --compare or --anonymize');
  const filter = ['rules', 'disabledRules', 'minimumConfidence'].find((name) => command.getOptionValueSource(name) === 'cli');
  if (flags.publish !== undefined && filter !== undefined)
    throw new UsageError(
      '--publish writes whole reports, so it cannot be combined with --rule, --disable or --min-confidence; use a configuration',
    );
  const { cwd, readStandardInput, today } = io;
  const settings = await optionsFor(command, flags.objects.slice(0, 1), { cwd, readStandardInput, today });
  const targets = readFormats(settings.format.length > 0 ? settings.format : ['text'], flags.output, Object.keys(AUDIT_REPORTS));
  const ofOne = targets.find(({ format }) => format === 'openmetrics' || format === 'openreports');
  if (ofOne && (flags.allContexts || flags.context.length > 1))
    throw new UsageError(`--format ${ofOne.format} supports one cluster only; audit each context separately (--context NAME)`);
  const { upgradeTo = null } = flags;
  const options = {
    ...settings,
    paths: [],
    upgradeTo,
    failOnPlatform: flags.failOnPlatform === true,
    earlier: flags.compare === undefined ? null : (await import('./audit-aliases.ts')).readEarlier(flags.compare, io.cwd),
  };
  const live = isLive || flags.printRbac ? await import('./audit-live.ts') : null;
  if (live && flags.printRbac) return live.printRights(options, flags, io);
  if (live && flags.dryRun) return live.printExec(options, flags, io);
  const named = live ? await live.auditLive(options, flags, io) : await auditOffline(options, flags);
  const isAnonymous = flags.anonymize === true || flags.anonymizeMap !== undefined;
  const outcome = isAnonymous
    ? (await import('./audit-aliases.ts')).withAliases(named, flags.anonymizeMap ?? null, io.cwd)
    : withCluster(named, flags.clusterName);
  const { color, quiet, verbose } = flags;
  const { failOn, nodePortRange, ephemeralRange } = settings;
  const shown = { color, quiet, verbose, failOn, nodePortRange, ephemeralRange };
  await writeReports(targets, { ...AUDIT_REPORTS, ...IN_PIECES }, outcome, { ...shown, ...(isAnonymous ? {} : auditedParts(flags)) }, io);
  if (!flags.quiet) printNotes(outcome.notes, io);
  io.setExitCode(outcome.exitCode);
}

/** Reports that may be too long for one string. */
const IN_PIECES = {
  json: async () => (await import('../report/json.ts')).jsonPieces,
  html: async () => (await import('../report/html/index.ts')).htmlPieces,
};

/** The options that `--merge` allows. */
const MERGE_OPTIONS = ['merge', 'format', 'output', 'failOn', 'failOnPlatform', 'config', 'quiet', 'verbose', 'color'];
/** Formats that need facts of one cluster. */
const SINGLE_FORMATS = { csv: 'no sockets', openreports: 'the findings of many clusters' };

/** Prints one report from the reports of `--merge`. */
async function runMerge(flags: AuditFlags, io: InputOutput, command: Command): Promise<void> {
  for (const option of command.options) {
    const name = option.attributeName();
    if (!MERGE_OPTIONS.includes(name) && command.getOptionValueSource(name) === 'cli')
      throw new UsageError(`${option.long} cannot be combined with --merge, which reads reports of earlier audits`);
  }
  const settings = await optionsFor(command, [], { cwd: io.cwd });
  const targets = readFormats(settings.format.length > 0 ? settings.format : ['text'], flags.output, Object.keys(AUDIT_REPORTS));
  for (const [format, reason] of Object.entries(SINGLE_FORMATS))
    if (targets.some((target) => target.format === format)) throw new UsageError(`--merge has ${reason}, so no format ${format}`);
  const counted = { ...settings, failOnPlatform: flags.failOnPlatform === true };
  const outcome = (await import('./merge.ts')).mergeReports(flags.merge, counted, io.cwd);
  const { color, quiet, verbose } = flags;
  const shown = { color, quiet, verbose, failOn: settings.failOn, paths: flags.merge };
  await writeReports(targets, { ...FINDING_REPORTS, ...IN_PIECES }, outcome, shown, io);
  if (!quiet) printNotes(outcome.notes, io);
  io.setExitCode(outcome.exitCode);
}

function withCluster(outcome: RunOutcome, cluster = outcome.result.cluster): RunOutcome {
  return cluster === undefined ? outcome : { ...outcome, result: { ...outcome.result, cluster } };
}

/** The audited input, for the head of a report. */
function auditedParts({ objects, capture, context, allContexts, clusterName }: AuditFlags): Pick<ReportOptions, 'paths' | 'origin'> {
  const clusters = clusterName ?? (allContexts ? 'all contexts' : context.join(', '));
  return { paths: [...objects, ...capture], origin: clusters === '' ? [] : [['Cluster', clusters]] };
}

async function auditOffline(options: RunOptions, { objects, capture: captures, captureFormat }: AuditFlags): Promise<RunOutcome> {
  const { run } = await import('../run.ts');
  const { auditFiles } = await import('../source/audit-files.ts');
  const { mayBeCapture } = await import('../observe/captures.ts');
  const { cwd } = options;
  return run({ ...options, audit: auditFiles({ objects, captures, mayBeCapture, cwd, ...(captureFormat && { captureFormat }) }) });
}
