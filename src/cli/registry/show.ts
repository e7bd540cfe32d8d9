import type { Command } from 'commander';
import { writeOwnFile } from '../../fix/write.ts';
import { EXIT } from '../../model/exit-code.ts';
import type { Registry } from '../../model/registry.ts';
import { BUILT_IN_NAMES } from '../../registry/built-in.ts';
import { loadRegistry, withIncluded } from '../../registry/load.ts';
import { compiledText, textTable } from '../../registry/operations/table.ts';
import { jsonText } from '../../report/json.ts';
import type { InputOutput } from '../io.ts';
import { baseOption } from '../options.ts';
import { printed, tellProblems } from '../output.ts';
import { subcommand } from './group.ts';

interface ShowFlags {
  readonly format: 'text' | 'html' | 'json';
  readonly output?: string;
  readonly base?: string;
}

const EXAMPLES = ['show', 'show k3s cilium', 'show --format html -o host-ports.html', 'show openshift --format json > openshift.json'];

/** `registry show [NAME...]`: registries as text, as JSON, or side by side on a page. */
export function showCommand(io: InputOutput): Command {
  return subcommand('show', 'print whole registries: all of them side by side as a page, or the JSON of one', EXAMPLES, [
    'text',
    'html',
    'json',
  ])
    .argument('[names...]', 'built-in names, compiled registries or documents (default: all built-in registries)')
    .addOption(baseOption())
    .option('-o, --output <file>', 'write to a file')
    .action(async (names: string[], flags: ShowFlags) => {
      const wanted = names.length > 0 ? [...new Set(names)] : [...BUILT_IN_NAMES].sort();
      const loaded = await Promise.all(wanted.map((name) => loadRegistry(name, { cwd: io.cwd, base: flags.base })));
      const problems = loaded.flatMap((one) => one.problems);
      tellProblems([...problems, ...loaded.flatMap(({ notes }) => notes)], io);
      const named = loaded.flatMap(({ registry }) => registry ?? []);
      // The JSON of one registry is a file for --registry, which follows its includes.
      const registries = flags.format === 'json' ? named : withIncluded(named);
      if (registries.length > 0) {
        const text = await textOf(registries, flags.format);
        if (flags.output === undefined) io.stdout(text);
        else writeOwnFile(flags.output, text, io.cwd);
      }
      if (problems.length > 0) io.setExitCode(EXIT.incomplete);
    });
}

async function textOf(registries: readonly Registry[], format: ShowFlags['format']): Promise<string> {
  const [first, ...more] = registries;
  if (format === 'html') return (await import('../../report/html/registries.ts')).registriesHtml(registries);
  if (format === 'json') return jsonText(more.length === 0 ? first : { version: 1, registries });
  if (first && more.length === 0) return printed(compiledText(first));
  const rows = registries.map(({ name, title, assignments }) => [name, `${assignments.length}`, title]);
  return printed(textTable(['NAME', 'ROWS', 'TITLE'], rows));
}
