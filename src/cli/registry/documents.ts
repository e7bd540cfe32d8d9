import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { EXIT, UsageError } from '../../model/exit-code.ts';
import { parseRelease } from '../../model/registry.ts';
import { DOCUMENT_REGISTRY } from '../../registry/built-in.ts';
import { type Loaded, type LoadOptions, loadRegistry } from '../../registry/load.ts';
import { diffRegistries, diffText, type Edition } from '../../registry/operations/diff.ts';
import { compiledText } from '../../registry/operations/table.ts';
import type { InputOutput } from '../io.ts';
import { baseOption } from '../options.ts';
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
