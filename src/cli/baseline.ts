import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { CONFIG_NAMES } from '../config/configuration.ts';
import { writeOwnFile } from '../fix/write.ts';
import { EXIT, UsageError } from '../model/exit-code.ts';
import { escapeControls } from '../report/escape.ts';
import { run } from '../run.ts';
import { displayPath } from '../source/paths.ts';
import { BASELINE_NAME, baselineText, compareWithBaseline, openBaseline } from '../suppression/baseline.ts';
import { plural } from '../text/words.ts';
import type { InputOutput } from './io.ts';
import { printProblems } from './output.ts';
import { addReadingOptions, optionsOfRun, type RunFlags } from './settings.ts';

type BaselineFlags = RunFlags & { readonly force?: boolean; readonly pruneOnly?: boolean };

/** `hostport-lint baseline create|update [FILE] [PATH...]`: writes today's findings as known. Throws UsageError on wrong use. */
export function baselineCommand(io: InputOutput): Command {
  const add = (name: 'create' | 'update', description: string): Command => {
    const command = new Command(name)
      .description(description)
      .argument(
        '[paths...]',
        `[FILE] [PATH...]: the baseline (*.json; default ${BASELINE_NAME}), then the paths to lint (default: the current folder)`,
      );
    return addReadingOptions(command).action((words: string[], flags: BaselineFlags) =>
      writeBaseline(command, words, flags, name === 'create', io),
    );
  };
  return new Command('baseline')
    .description('suppress known findings, so that only new ones count')
    .addCommand(add('create', 'write a baseline with all current findings').option('--force', 'replace an existing baseline'))
    .addCommand(
      add('update', 'remove fixed findings from a baseline, and add new ones').option(
        '--prune-only',
        'remove fixed findings, and add none',
      ),
    );
}

async function writeBaseline(command: Command, words: string[], flags: BaselineFlags, isNew: boolean, io: InputOutput): Promise<void> {
  const { cwd } = io;
  const [first = '', ...rest] = words;
  const isNamed = first.endsWith('.json') && isBaselineOrNew(first, cwd);
  const given = isNamed ? rest : words;
  const options = await optionsOfRun(command, given.length > 0 ? given : ['.'], io);
  const file = isNamed ? first : (options.baseline ?? BASELINE_NAME);
  if (isNew && existsSync(path.resolve(cwd, file)) && !flags.force)
    throw new UsageError(`${file} exists; hostport-lint baseline update changes it, --force replaces it`);
  const before = isNew ? [] : openBaseline(file, cwd);
  const { result, known } = await run({ ...options, baseline: null, failOn: 'never' });
  // A baseline of half of the input would report the other half as fixed, or as new.
  if (result.problems.length > 0) {
    printProblems(result.problems, io);
    io.stderr('hostport-lint: not everything could be read, so no baseline was written\n');
    return io.setExitCode(EXIT.incomplete);
  }
  const { kept, added: found, fixed } = compareWithBaseline(before, known, result.findings, { file, cwd });
  const added = flags.pruneOnly ? [] : found;
  writeOwnFile(file, baselineText([...kept, ...added]), cwd);
  const configuration = options.configuration.file ?? CONFIG_NAMES[0] ?? '';
  const isConfigured = options.baseline !== null && path.normalize(options.baseline) === path.normalize(file);
  const changes = Object.entries({ fixed, added }).flatMap(([what, entries]) =>
    entries.map((entry) => `${what}: ${entry.rule} in ${entry.path}: ${entry.message}`),
  );
  const count = `${file}: ${plural(kept.length + added.length, 'known finding')}`;
  const hint = `Use it with --baseline ${file}, or always with this line in ${configuration}:`;
  const lines = isNew
    ? [
        count,
        ...(isConfigured
          ? []
          : [hint, `baseline: ${JSON.stringify(displayPath(path.resolve(cwd, file), path.dirname(path.resolve(cwd, configuration))))}`]),
      ]
    : [...changes, `${count}; ${fixed.length} fixed, ${added.length} added`];
  io.stdout(lines.map((line) => `${escapeControls(line)}\n`).join(''));
}

/** True if an argument is the baseline: it is one, or does not exist yet. */
function isBaselineOrNew(file: string, cwd: string): boolean {
  if (!existsSync(path.resolve(cwd, file))) return true;
  try {
    openBaseline(file, cwd);
    return true;
  } catch {
    return false;
  }
}
