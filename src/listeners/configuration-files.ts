import type { CommandLine, DetectorContext } from '../model/detector.ts';
import type { KnownFile } from '../model/pod.ts';
import type { ConfigurationFile, Program } from '../model/program.ts';
import type { Span } from '../model/span.ts';
import { sliceText, spanOfText, type Text, UNKNOWN, unquoted } from '../text/text.ts';
import { DOLLAR, expandVariables } from '../text/tokens.ts';
import { matchesWildcard } from '../text/wildcard.ts';
import { baseName } from '../text/words.ts';
import { assignmentOf, readSettings } from './formats/index.ts';
import { type Option, readCommand } from './options.ts';
import { matchesName, type ProgramInput } from './program-options.ts';

/** A configuration file that a command line makes its program read. */
export interface FileRead {
  readonly file: KnownFile;
  /** The word that names the file; null if the program reads the file by default. */
  readonly word: Text | null;
}

/** Options that name a program's own configuration file in almost every program, unlike `cloud-config` and similar ones. */
const CONFIGURATION_OPTION = /^config(?:uration)?(?:[-._]?(?:file|path))?$/i;
/** Maximum number of files; a folder with more files contains data. */
const MAX_FILES = 50;

/** Returns the files of one configuration of a described program, and the texts in its options. */
export function filesOfConfiguration(context: DetectorContext, options: readonly Option[], configuration: ConfigurationFile): FileRead[] {
  const texts = options.flatMap(({ name, value }) =>
    value && configuration.texts?.some((text) => matchesName(text, name)) ? [{ file: { path: name, text: value }, word: null }] : [],
  );
  const inline = options.flatMap(({ name, value }) =>
    value?.value.startsWith('yaml:') && configuration.options?.some((option) => matchesName(option, name))
      ? [{ file: { path: name, text: sliceText(value, 'yaml:'.length) }, word: null }]
      : [],
  );
  return [...texts, ...inline, ...filesNamedBy(context, options, configuration)];
}

function filesNamedBy(context: DetectorContext, options: readonly Option[], configuration: ConfigurationFile): FileRead[] {
  const named = options.filter((option) => option.value !== null && configuration.options?.some((name) => matchesName(name, option.name)));
  if (named.length > 0) return named.flatMap((option) => (option.value ? filesAt(context, option.value) : []));
  const inVariables = pathsInVariables(context, configuration);
  if (inVariables.length > 0) return inVariables.flatMap((value) => filesAt(context, value));
  return (configuration.paths ?? []).flatMap((path) =>
    context
      .filesBelow('/')
      .filter((file) => matchesWildcard(path, file.path))
      .map((file) => ({ file, word: null })),
  );
}

/** Returns paths of configuration files in variables. */
function pathsInVariables(context: DetectorContext, { variables = [] }: ConfigurationFile): Text[] {
  return variables.flatMap((name) => context.environment.get(name) ?? []);
}

/** True if the program reads a file that may set its listeners and that is missing from the input. */
export function readsUnknownFile(context: DetectorContext, options: readonly Option[], program: Program): boolean {
  const patterns = (program.configurations ?? []).flatMap((configuration) => configuration.options ?? []);
  // If a template action produces a file, its content is unknown.
  const isHidden = (path: Text): boolean =>
    filesAt(context, path).every(({ file }) => file.text.value.replaceAll(UNKNOWN, '').trim() === '');
  if (program.configurations?.some((configuration) => pathsInVariables(context, configuration).some(isHidden))) return true;
  return options.some(({ name, value }) => {
    if (program.notListening?.some((pattern) => matchesName(pattern, name))) return false;
    const namesFile = CONFIGURATION_OPTION.test(name) || patterns.some((pattern) => matchesName(pattern, name));
    return namesFile && value?.value.includes('/') && isHidden(value);
  });
}

/**
 * Returns the mounted files that a word of the command line or a variable of the container names. The entry point of an image without words
 * reads the only file that its container mounts.
 */
export function filesNamed(context: DetectorContext, command: CommandLine): FileRead[] {
  const { options, operands } = readCommand(command);
  const named = [...options.flatMap((option) => option.value ?? []), ...operands].flatMap((word) => filesAt(context, word));
  if (named.length > 0 || command.origin !== 'exec') return named;
  const byVariable = [...context.environment.values()].flatMap((word): FileRead[] => {
    const file = word.value.startsWith('/') ? context.readFile(word.value) : undefined;
    return file ? [{ file, word }] : [];
  });
  if (byVariable.length > 0 || command.words.length > 1 || context.container.command.length > 0) return byVariable;
  const mounted = context.filesBelow('/');
  return mounted.length === 1 ? mounted.map((file) => ({ file, word: null })) : [];
}

function filesAt(context: DetectorContext, word: Text): FileRead[] {
  const path = word.value.replace(/^(?:file:\/\/|@)/, '');
  if (!path.includes('/')) return [];
  const file = context.readFile(path);
  if (file) return [{ file, word }];
  return path.startsWith('/') && path !== '/'
    ? context
        .filesBelow(path)
        .slice(0, MAX_FILES)
        .map((one) => ({ file: one, word }))
    : [];
}

const NOTHING_GIVEN = { options: [], operands: [], variables: new Map<string, Text>() };

/** Returns the options, operands, variables and settings of a described program, without those that it ignores. */
export function inputOf(context: DetectorContext, command: CommandLine, program: Program): ProgramInput {
  const { options, operands } = readCommand(command, program);
  const variables = command.environment.size > 0 ? command.environment : context.environment;
  const settings = (program.configurations ?? []).flatMap((configuration) => {
    const { format } = configuration;
    return filesOfConfiguration(context, options, configuration).flatMap(({ file }) => {
      // Each file of a folder is one setting with its name as the key.
      if (format === 'folder')
        return [{ name: baseName(file.path), value: file.text, around: `${baseName(file.path)}: ${file.text.value}` }];
      return readSettings(format, file.text).map(({ key, value }) => ({
        name: key.replaceAll('::', '.'),
        value: expandVariables(value, DOLLAR, variables),
        around: `${key}: ${value.value}`,
      }));
    });
  });
  const set = options.flatMap(({ name, value, word }) => {
    const isSetting = value && program.settingOptions?.some((pattern) => matchesName(pattern, name));
    const setting = isSetting ? assignmentOf(value) : null;
    return setting ? [{ name: setting.name, value: unquoted(setting.value), around: word.value }] : [];
  });
  // An option overrides the same setting in a file.
  const kept = settings.filter(({ name }) => !set.some((one) => one.name === name));
  const given = program.fileReplacesOptions && settings.length > 0 ? NOTHING_GIVEN : { options, operands, variables };
  return { ...given, settings: [...kept, ...set], isOfTemplate: context.workload.template };
}

/** The steps from the command line to the file, for the reader of a finding. */
export function stepsOfFile({ file, word }: FileRead): { span: Span; note: string }[] {
  return word ? [{ span: spanOfText(word), note: `the program reads ${file.path}, which is named here` }] : [];
}
