import * as fc from 'fast-check';

/** Characters that scalars are made of: YAML's own indicators where they mean nothing, blanks, tabs, and other planes. */
const LETTER = fc.constantFrom(...'abAB019._/=$()-:#,&*!|>%@`?', 'é', 'ß', '漢', '\u{1F600}', '\u{10FFFD}');
const WORD = fc.string({ unit: LETTER, minLength: 1, maxLength: 8 });
const BLANK = fc.constantFrom(' ', ' ', '  ', '\t', ' \t ');
const SAFE_WORD = WORD.map((word) => `w${word.replaceAll(/[:#,]/g, '.')}`);

/** Where a line of a flow scalar may break: a line end, empty lines, and the indentation of the next line. */
const BREAK = fc
  .tuple(fc.constantFrom('', ' ', '\t'), fc.integer({ min: 0, max: 2 }), fc.constantFrom('', ' ', '  '))
  .map(([trailing, empty, extra]) => ({ trailing, empty, extra }));

type Break = typeof BREAK extends fc.Arbitrary<infer T> ? T : never;
type Part = string | Break;

/** A scalar as it is written, given the indentation that its further lines need. */
type Written = (indent: number) => string;

function flowScalar(quote: string, parts: fc.Arbitrary<Part>): fc.Arbitrary<Written> {
  return fc
    .array(parts, { maxLength: 8 })
    .map((written) => (indent) => `${quote}${written.map((part) => writePart(part, indent)).join('')}${quote}`);
}

function writePart(part: Part, indent: number): string {
  if (typeof part === 'string') return part;
  return `${part.trailing}\n${'\n'.repeat(part.empty)}${' '.repeat(indent)}${part.extra}`;
}

const PLAIN: fc.Arbitrary<Written> = fc.tuple(SAFE_WORD, fc.array(fc.tuple(fc.oneof(BLANK, BREAK), SAFE_WORD), { maxLength: 5 })).map(
  ([first, rest]) =>
    (indent) =>
      first + rest.map(([gap, word]) => writePart(gap, indent) + word).join(''),
);

const SINGLE = flowScalar("'", fc.oneof<fc.Arbitrary<Part>[]>(WORD, BLANK, BREAK, fc.constantFrom("''", '"', '\\', ': ', ' #')));

const ESCAPE = fc.constantFrom(
  ...['\\n', '\\t', '\\"', '\\\\', '\\0', '\\x41', '\\u00e9', '\\u6f22', '\\U0001F600', '\\U00000041', '\\ ', '\\_'],
);
const DOUBLE = flowScalar('"', fc.oneof<fc.Arbitrary<Part>[]>(WORD, BLANK, BREAK, ESCAPE, fc.constantFrom("'", ': ', ' #', '\\\n   x')));

const BLOCK_LINE = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom('', '', '', ' ', '  ', '\t'), WORD, fc.constantFrom('', ' ', ' b', '\t'))
      .map((line) => line.join('')),
  },
  { weight: 1, arbitrary: fc.constantFrom('', '  ', '# no comment', 'key: value', '- item', '"quoted"') },
);

const BLOCK: fc.Arbitrary<Written> = fc
  .record({
    style: fc.constantFrom('|', '>'),
    chomping: fc.constantFrom('', '-', '+'),
    indicator: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
    extra: fc.integer({ min: 0, max: 3 }),
    leading: fc.integer({ min: 0, max: 2 }),
    lines: fc.array(BLOCK_LINE, { minLength: 1, maxLength: 6 }),
    trailing: fc.integer({ min: 0, max: 2 }),
    comment: fc.constantFrom('', ' # comment'),
  })
  .map(({ style, chomping, indicator, extra, leading, lines, trailing, comment }) => (indent) => {
    const deep = ' '.repeat(indicator === null ? indent + extra : indent - 1 + indicator);
    // Without an indicator the first line sets the indentation, so it must not begin with blanks of its own.
    const content = indicator === null ? ['x', ...lines] : lines;
    const written = content.map((line) => (line === '' ? '' : deep + line));
    return `${style}${indicator ?? ''}${chomping}${comment}\n${'\n'.repeat(leading)}${written.join('\n')}${'\n'.repeat(trailing)}`;
  });

const FLOW_ITEM: fc.Arbitrary<Written> = fc.oneof(
  SINGLE,
  DOUBLE,
  PLAIN.map((plain) => (indent: number) => plain(indent).replaceAll(/[,?]/g, '.')),
);
const FLOW_GAP = fc.constantFrom('', ' ', '\n      ', ' # comment\n      ');

const FLOW: fc.Arbitrary<Written> = fc
  .tuple(fc.constantFrom('[]', '{}'), fc.array(fc.tuple(FLOW_GAP, FLOW_ITEM), { maxLength: 4 }), FLOW_GAP)
  .map(([[open = '', close = ''], items, last]: [string, [string, Written][], string]) => (indent: number) => {
    const written = items.map(([gap, item], index) => `${gap}${open === '{' ? `k${index}: ` : ''}${item(indent + 4)}`);
    return `${open}${written.join(' ,')}${last}${close}`;
  });

const PROPERTIES = fc.constantFrom('', '', '', '&a ', '!custom ', '&b !custom ');
const COMMENT = fc.constantFrom('', '', '# comment: "\n', '\n', '  # [\n');

/** A value behind `key:` or `-` with what may be around it. */
const VALUE: fc.Arbitrary<Written> = fc.tuple(PROPERTIES, fc.oneof(PLAIN, SINGLE, DOUBLE, BLOCK, FLOW)).map(
  ([properties, value]) =>
    (indent) =>
      properties + value(indent),
);

/** A document: a mapping with nested mappings and sequences whose scalars are written in every style. */
export const yamlText = (...newlines: string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(fc.tuple(COMMENT, fc.constantFrom('flat', 'mapping', 'sequence'), fc.array(VALUE, { minLength: 1, maxLength: 3 })), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.constantFrom(...newlines),
    )
    .map(([entries, newline]) =>
      entries
        .map(([comment, shape, values], index) => comment + entry(shape, index, values))
        .join('')
        .replaceAll('\n', newline),
    );

function entry(shape: string, index: number, values: readonly Written[]): string {
  if (shape === 'flat') return `key${index}: ${values[0]?.(1) ?? ''}\n`;
  const lines = values.map((value, at) => (shape === 'mapping' ? `  "k ${at}": ${value(3)}\n` : `- ${value(2)}\n`));
  return `key${index}:\n${lines.join('')}`;
}
