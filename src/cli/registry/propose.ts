import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { unifiedDiff } from '../../fix/diff.ts';
import { EXIT, UsageError } from '../../model/exit-code.ts';
import { CONFIDENCES, type Confidence } from '../../model/listener.ts';
import type { Release } from '../../model/registry.ts';
import { builtInRegistry } from '../../registry/built-in.ts';
import { loadRegistry } from '../../registry/load.ts';
import { pullRequestText, withRows } from '../../registry/operations/patch.ts';
import { proposalOf, proposeText, refusalText } from '../../registry/operations/propose.ts';
import { run } from '../../run.ts';
import { displayPath } from '../../source/paths.ts';
import { readTextFile } from '../../text/read-text-file.ts';
import { plural } from '../../text/words.ts';
import type { InputOutput } from '../io.ts';
import { printNotes, printProblems, textWithoutControls } from '../output.ts';
import { lookUp, parseReleaseOption, printResult, type ReadingFlags, settingsFor } from './group.ts';

interface ProposeFlags extends ReadingFlags {
  readonly release?: Release;
  readonly since?: string;
  readonly team?: string;
  readonly notes?: string;
  readonly minConfidence: Confidence;
  readonly patch?: boolean;
  readonly pullRequest?: boolean;
}

export function proposeCommand(io: InputOutput): Command {
  const examples = [
    'propose manifests/',
    'propose --since 4.21 daemonset.yaml',
    'propose --patch --team monitoring --since 4.21 host-port-registry.md manifests/ | git apply',
  ];
  return lookUp(
    'propose',
    'print the missing registry rows for the host ports of manifests',
    examples,
    'detected from the manifests, otherwise kubernetes',
  )
    .argument('<paths...>', 'files, folders or globs; - reads standard input; with --patch, the registry document first')
    .option('--release <version>', 'use the rows of this release', parseReleaseOption)
    .option('--since <release>', 'release for the column Since', (text) => parseReleaseOption(text).join('.'))
    .option('--team <name>', 'with --patch: name for the column Owning Team')
    .option('--notes <text>', 'text for the column Notes (default: the container, and an unknown address)')
    .option('--patch', 'print a diff of the document for git apply')
    .option('--pull-request', 'with --patch: print the description of a pull request on standard error')
    .addOption(new Option('--min-confidence <level>', 'omit less certain ports').choices([...CONFIDENCES]).default('medium'))
    .action((paths: string[], flags: ProposeFlags) => {
      if (flags.patch) return printPatch(paths, flags, io);
      const alone = flags.pullRequest ? '--pull-request' : flags.team === undefined ? null : '--team';
      if (alone !== null) throw new UsageError(`${alone} needs --patch`);
      return printRows(paths, flags, io);
    });
}

async function printRows(paths: readonly string[], flags: ProposeFlags, io: InputOutput): Promise<void> {
  const { proposal, view, problems } = await propose(paths, flags, io);
  printProblems(problems, io);
  // If no input could be read, nothing is known about its ports.
  const isNothing = problems.length > 0 && proposal.rows.length + proposal.refused.length + proposal.users === 0;
  if (flags.format === 'json' || !isNothing)
    printResult(flags, { version: 1, ...proposal, problems }, proposeText(proposal, view.registries[0]), io);
  if (problems.length > 0) io.setExitCode(EXIT.incomplete);
}

async function propose(paths: readonly string[], flags: ProposeFlags, io: InputOutput) {
  const { since, notes, minConfidence } = flags;
  const settings = await settingsFor(flags, paths, io);
  const { result, registry: view } = await run({ ...settings, baseline: null, minimumConfidence: 'low', failOn: 'never' });
  const { listeners, problems } = result;
  return { proposal: proposalOf(listeners, view, { minimumConfidence: minConfidence, since, notes }), listeners, view, problems };
}

/** Prints a diff that adds the missing rows to the document, and on standard error the ports without a row. */
async function printPatch(all: readonly string[], flags: ProposeFlags, io: InputOutput): Promise<void> {
  const [document = '', ...paths] = all;
  const { base, team = null, registries, format } = flags;
  if (registries.length > 0) throw new UsageError('--patch needs the registry document as its first argument; remove --registry');
  if (format !== 'text') throw new UsageError('--patch prints a diff; remove --format');
  if (paths.length === 0) throw new UsageError('--patch needs the registry document and then manifests: propose --patch DOCUMENT PATH...');
  if (builtInRegistry(document)) throw new UsageError(`${document} is a built-in registry; --patch needs its document`);
  const opened = await loadRegistry(document, { cwd: io.cwd, base });
  printProblems([...opened.problems, ...opened.notes], io);
  if (opened.problems.length > 0) return io.setExitCode(EXIT.incomplete);
  const { proposal, listeners, view, problems } = await propose(paths, { ...flags, registries: [document] }, io);
  const before = readTextFile(resolve(io.cwd, document));
  const { text, rowsWithoutTable } = withRows(before, proposal.rows, team);
  printProblems(problems, io);
  for (const { row, heading } of rowsWithoutTable) {
    io.stderr(
      `${textWithoutControls(`${document}: there is no table "${heading.replace(/^#+ /, '')}" for ${row.port}/${row.protocol} ${row.process}`)}\n`,
    );
  }
  for (const refused of proposal.refused) io.stderr(`${textWithoutControls(refusalText(refused))}\n`);
  if (proposal.users > 0) printNotes([`workloads of users need no row: ${plural(proposal.users, 'host port')}`], io);
  const rows = proposal.rows.filter((row) => !rowsWithoutTable.some((one) => one.row === row));
  if (rows.length > 0) io.stdout(unifiedDiff(displayPath(resolve(io.cwd, document), io.cwd), before, text));
  if (rows.length > 0 && flags.pullRequest) io.stderr(textWithoutControls(pullRequestText({ rows }, listeners, view)));
  if (problems.length > 0 || rowsWithoutTable.length > 0) io.setExitCode(EXIT.incomplete);
}
