// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are shell scripts
import { expect, test } from 'vitest';
import { type Around, follow, way } from './follow.ts';

/** The way of `part`, which stands in a word of the last program that a script starts. */
function wayOf(part: string, script: string, around: Around = {}): string[] {
  const words = follow(script, around).commands.at(-1)?.words ?? [];
  return way(
    words.find((word) => word.value.includes(part)),
    part,
  );
}

test('a word stands where it is written', () => {
  expect(wayOf('9100', 'set -e\nexec prog \\\n  --listen="0.0.0.0:9100"')).toEqual(['script:3:21']);
  expect(wayOf('9100', "prog --listen=\\:'9100'")).toEqual(['script:1:18']);
  expect(wayOf('9100', "prog $'\\t:9100'")).toEqual(['script:1:11']);
  expect(wayOf('\t', "prog $'\\t:9100'")).toEqual(['script:1:8']);
});

test('a variable stands where it was set, and is used elsewhere', () => {
  expect(wayOf('9100', 'port=9100\n\nprog --port=$port')).toEqual(['script:1:6', 'variable port is used here script:3:13']);
  expect(wayOf('9100', 'port=9100; p=":${port}"\nprog $p')).toEqual([
    'script:1:6',
    'variable p is used here script:2:6',
    'variable port is used here script:1:16',
  ]);
  expect(wayOf('9100', 'prog ${PORT:-9100}')).toEqual(['script:1:14']);
  expect(wayOf('9100', 'prog $PORT', { environment: { PORT: '9100' } })).toEqual([
    'environment PORT:1:1',
    'variable PORT is used here script:1:6',
  ]);
});

test('parts of a variable stand where they were set', () => {
  const used = 'variable a is used here script:2:6';
  expect(wayOf('9100', 'a="--a :9100"\nprog $a')).toEqual(['script:1:9', used]);
  expect(wayOf('9100', 'a=tcp:9100/x\nprog ${a#*:}')).toEqual(['script:1:7', used]);
  expect(wayOf('9100', 'a=tcp:9100/x\nprog ${a//[:\\/]/ }')).toEqual(['script:1:7', used]);
  expect(wayOf('9100', 'a=tcp:9100/x\nprog ${a:4:4}')).toEqual(['script:1:7', used]);
  expect(wayOf('9100', 'a=(--x\n  :9100)\nprog "${a[@]}"')).toEqual(['script:2:4', 'variable a is used here script:3:7']);
});

test('an argument stands at the call', () => {
  const script = 'serve() {\n  local port=$2\n  exec prog --listen=:${port} --tls\n}\nserve name 9103';
  expect(wayOf('9103', script)).toEqual([
    'script:5:12',
    'variable port is used here script:3:23',
    'argument $2 of function serve script:2:14',
  ]);
  expect(wayOf('--tls', script)).toEqual(['script:3:31', 'function serve is called here script:5:1']);
  expect(wayOf('9103', 'exec prog "$@"', { arguments: ['--port', '9103'] })).toEqual([
    'argument 2:1:1',
    'argument $2 of the script script:1:12',
  ]);
});

test('a line of another script names the way there', () => {
  const files = { '/lib.sh': 'f() {\n  prog --port 9100 $1\n}\n', '/run.sh': 'exec prog --port 9100 $1' };
  expect(wayOf('9100', '. /lib.sh\nf a', { files })).toEqual(['/lib.sh:2:15', 'function f is called here script:2:1']);
  expect(wayOf('9100', '/run.sh x', { files })).toEqual(['/run.sh:1:18', '/run.sh is run here script:1:1']);
  expect(wayOf('x', '/run.sh x', { files })).toEqual(['script:1:9', 'argument $1 of the script /run.sh:1:23']);
});

test('a computed number stands where it is computed, and names what it was computed from', () => {
  expect(wayOf('9101', 'P=9100\nprog $((P + 1))')).toEqual(['script:2:6', 'is computed from this script:1:3']);
});

test('the text of eval, sh -c and here-documents keeps its places', () => {
  expect(wayOf('9100', 'a=\'prog --port "9100"\'\neval $a')[0]).toBe('script:1:17');
  expect(wayOf('9100', 'sh -c "prog --port \\"9100\\""')[0]).toBe('script:1:22');
  expect(wayOf('9100', 'sh <<EOF\nprog \\\n 9100\nEOF')[0]).toBe('script:3:2');
  const [file] = follow('cat <<-EOF > /a\n\t\tport: 9100\n\tx: \\$y ${Z}\n\tEOF').files;
  expect(way(file?.text, '9100')).toEqual(['script:2:9']);
  expect(way(file?.text, '$y')).toEqual(['script:3:6']);
  expect(way(file?.text, '\uE000')).toEqual(['script:3:9']);
});

test('what a command prints keeps its place', () => {
  expect(wayOf('9100', 'prog $(echo 9100)')[0]).toBe('script:1:13');
  expect(wayOf('9100', 'get() { printf "%s\\n" $1; }\nprog "$(get 9100)"')[0]).toBe('script:2:13');
  expect(wayOf('9100', 'prog `echo 9100`')[0]).toBe('script:1:12');
});

test('an unknown part stands where it is written', () => {
  expect(wayOf('\uE000', 'prog --listen=[${HOST_IP}]:9100')).toEqual(['script:1:16']);
  expect(wayOf('9100', 'prog --listen=[${HOST_IP}]:9100')).toEqual(['script:1:28']);
  expect(wayOf('\uE000', 'p={{ .Port }}\nprog $p')).toEqual(['script:1:3', 'variable p is used here script:2:6']);
});
