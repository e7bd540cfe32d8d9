import type { ScalarStyle } from '../model/node.ts';

type Value = string | number | boolean | null;

const WORDS = new Map<string, Value>(
  [
    [['', '~', 'null', 'Null', 'NULL'], null],
    [['y', 'Y', 'yes', 'Yes', 'YES', 'on', 'On', 'ON', 'true', 'True', 'TRUE'], true],
    [['n', 'N', 'no', 'No', 'NO', 'off', 'Off', 'OFF', 'false', 'False', 'FALSE'], false],
    [['.nan', '.NaN', '.NAN'], Number.NaN],
    [['.inf', '.Inf', '.INF', '+.inf', '+.Inf', '+.INF'], Number.POSITIVE_INFINITY],
    [['-.inf', '-.Inf', '-.INF'], Number.NEGATIVE_INFINITY],
  ].flatMap(([words, value]) => (words as string[]).map((word): [string, Value] => [word, value as Value])),
);

const INTEGER = /^[-+]?(?:0[xX][0-9a-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|0|[1-9][0-9]*)$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;

/**
 * The value of a scalar as Kubernetes reads it (sigs.k8s.io/yaml): `yes` and `on` are booleans, `0777` is octal,
 * `22:22` and dates are strings. `tag` is the explicit tag as written, or null.
 */
export function valueOfScalar(text: string, style: ScalarStyle, tag: string | null): Value {
  const kind = tag === null ? null : coreTag(tag);
  if (kind === 'str') return text;
  if (style !== 'plain' && (kind === null || kind === 'other')) return text;
  return valueOfPlain(text);
}

function coreTag(tag: string): 'str' | 'typed' | 'other' | null {
  const name = tag.replace(/^!!|^!<tag:yaml\.org,2002:(.*)>$/, '$1');
  if (name === 'str' || name === 'binary' || tag === '!') return 'str';
  return ['int', 'float', 'bool', 'null'].includes(name) ? 'typed' : 'other';
}

function valueOfPlain(text: string): Value {
  const first = text.charCodeAt(0);
  const digitLike = (first >= 48 && first <= 57) || first === 43 || first === 45 || first === 46;
  if (!digitLike) {
    const word = text.length <= 5 ? WORDS.get(text) : undefined;
    return word === undefined ? text : word;
  }
  const digits = text.includes('_') ? text.replaceAll('_', '') : text;
  if (INTEGER.test(digits)) return integer(digits);
  if (FLOAT.test(digits)) return Number(digits);
  return WORDS.get(text) ?? text;
}

function integer(digits: string): number {
  const negative = digits.startsWith('-');
  const bare = digits.replace(/^[-+]/, '');
  const prefixed = /^0[0-7]/.test(bare)
    ? `0o${bare.slice(1)}`
    : bare.replace(/^0([XBO])/, (_, letter: string) => `0${letter.toLowerCase()}`);
  const value = Number(prefixed);
  return negative && value !== 0 ? -value : value;
}
