import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { EXIT, UsageError } from '../../model/exit-code.ts';
import { compareSeverity, SEVERITIES, type Severity } from '../../model/finding.ts';
import { parseRelease } from '../../model/registry.ts';
import { DOCUMENT_REGISTRY } from '../../registry/built-in.ts';
import { type Loaded, type LoadOptions, loadRegistry } from '../../registry/load.ts';
import { checkRegistry, checkText } from '../../registry/operations/check.ts';
import { diffRegistries, diffText, type Edition } from '../../registry/operations/diff.ts';
import { compiledText } from '../../registry/operations/table.ts';
import type { InputOutput } from '../io.ts';
import { baseOption, oneOf } from '../options.ts';
import { tellProblems } from '../output.ts';
import { print, type ReadingFlags, subcommand } from './group.ts';

export function compileCommand(io: InputOutput): Command {
  const examples = ['compile host-port-registry.md --format json > ports.json', 'compile own-ports.md --base openshift'];
  return subcommand('compile', 'compile the Markdown tables of a registry document to rows that --registry takes', examples)
    .argument('<file>', 'the document, today’s or an older version')
    .addOption(baseOption())
    .option('--name <name>', 'name of the compiled registry (default: made of the file’s name)')
    .action(async (file: string, flags: ReadingFlags & { readonly name?: string }) => {
      const { base, name } = flags;
      const { registry, problems, notes } = await loadRegistry(file, { cwd: io.cwd, base, name });
      tellProblems([...problems, ...notes], io);
      if (registry) print(flags, registry, compiledText(registry), io);
      if (problems.length > 0) io.setExitCode(EXIT.incomplete);
    });
}

export function checkCommand(io: InputOutput): Command {
  const failOn = new Option('--fail-on <severity>', 'lowest severity that makes the exit status 1');
  const examples = ['check host-port-registry.md', 'check --fail-on warning host-port-registry.md'];
  return subcommand('check', 'lint a registry itself: rows that contradict each other, their notes or the documented ranges', examples)
    .argument('[files...]', `documents, compiled registries, or built-in names (default: ${DOCUMENT_REGISTRY})`)
    .addOption(baseOption())
    .addOption(oneOf(failOn, [...SEVERITIES, 'never']).default('error'))
    .action(async (files: string[], flags: ReadingFlags & { readonly failOn: Severity | 'never' }) => {
      const opened = await Promise.all(
        (files.length > 0 ? files : [DOCUMENT_REGISTRY]).map(async (file) => ({
          file,
          ...(await loadRegistry(file, { cwd: io.cwd, base: flags.base })),
        })),
      );
      const problems = opened.flatMap((one) => one.problems);
      tellProblems([...problems, ...opened.flatMap(({ notes }) => notes)], io);
      const checked = opened.flatMap(({ file, registry }) => (registry ? [{ file, findings: checkRegistry(registry) }] : []));
      const findings = checked.flatMap((one) => one.findings);
      if (checked.length > 0) {
        const texts = checked.map((one) => `${checked.length > 1 ? `${one.file}\n` : ''}${checkText(one.findings)}`);
        print(flags, { version: 1, findings, problems }, texts.join('\n'), io);
      }
      const { failOn: least } = flags;
      const fails = least !== 'never' && findings.some((finding) => compareSeverity(finding.severity, least) >= 0);
      io.setExitCode(problems.length > 0 ? EXIT.incomplete : fails ? EXIT.findings : EXIT.clean);
    });
}

export function diffCommand(io: InputOutput): Command {
  const description = 'compare two documents, or two releases of one: rows added, removed, moved, or with another owner';
  return subcommand('diff', description, ['diff old.md new.md', 'diff 4.16 4.20', 'diff openshift host-port-registry.md'])
    .argument(
      '<before>',
      'a document, a registry file or a built-in name; @4.16 after it takes the rows of that release, and 4.16 alone OpenShift’s',
    )
    .argument('<after>', 'the same')
    .addOption(baseOption())
    .action(async (before: string, after: string, flags: ReadingFlags) => {
      const left = await openEdition(before, { cwd: io.cwd, base: flags.base });
      const right = await openEdition(after, { cwd: io.cwd, base: flags.base });
      const problems = [...left.problems, ...right.problems];
      tellProblems([...problems, ...left.notes, ...right.notes], io);
      if (left.edition && right.edition) {
        const changes = diffRegistries(left.edition, right.edition);
        print(flags, { version: 1, changes, problems }, diffText(changes), io);
      }
      if (problems.length > 0) io.setExitCode(EXIT.incomplete);
    });
}

/** Opens `openshift`, `openshift@4.16`, `document.md` or `document.md@4.16`; `4.16` or `@4.16` alone means the default registry. */
async function openEdition(
  reference: string,
  options: LoadOptions,
): Promise<Omit<Loaded, 'registry'> & { readonly edition: Edition | null }> {
  const isRelease = parseRelease(reference) !== undefined && !existsSync(resolve(options.cwd, reference));
  const found = /^(.*)@([^@/\\]*)$/s.exec(isRelease ? `@${reference}` : reference);
  const release = found ? parseRelease(found[2] ?? '') : null;
  if (release === undefined) throw new UsageError(`${reference}: after @ write a release, such as 4.16`);
  const { registry, problems, notes } = await loadRegistry(found ? found[1] || DOCUMENT_REGISTRY : reference, options);
  return { edition: registry ? { registry, release } : null, problems, notes };
}
