import { expect, test } from 'vitest';
import { COMMAND_LINE, wordsOf } from '../../src/text/tokens.ts';
import { textOf } from '../listeners/build.ts';

test.each([
  ['one feed', '\n'],
  ['a return and a feed', '\r\n'],
  ['one return', '\r'],
])('a backslash takes away the end of a line that is %s', (_, end) => {
  const words = wordsOf(textOf(`--listen="0.0.0.0:\\${end}9100" \\${end}next`), COMMAND_LINE);
  expect(words.map(({ value }) => value)).toEqual(['--listen=0.0.0.0:9100', 'next']);
});
