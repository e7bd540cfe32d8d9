// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are shell scripts
import { describe, expect, test } from 'vitest';
import { followShell } from '../../../src/listeners/shell/index.ts';
import { knownText } from '../../../src/text/text.ts';

const NOWHERE = { path: 'script', line: 1, column: 1, endLine: 1, endColumn: 1, start: 0, end: 0, excerpt: { text: '', column: 1 } };

/** What is told of a script, and how much is found. */
function outcome(script: string) {
  const text = knownText(script, () => NOWHERE);
  const readFile = () => undefined;
  const { commands, files, problems } = followShell({
    words: [knownText('bash', () => NOWHERE), knownText('-c', () => NOWHERE), text],
    workingDir: null,
    environment: new Map(),
    readFile,
    filesBelow: () => [],
    isFolder: () => false,
  });
  return { commands: commands.length, files: files.length, told: problems.some(({ message }) => message.includes('too tangled')) };
}

const many = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

/** Each once took minutes, the whole memory or the whole stack, or is of the kind that does. */
describe('a hostile script ends, and a problem is told', () => {
  test.each<[string, string]>([
    [
      '10,000 functions that call each other',
      `${many(10_000, (index) => `f${index}() { f${(index + 1) % 10_000}; f${(index * 7) % 10_000}; }`)}\nf0`,
    ],
    ['1 MB of nested substitutions', `echo ${'$('.repeat(333_333)}${')'.repeat(333_333)}`],
    ['1 MB of open substitutions', `echo ${'$(a '.repeat(250_000)}`],
    ['substitutions inside quotes', '"$('.repeat(333_333)],
    ['nested defaults', '"${a:-'.repeat(166_666)],
    ['backticks', '`'.repeat(1_000_000)],
    ['many substitutions', '$(a) '.repeat(200_000)],
    ['process substitutions', '<('.repeat(500_000)],
    ['nested groups', '{ '.repeat(500_000)],
    ['nested conditions', 'if a; then '.repeat(90_909)],
    ['function heads', 'f() '.repeat(250_000)],
    ['many words', 'a '.repeat(500_000)],
    ['a long pipeline', `${'a | '.repeat(250_000)}a`],
    ['a long list of alternatives', `${'a || '.repeat(200_000)}a`],
    ['variables that double', `x=a\n${'x=$x$x\n'.repeat(100_000)}`],
    ['variables that grow', `x=a\n${'x="$x a"\n'.repeat(100_000)}cmd $x`],
    ['arrays that double', `a=(b)\n${'a+=("${a[@]}")\n'.repeat(60)}c "\${a[@]}"`],
    ['files that grow', many(20_000, (index) => `echo aaa${index} >> /f`)],
    ['independent conditions', `${many(20_000, (index) => `if [ -n "$U${index}" ]; then X="$X --f${index}"; fi`)}\ncmd $X`],
    [
      'dependent conditions',
      many(3000, (index) => `if [ -n "$U${index}" ]; then X${index % 50}="$X${(index * 7) % 50} --f"; fi; cmd $X${index % 50}`),
    ],
    ['patterns', `x=${'a'.repeat(60_000)}\n${'y=${x##*a*a*a*a*a*a*b}\nz=${x//*a*b/c}\n'.repeat(50)}`],
    ['nested loops', `${'for a in {1..99}; do '.repeat(30)}x $a; ${'done; '.repeat(30)}`],
    ['here-documents on one line', `cat ${'<<E '.repeat(125_000)}`],
    ['texts that evaluate themselves', 'a=\'eval "$a"\'; eval "$a"'],
    ['arguments', `set -- ${'a '.repeat(250_000)}\n${'shift; x "$@"\n'.repeat(2000)}`],
    ['exports', many(5000, (index) => `export V${index}=${index}; cmd`)],
    ['a long test', `[ ${'a -o '.repeat(166_666)}a ]`],
    ['a long script', 'x '.repeat(1_000_001)],
  ])('%s', (_name, script) => {
    const { commands, told } = outcome(script);
    expect(told).toBe(true);
    expect(commands).toBeLessThanOrEqual(10_000);
  });
});

describe('a large script is followed to its end', () => {
  test('of many commands', () => {
    expect(outcome(many(4000, (index) => `prog${index} --port ${index}`))).toEqual({ commands: 4000, files: 0, told: false });
  });

  test('of many functions', () => {
    expect(outcome(`${many(2000, (index) => `f${index}() { prog ${index}; }`)}\n${many(2000, (index) => `f${index}`)}`)).toEqual({
      commands: 2000,
      files: 0,
      told: false,
    });
  });

  test('of many here-documents', () => {
    expect(outcome(many(2000, (index) => `cat > /f${index} <<EOF\nport $P\nEOF`))).toEqual({ commands: 0, files: 2000, told: false });
  });
});
