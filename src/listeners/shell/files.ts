import { posix } from 'node:path';
import type { KnownFile } from '../../model/pod.ts';
import { isKnown, joinTexts, knownAt, type Text, unknownAt } from '../../text/text.ts';
import { always, type Cell } from './decisions.ts';
import { bounded } from './fields.ts';
import { perDecision } from './fork.ts';
import type { Redirection } from './parse.ts';
import { type Capture, type Completion, current, type Session } from './session.ts';
import { lookUp, scalarOf } from './variables.ts';
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
