import { Command } from 'commander';
import { unifiedDiff } from '../fix/diff.ts';
import { createEditedFiles, type EditedText } from '../fix/edited-files.ts';
import { EXIT, UsageError } from '../model/exit-code.ts';
import type { Finding } from '../model/finding.ts';
import { groupBy } from '../model/groups.ts';
import { type Problem, problemAt } from '../model/source.ts';
import type { RunOptions } from '../options.ts';
import { run } from '../run.ts';
import { addComment, commentFor, hasSameValues, PLACEMENTS } from '../suppression/write-comment.ts';
import { isDate, plural } from '../text/words.ts';
import type { InputOutput } from './io.ts';
import { printNotes, printProblems } from './output.ts';
import { addReadingOptions, optionsOfRun, type RunFlags } from './settings.ts';

type SuppressFlags = RunFlags & { readonly reason: string; readonly until?: string; readonly dryRun?: boolean };

/** `hostport-lint suppress --reason TEXT [--until DATE] [PATH...]`: writes comments that suppress today's findings. */
export function suppressCommand(io: InputOutput): Command {
  const command = new Command('suppress')
    .description('write comments that suppress all current findings')
    .argument('[paths...]', 'files, folders or globs of manifests (default: the current folder)')
    .requiredOption('--reason <text>', 'why the findings are accepted')
    .option('--until <date>', 'last day of the suppression, such as 2027-06-30')
    .option('--dry-run', 'print a diff instead of writing');
  return addReadingOptions(command).action((paths: string[], flags: SuppressFlags) =>
    suppress(command, paths.length > 0 ? paths : ['.'], flags, io),
  );
}

async function suppress(command: Command, paths: string[], flags: SuppressFlags, io: InputOutput): Promise<void> {
  const { reason, until } = flags;
  if (reason.trim() === '' || /[\r\n]/.test(reason)) throw new UsageError('--reason must be one line of text');
  if (until !== undefined && !isDate(until)) throw new UsageError(`--until ${until} is not a date; write it like 2027-06-30`);
  if (until !== undefined && until < (io.today ?? new Date().toISOString().slice(0, 10)))
    throw new UsageError(`--until ${until} is in the past`);
  if (paths.includes('-')) throw new UsageError('standard input cannot be written; name files or folders');
  const files = createEditedFiles(io.cwd, 'changed');
  const options: RunOptions = {
    ...(await optionsOfRun(command, paths, io)),
    failOn: 'never',
    onFile: files.onFile,
  };
  const before = await run(options);
  const opened = new Map<string, EditedText>();
  const problems: Problem[] = [];
  for (const path of new Set(openFindings(before.result.findings).map(({ span }) => span.path))) {
    const file = files.open(path);
    if ('message' in file) problems.push(file);
    else opened.set(path, file);
  }
  const texts = new Map([...opened].map(([path, { text }]) => [path, text]));
  const after = await withComments(before.result.findings, texts, options, (rules) => commentFor(rules, reason, until));
  const changed = [...opened].flatMap(([path, file]) => {
    const text = after.texts.get(path) ?? file.text;
    return text === file.text ? [] : [{ path, file, text }];
  });
  for (const { path, file, text } of changed) {
    if (flags.dryRun) io.stdout(unifiedDiff(path, file.text, text));
    else problems.push(...(file.write?.(text) ?? []));
  }
  const left = after.left.filter(({ span }) => opened.has(span.path));
  printProblems([...before.result.problems, ...problems, ...left.map(notSuppressed)], io);
  printNotes(before.notes, io);
  const done = `${plural(after.suppressed, 'finding')} in ${plural(changed.length, 'file')}`;
  io.stderr(after.suppressed === 0 ? 'nothing was suppressed\n' : `${flags.dryRun ? 'would suppress' : 'suppressed'} ${done}\n`);
  const isIncomplete = problems.length + before.result.problems.length > 0;
  io.setExitCode(isIncomplete ? EXIT.incomplete : after.left.length > 0 ? EXIT.findings : EXIT.clean);
}

function openFindings(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ suppressed }) => suppressed === null);
}

/**
 * Tries the ways to place a comment one after the other, each for all remaining findings. A comment is kept only if YAML reads it as a
 * comment, and if a run over the changed text reports its finding as suppressed and no other finding in the file.
 */
async function withComments(
  findings: readonly Finding[],
  texts: ReadonlyMap<string, string>,
  options: RunOptions,
  comment: (rules: readonly string[]) => string,
): Promise<{ readonly texts: ReadonlyMap<string, string>; readonly left: readonly Finding[]; readonly suppressed: number }> {
  const openIn = async (overlay: ReadonlyMap<string, string>) => openFindings((await run({ ...options, overlay })).result.findings);
  let kept = texts;
  let left = openFindings(findings);
  const known = new Set(left.map(({ fingerprint }) => fingerprint));
  for (const placement of PLACEMENTS) {
    const add = (text: string, wanted: readonly Finding[]): string => addComment(text, wanted, placement, comment);
    const ofFile = groupBy(left, ({ span }) => span.path);
    const possible = new Map([...kept].map(([path, text]) => [path, withoutValueChange(text, ofFile.get(path) ?? [], add)]));
    const open = await openIn(new Map([...kept].map(([path, text]) => [path, add(text, possible.get(path) ?? [])])));
    const still = new Set(open.map(({ fingerprint }) => fingerprint));
    const worse = new Set(open.filter(({ fingerprint }) => !known.has(fingerprint)).map(({ span }) => span.path));
    const useful = (path: string): Finding[] => (possible.get(path) ?? []).filter(({ fingerprint }) => !still.has(fingerprint));
    kept = new Map([...kept].map(([path, text]) => [path, worse.has(path) ? text : add(text, useful(path))]));
    // The lines of the remaining findings have moved.
    left = await openIn(kept);
    if (left.length === 0) break;
  }
  return { texts: kept, left, suppressed: known.size - left.length };
}

/** The findings whose comments do not change a value of the text; within a block scalar a comment is part of the value. */
function withoutValueChange(
  text: string,
  findings: readonly Finding[],
  add: (text: string, wanted: readonly Finding[]) => string,
): Finding[] {
  const isHarmless = (some: readonly Finding[]): boolean => hasSameValues(text, add(text, some));
  return findings.length === 0 || isHarmless(findings) ? [...findings] : findings.filter((one) => isHarmless([one]));
}

function notSuppressed({ rule, span }: Finding): Problem {
  return problemAt(span, `no comment can suppress ${rule} here; use an annotation, or ignore in the configuration`);
}
