import path from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type FoundCluster, flowsOfRun } from '../hosted-flows.ts';
import type { PortRange } from '../model/address.ts';
import { EXIT, type ExitCode, UsageError } from '../model/exit-code.ts';
import { nameOfCluster } from '../model/flow.ts';
import { type Problem, problemOfFile } from '../model/source.ts';
import { readPortRange } from '../net/address.ts';
import type { Settings } from '../options.ts';
import { run, runOptions } from '../run.ts';
import type { HubFlags } from './hosted-live.ts';
import type { InputOutput } from './io.ts';
import { addConfigurationOptions } from './options.ts';
import { tellNotes, tellProblems, writeReport } from './output.ts';
import { type SettingFlags, settingsOf } from './settings.ts';
import { addSourceOptions, readSourceOptions, type SourceFlags } from './source-options.ts';

export interface HostedFlags extends SourceFlags, HubFlags, Pick<SettingFlags, 'config' | 'programs'> {
  readonly nodePortRange?: PortRange;
}

export interface HostedInput {
  /** In the order of path and line. */
  readonly found: readonly FoundCluster[];
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
  /** Notes on unknown parts of the flows, for commands that do not print the flows. */
  readonly lacking: readonly string[];
  readonly settings: Settings;
  readonly exitCode: ExitCode;
}

/** Adds the input options of the `hosted` commands. */
export function addHostedInput(command: Command): Command {
  const withSources = addSourceOptions(
    command.argument('[paths...]', 'files, folders, globs or archives of dumps; - reads standard input'),
  );
  return addConfigurationOptions(withSources.optionsGroup('What is read:'))
    .option('--no-ignore', 'read files that .gitignore names too')
    .addOption(
      new Option(
        '--node-port-range <from-to>',
        "node ports of the management cluster (default: what its Network object in the input says, else the configuration's, else 30000-32767)",
      ).argParser(rangeOf),
    )
    .optionsGroup('What is read, from a live management cluster:')
    .option('--context <context>', 'the context of the kubeconfig to read instead of files')
    .option('--kubeconfig <file>', 'the only kubeconfig to read (default: those of KUBECONFIG, else ~/.kube/config)')
    .option('--print-rbac', 'print the objects that grant the necessary rights, and read nothing')
    .optionsGroup('Output:');
}

/** Reads the hosted clusters of the paths or of a live hub, and their flows. Null if only the rights are printed. */
export async function readHosted(paths: string[], flags: HostedFlags, io: InputOutput, command: Command): Promise<HostedInput | null> {
  if (flags.printRbac) {
    io.stdout((await import('./hosted-live.ts')).hubRights());
    return null;
  }
  const isLive = flags.context !== undefined || flags.kubeconfig !== undefined;
  if (isLive && paths.length > 0) throw new UsageError('give files or --context, not both');
  if (!isLive && paths.length === 0) throw new UsageError('give files, or a live management cluster with --context or --kubeconfig');
  const live = isLive ? await (await import('./hosted-live.ts')).readHub(flags, io) : null;
  const settings = await settingsOf(command, { ...flags, format: [] }, live ? ['-'] : paths, io);
  const input = live ? { paths: ['-'], inputPath: live.path, readStandardInput: async () => live.text } : await inputOf(paths, io.cwd);
  const outcome = await run(runOptions({ ...settings, ...readSourceOptions(flags, io), baseline: null, factsOnly: true, ...input }));
  const { hosted } = outcome.result;
  const problems = [...(live?.problems ?? []), ...outcome.result.problems.filter(() => !live?.problems.length)];
  const { found, problems: unknown } = flowsOfRun(hosted, { given: flags.nodePortRange, configured: settings.nodePortRange });
  const nothing =
    found.length === 0 ? [problemOfFile(live?.path ?? (paths[0] === '-' ? '<stdin>' : (paths[0] ?? '.')), 'holds no HostedCluster')] : [];
  return {
    found,
    problems: [...problems, ...unknown, ...(problems.length > 0 ? [] : nothing)],
    notes: [...(live?.notes ?? []), ...outcome.notes],
    lacking: hosted.clusters.flatMap((cluster) => {
      const { access, notes } = cluster.flows();
      return access === 'unknown' ? [] : notes.map((note) => `${nameOfCluster(cluster)}: ${note}`);
    }),
    settings,
    exitCode: problems.length + unknown.length + nothing.length > 0 ? EXIT.incomplete : EXIT.clean,
  };
}

/** Archives of dumps are read as an audit reads them. */
async function inputOf(given: readonly string[], cwd: string): Promise<{ readonly paths: string[]; readonly archives: string[] }> {
  const paths: string[] = [];
  const archives: string[] = [];
  const { isArchiveOfDump } = await import('../source/audit-files.ts');
  for (const one of given) ((await isArchiveOfDump(path.resolve(cwd, one))) ? archives : paths).push(one);
  return { paths, archives };
}

function rangeOf(text: string): PortRange {
  const range = readPortRange(text);
  if (range === null) throw new InvalidArgumentError('write it like 30000-32767.');
  return range;
}

/** Prints the output of a `hosted` command, its problems and notes, and sets the exit status. */
export async function finish(
  text: string | null,
  { format, output }: { readonly format: string; readonly output?: string | undefined },
  { found, problems, notes, exitCode }: Pick<HostedInput, 'found' | 'problems' | 'notes' | 'exitCode'>,
  io: InputOutput,
): Promise<void> {
  // A file is not replaced by one that lacks something.
  const isWritten = text !== null && (output === undefined || (found.length > 0 && problems.length === 0));
  if (isWritten) await writeReport({ format, file: output ?? null }, text, io);
  tellProblems(problems, io);
  tellNotes(text === null || isWritten ? notes : [...notes, `${output} was not written, because of the problems above`], io);
  io.setExitCode(problems.length > 0 ? EXIT.incomplete : exitCode);
}
