import { joinTexts, knownAt, replaceMatches, sliceText, type Text, unknownAt } from '../../text/text.ts';
import { readText, type Walk, writeText } from './walk.ts';
import { unescaped } from './words.ts';

/** Handles `echo`, `printf`, `cat` and `tee`; returns false for other commands. */
export function print(walk: Walk, [program, ...given]: readonly [Text, ...Text[]]): boolean {
  const { input, output } = walk.scope;
  const name = program.value;
  const plain = given.filter(({ value }) => !/^-\w+$/.test(value));
  const options = given.map(({ value }) => (/^-[neEa]+$/.test(value) ? value : '')).join('');
  const unknown = unknownAt(name, program);
  if (name === 'echo') output?.push((options.includes('e') ? unescaped : (text: Text) => text)(spaced(plain, program)));
  if (name === 'echo' && !options.includes('n')) output?.push(knownAt('\n', given.at(-1) ?? program));
  if (name === 'printf') output?.push(plain[0] && /%[^sdb%]/.test(plain[0].value) ? unknown : formatted(plain));
  if (name === 'cat')
    for (const text of plain.length === 0 ? [input] : plain.map((path) => readText(walk, path))) output?.push(text ?? unknown);
  if (name === 'tee') for (const path of plain) writeText(walk, path, [input ?? unknown], options.includes('a'));
  if (name === 'tee') output?.push(input ?? unknown);
  return /^(?:echo|printf|cat|tee)$/.test(name);
}

/** The output of `printf`; the format is used once. */
function formatted([format, ...values]: readonly Text[]): Text {
  const fill = ([all]: RegExpExecArray, found: Text): Text =>
    all === '%%' ? sliceText(found, 1) : (values.shift() ?? sliceText(found, 0, 0));
  return format ? replaceMatches(unescaped(format), /%[\s\S]/g, fill) : joinTexts([]);
}

/** Words joined by spaces. */
export function spaced(words: readonly Text[], place: Text): Text {
  return joinTexts([sliceText(place, 0, 0), ...words.flatMap((word, index) => (index === 0 ? [word] : [knownAt(' ', word), word]))]);
}
