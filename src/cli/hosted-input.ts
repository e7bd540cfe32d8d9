import path from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type FoundCluster, flowsOfRun } from '../hosted/flows-of-run.ts';
import type { PortRange } from '../model/address.ts';
import { didYouMean, EXIT, UsageError } from '../model/exit-code.ts';
import { type ClusterFlows, nameOfCluster } from '../model/flow.ts';
import { type Problem, problemOfFile } from '../model/source.ts';
import { readPortRange } from '../net/address.ts';
import type { RunOptions } from '../options.ts';
import { run } from '../run.ts';
import type { HubFlags } from './hosted-live.ts';
import type { InputOutput } from './io.ts';
import { addConfigurationOptions } from './options.ts';
import { printNotes, printProblems, writeReport } from './output.ts';
import { optionsFor, type SettingFlags } from './settings.ts';
import { addSourceOptions, readSourceOptions, type SourceFlags } from './source-options.ts';

export interface HostedFlags extends SourceFlags, HubFlags, Pick<SettingFlags, 'config' | 'programs'> {
  readonly nodePortRange?: PortRange;
  readonly hostedCluster?: string;
}

export interface HostedInput {
  /** Sorted by path and line. */
  readonly found: readonly FoundCluster[];
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
  /** Notes on unknown parts of the flows, for commands that do not print the flows. */
  readonly lacking: readonly string[];
  readonly settings: RunOptions;
}

/** Adds the input options of the `hosted` commands. */
export function addHostedInput(command: Command): Command {
  const withSources = addSourceOptions(
    command.argument('[paths...]', 'files, folders, globs or archives of dumps; - reads standard input'),
  );
  return addConfigurationOptions(withSources.optionsGroup('Input:'))
    .option('--no-ignore', 'also read files that git ignores')
    .addOption(
      new Option(
        '--node-port-range <from-to>',
        'node ports of the management cluster (default: from its Network object in the input, otherwise from the configuration, otherwise 30000-32767)',
      ).argParser(parseNodePortRange),
    )
    .option('--hosted-cluster <namespace/name>', 'only this HostedCluster of the input')
    .optionsGroup('Input from a live management cluster:')
    .option('--context <context>', 'context of the kubeconfig to read instead of files')
    .option('--kubeconfig <file>', 'the only kubeconfig to read (default: KUBECONFIG, otherwise ~/.kube/config)')
    .option('--print-rbac', 'print roles and bindings with the necessary permissions, and exit')
    .optionsGroup('Output:');
}

/** Reads the hosted clusters of the paths or of a live hub, and their flows. Null if only the permissions are printed. */
export async function readHosted(paths: string[], flags: HostedFlags, io: InputOutput, command: Command): Promise<HostedInput | null> {
  if (flags.printRbac) {
    io.stdout((await import('./hosted-live.ts')).hubRights());
    return null;
  }
  const isLive = flags.context !== undefined || flags.kubeconfig !== undefined;
  if (isLive && paths.length > 0) throw new UsageError('name files or use --context, not both');
  if (!isLive && paths.length === 0) throw new UsageError('name files, or a live management cluster with --context or --kubeconfig');
  const live = isLive ? await (await import('./hosted-live.ts')).readHub(flags, io) : null;
  const settings = await optionsFor(command, live ? ['-'] : paths, readSourceOptions(flags, io));
  const input = live ? { paths: ['-'], inputPath: live.path, readStandardInput: async () => live.text } : await inputOf(paths, io.cwd);
  const outcome = await run({ ...settings, baseline: null, factsOnly: true, ...input });
  const { hosted } = outcome.result;
  const problems = live?.problems.length ? live.problems : outcome.result.problems;
  const all = flowsOfRun(hosted, { given: flags.nodePortRange, configured: settings.nodePortRange });
  const found = selected(all, flags.hostedCluster);
  const unknown = found.flatMap((one) => one.problems);
  const unjudged = hosted.unjudged
    .filter((one) => flags.hostedCluster === undefined || nameOfCluster(one) === flags.hostedCluster)
    .map((one) => ({ path: one.path, line: one.line, column: 1, message: `no flow of ${nameOfCluster(one)} is known: ${one.reason}` }));
  const nothing =
    found.length + unjudged.length === 0
      ? [problemOfFile(live?.path ?? (paths[0] === '-' ? '<stdin>' : (paths[0] ?? '.')), 'contains no HostedCluster')]
      : [];
  return {
    found,
    problems: [...problems, ...unjudged, ...unknown, ...(problems.length > 0 ? [] : nothing)],
    notes: [...(live?.notes ?? []), ...outcome.notes],
    lacking: found.flatMap((one) => one.lacking),
    settings,
  };
}

/** The clusters that `--hosted-cluster` selects. Throws a UsageError if the input has no such cluster. */
function selected(found: readonly FoundCluster[], wanted: string | undefined): readonly FoundCluster[] {
  const names = new Set(found.map(({ flows }) => nameOfCluster(flows)));
  if (wanted === undefined || names.size === 0) return found;
  if (!names.has(wanted))
    throw new UsageError(
      `--hosted-cluster ${wanted}: there is no such HostedCluster${didYouMean(wanted, names) || `; there are ${[...names].join(', ')}`}`,
    );
  return found.filter(({ flows }) => nameOfCluster(flows) === wanted);
}

/** Throws a UsageError if a value of the command line would apply to several clusters. */
export function refuseShared(value: string, clusters: readonly ClusterFlows[]): void {
  const [first, second, ...others] = clusters;
  if (first === undefined || second === undefined) return;
  const [a, b] = [first, second].map(nameOfCluster);
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  const places = `${first.path}:${first.line} and ${second.path}:${second.line}`;
  throw new UsageError(
    a === b
      ? `${value} would be for two clusters named ${a} (${places}): give the files of one management cluster`
      : `${value} would be for ${a} and ${b}${more}: select one with --hosted-cluster NAMESPACE/NAME`,
  );
}

/** The paths and archives of the input; archives of dumps are read as in an audit. */
async function inputOf(given: readonly string[], cwd: string): Promise<{ readonly paths: string[]; readonly archives: string[] }> {
  const paths: string[] = [];
  const archives: string[] = [];
  const { isArchiveOfDump } = await import('../source/audit-files.ts');
  for (const one of given) ((await isArchiveOfDump(path.resolve(cwd, one))) ? archives : paths).push(one);
  return { paths, archives };
}

function parseNodePortRange(text: string): PortRange {
  const range = readPortRange(text);
  if (range === null) throw new InvalidArgumentError('write it like 30000-32767.');
  return range;
}

/** Prints the output of a `hosted` command, its problems and notes, and sets the exit status. */
export async function finish(
  text: string | null,
  { format, output }: { readonly format: string; readonly output?: string | undefined },
  { found, problems, notes }: Pick<HostedInput, 'found' | 'problems' | 'notes'>,
  io: InputOutput,
): Promise<void> {
  // A file is not replaced by an incomplete one.
  const isWritten = text !== null && (output === undefined || (found.length > 0 && problems.length === 0));
  if (isWritten) await writeReport({ format, file: output ?? null }, text, io);
  printProblems(problems, io);
  printNotes(text === null || isWritten ? notes : [...notes, `${output} was not written, because of the problems above`], io);
  io.setExitCode(problems.length > 0 ? EXIT.incomplete : EXIT.clean);
}
