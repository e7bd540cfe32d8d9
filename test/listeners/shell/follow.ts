import { followShell, type ShellOutput } from '../../../src/listeners/shell/index.ts';
import type { CommandLine } from '../../../src/model/detector.ts';
import type { KnownFile } from '../../../src/model/pod.ts';
import { sliceText, spanOfText, stepsOfText, type Text, unknownText } from '../../../src/text/text.ts';
import { file, template } from '../formats/build.ts';

/** What a script is followed with; texts in which `{{name}}` stands for something unknown. */
export interface Around {
  readonly environment?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly arguments?: readonly string[];
  readonly name?: string;
}

export function follow(script: string, around: Around = {}): ShellOutput {
  const files = new Map(Object.entries(around.files ?? {}).map(([path, text]) => [path, { path, text: file(text, path) }]));
  const readFile = (path: string): KnownFile | undefined => files.get(path);
  return followShell({
    words: [
      ...['bash', '-c'].map((word) => file(word, 'command')),
      template(script, 'script'),
      ...(around.name === undefined && !around.arguments ? [] : [file(around.name ?? 'bash', 'command')]),
      ...(around.arguments ?? []).map((argument, index) => file(argument, `argument ${index + 1}`)),
    ],
    workingDir: null,
    environment: new Map(Object.entries(around.environment ?? {}).map(([name, value]) => [name, environmentText(name, value)])),
    readFile,
    filesBelow: (path) => [...files.values()].filter((mounted) => mounted.path.startsWith(`${path}/`)),
    isFolder: () => false,
  });
}

function environmentText(name: string, value: string): Text {
  const text = file(value, `environment ${name}`);
  return value === '?' ? unknownText(name, () => spanOfText(text)) : text;
}

/** The programs that a script starts, one a line, as the other functions here show them. */
export function programs(script: string, around: Around = {}): string[] {
  return follow(script, around).commands.map(showCommand);
}

/** `high prog --port 9100`: the confidence, a `?` where a function's text is missing, the words, then the variables. */
export function showCommand(command: CommandLine): string {
  const words = command.words.map(show).map((word) => (/^$|\s/.test(word) ? `"${word}"` : word));
  const variables = [...command.environment].map(([name, value]) => `${name}=${show(value)}`);
  return [command.confidence, ...(command.unresolved ? ['?'] : []), ...words, ...(variables.length > 0 ? ['|', ...variables] : [])].join(
    ' ',
  );
}

/** A text's characters, with `<name>` for what is not known. */
export function show(text: Text): string {
  return text.pieces.map((piece) => (piece.unknown === undefined ? piece.value : `<${piece.unknown}>`)).join('');
}

/** The words of the one command that a script starts, without the program. */
export function wordsOf(script: string, around: Around = {}): string[] {
  return (
    follow(script, around)
      .commands.find((command) => command.words[0]?.value === 'prog')
      ?.words.slice(1)
      .map(show) ?? []
  );
}

/** `path:line:column` of the given characters of a word, then each step as `note path:line:column`. */
export function way(word: Text | undefined, part: string): string[] {
  if (!word?.value.includes(part)) return [`no ${part} in ${word?.value}`];
  const start = word.value.indexOf(part);
  const steps = stepsOfText(sliceText(word, start, start + part.length));
  return [placeOf(spanOfText(word, start, start + part.length)), ...steps.map((step) => `${step.note} ${placeOf(step.span)}`)];
}

function placeOf(span: { path: string; line: number; column: number }): string {
  return `${span.path}:${span.line}:${span.column}`;
}
