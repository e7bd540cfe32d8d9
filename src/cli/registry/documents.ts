import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { writeOwnFile } from '../../fix/write.ts';
import { EXIT, UsageError } from '../../model/exit-code.ts';
import { compareSeverity, SEVERITIES, type Severity } from '../../model/finding.ts';
import { parseRelease, type Registry } from '../../model/registry.ts';
import { BUILT_IN_NAMES, builtInRegistry, DOCUMENT_REGISTRY } from '../../registry/built-in.ts';
import { type Loaded, type LoadOptions, loadRegistry, readRegistryText, sameDocumentAs, withIncluded } from '../../registry/load.ts';
import { checkRegistry, checkText } from '../../registry/operations/check.ts';
import { diffRegistries, diffText, type Edition } from '../../registry/operations/diff.ts';
import { type NewFindings, newFindings, newFindingsText } from '../../registry/operations/new-findings.ts';
import { compiledText, textTable } from '../../registry/operations/table.ts';
import { jsonText } from '../../report/json.ts';
import type { InputOutput } from '../io.ts';
import { baseOption, oneOf } from '../options.ts';
import { printProblems, textWithoutControls } from '../output.ts';
import { printResult, type ReadingFlags, subcommand } from './group.ts';

export function compileCommand(io: InputOutput): Command {
  const examples = ['compile host-port-registry.md --format json > ports.json', 'compile own-ports.md --base openshift'];
  return subcommand('compile', 'compile the Markdown tables of a registry document to a file for --registry', examples)
    .argument('<file>', 'the document, in its current or an older form')
    .addOption(baseOption())
    .option('--name <name>', 'name of the compiled registry (default: from the file name)')
    .action(async (file: string, flags: ReadingFlags & { readonly name?: string }) => {
      const { base, name } = flags;
      const { registry, problems, notes } = await loadRegistry(file, { cwd: io.cwd, base, name });
      printProblems([...problems, ...notes], io);
      if (registry) printResult(flags, registry, compiledText(registry), io);
      if (problems.length > 0) io.setExitCode(EXIT.incomplete);
    });
}

export function diffCommand(io: InputOutput): Command {
  const description = 'compare two documents, or two releases of one: rows that were added, removed, moved, or got another owner';
  return subcommand('diff', description, ['diff old.md new.md', 'diff 4.16 4.20', 'diff openshift host-port-registry.md'])
    .argument(
      '<before>',
      'a document, a registry file or a built-in name; a suffix @4.16 selects the rows of that release, and 4.16 alone those of OpenShift',
    )
    .argument('<after>', 'the same')
    .addOption(baseOption())
    .action(async (before: string, after: string, flags: ReadingFlags) => {
      const left = await openEdition(before, { cwd: io.cwd, base: flags.base });
      const right = await openEdition(after, { cwd: io.cwd, base: flags.base });
      const problems = [...left.problems, ...right.problems];
      printProblems([...problems, ...left.notes, ...right.notes], io);
      if (left.edition && right.edition) {
        const changes = diffRegistries(left.edition, right.edition);
        printResult(flags, { version: 1, changes, problems }, diffText(changes), io);
      }
      if (problems.length > 0) io.setExitCode(EXIT.incomplete);
    });
}

/** Opens `openshift`, `openshift@4.16`, `document.md` or `document.md@4.16`; `4.16` or `@4.16` means the default registry. */
async function openEdition(
  reference: string,
  options: LoadOptions,
): Promise<Omit<Loaded, 'registry'> & { readonly edition: Edition | null }> {
  const isRelease = parseRelease(reference) !== undefined && !existsSync(resolve(options.cwd, reference));
  const found = /^(.*)@([^@/\\]*)$/s.exec(isRelease ? `@${reference}` : reference);
  const release = found ? parseRelease(found[2] ?? '') : null;
  if (release === undefined) throw new UsageError(`${reference}: write a release after @, such as 4.16`);
  const { registry, problems, notes } = await loadRegistry(found ? found[1] || DOCUMENT_REGISTRY : reference, options);
  return { edition: registry ? { registry, release } : null, problems, notes };
}

interface ShowFlags {
  readonly format: 'text' | 'html' | 'json';
  readonly output?: string;
  readonly base?: string;
}

const SHOW_EXAMPLES = ['show', 'show k3s cilium', 'show --format html -o host-ports.html', 'show openshift --format json > openshift.json'];

/** `registry show [NAME...]`: prints registries as text, as JSON, or side by side on a page. */
export function showCommand(io: InputOutput): Command {
  return subcommand('show', 'print registries: several side by side as a page, or one as JSON', SHOW_EXAMPLES, ['text', 'html', 'json'])
    .argument('[names...]', 'built-in names, compiled registries or documents (default: all built-in registries)')
    .addOption(baseOption())
    .option('-o, --output <file>', 'write to a file')
    .action(async (names: string[], flags: ShowFlags) => {
      const wanted = names.length > 0 ? [...new Set(names)] : [...BUILT_IN_NAMES].sort();
      const loaded = await Promise.all(wanted.map((name) => loadRegistry(name, { cwd: io.cwd, base: flags.base })));
      const problems = loaded.flatMap((one) => one.problems);
      printProblems([...problems, ...loaded.flatMap(({ notes }) => notes)], io);
      const named = loaded.flatMap(({ registry }) => registry ?? []);
      // The JSON of one registry is a file for --registry, which reads its includes.
      const registries = flags.format === 'json' ? named : withIncluded(named);
      if (registries.length > 0) {
        const text = await registriesAsText(registries, flags.format);
        if (flags.output === undefined) io.stdout(text);
        else writeOwnFile(flags.output, text, io.cwd);
      }
      if (problems.length > 0) io.setExitCode(EXIT.incomplete);
    });
}

async function registriesAsText(registries: readonly Registry[], format: ShowFlags['format']): Promise<string> {
  const [first, ...more] = registries;
  if (format === 'html') return (await import('../../report/html/registries.ts')).registriesHtml(registries);
  if (format === 'json') return jsonText(more.length === 0 ? first : { version: 1, registries });
  if (first && more.length === 0) return textWithoutControls(compiledText(first));
  const rows = registries.map(({ name, title, assignments }) => [name, `${assignments.length}`, title]);
  return textWithoutControls(textTable(['NAME', 'ROWS', 'TITLE'], rows));
}

interface CheckFlags extends ReadingFlags {
  readonly failOn: Severity | 'never';
  readonly changedSince?: string;
}

export function checkCommand(io: InputOutput): Command {
  const failOn = new Option('--fail-on <severity>', 'lowest severity that makes the exit status 1');
  const examples = [
    'check host-port-registry.md',
    'check --fail-on warning host-port-registry.md',
    'check --changed-since origin/master host-port-registry.md',
  ];
  return subcommand('check', 'lint a registry: rows that contradict each other, their notes or the documented ranges', examples)
    .argument('[files...]', `documents, compiled registries, or built-in names (default: ${DOCUMENT_REGISTRY})`)
    .addOption(baseOption())
    .addOption(oneOf(failOn, [...SEVERITIES, 'never']).default('error'))
    .option('--changed-since <revision>', 'report only findings that the file did not have at this git revision')
    .action(async (files: string[], flags: CheckFlags) => {
      const named = files.length > 0 ? files : [DOCUMENT_REGISTRY];
      const { base, changedSince, failOn: least } = flags;
      const checked = await Promise.all(named.map((file) => checkFile(file, { cwd: io.cwd, base }, changedSince, io)));
      const problems = checked.flatMap((one) => one.problems);
      printProblems([...problems, ...checked.flatMap(({ notes }) => notes)], io);
      const findings = checked.flatMap((one) => one.findings);
      const readable = checked.filter(({ text }) => text !== null);
      if (readable.length > 0) {
        const texts = readable.map(({ file, text }) => `${readable.length > 1 ? `${file}\n` : ''}${text}`);
        const asBefore = changedSince === undefined ? {} : { asBefore: checked.reduce((sum, one) => sum + one.asBefore, 0) };
        printResult(flags, { version: 1, findings, ...asBefore, problems }, texts.join('\n'), io);
      }
      const fails = least !== 'never' && findings.some((finding) => compareSeverity(finding.severity, least) >= 0);
      io.setExitCode(problems.length > 0 ? EXIT.incomplete : fails ? EXIT.findings : EXIT.clean);
    });
}

interface Checked extends NewFindings, Omit<Loaded, 'registry'> {
  readonly file: string;
  /** Null if the file is not a registry. */
  readonly text: string | null;
}

/** Checks a file; with a git revision only for new findings, where rows that cannot be read are findings. */
async function checkFile(file: string, options: LoadOptions, revision: string | undefined, io: InputOutput): Promise<Checked> {
  if (revision !== undefined && builtInRegistry(file))
    throw new UsageError(`${file} is a built-in registry; --changed-since compares the versions of a file`);
  const { registry, problems, notes } = await loadRegistry(file, options);
  if (!registry) return { file, problems, notes, findings: [], asBefore: 0, text: null };
  if (revision === undefined) {
    const findings = checkRegistry(registry);
    return { file, problems, notes, findings, asBefore: 0, text: checkText(findings) };
  }
  const { textAtBase } = await import('../../changes/since.ts');
  const remedy = 'fetch it first, as with git fetch --unshallow or a larger depth';
  const before = textAtBase(file, { cwd: io.cwd, env: io.env, comparison: { base: revision, head: null, remedy } });
  // Owners and ranges of only one of the two versions would be differences too.
  const base = options.base ?? sameDocumentAs(registry)?.name ?? 'none';
  const then = before.trim() === '' ? null : await readRegistryText(before, file, { ...options, base });
  const found = newFindings({ registry, problems }, then?.registry ? { registry: then.registry, problems: then.problems } : null);
  return { file, problems: [], notes, ...found, text: newFindingsText(found, revision) };
}
