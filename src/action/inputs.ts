import { Command, CommanderError } from 'commander';
import { answeringTo } from '../cli/io.ts';
import { type FormatTarget, readFormats } from '../cli/output.ts';
import { addRunOptions, optionsOfRun } from '../cli/settings.ts';
import { didYouMean, UsageError } from '../model/exit-code.ts';
import type { OptionsIn } from '../options.ts';
import { FINDING_REPORTS } from '../report/index.ts';

/** The inputs of action.yml. */
export interface Inputs {
  readonly paths: readonly string[];
  /** Reports in the log (null) and in files. */
  readonly targets: readonly FormatTarget[];
  readonly changedOnly: boolean;
  readonly sarifFile: string | null;
  readonly optionsIn: OptionsIn;
}

type StepEnvironment = Readonly<Record<string, string | undefined>>;

/** Inputs with the name of an option; a list has one value on each line. */
const OPTIONS = {
  config: '--config',
  registry: '--registry',
  release: '--release',
  cluster: '--cluster',
  rules: '--rule',
  'min-confidence': '--min-confidence',
  'fail-on': '--fail-on',
  baseline: '--baseline',
} as const;

const INPUTS = ['paths', 'format', 'changed-only', 'sarif-file', 'args', ...Object.keys(OPTIONS)];

/**
 * Reads the inputs from the runner's variables: `INPUT_` and the name in capitals, dashes kept. Throws UsageError if an input is invalid.
 */
export function readInputs(env: StepEnvironment): Inputs {
  refuseUnknown(env);
  const input = (name: string): string => env[`INPUT_${name.toUpperCase()}`]?.trim() ?? '';
  const lines = (name: string): string[] =>
    input(name)
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean);
  const paths = lines('paths');
  const words = Object.entries(OPTIONS).flatMap(([name, option]) => lines(name).map((value) => `${option}=${value}`));
  const formats = lines('format').flatMap((line) => line.split(',').map((one) => one.trim()));
  const command = commandOf([...words, ...wordsIn(input('args'))]);
  return {
    paths: paths.length > 0 ? paths : ['.'],
    targets: readFormats(formats, undefined, Object.keys(FINDING_REPORTS)),
    changedOnly: readSwitch('changed-only', input('changed-only')),
    sarifFile: input('sarif-file') || null,
    optionsIn: ({ cwd, paths }) => optionsOfRun(command, paths, { cwd, env, readStandardInput: async () => new Uint8Array() }),
  };
}

/** Throws UsageError for an input that action.yml does not define: the runner only warns, and a misspelt `fail-on` would never fail. */
function refuseUnknown(env: StepEnvironment): void {
  for (const variable of Object.keys(env)) {
    const name = /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase();
    if (name === undefined || INPUTS.includes(name)) continue;
    throw new UsageError(`there is no input ${name}${didYouMean(name, INPUTS)} (known: ${INPUTS.join(', ')})`);
  }
}

/** Splits a command line into words; quotes keep spaces. No shell is involved. */
function wordsIn(text: string): string[] {
  if (/^(?:[^"']|"[^"]*"|'[^']*')*$/.test(text) === false) throw new UsageError('input args: a quote is not closed');
  return (text.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? []).map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}

/** Parses the words as options of a run. Throws UsageError for an unknown option or an invalid value. */
function commandOf(words: readonly string[]): Command {
  const written = words.find((word) => /^--(?:fix|watch|dry-run)(?:=|$)/.test(word));
  if (written !== undefined) throw new UsageError(`${written} cannot be used in the Action, which writes nothing`);
  const said: string[] = [];
  const command = answeringTo({ stdout: () => undefined, stderr: (text) => said.push(text.trim()) }, addRunOptions(new Command()));
  try {
    return command.helpOption(false).parse([...words], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) throw new UsageError(...said.map((text) => text.replace(/^hostport-lint: /, '')));
    throw error;
  }
}

/** Reads a boolean of YAML 1.2, as GitHub's toolkit does. */
function readSwitch(name: string, text: string): boolean {
  if (/^(?:true|True|TRUE)$/.test(text)) return true;
  if (text === '' || /^(?:false|False|FALSE)$/.test(text)) return false;
  throw new UsageError(`input ${name}: ${JSON.stringify(text)} is neither true nor false`);
}
