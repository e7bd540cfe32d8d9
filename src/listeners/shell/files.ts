import { posix } from 'node:path';
import type { KnownFile } from '../../model/pod.ts';
import { isKnown, joinTexts, knownAt, replaceMatches, sliceText, type Text, unknownAt } from '../../text/text.ts';
import { always, type Cell } from './decisions.ts';
import { bounded } from './fields.ts';
import { perDecision } from './fork.ts';
import { type Redirection, unescapedText } from './parse.ts';
import { type Capture, type Completion, current, ENDED, type Session, SUCCEEDED } from './session.ts';
import { assignText, lookUp, scalarOf } from './variables.ts';
import { expandHereDocument, expandSingle } from './words.ts';

/** The file at a path as the script sees it: what it wrote there, else what is mounted. */
export function readableFile(session: Session, path: string): KnownFile | undefined {
  const absolute = absolutePath(session, path);
  if (absolute === null) return undefined;
  const cell = session.files.get(absolute);
  const own = cell && current(session, cell);
  return own === undefined ? session.context.readFile(absolute) : (own ?? undefined);
}

/** A path from the root, where the script's own folder is known. */
export function absolutePath(session: Session, path: string): string | null {
  if (path.startsWith('/')) return posix.normalize(path);
  const folder = scalarOf(lookUp(session, 'PWD'));
  const known = folder === undefined ? session.context.workingDir : folder && isKnown(folder) ? folder.value : null;
  return known?.startsWith('/') ? posix.join(known, path) : null;
}

/** Prints for whoever captures; null is something that the input does not tell. */
export function print(session: Session, text: Text | null, place: Text): void {
  const { capture } = session;
  if (!capture) return;
  if (text === null) {
    capture.known = false;
    capture.texts.push(unknownAt(place.value.slice(0, 60), place), knownAt('\n', place));
  } else if (text.value !== '') capture.texts.push(text);
}

/** Runs something and gives what it printed. */
export function captured(session: Session, run: () => Completion): { readonly completion: Completion; readonly capture: Capture } {
  const outer = session.capture;
  const capture: Capture = { texts: [], known: true };
  session.capture = capture;
  const completion = run();
  session.capture = outer;
  return { completion, capture };
}

/** A command's redirections after expansion; undefined where nothing is redirected. */
export interface Redirections {
  readonly input?: { readonly text: Text | null } | { readonly path: Text };
  readonly output?: { readonly path: Text; readonly append: boolean };
}

/** Expands redirections: of several to one descriptor the last counts, as in the shell. */
export function expandRedirections(session: Session, redirections: readonly Redirection[]): Redirections {
  let result: Redirections = {};
  for (const redirection of redirections) {
    if (redirection.type === 'HereDoc') {
      const { body, delimiter, operator } = redirection;
      const text = expandHereDocument(session, body, delimiter?.quoted ?? false, operator === '<<-');
      result = { ...result, input: { text } };
    } else if (redirection.target) {
      const path = expandSingle(session, redirection.target);
      if (redirection.type === 'HereString') result = { ...result, input: { text: path } };
      else if (redirection.operator === '<') result = { ...result, input: { path } };
      else if (writesOutput(redirection)) result = { ...result, output: { path, append: redirection.operator.includes('>>') } };
    }
  }
  return result;
}

/** Runs a command under its redirections. */
export function withRedirections(session: Session, { input, output }: Redirections, place: () => Text, run: () => Completion): Completion {
  const { stdin } = session;
  if (input) session.stdin = 'path' in input ? (readableFile(session, input.path.value)?.text ?? null) : input.text;
  const { completion, capture } = output ? captured(session, run) : { completion: run(), capture: null };
  session.stdin = stdin;
  if (!output || !capture) return completion;
  if (output.path.value === '/dev/stdout') for (const text of capture.texts) print(session, text, place());
  else writeFile(session, output.path, capture, output.append);
  return completion;
}

function writesOutput(redirection: Extract<Redirection, { type: 'Redirect' }>): boolean {
  const { operator, descriptor, target } = redirection;
  if (descriptor && !(descriptor.type === 'FileDescriptor' && descriptor.value === 1)) return false;
  if (operator === '>&') return target?.text === '2';
  return ['>', '>>', '>|', '&>', '&>>'].includes(operator);
}

/** Remembers what was written to a path. Of wholly unknown text only that the old content is gone. */
export function writeFile(session: Session, path: Text, capture: Capture, append: boolean): void {
  const absolute = isKnown(path) ? absolutePath(session, path.value) : null;
  if (absolute === null || absolute.startsWith('/dev/')) return;
  const old = append ? readableFile(session, absolute) : undefined;
  const texts = [...(old ? [old.text] : []), ...capture.texts];
  session.budget.spend('characters', (old?.text.value.length ?? 0) / 4 + (old?.text.pieces.length ?? 0) * 4);
  const tellsNothing = texts.length > 0 && texts.every((text) => !/[^\s\uE000]/.test(text.value));
  const file = tellsNothing ? null : { path: absolute, text: bounded(session, texts.length > 0 ? joinTexts(texts) : path) };
  const written = texts.length > 0 ? file : null;
  session.files.set(absolute, always(written));
  if (!written) return;
  const { files } = session.found;
  if (old) files.delete(keyOfFile(old));
  files.set(keyOfFile(written), written);
}

function keyOfFile(file: KnownFile): string {
  return `${file.path}\0${file.text.value}`;
}

/** The path's file for each set of decisions, for one who reads it as a whole. */
export function fileVariants(session: Session, path: Text): Cell<KnownFile | undefined> {
  return perDecision(session, () => (isKnown(path) ? readableFile(session, path.value) : undefined));
}

type Printer = (session: Session, words: readonly Text[]) => Completion;

/** Commands whose whole effect is what they print or copy; they never listen. */
const TABLE: Readonly<Record<string, Printer>> = {
  echo(session, words) {
    let from = 1;
    let newline = true;
    let escapes = false;
    for (; /^-[neE]+$/.test(words[from]?.value ?? ''); from++) {
      const options = words[from]?.value ?? '';
      if (options.includes('n')) newline = false;
      if (options.includes('e')) escapes = true;
    }
    const place = words[0] as Text;
    const texts = words
      .slice(from)
      .flatMap((word, index) => [...(index > 0 ? [knownAt(' ', place)] : []), escapes ? unescapedText(word) : word]);
    if (newline) texts.push(knownAt('\n', words.at(-1) ?? place));
    print(session, texts.length === 0 ? null : joinTexts(texts), place);
    return SUCCEEDED;
  },

  printf(session, words) {
    const place = words[0] as Text;
    const toVariable = words[1]?.value === '-v' ? words[2] : undefined;
    const rest = words.slice(toVariable ? 3 : 1).filter((word, index) => index > 0 || word.value !== '--');
    const [format, ...values] = rest;
    const text = format ? formatted(format, values) : null;
    if (toVariable) assignText(session, toVariable.value, text ?? place);
    else print(session, text, place);
    return SUCCEEDED;
  },

  cat(session, words) {
    const paths = words.slice(1).filter((word) => !/^-.+/.test(word.value));
    if (paths.length === 0) return printInput(session, words[0] as Text);
    for (const path of paths) {
      const text = path.value === '-' ? session.stdin : isKnown(path) ? readableFile(session, path.value)?.text : null;
      print(session, text ?? null, words[0] as Text);
    }
    return ENDED;
  },

  tee(session, words) {
    const append = words.some((word) => word.value === '-a' || word.value === '--append');
    const texts = session.stdin ? [session.stdin] : [];
    for (const path of words.slice(1)) {
      if (path.value.startsWith('-')) continue;
      writeFile(session, path, texts.length > 0 ? { texts, known: true } : { texts: [knownAt('\uE000', path)], known: false }, append);
    }
    return printInput(session, words[0] as Text);
  },

  envsubst(session, words) {
    const place = words[0] as Text;
    if (!session.stdin || words.length > 1) {
      print(session, null, place);
      return ENDED;
    }
    print(session, substituted(session, session.stdin), place);
    return SUCCEEDED;
  },

  cp: copy,
  mv: copy,
  ln: copy,
  install: copy,
};

export const PRINTERS: ReadonlyMap<string, Printer> = new Map(Object.entries(TABLE));

function printInput(session: Session, place: Text): Completion {
  print(session, session.stdin, place);
  return ENDED;
}

const MAX_ROUNDS = 100;

/** What `printf` prints; null where a directive is none of the plain ones. */
function formatted(format: Text, values: readonly Text[]): Text | null {
  const texts: Text[] = [];
  let next = 0;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let from = 0;
    const before = next;
    for (const match of format.value.matchAll(/%([\s\S]?)/g)) {
      texts.push(unescapedText(sliceText(format, from, match.index)));
      from = match.index + match[0].length;
      const directive = match[1] ?? '';
      if (directive === '%') texts.push(sliceText(format, match.index, match.index + 1));
      else if (directive === 's' || directive === 'd' || directive === 'b') {
        const value = values[next++];
        if (value) texts.push(directive === 'b' ? unescapedText(value) : value);
      } else return null;
    }
    if (from < format.value.length) texts.push(unescapedText(sliceText(format, from)));
    if (next >= values.length || next === before) break;
  }
  return texts.length === 0 ? sliceText(format, 0, 0) : joinTexts(texts);
}

/** `envsubst`: variables are put in, unset ones become empty in the tool, but here stay unknown unless they are known. */
function substituted(session: Session, text: Text): Text {
  return replaceMatches(text, /\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/g, ([, braced, bare = ''], written) => {
    const name = braced ?? bare;
    const value = scalarOf(lookUp(session, name));
    return value === undefined ? unknownAt(name, written) : (value ?? sliceText(written, 0, 0));
  });
}

/** `cp A... B`: known files are known at their new place, too. */
function copy(session: Session, words: readonly Text[]): Completion {
  const paths = words.slice(1).filter((word) => !word.value.startsWith('-'));
  const target = paths.pop();
  if (!target || !isKnown(target)) return ENDED;
  const { filesBelow, isFolder } = session.context;
  const intoFolder = /\/\.?$/.test(target.value) || paths.length > 1 || isFolder(target.value);
  for (const from of paths) {
    if (!isKnown(from)) continue;
    const folder = /^(.*)\/(?:\*|\.)?$/.exec(from.value)?.[1] ?? null;
    const path = intoFolder && folder === null ? posix.join(target.value, posix.basename(from.value)) : target.value;
    const file = folder === null ? readableFile(session, from.value) : undefined;
    if (file) writeFile(session, { ...target, value: path }, { texts: [file.text], known: true }, false);
    else if (folder !== null || filesBelow(from.value).length > 0) copyFolder(session, folder ?? from.value, { ...target, value: path });
  }
  return ENDED;
}

const MAX_COPIES = 200;

function copyFolder(session: Session, folder: string, target: Text): void {
  const root = absolutePath(session, folder || '/');
  if (root === null) return;
  for (const file of session.context.filesBelow(root).slice(0, MAX_COPIES)) {
    const path = posix.join(target.value, posix.relative(root, file.path));
    if (session.budget.spend('nodes')) writeFile(session, { ...target, value: path }, { texts: [file.text], known: true }, false);
  }
}
