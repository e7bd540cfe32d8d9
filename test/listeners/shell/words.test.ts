// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are shell scripts
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wordsOf } from './follow.ts';

const fixture = (name: string): string => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
const variables = fixture('variables.sh');

/** No unset variable stands in these, so that a real shell must agree word by word. */
describe('words are those of a real shell', () => {
  test.skipIf(!hasBash()).each(fixture('arguments.txt').trimEnd().split('\n'))('%s', (list) => {
    expect(wordsOf(`${variables}prog ${list}`)).toEqual(wordsInBash(`${variables}prog ${list}`));
  });

  test.skipIf(!hasBash()).each(fixture('scripts.txt').trimEnd().split('\n----\n'))('%s', (script) => {
    expect(wordsOf(variables + script)).toEqual(wordsInBash(variables + script));
  });
});

describe('what is not known', () => {
  test('keeps the name of its variable', () => {
    expect(wordsOf('prog --listen=[${HOST_IP}]:9100 $OTHER "$1x$9" $(hostname -i):1 `id`')).toEqual([
      '--listen=[<HOST_IP>]:9100',
      '<OTHER>',
      'x',
      '<$(hostname -i)>:1',
      '<`id`>',
    ]);
    expect(wordsOf('a="$HOST:1"; prog $a', { environment: { HOST: '?' } })).toEqual(['<HOST>:1']);
    expect(wordsOf('p={{ .Port }}; prog --port=$p {{.Flags}}')).toEqual(['--port=<.Port>', '<.Flags>']);
    expect(wordsOf('prog --cert=$(TLS_CERT)')).toEqual(['--cert=<TLS_CERT>']);
    expect(wordsOf('prog --{listen=:80,name={a,b}} x')).toEqual(['--<{listen=:80,name={a,b}}>', 'x']);
  });

  test('an index, an offset and a length are arithmetic', () => {
    expect(wordsOf('a=(x y z w); i=1; prog ${a[i*2+1]} ${a[i-1]} ${a[$((i + 1))]}')).toEqual(['w', 'x', 'z']);
    expect(wordsOf('X=abcdef; i=1; prog ${X:i+1:2*i} ${X:(-2)}')).toEqual(['cd', 'ef']);
  });

  test('stays unknown through everything that is computed from it', () => {
    expect(wordsOf('prog ${X%:*} ${X/a/b} ${X:1} $((X + 1)) ${#X} ${arr[0]} "${arr[@]}" ${X^^} ${X@Q} ${!X}')).toEqual(
      ['X', 'X', 'X', '$((X + 1))', 'X', 'arr', 'arr', 'X', 'X', 'X'].map((name) => `<${name}>`),
    );
    expect(wordsOf('declare -A m=([a]=1); read -r line; i=1; let i++; prog ${m[a]} $line $i')).toEqual(['<m>', '<line>', '<i>']);
  });

  test('takes the default that the script gives to a variable which nothing sets', () => {
    expect(wordsOf('prog ${X:-9103} ${Y-a} ${Z:=1} $Z')).toEqual(['9103', 'a', '1', '1']);
    expect(wordsOf('prog ${X:-9103}', { environment: { X: '?' } })).toEqual(['<X>']);
    expect(wordsOf('prog ${X:-9103}', { environment: { X: '' } })).toEqual(['9103']);
    expect(wordsOf('prog ${X:-9103}', { environment: { X: '8080' } })).toEqual(['8080']);
  });

  test('is told by the output of a command only where all of it is known', () => {
    expect(
      wordsOf('get() { echo 91; echo 02; }; maybe() { if x; then echo 1; else echo 2; fi; }; prog "$(get)" $(maybe) $(get; id)'),
    ).toEqual(['91\n02', '<$(maybe)>', '<$(get; id)>']);
    expect(wordsOf('prog $(cat /conf/port) $(cat /other)', { files: { '/conf/port': '9100\n' } })).toEqual(['9100', '<$(cat /other)>']);
  });
});

function hasBash(): boolean {
  try {
    execFileSync('bash', ['-c', ':']);
    return true;
  } catch {
    return false;
  }
}

/** The arguments with which bash runs `prog`; a function that prints them stands for it. */
function wordsInBash(script: string): string[] {
  const printing = `prog() { for word; do printf '%s\\0' "$word"; done; }\n${script}\n`;
  const output = execFileSync('bash', ['-c', printing], { encoding: 'utf8', input: '', stdio: ['pipe', 'pipe', 'ignore'] });
  return output.split('\0').slice(0, -1);
}
