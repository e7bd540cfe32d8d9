import { describe, expect, test } from 'vitest';
import { type Sample, samples, toldOf } from './samples.ts';

const ALL = samples();
const ALONE = ALL.filter(({ files, nodes }) => files.length === 1 && nodes.length === 0);
const isData = ({ files }: Sample): boolean => files.some(({ name }) => /\.(?:json|yaml|csv|html)$/.test(name));
/** Captures that text may stand around. */
const TEXTS = ALONE.filter((sample) => !isData(sample));
const told = ({ sockets, problems }: Sample) => ({ sockets, problems });

test.each(ALL)('$title', async (sample) => {
  expect(await toldOf(sample)).toEqual(told(sample));
});

describe('the same sockets', () => {
  const PROMPT = '\u001b]0;root@bastion: ~\u0007\u001b[?2004h[root@bastion ~]# \u001b[?2004l';
  test.each<[string, readonly Sample[], (text: string) => string | Buffer]>([
    ['with the ends of lines of Windows', ALL, (text) => text.replaceAll('\n', '\r\n')],
    ['in UTF-16', ALL, (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['in colours', ALL, (text) => text.replaceAll(/listen|tcp|udp|0A|hostname/gi, '\u001b[01;31m\u001b[K$&\u001b[m\u001b[K')],
    [
      'in the typescript of a terminal',
      TEXTS,
      (text) => `Script started on 2024-03-04 10:00:00+00:00 [TERM="xterm"]\n${PROMPT}cat\n${text}${PROMPT}exit\n\nScript done\n`,
    ],
    ['quoted', TEXTS, (text) => text.replaceAll(/^(?=.)/gm, '> ')],
    ['in the logs of a pod', TEXTS, (text) => text.replaceAll(/^(?=.)/gm, '[pod/sockets-x/main] ')],
    ['in the log of a container', TEXTS, (text) => text.replaceAll(/^(?=.)/gm, '2024-03-04T10:00:00Z stdout F ')],
  ])('%s', async (_, all, change) => {
    for (const sample of all) {
      const changed = (text: string): Buffer => Buffer.from(change(text) as Buffer);
      expect(
        sample.files.some(({ text }) => !changed(text).equals(Buffer.from(text))),
        sample.title,
      ).toBe(true);
      const { sockets } = await toldOf(sample, changed);
      expect(sockets, sample.title).toEqual(sample.sockets);
    }
  });

  test('in a journal, which names the node', async () => {
    for (const sample of TEXTS.filter((one) => nodesOf(one) === 1 && !one.files[0]?.text.includes('@'))) {
      const { sockets } = await toldOf(sample, (text) => Buffer.from(text.replaceAll(/^(?=.)/gm, 'Mar 04 10:00:00 node-7 sockets[12]: ')));
      const expected = new Set(sample.sockets.map((socket) => socket.replace(/^\S+/, 'node-7')));
      expect(sockets, sample.title).toEqual([...expected].toSorted());
    }
  });

  test('in another order, and without headings', async () => {
    const isSocket = (line: string): boolean => /^(?:tcp6?|udp6?|LISTEN|UNCONN)\s.*:(?:\*|\d+|[a-z]+)(?:\s|$)/.test(line);
    const isLineByLine = ({ files: [file], ...sample }: Sample): boolean =>
      nodesOf(sample) === 1 &&
      (file?.text ?? '').split('\n').filter(isSocket).length > 1 &&
      !/^(?:\s|users:)|users:\((?!.*\)\))/m.test(file?.text ?? '');
    const some = ALONE.filter(isLineByLine);
    expect(some.length).toBeGreaterThan(12);
    for (const sample of some) {
      const reversed = (text: string): Buffer => Buffer.from(text.split('\n').filter(isSocket).reverse().join('\n'));
      const { sockets } = await toldOf(sample, reversed);
      expect(sockets.map(withSortedProcesses), sample.title).toEqual(withoutSctp(sample).map(withSortedProcesses));
    }
  });
});

function nodesOf({ sockets }: Pick<Sample, 'sockets'>): number {
  return new Set(sockets.map((one) => one.split(' ')[0])).size;
}

/** Its lines look otherwise. */
function withoutSctp({ sockets }: Sample): readonly string[] {
  return sockets.filter((one) => !one.includes(' SCTP '));
}

function withSortedProcesses(socket: string): string {
  return socket.split(', ').toSorted().join(', ');
}
