import { describe, expect, test } from 'vitest';
import { shellInvocation, unwrap } from '../../../src/listeners/shell/wrappers.ts';
import { file } from '../formats/build.ts';
import { programs } from './follow.ts';

describe('a program that starts another', () => {
  test.each([
    'exec prog --port 1',
    'exec -a name prog --port 1',
    'nice -n -18 prog --port 1',
    'nice -n -18 ionice -c2 -n0 prog --port 1',
    'nice -19 prog --port 1',
    'nice --adjustment=5 prog --port 1',
    'env -u X prog --port 1',
    'time prog --port 1',
    'time -p prog --port 1',
    'timeout -k 5 30s prog --port 1',
    'timeout --signal=TERM 30 prog --port 1',
    'nohup prog --port 1 &',
    'setsid -w prog --port 1',
    'setpriv --reuid=1000 --regid 1000 --clear-groups prog --port 1',
    'command prog --port 1',
    'sudo -E -u nobody prog --port 1',
    'gosu nobody prog --port 1',
    'su-exec nobody:nogroup prog --port 1',
    'runuser -u nobody -- prog --port 1',
    'chroot /host prog --port 1',
    'chroot --userspec=1:1 /host prog --port 1',
    'nsenter -t 1 -m -u -- prog --port 1',
    'nsenter --target 1 --mount prog --port 1',
    'nsenter --mount=/proc/1/ns/mnt prog --port 1',
    '/sbin/tini -- prog --port 1',
    'tini -g -p SIGTERM -- prog --port 1',
    '/usr/bin/dumb-init -- prog --port 1',
    'dumb-init --rewrite 15:3 prog --port 1',
    'catatonit -- prog --port 1',
    'stdbuf -oL prog --port 1',
    'taskset -c 0,1 prog --port 1',
    'chrt -f 50 prog --port 1',
    'numactl --cpunodebind=0 prog --port 1',
    'flock -n /var/lock/x prog --port 1',
    'chpst -u nobody prog --port 1',
    'busybox prog --port 1',
    'unshare -m prog --port 1',
    "su -s /bin/sh nobody -c 'exec prog --port 1'",
    "su - nobody -c 'prog --port 1'",
    "flock /var/lock/x -c 'prog --port 1'",
    "sudo sh -c 'prog --port 1'",
    "busybox sh -c 'prog --port 1'",
  ])('%s', (script) => {
    expect(programs(script)).toEqual(['high prog --port 1']);
  });

  test('sets variables for it', () => {
    expect(programs('env A=1 -u B C="$D" prog; sudo E=2 prog; F=3 nice prog')).toEqual([
      'high prog | A=1 C=<D>',
      'high prog | E=2',
      'high prog | F=3',
    ]);
  });

  test('is nothing where it belongs to the shell and starts none', () => {
    expect(programs('command; builtin; exec; time; command -p; prog')).toEqual(['high prog']);
  });

  test('is a program like others where it starts none', () => {
    expect(programs('env; ionice -p 1; taskset -p 1; nice; command -v prog; unshare -n prog; xargs prog')).toEqual([
      'high env',
      'high ionice -p 1',
      'high taskset -p 1',
      'high nice',
      'high unshare -n prog',
      'high xargs prog',
    ]);
  });
});

describe('a container engine', () => {
  test.each([
    ['the words behind the image', 'podman run --net host example.org/gauge prog --port 1', 'high prog --port 1'],
    ['the entry point that is named', 'podman run --net host --entrypoint /bin/prog example.org/gauge --port 1', 'high /bin/prog --port 1'],
    [
      'what the image brings, where only arguments are given',
      'podman run --net host example.org/gauge --port 1',
      'high "<entry point of image example.org/gauge>" --port 1',
    ],
    [
      'what the image brings, where the entry point is a list',
      `podman run --net host --entrypoint '["prog"]' example.org/gauge --port 1`,
      'high "<entry point of image example.org/gauge>" --port 1',
    ],
  ])('starts %s', (_, script, program) => {
    expect(programs(script)).toEqual([program]);
  });
});

describe('the words of an exec-form command', () => {
  const words = (line: string) => line.split(' ').map((word) => file(word));

  test('are unwrapped', () => {
    expect(unwrap(words('/sbin/tini -g -- sh -c x'))?.words.map((word) => word.value)).toEqual(['sh', '-c', 'x']);
    expect(unwrap(words('prog --x'))).toBeNull();
    expect(unwrap(words('constructor a'))).toBeNull();
  });

  test('are known as a shell with a text, a file or its input', () => {
    const kinds = (line: string) => {
      const found = shellInvocation(words(line));
      if (found?.kind === 'text')
        return ['text', found.script.value, found.name?.value ?? null, ...found.arguments.map((word) => word.value)];
      return found?.kind === 'file' ? ['file', found.path.value, ...found.arguments.map((word) => word.value)] : (found?.kind ?? null);
    };
    expect(kinds('/bin/bash -c x name a b')).toEqual(['text', 'x', 'name', 'a', 'b']);
    expect(kinds('sh -xec x')).toEqual(['text', 'x', null]);
    expect(kinds('bash -euo pipefail -c x')).toEqual(['text', 'x', null]);
    expect(kinds('bash --norc -O extglob -c -- x')).toEqual(['text', 'x', null]);
    expect(kinds('ash /x.sh -c a')).toEqual(['file', '/x.sh', '-c', 'a']);
    expect(kinds('dash')).toBe('input');
    expect(kinds('bash -s a')).toBe('input');
    expect(kinds('python -c x')).toBeNull();
  });
});
