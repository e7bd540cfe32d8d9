import type { ScalarStyle } from '../model/document.ts';

type ScalarValue = string | number | boolean | null;

const WORDS = new Map<string, ScalarValue>(
  [
    [['', '~', 'null', 'Null', 'NULL'], null],
    [['y', 'Y', 'yes', 'Yes', 'YES', 'on', 'On', 'ON', 'true', 'True', 'TRUE'], true],
    [['n', 'N', 'no', 'No', 'NO', 'off', 'Off', 'OFF', 'false', 'False', 'FALSE'], false],
    [['.nan', '.NaN', '.NAN'], Number.NaN],
    [['.inf', '.Inf', '.INF', '+.inf', '+.Inf', '+.INF'], Number.POSITIVE_INFINITY],
    [['-.inf', '-.Inf', '-.INF'], Number.NEGATIVE_INFINITY],
  ].flatMap(([words, value]) => (words as string[]).map((word): [string, ScalarValue] => [word, value as ScalarValue])),
);

const INTEGER = /^([-+]?)(0[xX][0-9a-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|0|[1-9][0-9]*)$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
/** Maximum values of Go's uint64 and int64, beyond which an integer is read as a float or a string. */
const MAXIMUM_UNSIGNED = 2n ** 64n - 1n;
const MAXIMUM_SIGNED = 2n ** 63n - 1n;

/**
 * The value of a scalar as Kubernetes reads it (sigs.k8s.io/yaml): `yes` and `on` are booleans, `0777` is octal, `22:22` and dates are
 * strings. `tag` is the explicit tag as written, or null.
 */
export function valueOfScalar(text: string, style: ScalarStyle, tag: string | null): ScalarValue {
  if (tag !== null) return valueOfTagged(text, tag);
  return style === 'plain' ? valueOfPlain(text) : text;
}

/** The value of a scalar with a tag; an unknown tag makes a string, as `!!str` does. */
function valueOfTagged(text: string, tag: string): ScalarValue {
  const name = /^!!(\w+)$|^!<tag:yaml\.org,2002:(\w+)>$/.exec(tag)?.slice(1).find(Boolean) ?? 'str';
  if (name === 'binary') return Buffer.from(text, 'base64').toString('utf8');
  return ['int', 'float', 'bool', 'null'].includes(name) ? valueOfPlain(text) : text;
}

function valueOfPlain(text: string): ScalarValue {
  const word = text.length <= 5 ? WORDS.get(text) : undefined;
  if (word !== undefined || !/^[-+.0-9]/.test(text)) return word === undefined ? text : word;
  const digits = text.includes('_') && !text.startsWith('._') ? text.replaceAll('_', '') : text;
  const integer = integerOf(digits);
  if (integer !== null) return integer;
  const float = FLOAT.test(digits) ? Number(digits) : Number.NaN;
  return Number.isFinite(float) ? float : text;
}

function integerOf(digits: string): number | null {
  // The sign of a binary number may follow its prefix, because Go's reader removes the prefix first.
  const found = INTEGER.exec(digits.replace(/^0b([-+])/, '$10b'));
  if (!found) return null;
  const [, sign = '', bare = ''] = found;
  const prefixed = /^0[0-7]/.test(bare) ? `0o${bare.slice(1)}` : bare.toLowerCase();
  const value = Number(prefixed);
  if (!Number.isFinite(value) || (!Number.isSafeInteger(value) && isTooLarge(BigInt(prefixed), sign))) return null;
  return sign === '-' && value !== 0 ? -value : value;
}

function isTooLarge(value: bigint, sign: string): boolean {
  return value > (sign === '' ? MAXIMUM_UNSIGNED : sign === '-' ? MAXIMUM_SIGNED + 1n : MAXIMUM_SIGNED);
}
