import { describe, expect, test } from 'vitest';
import { auditOf, type Sample, samples } from './samples.ts';

const ALL = samples();
const ALONE = ALL.filter(({ files, nodes }) => files.length === 1 && nodes.length === 0);
const isData = ({ files }: Sample): boolean => files.some(({ name }) => /\.(?:json|yaml|csv|html)$/.test(name));
/** Captures that text may surround. */
const TEXTS = ALONE.filter((sample) => !isData(sample) && !sample.files[0]?.text.startsWith('[pod/'));
const expected = ({ sockets, problems }: Sample) => ({ sockets, problems });

test.each(ALL)('$title', async (sample) => {
  expect(await auditOf(sample)).toEqual(expected(sample));
});

describe('the same sockets', () => {
  test.each<[string, readonly Sample[], (text: string) => string | Buffer]>([
    ['with the ends of lines of Windows', ALL, (text) => text.replaceAll('\n', '\r\n')],
    ['in UTF-16', ALL, (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['in the logs of a pod', TEXTS, (text) => text.replaceAll(/^(?=.)/gm, '[pod/sockets-x/main] ')],
  ])('%s', async (_, all, change) => {
    for (const sample of all) {
      const changed = (text: string): Buffer => Buffer.from(change(text) as Buffer);
      expect(
        sample.files.some(({ text }) => !changed(text).equals(Buffer.from(text))),
        sample.title,
      ).toBe(true);
      const { sockets } = await auditOf(sample, changed);
      expect(sockets, sample.title).toEqual(sample.sockets);
    }
  });

  test('in another order, and without headings', async () => {
    const isSocket = (line: string): boolean => /^(?:tcp6?|udp6?|LISTEN|UNCONN)\s.*:(?:\*|\d+|[a-z]+)(?:\s|$)/.test(line);
    const isLineByLine = ({ files: [file], ...sample }: Sample): boolean =>
      nodesOf(sample) === 1 &&
      !/^=== |^Starting pod/m.test(file?.text ?? '') &&
      (file?.text ?? '').split('\n').filter(isSocket).length > 1 &&
      !/^(?:\s|users:)|users:\((?!.*\)\))/m.test(file?.text ?? '');
    const some = ALONE.filter(isLineByLine);
    expect(some.length).toBeGreaterThan(12);
    for (const sample of some) {
      const reversed = (text: string): Buffer => Buffer.from(text.split('\n').filter(isSocket).reverse().join('\n'));
      const { sockets } = await auditOf(sample, reversed);
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
