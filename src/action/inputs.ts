import { didYouMean, UsageError } from '../model/exit-code.ts';
import { SEVERITIES, type Severity } from '../model/finding.ts';
import type { Given } from '../options.ts';

/** The inputs of action.yml; undefined where one is empty, so that the configuration or the default decides. */
export interface Inputs {
  readonly paths: readonly string[];
  readonly config: string | undefined;
  readonly given: Pick<Given, 'registries' | 'release' | 'failOn' | 'baseline'>;
  /** Format of the report in the job's log, and formats written to files. */
  readonly formats: readonly { readonly format: string; readonly file: string | null }[];
  readonly changedOnly: boolean;
  readonly sarifFile: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The inputs of action.yml, as they are written there. */
const INPUTS = ['paths', 'config', 'registry', 'release', 'format', 'fail-on', 'changed-only', 'baseline', 'sarif-file'] as const;

/** The runner only warns of an input that action.yml does not have, and whoever mistyped `fail-on` would never fail. */
function refuseUnknown(env: Environment): void {
  for (const variable of Object.keys(env)) {
    const name = /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase();
    if (name === undefined || INPUTS.some((known) => known === name)) continue;
    throw new UsageError(`there is no input ${name}${didYouMean(name, INPUTS)} (known: ${INPUTS.join(', ')})`);
  }
}

/** Reads the inputs as the runner hands them over: `INPUT_` and the name in capitals, dashes kept. Throws UsageError. */
export function readInputs(env: Environment, knownFormats: readonly string[]): Inputs {
  refuseUnknown(env);
  const input = (name: (typeof INPUTS)[number]): string => env[`INPUT_${name.toUpperCase()}`]?.trim() ?? '';
  const lines = (name: (typeof INPUTS)[number]): string[] =>
    input(name)
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean);
  const paths = lines('paths');
  const failOn = readChoice('fail-on', input('fail-on'));
  return {
    paths: paths.length > 0 ? paths : ['.'],
    config: input('config') || undefined,
    given: { registries: lines('registry'), release: input('release') || undefined, failOn, baseline: input('baseline') || undefined },
    formats: readFormats(lines('format'), knownFormats),
    changedOnly: readSwitch('changed-only', input('changed-only')),
    sarifFile: input('sarif-file') || null,
  };
}

function readFormats(lines: readonly string[], known: readonly string[]): Inputs['formats'] {
  const formats = lines
    .flatMap((line) => line.split(','))
    .map((one) => {
      const [format = '', ...rest] = one.trim().split('=');
      if (!known.includes(format))
        throw new UsageError(`input format: there is no format ${format}${didYouMean(format, known)} (known: ${known.join(', ')})`);
      return { format, file: rest.length > 0 ? rest.join('=') : null };
    });
  if (formats.some(({ file }) => file === '')) throw new UsageError('input format: a format with = needs a file, as in junit=report.xml');
  if (formats.filter(({ file }) => file === null).length > 1)
    throw new UsageError('input format: only one format can go to the log; give the others a file, as in junit=report.xml');
  return formats;
}

function readChoice(name: string, text: string): Severity | 'never' | undefined {
  if (text === '') return undefined;
  const choices = [...SEVERITIES, 'never'] as const;
  const choice = choices.find((one) => one === text);
  if (choice === undefined)
    throw new UsageError(`input ${name}: ${JSON.stringify(text)} is none of ${choices.join(', ')}${didYouMean(text, choices)}`);
  return choice;
}

/** The words for true and false of YAML 1.2, as GitHub's own toolkit takes them. */
function readSwitch(name: string, text: string): boolean {
  if (/^(?:true|True|TRUE)$/.test(text)) return true;
  if (text === '' || /^(?:false|False|FALSE)$/.test(text)) return false;
  throw new UsageError(`input ${name}: ${JSON.stringify(text)} is neither true nor false`);
}
