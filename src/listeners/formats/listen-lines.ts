import programs from '../../../programs/formats/listen-lines.yaml';
import type { Protocol } from '../../model/address.ts';
import type { ConfigurationFormat } from '../../model/program.ts';
import { readEndpoint } from '../../net/address.ts';
import { matchesIn, type Text } from '../../text/text.ts';
import { type Format, type FoundSocket, socketsOfEndpoint } from './format.ts';
import { keywordsOf } from './lines.ts';
import { DOLLAR, type Environment, expandVariables } from './tokens.ts';

/** The names of a program's files, and its lines by their first word in small letters, whose second word is a socket to open. */
interface ListenLines {
  readonly files: readonly string[];
  readonly words: Readonly<Record<string, Protocol>>;
}

/** Formats of which only such lines matter. */
export const LISTEN_LINES: readonly Format[] = Object.entries(programs as Record<string, ListenLines>).map(([name, { files, words }]) => ({
  name: name as ConfigurationFormat,
  binds: (text, environment) => readLines(text, new Map(Object.entries(words)), environment),
  fileName: new RegExp(`^(?:${files.join('|')})[^/]*\\.conf$`, 'i'),
}));

function* readLines(text: Text, words: ReadonlyMap<string, Protocol>, environment: Environment): Generator<FoundSocket> {
  for (const { name, value, blocks, isBlock } of keywordsOf(text)) {
    const protocol = isBlock ? undefined : words.get(name.toLowerCase());
    const [socket] = protocol ? matchesIn(value, /^\S+/g) : [];
    if (!protocol || !socket) continue;
    // `<IfDefine>` and the like of Apache depend on how it is started.
    const confidence = blocks.some((block) => /^If/i.test(block)) ? 'medium' : 'high';
    yield* socketsOfEndpoint(readEndpoint(expandVariables(socket, DOLLAR, environment)), { protocol, confidence, note: name });
  }
}
