import others from '../../../programs/commands/builtins.yaml';
import { isKnown, sliceText, type Text } from '../../text/text.ts';
import { parseNumber } from './arithmetic.ts';
import { testWords } from './conditions.ts';
import { always } from './decisions.ts';
import { absolutePath } from './files.ts';
import { type Completion, ENDED, type Flow, type Session, SUCCEEDED } from './session.ts';
import { ARGUMENTS, appended, argumentsOf, assign, assignText, assignUnknown, isName } from './variables.ts';

type Builtin = (session: Session, words: readonly Text[]) => Completion;

/** Commands of the shell itself that change or ask its state. */
const TABLE: Readonly<Record<string, Builtin>> = {
  ':': () => SUCCEEDED,
  true: () => SUCCEEDED,
  false: () => ({ flow: 'next', status: false }),
  '[': (session, words) => ({ flow: 'next', status: testWords(session, words.slice(1, -1)) }),
  test: (session, words) => ({ flow: 'next', status: testWords(session, words.slice(1)) }),
  exit: (_session, words) => ends('exit', words),
  return: (_session, words) => ends('return', words),
  break: () => ({ flow: 'break', status: true }),
  continue: () => ({ flow: 'continue', status: true }),
  export: declare,
  declare,
  typeset: declare,
  readonly: declare,
  local: declare,
  read: readInput,
  mapfile: readInput,
  readarray: readInput,
  getopts(session, words) {
    for (const name of [words[2]?.value ?? 'OPTION', 'OPTARG', 'OPTIND']) assignUnknown(session, name, words[0] as Text);
    return ENDED;
  },
  let(session, words) {
    for (const word of words.slice(1)) {
      const name = /^(?:\+\+|--)?([A-Za-z_]\w*)\s*(?:\+\+|--|[-+*/%]?=(?!=)|$)/.exec(word.value)?.[1];
      if (name !== undefined) assignUnknown(session, name, word);
    }
    return ENDED;
  },
  set: setOptions,
  shift(session, words) {
    const count = words[1] ? parseNumber(words[1].value) : 1;
    const items = argumentsOf(session);
    if (count !== undefined && count <= items.length) assign(session, ARGUMENTS, always(items.slice(count)));
    return { flow: 'next', status: count === undefined ? undefined : count <= items.length };
  },
  unset(session, words) {
    for (const word of words.slice(1)) {
      if (word.value === '-f') break;
      if (isName(word.value)) assign(session, word.value, always(null));
    }
    return SUCCEEDED;
  },
  cd(session, words) {
    const target = words.slice(1).find((word) => !word.value.startsWith('-'));
    const folder = target && isKnown(target) ? absolutePath(session, target.value) : null;
    if (target && folder !== null) assignText(session, 'PWD', { ...target, value: folder });
    else assignUnknown(session, 'PWD', words[0] as Text);
    return ENDED;
  },
};

export const BUILTINS: ReadonlyMap<string, Builtin> = new Map(Object.entries(TABLE));

/** Other commands of the shell that neither listen nor change what the walk follows. */
export const OTHER_BUILTINS: ReadonlySet<string> = new Set(others as readonly string[]);

function ends(flow: Flow, words: readonly Text[]): Completion {
  const code = words[1] ? parseNumber(words[1].value) : undefined;
  return { flow, status: code === undefined ? undefined : code === 0 };
}

/** `export`, `local`, `declare` and `readonly`, with or without values. */
function declare(session: Session, words: readonly Text[]): Completion {
  const command = words[0]?.value ?? '';
  let exports = command === 'export';
  let local = command !== 'export' && command !== 'readonly' && session.scope.hidden !== null;
  for (const word of words.slice(1)) {
    if (/^[-+]/.test(word.value)) {
      if (word.value.startsWith('-') && word.value.includes('x')) exports = true;
      if (word.value.includes('g')) local = false;
      continue;
    }
    const match = /^([A-Za-z_]\w*)(?:(\+?)=|$)/.exec(word.value);
    const name = match?.[1];
    if (!match || name === undefined) continue;
    const { hidden } = session.scope;
    if (local && hidden && !hidden.has(name)) hidden.set(name, session.variables.get(name));
    if (exports) session.exported.add(name);
    if (match[0].endsWith('=')) {
      const value = sliceText(word, match[0].length);
      const whole = match[2] === '+' ? appended(session, name, value) : value;
      assign(session, name, always(whole));
    } else if (local) assign(session, name, always(null));
  }
  return SUCCEEDED;
}

/** `read` and its kin: the input decides. */
function readInput(session: Session, words: readonly Text[]): Completion {
  for (let index = 1; index < words.length; index++) {
    const word = words[index] as Text;
    if (/^-[dinNptuOCc]$/.test(word.value)) index++;
    else if (!word.value.startsWith('-')) assignUnknown(session, word.value, word);
  }
  assignUnknown(session, 'REPLY', words[0] as Text);
  return ENDED;
}

/** `set`: options, and new arguments after `--` or the first word that is no option. */
function setOptions(session: Session, words: readonly Text[]): Completion {
  let at = 1;
  for (; at < words.length; at++) {
    const option = words[at]?.value ?? '';
    if (option === '--') {
      assign(session, ARGUMENTS, always(words.slice(at + 1)));
      return SUCCEEDED;
    }
    if (!/^[-+]/.test(option)) break;
    const on = option.startsWith('-');
    if (option.includes('a')) session.exportAll = on;
    if (option.endsWith('o')) {
      at++;
      if (words[at]?.value === 'allexport') session.exportAll = on;
    }
  }
  if (at < words.length) assign(session, ARGUMENTS, always(words.slice(at)));
  return SUCCEEDED;
}
