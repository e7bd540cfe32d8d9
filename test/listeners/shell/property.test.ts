// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are shell scripts
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Text } from '../../../src/model/text.ts';
import { follow, programs, wordsOf } from './follow.ts';

const name = fc.stringMatching(/^[a-z]{1,6}$/).map((text) => `v_${text}`);
const value = fc.stringMatching(/^[A-Za-z0-9:/.,=_-]{1,12}$/);
const anything = fc.stringMatching(/^[ -~\n]{0,20}$/);
const runs = { numRuns: 300 };

/** A text in single quotes. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

test('a flag through a variable, an argument or an array is the same flag', () => {
  fc.assert(
    fc.property(name, value, (variable, flag) => {
      const literal = wordsOf(`prog --x=${flag}`);
      expect(wordsOf(`${variable}=${flag}; prog --x=$${variable}`)).toEqual(literal);
      expect(wordsOf(`${variable}="--x=${flag}"\nexec prog "\${${variable}}"`)).toEqual(literal);
      expect(wordsOf(`f() { prog --x="$1"; }; f ${flag}`)).toEqual(literal);
      expect(wordsOf(`${variable}=(--x=${flag}); prog "\${${variable}[@]}"`)).toEqual(literal);
      expect(wordsOf(`prog --x=\${${variable}:-${flag}}`)).toEqual(literal);
      expect(wordsOf(`sh -c ${quoted(`prog --x=${flag}`)}`)).toEqual(literal);
      expect(wordsOf(`if a; then ${variable}=${flag}; else ${variable}=${flag}; fi; prog --x=$${variable}`)).toEqual(literal);
    }),
    runs,
  );
});

test('a quoted text is one word, whatever it holds', () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(wordsOf(`prog ${quoted(text)}`, {})).toEqual([text]);
      expect(wordsOf(`a=${quoted(text)}; prog "$a"`)).toEqual([text]);
      expect(wordsOf(`prog "${text.replace(/[$`"\\]/g, '\\$&')}"`)).toEqual([text]);
    }),
    runs,
  );
});

test('renaming variables and functions changes nothing', () => {
  const script = (first: string, second: string, func: string): string =>
    `${first}=9100; ${second}="--port $${first}"\n${func}() { local ${first}=$1; if [ -n "$1" ]; then ${second}=--a; fi; prog $${first} $${second} $(($1 + 1)); }\n${func} 5; last \${${first}}`;
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 3, maxLength: 3 }), ([first = '', second = '', func = '']) => {
      expect(programs(script(first, second, func))).toEqual(programs(script('a_one', 'a_two', 'a_three')));
    }),
    runs,
  );
});

test('each known character stands in the input where its place says', () => {
  const part = fc.oneof(
    value,
    value.map((text) => `"${text}"`),
    value.map((text) => `'${text}'`),
    value.map((text) => `\\${text}`),
    fc.constantFrom(
      '"$A"',
      '$A',
      '${A#a}',
      '${A%z}',
      '$1',
      '"${L[@]}"',
      '${U:-9}',
      '\\\n',
      '$(echo q)',
      '{x,y}',
      "$'\\t'",
      '"\\$"',
      '[${A}]',
      '${A/b/$1}',
    ),
  );
  const script = fc.array(
    fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(script, (words) => {
      const source = `A=abcz\nL=(l1 "l 2")\nset -- first\nf() { prog ${words.join(' ')} "$@"; }\nf ${words.join(' ')}\ncat > /file <<EOF\n${words.join(' ')}\nEOF\n`;
      const { commands, files } = follow(source);
      const texts: Text[] = [...commands.flatMap((command) => command.words), ...files.map((file) => file.text)];
      for (const text of texts) {
        expect(text.pieces.map((piece) => piece.value).join('')).toBe(text.value);
        for (const piece of text.pieces) {
          for (let at = 0; at < piece.value.length; at++) {
            const span = piece.locate(at, at + 1);
            const written = source.slice(span.start, span.end);
            // Between the items of a list that is put into one text stands a blank that nobody wrote.
            if (piece.value === ' ' && /^"?\$/.test(written)) continue;
            const decoded = written === '\\t' ? '\t' : written;
            if (piece.unknown === undefined) expect(decoded).toBe(piece.value[at]);
          }
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('no text makes it fail, and each answer has its place', () => {
  const token = fc.constantFrom(
    ...'a b=1 $b ${b:-c} ${b#*} "$b" \'q\' $(a) `a` $((b+1)) ( ) { } [ ] [[ ]] ; & | && || < > << EOF >> \n if then else fi for in do done while case esac ;; f() . eval exec set -- "$@" ! \\ " \' $ ${ $(( a=( ) trap sh -c export local shift'.split(
      ' ',
    ),
    '\n',
    '\uE000',
  );
  fc.assert(
    fc.property(fc.array(token, { maxLength: 40 }), (tokens) => {
      const { commands, files, problems } = follow(tokens.join(' '), { files: { '/a': 'f() { a; }', a: 'b' } });
      for (const word of commands.flatMap((command) => command.words)) expect(word.pieces.length).toBeGreaterThan(0);
      for (const file of files) expect(file.text.pieces.length).toBeGreaterThan(0);
      for (const problem of problems) expect(problem.span.path).toBe('script');
    }),
    { numRuns: 2000 },
  );
});
