// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are shell scripts
import { describe, expect, test } from 'vitest';
import { followShell, type ShellOutput } from '../../src/listeners/shell/index.ts';
import { knownText, sliceText, spanOfText, stepsOfText, type Text } from '../../src/text/text.ts';
import { file, template } from './formats/build.ts';

const FILES: Readonly<Record<string, string>> = {
  '/lib.sh': 'serve() {\n  prog --port 9100 $1\n}\n',
  '/run.sh': '#!/bin/sh\nexec prog --port 9100 $1',
};

function follow(script: Text, given: readonly string[] = []): ShellOutput {
  return followShell({
    words: [file('bash'), file('-c'), script, file('bash'), ...given.map((word) => file(word, 'argument'))],
    workingDir: null,
    environment: new Map(
      ['A=one two', 'PORT=9100', 'EMPTY='].map((pair) => [pair.split('=')[0] ?? '', file(pair.split('=')[1] ?? '', 'environment')]),
    ),
    readFile: (path) => (FILES[path] === undefined ? undefined : { path, text: file(FILES[path], path) }),
  });
}

/** `medium ? prog --port <X>`: the confidence if it is not high, `?` for an unresolved command, the words with `<name>` for unknown parts. */
function programs(script: string, given: readonly string[] = []): string[] {
  return follow(template(script, 'script'), given).commands.map(({ words, confidence, unresolved }) =>
    [...(confidence === 'high' ? [] : [confidence]), ...(unresolved ? ['?'] : []), ...words.map(show)].join(' '),
  );
}

function show({ pieces, value }: Text): string {
  const shown = pieces.map((piece) => (piece.unknown === undefined ? piece.value : `<${piece.unknown}>`)).join('');
  return value === '' || /\s/.test(shown) ? `"${shown}"` : shown;
}

test.each<[string, string, string[]]>([
  ['programs in order', 'set -e\necho :1\none --a\ntwo; three &\nwait', ['one --a', 'two', 'three']],
  ['joined lines, also with blank lines of a template between them', 'prog \\\n --a \\\n  \n\n --b', ['prog --a --b']],
  ['a list up to exec or exit', 'if a; then exit 1; two; fi\nexec one\ntwo', ['a', 'one']],
  ['pipelines, groups, substitutions', 'a | b; (c); { d; } & x="$(e)"; f < <(g)', ['a', 'b', 'c', 'd', 'e', 'g', 'f']],
  ['quotes', `prog 'a b'\\''c' "d \\$e\\"" f\\ g $'h\\ti'`, [`prog "a b'c" "d $e"" "f g" "h\ti"`]],
  ['values, split outside of quotes', 'prog $A "$A" $EMPTY "$EMPTY" x${PORT}y $B', ['prog one two "one two" "" x9100y <B>']],
  ['defaults', 'prog ${X:-1} ${EMPTY:-2} ${EMPTY-3} ${PORT:+yes} ${EMPTY:+no}', ['prog 1 2 yes']],
  ['parts of values are unknown', 'prog ${PORT%0} $((PORT+1)) ${#A}', ['prog <PORT> <$((PORT+1))> <A>']],
  ['arguments', 'f() { shift; prog "$@" $1; }; f a "b c" d', ['prog "b c" d b c']],
  ['arrays', 'a=(--x "y z"); a+=(w); prog "${a[@]}" ${a[1]}', ['prog --x "y z" w y z']],
  [
    'output of echo, printf and cat',
    'prog $(echo -n 1) "$(printf "%s:%s\\n" a b)" $(cat <<< $PORT) $(other)',
    ['other', 'prog 1 a:b 9100 <$(other)>'],
  ],
  ['addresses in brackets', 'prog --listen=[${IP}]:9100', ['prog --listen=[<IP>]:9100']],
  ['sourced files', '. /lib.sh; serve x', ['prog --port 9100 x']],
  ['scripts that are run', '/run.sh x; bash /run.sh y', ['prog --port 9100 x', 'prog --port 9100 y']],
  ['calls of what the input does not show', '. /other.sh; serve 9100; bash /x.sh 1', ['? serve 9100', '? /x.sh 1']],
  ['wrappers', "sudo -u x nice -n 5 env B=1 tini -- prog --a; su x -c 'two'", ['prog --a', 'two']],
  ['container engines on the host network', 'podman run --net host --entrypoint /bin/prog example.org/x --a', ['/bin/prog --a']],
  ['eval and here-documents of a shell', "eval 'prog $PORT'\nsh <<'E'\ntwo\nE", ['prog 9100', 'two']],
  ['a function that calls itself', 'f() { prog; f; }; f', ['prog']],
])('follows %s', (_, script, found) => expect(programs(script)).toEqual(found));

describe('a branch', () => {
  test.each<[string, string, string[]]>([
    [
      'has a lower confidence',
      'if a; then one; elif b; then two; else three; fi; four',
      ['a', 'medium one', 'b', 'medium two', 'medium three', 'four'],
    ],
    ['in a branch has the same confidence', 'case $X in a) if b; then one; fi ;; esac', ['medium b', 'medium one']],
    ['is what follows || or a test', 'a && one; [ -n "$X" ] && two; b || three', ['a', 'one', 'medium two', 'b', 'medium three']],
    ['is the body of a loop that may end at once', 'while true; do one; done; until a; do two; done', ['one', 'a', 'medium two']],
    ['sets what is not set', 'if a; then p=1; else p=2; fi; prog $p', ['a', 'prog 1']],
    ['leaves what is set', 'p=1; if a; then p=2; two $p; fi; prog $p', ['a', 'medium two 2', 'prog 1']],
    ['adds to what is set', 'p=--x; if a; then p="$p --y"; fi; prog $p', ['a', 'prog --x --y']],
  ])('%s', (_, script, found) => expect(programs(script)).toEqual(found));

  test('is not a subshell, whose variables are lost', () => {
    expect(programs('p=1; (p=2; one $p); echo x | { p=3; }; two $p')).toEqual(['one 2', 'two 1']);
  });
});

test('a program sees the variables that are exported, or set for it alone', () => {
  const { commands } = follow(file('X=1; PORT=2; export Y=3; Z=4 one; two'));
  expect(
    commands.map(({ environment }) =>
      [...environment]
        .slice(1)
        .map(([name, { value }]) => `${name}=${value}`)
        .join(' '),
    ),
  ).toEqual(['PORT=2 EMPTY= Y=3 Z=4', 'PORT=2 EMPTY= Y=3']);
});

test('a file is known after it was written', () => {
  const script = 'cat > /a <<-E\n\tport: $PORT \\$x\n\tE\necho more >> /a; echo x | tee /b; other > /c; { echo 1; echo 2; } > /d';
  const { files } = follow(file(script));
  expect([...files].flatMap(([path, text]) => (text ? `${path} ${JSON.stringify(text.value)}` : []))).toEqual([
    '/a "port: 9100 $x\\nmore\\n"',
    '/b "x\\n"',
    '/d "1\\n2\\n"',
  ]);
});

test.each<[string, string[]]>([
  ['set -e\nprog \\\n  --listen="0.0.0.0:9100"', ['script:3:21']],
  ['p=9100\nprog $p', ['script:1:3', 'variable p is used here']],
  ['prog ${X:-9100}', ['script:1:11']],
  ['prog $PORT', ['environment:1:1', 'variable PORT is used here']],
  ['f() { local p=$1; prog $p; }\nf 9100', ['script:2:3', 'variable p is used here', 'argument $1 of function f']],
  ['. /lib.sh\nserve', ['/lib.sh:2:15', 'function serve is called here']],
  ['/run.sh', ['/run.sh:2:18', '/run.sh is run here']],
  ['sh -c "prog \\"9100\\""', ['script:1:15']],
  ['sh <<E\nprog \\\n 9100\nE', ['script:3:2']],
  ['prog $(echo 9100)', ['script:1:13']],
])('the port of %j has its place', (script, way) => {
  const word = follow(file(script, 'script'))
    .commands.at(-1)
    ?.words.find(({ value }) => value.includes('9100'));
  const port = word && sliceText(word, word.value.indexOf('9100'), word.value.indexOf('9100') + 4);
  const { path, line, column } = spanOfText(port ?? file(''));
  expect([`${path}:${line}:${column}`, ...stepsOfText(port ?? file('')).map(({ note }) => note)]).toEqual(way);
});

test('what cannot be parsed is a problem, but not in a template', () => {
  expect([...follow(file('one\nif two; then\n  three')).problems.keys()]).toEqual([
    expect.stringMatching(/^script cannot be followed completely: /),
  ]);
  expect(follow(template('one\n{{ if .X }}\nfi')).problems.size).toBe(0);
});

const NOWHERE = { path: 'script', line: 1, column: 1, endLine: 1, endColumn: 1, start: 0, end: 0, excerpt: { text: '', column: 1 } };
const many = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

/** Each of these once took minutes, the whole memory or the whole stack, or is similar. */
test.each<[string, string]>([
  [
    'functions that call each other',
    `${many(10_000, (index) => `f${index}() { f${(index + 1) % 10_000}; f${(index * 7) % 10_000}; }`)}\nf0`,
  ],
  ['nested substitutions', `echo ${'$('.repeat(333_333)}${')'.repeat(333_333)}`],
  ['substitutions in quotes', '"$('.repeat(333_333)],
  ['nested defaults', '"${a:-'.repeat(166_666)],
  ['many substitutions', '$(a) '.repeat(200_000)],
  ['nested groups', '{ '.repeat(500_000)],
  ['function heads', 'f() '.repeat(250_000)],
  ['a long pipeline', `${'a | '.repeat(250_000)}a`],
  ['variables that double', `x=a\n${'x=$x$x\n'.repeat(100_000)}`],
  ['arrays that double', `a=(b)\n${'a+=("${a[@]}")\n'.repeat(60)}c "\${a[@]}"`],
  ['files that grow', many(20_000, (index) => `echo aaa${index} >> /f`)],
  ['branches', `${many(20_000, (index) => `if [ -n "$U${index}" ]; then X="$X --f${index}"; fi`)}\ncmd $X`],
  ['nested loops', `${'for a in b; do '.repeat(300)}x $a; ${'done; '.repeat(300)}`],
  ['here-documents on one line', `cat ${'<<E '.repeat(125_000)}`],
  ['texts that evaluate themselves', `${many(200, (index) => `a${index}='eval "$a${index + 1}"; eval "$a${index + 1}"'`)}; eval "$a0"`],
  ['arguments', `set -- ${'a '.repeat(250_000)}\n${'shift; x "$@"\n'.repeat(2000)}`],
  ['exports', many(5000, (index) => `export V${index}=${index}; cmd`)],
  ['wrappers', `${'sudo '.repeat(10_000)}prog`],
  ['a long script', 'x '.repeat(1_000_001)],
])('a hostile script of %s ends', (_, script) => {
  const text = knownText(script, () => NOWHERE);
  expect(follow(text).commands.length).toBeLessThanOrEqual(10_000);
});
