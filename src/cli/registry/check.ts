import { type Command, Option } from 'commander';
import { EXIT, UsageError } from '../../model/exit-code.ts';
import { compareSeverity, SEVERITIES, type Severity } from '../../model/finding.ts';
import { builtInRegistry, DOCUMENT_REGISTRY } from '../../registry/built-in.ts';
import { type Loaded, type LoadOptions, loadRegistry, readRegistryText, sameDocumentAs } from '../../registry/load.ts';
import { checkRegistry, checkText } from '../../registry/operations/check.ts';
import { type NewFindings, newFindings, newFindingsText } from '../../registry/operations/new-findings.ts';
import type { InputOutput } from '../io.ts';
import { baseOption, oneOf } from '../options.ts';
import { tellProblems } from '../output.ts';
import { print, type ReadingFlags, subcommand } from './group.ts';

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
  return subcommand('check', 'lint a registry itself: rows that contradict each other, their notes or the documented ranges', examples)
    .argument('[files...]', `documents, compiled registries, or built-in names (default: ${DOCUMENT_REGISTRY})`)
    .addOption(baseOption())
    .addOption(oneOf(failOn, [...SEVERITIES, 'never']).default('error'))
    .option('--changed-since <revision>', 'report only what the file did not have at this revision of git')
    .action(async (files: string[], flags: CheckFlags) => {
      const named = files.length > 0 ? files : [DOCUMENT_REGISTRY];
      const options = { cwd: io.cwd, base: flags.base };
      const opened = await Promise.all(named.map(async (file) => ({ file, ...(await loadRegistry(file, options)) })));
      const checked = await (flags.changedSince === undefined ? checkAll(opened) : checkSince(opened, flags.changedSince, options, io));
      const problems = flags.changedSince === undefined ? opened.flatMap((one) => one.problems) : unreadable(opened);
      tellProblems([...problems, ...opened.flatMap(({ notes }) => notes)], io);
      const findings = checked.flatMap((one) => one.findings);
      if (checked.length > 0) {
        const texts = checked.map(({ file, text }) => `${checked.length > 1 ? `${file}\n` : ''}${text}`);
        const asBefore = flags.changedSince === undefined ? {} : { asBefore: checked.reduce((sum, one) => sum + one.asBefore, 0) };
        print(flags, { version: 1, findings, ...asBefore, problems }, texts.join('\n'), io);
      }
      const { failOn: least } = flags;
      const fails = least !== 'never' && findings.some((finding) => compareSeverity(finding.severity, least) >= 0);
      io.setExitCode(problems.length > 0 ? EXIT.incomplete : fails ? EXIT.findings : EXIT.clean);
    });
}

interface Opened extends Loaded {
  readonly file: string;
}

interface Checked extends NewFindings {
  readonly file: string;
  readonly text: string;
}

/** Why files are no registries at all. */
function unreadable(opened: readonly Opened[]) {
  return opened.flatMap(({ registry, problems }) => (registry ? [] : problems));
}

function checkAll(opened: readonly Opened[]): Checked[] {
  return opened.flatMap(({ file, registry }) => {
    const findings = registry ? checkRegistry(registry) : [];
    return registry ? [{ file, findings, asBefore: 0, text: checkText(findings) }] : [];
  });
}

async function checkSince(opened: readonly Opened[], revision: string, options: LoadOptions, io: InputOutput): Promise<Checked[]> {
  const remedy = 'fetch it first, as with git fetch --unshallow or a larger depth';
  const { textAtBase } = await import('../../changes/since.ts');
  const checked: Checked[] = [];
  for (const { file, registry, problems } of opened) {
    if (builtInRegistry(file)) throw new UsageError(`${file} is a built-in registry; --changed-since compares the versions of a file`);
    if (!registry) continue;
    const before = textAtBase(file, { cwd: io.cwd, env: io.env, comparison: { base: revision, head: null, remedy } });
    // Owners and ranges that only one of the two versions got would be differences too.
    const base = options.base ?? sameDocumentAs(registry)?.name ?? 'none';
    const then = before.trim() === '' ? null : await readRegistryText(before, file, { ...options, base });
    const found = newFindings({ registry, problems }, then?.registry ? { registry: then.registry, problems: then.problems } : null);
    checked.push({ file, ...found, text: newFindingsText(found, revision) });
  }
  return checked;
}
