import type { ConfigurationFormat } from '../../model/program.ts';
import type { Text } from '../../model/text.ts';
import type { FoundSocket } from './bind.ts';
import type { Setting } from './setting.ts';
import type { Environment } from './variables.ts';

/** A kind of configuration text: what can be read from it, and how it is told from others. One of the two readers is enough. */
export interface Format {
  readonly name: ConfigurationFormat;
  /** The sockets that a text tells its program to open or not to open. */
  readonly binds?: (text: Text, environment: Environment) => Iterable<FoundSocket>;
  /** The values that a text sets, for programs that say what they mean, or to be judged by their names. */
  readonly settings?: (text: Text) => Setting[];
  /** Names of files, without folders, that nothing else has. */
  readonly fileName?: RegExp;
  readonly looksLike?: (sample: Sample) => boolean;
  /** Formats of whose files it is a kind, so that the text decides and not the name. */
  readonly writtenIn?: readonly ConfigurationFormat[];
}

/** The beginning of a text of which nobody knows the format. */
export interface Sample {
  readonly text: string;
  /** Lines without blanks around them, empty ones and comments left out. */
  readonly lines: readonly string[];
  /** Whether some line fits. */
  readonly has: (pattern: RegExp) => boolean;
}

const MAX_SAMPLE = 20_000;

export function sampleOf(text: Text): Sample {
  const beginning = text.value.slice(0, MAX_SAMPLE);
  const lines = beginning
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^([#;]|\/\/)/.test(line));
  return { text: beginning, lines, has: (pattern) => lines.some((line) => pattern.test(line)) };
}

/** Whether a text begins with a section, or some line of it names one. */
export function hasSections({ lines, has }: Sample): boolean {
  return lines[0]?.startsWith('[') === true || has(/^\[[\w. "-]+\]$/);
}
