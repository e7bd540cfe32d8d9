import { Command } from 'commander';
import type { ReportOptions } from '../report/index.ts';
import { forShell } from '../text/words.ts';
import { addInputOptions, addJudgingOptions } from './options.ts';
import { addSourceOptions } from './source-options.ts';

/** The commands that follow a run, which read and judge as this one did; null for those that make no sense after it. */
export function nextCommands(
  program: Command,
  paths: readonly string[],
  { canFix, canAdopt }: { readonly canFix: boolean; readonly canAdopt: boolean },
): ReportOptions['next'] {
  const given = [...repeatedOptions(program), ...(paths.some((one) => one.startsWith('-')) ? ['--'] : []), ...paths];
  const commandOf = (...words: readonly string[]): string => [program.name(), ...[...words, ...given].map(forShell)].join(' ');
  return { fix: canFix ? commandOf('--fix') : null, baseline: canAdopt ? commandOf('baseline', 'create') : null };
}

/** The words of this command line that say what is read and how it is judged. */
function repeatedOptions(program: Command): string[] {
  const { options } = addJudgingOptions(addSourceOptions(addInputOptions(new Command())));
  return options.flatMap((option) => {
    const name = option.attributeName();
    const value: unknown = program.getOptionValueSource(name) === 'cli' ? program.getOptionValue(name) : undefined;
    if (value === undefined || (value === false) !== option.negate) return [];
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap((one) => [option.long ?? '', ...(typeof one === 'boolean' ? [] : [String(one)])]);
  });
}
