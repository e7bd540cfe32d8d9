// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are shell scripts
import { describe, expect, test } from 'vitest';
import { follow, programs } from './follow.ts';

describe('functions', () => {
  test('are followed with their arguments, and their local variables end with them', () => {
    const script = `
start-proxy() {
  local name=$1
  local port="\${2}" upstream=\${3:-29100}
  shift 2
  exec proxy --listen=:\${port} --upstream=http://127.0.0.1:\${upstream}/ "$name" $#
}
port=1
(start-proxy metrics 9103 29103)
(start-proxy other 9105)
last $port`;
    expect(programs(script)).toEqual([
      'high proxy --listen=:9103 --upstream=http://127.0.0.1:29103/ metrics 1',
      'high proxy --listen=:9105 --upstream=http://127.0.0.1:29100/ other 0',
      'high last 1',
    ]);
  });

  test('change the variables of the script, and return to it', () => {
    expect(programs('set_port() { port=9100; return 0; never; }; set_port; prog $port $1', { arguments: ['x'] })).toEqual([
      'high prog 9100 x',
    ]);
    expect(programs('f() { if [ -z "$1" ]; then return; fi; prog "$1"; }; f; f a')).toEqual(['high prog a']);
  });

  test('that exec end the script', () => {
    expect(programs('run() { exec prog "$@"; }; run --port 1; never')).toEqual(['high prog --port 1']);
  });

  test('are those that were defined last, in all branches', () => {
    expect(programs('if a; then f() { one; }; else f() { two; }; fi; f')).toEqual(['high a', 'medium one', 'medium two']);
    expect(programs('f() { one; }; f() { two; }; f; command f; \\f')).toEqual(['high two', 'high f']);
  });

  test('that call themselves are cut', () => {
    expect(programs('f() { prog $1; f $(($1 + 1)); }; f 1')).toEqual(['high prog 1', 'high prog 2']);
    expect(programs('all() { case $1 in a) prog a ;; all) all a ;; esac; }; all all')).toEqual(['high prog a']);
  });

  test('see the variables that stand before their call, as programs do', () => {
    expect(programs('f() { prog $PORT; }; PORT=1 f; PORT=2 prog $PORT; prog')).toEqual([
      'high prog 1 | PORT=1',
      'high prog <PORT> | PORT=2',
      'high prog',
    ]);
  });
});

describe('variables that programs see', () => {
  test('are those that were exported, as far as they differ from the container', () => {
    const environment = { KEPT: 'a', CHANGED: 'b' };
    expect(programs('X=1; export Y=2 Z; Z=3; CHANGED=c; KEPT=a1; KEPT=a; declare -x V=4; prog; env', { environment })[0]).toBe(
      'high prog | Y=2 Z=3 CHANGED=c KEPT=a V=4',
    );
    expect(programs('set -a; X=1; set +a; Y=2; prog')).toEqual(['high prog | X=1']);
    expect(programs('set -o allexport\n. /env\nset +o allexport\nprog', { files: { '/env': 'X=1\n' } })).toEqual(['high prog | X=1']);
  });
});

describe('other scripts', () => {
  const files = {
    '/lib/functions.sh': 'serve() {\n  exec prog --port="$1"\n}\nDEFAULT=9100\n',
    '/bin/start': '#!/bin/sh\nset -e\nexec prog --name "$0" --listen=$2:$1 ${X:-none}\n',
    '/bin/other.py': '#!/usr/bin/env python3\nimport os\n',
  };

  test('are read where they are sourced', () => {
    expect(programs('. /lib/functions.sh || exit 1\nserve $DEFAULT', { files })).toEqual(['high prog --port=9100']);
    expect(programs('cd /lib; source ./functions.sh; serve 1', { files })).toEqual(['high prog --port=1']);
    expect(programs('set -- a; . /x.sh b; prog $1', { files: { '/x.sh': 'one $1; return; never' } })).toEqual([
      'high one b',
      'high prog a',
    ]);
  });

  test('are followed where they are run by path or through a shell', () => {
    const lines = ['high prog --name /bin/start --listen=h:1 none'];
    expect(programs('/bin/start 1 h; last', { files })).toEqual([...lines, 'high last']);
    expect(programs('bash -e /bin/start 1 h', { files })).toEqual(lines);
    expect(programs('exec /bin/start 1 h; never', { files })).toEqual(lines);
    expect(programs('/bin/other.py 1', { files })).toEqual(['high /bin/other.py 1']);
  });

  test('see only what was exported', () => {
    expect(programs('X=1; /bin/start 1 h', { files })).toEqual(['high prog --name /bin/start --listen=h:1 none']);
    expect(programs('export X=1; /bin/start 1 h', { files })).toEqual(['high prog --name /bin/start --listen=h:1 1 | X=1']);
    expect(programs("f() { one; }; X=1; sh -c 'f; prog $X'")).toEqual(['high f', 'high prog <X>']);
  });

  test('that are not in the input may define any function that is called later', () => {
    expect(programs('serve 1; . /missing.sh; serve 9100 "$X"; ls /; /usr/bin/prog; ./x; other_thing; f() { a; }; f')).toEqual([
      'high serve 1',
      'high ? serve 9100 <X>',
      'high ls /',
      'high /usr/bin/prog',
      'high ./x',
      'high ? other_thing',
      'high ? a',
    ]);
    expect(programs('(. /missing.sh); serve 1')).toEqual(['high serve 1']);
    expect(programs('. "$LIB"; serve ${PORT:-9100}')).toEqual(['medium ? serve 9100', 'high ? serve <PORT>']);
  });

  test('that are not in the input are told with their arguments', () => {
    expect(programs('sh /scripts/start.sh 9100; /scripts/run.sh 1; bash -x "$X" 2')).toEqual([
      'high ? /scripts/start.sh 9100',
      'high ? /scripts/run.sh 1',
      'high ? <X> 2',
    ]);
  });
});

describe('texts that a shell reads', () => {
  test('are followed in sh -c, eval, here-documents and pipes', () => {
    expect(programs("sh -c 'one $1 $0' zero first")).toEqual(['high one first zero']);
    expect(programs('P=1; bash -euo pipefail -c "prog --port $P"; sh -xec "two"')).toEqual(['high prog --port 1', 'high two']);
    expect(programs('a="prog --port"; eval "$a" 1 \'$b\'; b=2; eval "x=3"; prog $x')).toEqual(['high prog --port 1 <b>', 'high prog 3']);
    expect(programs('sh <<EOF\nprog $P\nEOF\necho "two 2" | bash -s', { environment: { P: '1' } })).toEqual(['high prog 1', 'high two 2']);
    expect(programs('sh -c "$UNKNOWN"; eval "$UNKNOWN"')).toEqual([]);
  });

  test('of a trap are followed with low confidence, and change nothing', () => {
    expect(programs("stop() { x=2; prog --stop; }\ntrap stop TERM INT\ntrap - EXIT\ntrap '' HUP\nx=1\nprog $x")).toEqual([
      'low prog --stop',
      'high prog 1',
    ]);
  });

  test('that call each other without end are cut, and a problem is told', () => {
    const { problems } = follow('a=\'eval "$a"\'; eval "$a"');
    expect(problems.map((problem) => problem.message)).toEqual([
      'script is too tangled to follow completely: more than 40 calls inside each other',
    ]);
  });
});
