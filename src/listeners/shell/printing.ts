import { posix } from 'node:path';
import { isKnown, joinTexts, knownAt, replaceMatches, sliceText, type Text, unknownAt } from '../../text/text.ts';
import { absolutePath, print, readableFile, writeFile } from './files.ts';
import { unescapedText } from './parse.ts';
import { type Completion, ENDED, type Session, SUCCEEDED } from './session.ts';
import { assignText, lookUp, scalarOf } from './variables.ts';

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
      if (match.index > from) texts.push(unescapedText(sliceText(format, from, match.index)));
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
    const file = folder === null ? readableFile(session, from.value) : undefined;
    if (file) {
      const path = intoFolder ? posix.join(target.value, posix.basename(from.value)) : target.value;
      writeFile(session, { ...target, value: path }, { texts: [file.text], known: true }, false);
    } else if (folder !== null) copyFolder(session, folder, target.value, target);
    else if (from.value !== '/' && filesBelow(from.value).length > 0)
      copyFolder(session, from.value, intoFolder ? posix.join(target.value, posix.basename(from.value)) : target.value, target);
  }
  return ENDED;
}

const MAX_COPIES = 200;

function copyFolder(session: Session, folder: string, goal: string, target: Text): void {
  const root = absolutePath(session, folder || '/');
  if (root === null) return;
  for (const file of session.context.filesBelow(root).slice(0, MAX_COPIES)) {
    const path = posix.join(goal, posix.relative(root, file.path));
    if (session.budget.spend('nodes')) writeFile(session, { ...target, value: path }, { texts: [file.text], known: true }, false);
  }
}
