// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are shell scripts
import { describe, expect, test } from 'vitest';
import { type Around, follow, programs, show } from './follow.ts';

/** The files that a script writes, with their texts. */
function written(script: string, around: Around = {}): Record<string, string> {
  return Object.fromEntries(follow(script, around).files.map((file) => [file.path, show(file.text)]));
}

describe('files that a script writes', () => {
  test('hold the text of a here-document, expanded unless its end is quoted', () => {
    const environment = { PORT: '9100' };
    expect(written('cat <<EOF > /etc/a.conf\nlisten $PORT \\$x "q"\nhost ${HOST}\nEOF', { environment })).toEqual({
      '/etc/a.conf': 'listen 9100 $x "q"\nhost <HOST>\n',
    });
    expect(written("cat > /etc/a.conf <<'EOF'\nlisten $PORT \\$x\nEOF", { environment })).toEqual({ '/etc/a.conf': 'listen $PORT \\$x\n' });
    expect(written('cat <<-EOF | tee /a /b >/dev/null\n\tport: $((PORT + 1))\n\t\tx\n\tEOF', { environment })).toEqual({
      '/a': 'port: 9101\nx\n',
      '/b': 'port: 9101\nx\n',
    });
  });

  test('hold what echo, printf and groups of commands print', () => {
    expect(written('echo "port $((1 + 1))" > /a; echo more >> /a; printf "%s:%d\\n" x 5 >| /b; { echo a; echo b; } > /c')).toEqual({
      '/a': 'port 2\nmore\n',
      '/b': 'x:5\n',
      '/c': 'a\nb\n',
    });
    expect(
      written('echo -e "a\\tb" > /a; echo -n x > /b; cat <<< "y" > /c; (echo z) &> /d; echo e 1> /e; echo f 2> /f; echo g >&2'),
    ).toEqual({
      '/a': 'a\tb\n',
      '/b': 'x',
      '/c': 'y',
      '/d': 'z\n',
      '/e': 'e\n',
    });
  });

  test('hold unknown places for what other programs print, and are not known where that is all', () => {
    expect(written('{ echo "[server]"; generate; echo "port=1"; } > /a')).toEqual({ '/a': '[server]\n<generate>\nport=1\n' });
    expect(written('generate > /a; : > /b; x=$(generate); echo "$x" > /c')).toEqual({});
  });

  test('have one text for each way on which they are written', () => {
    const texts = follow('if a; then p=1; else p=2; fi; echo "port $p" > /a; cat /a').files.map((file) => show(file.text));
    expect(texts).toEqual(['port 1\n', 'port 2\n']);
  });

  test('are copies of known ones, also with variables put in', () => {
    const files = { '/tpl/a.conf': 'listen ${PORT}\n', '/tpl/sub/b': 'x\n' };
    expect(written('cp /tpl/a.conf /etc/; cp -r /tpl/* /copy/; mv /etc/a.conf /etc/b.conf', { files })).toEqual({
      '/etc/a.conf': 'listen ${PORT}\n',
      '/copy/a.conf': 'listen ${PORT}\n',
      '/copy/sub/b': 'x\n',
      '/etc/b.conf': 'listen ${PORT}\n',
    });
    expect(written('envsubst < /tpl/a.conf > /etc/c; cat /tpl/a.conf | envsubst > /d', { files, environment: { PORT: '5' } })).toEqual({
      '/etc/c': 'listen 5\n',
      '/d': 'listen 5\n',
    });
    expect(written('sed s/a/b/ /tpl/a.conf > /etc/c', { files })).toEqual({});
  });
});

describe('files that a script wrote are read by its later commands', () => {
  test('as scripts', () => {
    const script = "cat > /tmp/s.sh <<'EOF'\nexec prog --port $1\nEOF\nchmod +x /tmp/s.sh\n/tmp/s.sh 1; sh /tmp/s.sh 2; . /tmp/s.sh 3";
    expect(programs(script)).toEqual(['high chmod +x /tmp/s.sh', 'high prog --port 1', 'high prog --port 2', 'high prog --port 3']);
  });

  test('instead of what was mounted there', () => {
    const files = { '/env': 'PORT=1\n' };
    expect(programs('. /env; prog $PORT', { files })).toEqual(['high prog 1']);
    expect(programs('echo PORT=2 > /env; . /env; prog $PORT', { files })).toEqual(['high prog 2']);
    expect(programs('generate > /env; . /env; prog ${PORT:-3}', { files })).toEqual([
      'high generate',
      'medium ? prog 3',
      'high ? prog <PORT>',
    ]);
  });
});
