// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are shell scripts
import { describe, expect, test } from 'vitest';
import { follow, programs } from './follow.ts';

describe('a straight script', () => {
  test('starts its programs in order, and says nothing of the commands of the shell itself', () => {
    expect(programs('set -euo pipefail\necho "Waiting for port :10259"\ncd /tmp\numask 022\none --a\ntwo; three &\nwait')).toEqual([
      'high one --a',
      'high two',
      'high three',
    ]);
  });

  test('goes on over continued lines, also where a template left blank lines between them', () => {
    expect(programs('exec prog \\\n  --a=1 \\\n   \n\n  --b=2 \\\n  --c')).toEqual(['high prog --a=1 --b=2 --c']);
    expect(programs('one \\\n\ntwo')).toEqual(['high one', 'high two']);
  });

  test('ends at exec and exit', () => {
    expect(programs('exec one --port 1\ntwo')).toEqual(['high one --port 1']);
    expect(programs('one\nexit 0\ntwo')).toEqual(['high one']);
    expect(programs('exec > /var/log/out 2>&1\none')).toEqual(['high one']);
    expect(programs('exec one || mv a b')).toEqual(['high one']);
  });

  test('runs what stands in pipelines, subshells, groups, background jobs and substitutions', () => {
    expect(programs('one | two |& three; (four); { five; } & x="$(six)"; seven < <(eight); nine > >(ten); coproc eleven')).toEqual([
      'high one',
      'high two',
      'high three',
      'high four',
      'high five',
      'high six',
      'high eight',
      'high seven',
      'high ten',
      'high nine',
      'high eleven',
    ]);
  });

  test('is not ended by what a subshell, a pipeline or a background job ends', () => {
    expect(programs('(exec one); exec two & exec three | exec four; five')).toEqual([
      'high one',
      'high two',
      'high three',
      'high four',
      'high five',
    ]);
  });

  test('defines functions without running them', () => {
    expect(programs('serve() { prog --port 9100; }\nfunction other { prog; }\nlast')).toEqual(['high last']);
  });
});

describe('branches', () => {
  test('that exclude each other are all followed, less surely', () => {
    expect(programs('if check; then one; elif other; then two; else three; fi; four')).toEqual([
      'high check',
      'high other',
      'medium one',
      'medium two',
      'medium three',
      'high four',
    ]);
    expect(programs('case "$MODE" in a) one ;; b|c) two ;; esac; four')).toEqual(['medium one', 'medium two', 'high four']);
    expect(programs('if a; then if b; then one; fi; fi')).toEqual(['high a', 'medium b', 'low one']);
  });

  test('that end the script leave nothing to the commands behind them', () => {
    const script = 'name=plain; check() { [ "$1" = no ] && exit; port=1; }; if a; then way=no; else way=yes; fi; check $way';
    expect(programs(`${script}; if b; then name=tls port=2; fi; prog --$name $port`)).toEqual([
      'high a',
      'high b',
      'medium prog --tls 2',
      'medium prog --plain 1',
      'high prog --<tls> <2>',
    ]);
  });

  test('are decided where the condition is known', () => {
    const environment = { MODE: 'full', PORT: '9100', EMPTY: '' };
    const decided = (condition: string) => programs(`if ${condition}; then yes; else no; fi`, { environment }).join();
    for (const condition of [
      '[ "$MODE" = full ]',
      '[[ $MODE == f* ]]',
      '[[ "$MODE" != "f*" && -n $PORT ]]',
      'test -n "$MODE"',
      '[ -z "$EMPTY" ]',
      '[ "$PORT" -gt 1024 ]',
      '[ "$PORT" -ge 1 -a "$MODE" != x ]',
      '[ "$MODE" = full -o -n "$UNSET" ]',
      '[ ! "$MODE" -a "$EMPTY" ]',
      '[ "$MODE" -a "$PORT" ]',
      '[[ ! ( $PORT -lt 10 || $MODE == x ) ]]',
      '(( PORT > 9000 ))',
      'true',
      '! false',
      '[ -n "http://$HOST" ]',
    ]) {
      expect([condition, decided(condition)]).toEqual([condition, 'high yes']);
    }
    for (const condition of [
      '[ "$MODE" = x ]',
      '[ "$MODE" = x -a -n "$UNSET" ]',
      '[[ -n $UNSET && $MODE == x ]]',
      '[ -z "$MODE" ]',
      'false',
      '[[ $PORT == 9?0 ]]',
      '! [ "$MODE" = full ]',
    ]) {
      expect([condition, decided(condition)]).toEqual([condition, 'high no']);
    }
    expect(programs('case "$MODE-$PORT" in x*) one ;; full-9[0-9]*) two ;; *) three ;; esac', { environment })).toEqual(['high two']);
    expect(programs('case "$MODE" in f*) one ;& x) two ;; *) three ;; esac', { environment })).toEqual(['high one', 'high two']);
  });

  test('are not decided by what only a run can tell', () => {
    expect(programs('if [ -z "$UNSET" ]; then one; else two; fi')).toEqual(['medium one', 'medium two']);
    expect(programs('if [[ -f /a ]]; then one; fi')).toEqual(['medium one']);
    expect(programs('if [ "$HOST" = a ]; then one; fi', { environment: { HOST: '?' } })).toEqual(['medium one']);
  });

  test('that only end the script leave the rest as sure as it was', () => {
    expect(programs('if [ -z "$X" ]; then echo missing; exit 1; fi; prog')).toEqual(['high prog']);
    expect(programs('. /lib/x.sh || exit 1; cd /a && /bin/prog')).toEqual(['high /bin/prog']);
  });

  test('that replace the shell make the rest their alternative', () => {
    expect(programs('if a; then exec one; fi; exec two')).toEqual(['high a', 'medium one', 'medium two']);
  });

  test('of && run as usual after a program, and perhaps after a test; those of || run perhaps', () => {
    expect(programs('mkdir /a && one')).toEqual(['high mkdir /a', 'high one']);
    expect(programs('[ -n "$A" ] && one; two')).toEqual(['medium one', 'high two']);
    expect(programs('[[ -d /a ]] || one')).toEqual(['medium one']);
    expect(programs('true && one || two')).toEqual(['high one', 'medium two']);
  });
});

describe('variables that branches set', () => {
  test('become alternatives, and what all of them share stays sure', () => {
    expect(programs('if a; then p=1; else p=2; fi; prog --x --port=$p')).toEqual([
      'high a',
      'medium prog --x --port=1',
      'medium prog --x --port=2',
      'high prog --x --port=<1>',
    ]);
  });

  test('of one branch stay together', () => {
    const script = 'if a; then h=0.0.0.0 p=1; else h=127.0.0.1 p=2; fi; prog $h:$p';
    expect(programs(script).filter((line) => line.startsWith('medium'))).toEqual(['medium prog 0.0.0.0:1', 'medium prog 127.0.0.1:2']);
  });

  test('are optional arguments where one of them is empty: the command without them is sure', () => {
    const script = 'tls=""\nif [ -n "$CERT" ]; then tls="--tls=$CERT"; fi\nexec prog --port=9100 $tls';
    expect(programs(script)).toEqual(['medium prog --port=9100 --tls=<CERT>', 'high prog --port=9100']);
  });

  test('are changed in each of their worlds', () => {
    expect(programs('if a; then n=1; else n=2; fi; (( n++ )); m=$((n * 10)); prog $n $m')).toEqual([
      'high a',
      'medium prog 2 20',
      'medium prog 3 30',
      'high prog <2> <20>',
    ]);
    expect(programs('if a; then set -- x 1; else set -- y 2; fi; shift; prog $1 $#')).toEqual([
      'high a',
      'medium prog 1 1',
      'medium prog 2 1',
      'high prog <1> 1',
    ]);
  });

  test('are all seen once where there are too many combinations', () => {
    const optional = Array.from({ length: 10 }, (_, index) => `if [ -n "$U${index}" ]; then args="$args --f${index}"; fi`);
    const lines = programs(`args=--first\n${optional.join('\n')}\nprog $args`);
    expect(lines).toContain('medium prog --first --f0 --f1 --f2 --f3 --f4 --f5 --f6 --f7 --f8 --f9');
    expect(lines).toContain('high prog --first');
    expect(lines.length).toBeLessThan(12);
  });

  test('are one value where the branches agree', () => {
    expect(programs('if a; then p=1; else p=1; fi; prog $p')).toEqual(['high a', 'high prog 1']);
  });

  test('that programs see are alternatives, too', () => {
    expect(programs('if a; then export PORT=1; else export PORT=2; fi; prog')).toEqual([
      'high a',
      'high prog',
      'medium prog | PORT=1',
      'medium prog | PORT=2',
    ]);
  });

  test('of a subshell are gone afterwards', () => {
    expect(programs('p=1; (p=2; one $p); echo x | { p=3; }; two $p')).toEqual(['high one 2', 'high two 1']);
  });
});

describe('loops', () => {
  test('over a list follow the body for each word', () => {
    expect(programs('for p in 9100 "91 01" {1..2}; do prog --port $p & done')).toEqual([
      'high prog --port 9100',
      'high prog --port 91 01',
      'high prog --port 1',
      'high prog --port 2',
    ]);
    expect(programs('for a; do prog $a; done; for b in "$@"; do other $b; done', { arguments: ['x', 'y'] })).toEqual([
      'high prog x',
      'high prog y',
      'high other x',
      'high other y',
    ]);
    expect(programs('for ((i = 0; i < 3; i++)); do prog $((9100 + i)); done')).toEqual([
      'high prog 9100',
      'high prog 9101',
      'high prog 9102',
    ]);
  });

  test('over an unknown list follow the body once, less surely', () => {
    expect(programs('for h in $HOSTS; do prog $h:80; done; for f in /etc/*.conf; do other $f; done')).toEqual([
      'medium prog <HOSTS>:80',
      'medium other <f>',
    ]);
  });

  test('read options as long as the arguments are known', () => {
    const script =
      'while [ $# -gt 0 ]; do case "$1" in --port) port="$2"; shift 2 ;; --host=*) host="${1#*=}"; shift ;; *) shift ;; esac; done';
    expect(programs(`${script}\nexec prog "$host:$port"`, { arguments: ['--port', '9100', '-v', '--host=127.0.0.1'] })).toEqual([
      'high prog 127.0.0.1:9100',
    ]);
  });

  test('that wait run their body perhaps, and what they count is not known afterwards', () => {
    const script = 'n=0\nwhile ! check; do sleep 1; n=$((n + 1)); if [ -n "$X" ]; then break; fi; done\nprog --count $n';
    expect(programs(script)).toEqual(['high check', 'medium sleep 1', 'high prog --count <n>', 'medium prog --count 0']);
    const counted =
      'n=0; while [ $n -lt 100 ]; do ts=$(date); if [ -n "$ts" ]; then break; fi; n=$((n+1)); done; if [ $n -ge 20 ]; then exit 1; fi; prog';
    expect(programs(counted)).toEqual(['high date', 'high prog']);
  });

  test('without an end follow their body once', () => {
    expect(programs('while true; do prog --port 1; sleep 5; done')).toEqual(['high prog --port 1', 'high sleep 5']);
    expect(programs('for ((;;)); do prog; done; until false; do other; done')).toEqual(['high prog', 'high other']);
  });
});

describe('problems', () => {
  test('tell what cannot be parsed, with its place', () => {
    const { commands, problems } = follow('one\nif two; then\n  three');
    expect(commands.length).toBeGreaterThan(0);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(/^script cannot be followed completely: /);
  });

  test('are not made of templates, whose values decide', () => {
    expect(follow('one\n{{ if .X }}\nfi').problems).toEqual([]);
  });
});
