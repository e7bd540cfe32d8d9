import utilities from '../../../programs/commands/utilities.yaml';
import type { CommandLine } from '../../model/detector.ts';
import { compareConfidence } from '../../model/listener.ts';
import { joinTexts, sliceText, type Text, unknownAt, unknownNames } from '../../text/text.ts';
import { always, type Cell } from './decisions.ts';
import { print } from './files.ts';
import { perDecision } from './fork.ts';
import type { Command } from './parse.ts';
import { type Completion, confidenceOf, ENDED, type Session } from './session.ts';
import { lookUp, scalarOf } from './variables.ts';

/** A command of the script while it is followed, and what it started so far. */
export interface Site {
  readonly node: Command;
  readonly place: () => Text;
  readonly emitted: { readonly words: readonly Text[]; readonly unresolved: boolean }[];
  /** The image of the container that a container engine starts the program in. */
  readonly image?: string;
}

/** Adds a program to what was found, once for the same words at the same command; what stands in no script is known already. */
export function emit(session: Session, words: readonly Text[], site: Site | null, missingScript: boolean): Completion {
  const program = words[0];
  if (!program || !site) return ENDED;
  const unresolved = missingScript || mayBeFunction(session, program);
  site.emitted.push({ words, unresolved });
  const variants = environmentVariants(session);
  const shared = sharedEnvironment(variants);
  const command = { words, origin: 'shell', unresolved, ...(site.image === undefined ? {} : { image: site.image }) } as const;
  add(session, site, { ...command, environment: shared, confidence: confidenceOf(session, 0) });
  if (variants.length > 1) {
    for (const { value } of variants) {
      add(session, site, { ...command, environment: value, confidence: confidenceOf(session, 1) });
    }
  }
  print(session, null, program);
  return ENDED;
}

/**
 * After a command was emitted with several words, in each of them less surely: what all of them share is as sure as the
 * command itself. With optional arguments that is the command without them, else the words that differ are unknown.
 */
export function emitCore(session: Session, site: Site): void {
  const [first, ...others] = site.emitted;
  if (!first) return;
  const shortest = others.reduce((least, other) => (other.words.length < least.words.length ? other : least), first);
  let core = shortest.words;
  if (!others.every(({ words }) => isWithin(core, words))) {
    if (others.some(({ words }) => words.length !== core.length)) return;
    core = core.map((word, index) =>
      shared(
        word,
        others.map(({ words }) => words[index] ?? word),
      ),
    );
  }
  if (core[0] && core[0].value === shortest.words[0]?.value) emit(session, core, site, shortest.unresolved);
}

/** What a word has in common with others: its start, after which it is not known. */
function shared(word: Text, others: readonly Text[]): Text {
  if (others.every((other) => other.value === word.value)) return word;
  let length = 0;
  while (length < word.value.length && others.every((other) => other.value[length] === word.value[length])) length++;
  const rest = sliceText(word, length);
  const name = [rest, ...others.map((other) => sliceText(other, length))].flatMap((text) => unknownNames(text))[0];
  return joinTexts([sliceText(word, 0, length), unknownAt(name ?? rest.value.slice(0, 60), rest)]);
}

/** Whether `words` stand in `all`, in order. */
function isWithin(words: readonly Text[], all: readonly Text[]): boolean {
  let at = 0;
  for (const word of all) if (word.value === words[at]?.value) at++;
  return at === words.length;
}

function add(session: Session, site: Site, command: CommandLine): void {
  if (!session.budget.spend('commands')) return;
  const key = keyOf(session, site.node, command);
  const known = session.found.commands.get(key);
  if (!known || compareConfidence(known.confidence, command.confidence) < 0) session.found.commands.set(key, command);
}

/** After a script that is not in the input was read, a plain name may be one of its functions. */
function mayBeFunction(session: Session, program: Text): boolean {
  return session.sourcedUnknown && /^[\w.:@-]+$/.test(program.value) && !UTILITIES.has(program.value);
}

type Environment = ReadonlyMap<string, Text>;

const UNCHANGED: Cell<Environment> = always(new Map());

/** The variables that a program sees and that the script set, for each set of decisions that they depend on. */
function environmentVariants(session: Session): Cell<Environment> {
  const names = [...session.assigned].filter((name) => session.exported.has(name) || session.context.environment.has(name));
  session.budget.spend('characters', session.assigned.size);
  if (names.length === 0) return UNCHANGED;
  const { asked } = session;
  session.asked = null;
  const variants = perDecision(session, () => environmentOf(session, names));
  session.asked = asked;
  return variants;
}

function environmentOf(session: Session, names: readonly string[]): Environment {
  const environment = new Map<string, Text>();
  const { lookups } = session;
  for (const name of names) {
    const text = scalarOf(lookUp(session, name));
    if (text && text !== session.context.environment.get(name)) environment.set(name, text);
  }
  session.lookups = lookups;
  return environment;
}

function sharedEnvironment(variants: Cell<Environment>): Environment {
  const [first, ...others] = variants;
  return new Map([...(first?.value ?? [])].filter(([name, text]) => others.every(({ value }) => value.get(name)?.value === text.value)));
}

function keyOf(session: Session, node: object, command: CommandLine): string {
  const identity = session.identities.get(node) ?? session.identities.size;
  session.identities.set(node, identity);
  const parts = [String(identity), ...command.words.map((word) => word.value)];
  for (const [name, value] of command.environment) parts.push(`${name}=${value.value}`);
  const key = parts.join('\0');
  session.budget.spend('characters', key.length);
  return key;
}

const UTILITIES: ReadonlySet<string> = new Set(utilities as readonly string[]);
