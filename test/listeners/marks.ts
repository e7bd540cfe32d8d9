import type { Evidence, Listener } from '../../src/model/listener.ts';

/** One place that shows a listener, of a mark or of a run, such as `line 12: 9103/TCP any declared high @25`. */
export type ListenerMark = string;

const MARK = /^\d+\/(?:TCP|UDP|SCTP) (?:any|localhost|node|other|unknown) (?:un)?declared (?:low|medium|high|certain) @\d+$/;

/**
 * Reads the marks of a fixture. `# listens: 9103/TCP any declared high @25` at the end of a line is about the port on that line:
 * protocol, reach, whether the pod declares it, confidence, and the column (in UTF-16 units, from 1) of the token that shows it;
 * several with commas between. `# at 12: listens ...` is about line 12, for texts in which a comment would change the meaning.
 */
export function listenerMarksOf(fixture: string): ListenerMark[] {
  return fixture.split('\n').flatMap((text, index) => {
    const [, at = String(index + 1), marks] = /# (?:at (\d+): )?listens:? (\d+\/.+)$/.exec(text) ?? [];
    return (marks?.split(', ') ?? []).map((mark) => {
      if (!MARK.test(mark)) throw new Error(`line ${index + 1}: cannot read the mark ${JSON.stringify(mark)}`);
      return `line ${at}: ${mark}`;
    });
  });
}

/**
 * What is wrong with the listeners found in a fixture. The most telling evidence of each inferred listener has a mark, its further
 * evidence may have one, and no mark is about anything else.
 */
export function complaints(marks: readonly ListenerMark[], listeners: readonly Listener[]): string[] {
  const inferred = listeners
    .filter(({ evidence }) => evidence.some(({ origin }) => origin === 'inferred'))
    .map((listener) => listener.evidence.map((evidence) => markOf(listener, evidence)));
  const repeated = marks.filter((mark, index) => marks.indexOf(mark) !== index);
  return [
    ...marks.filter((mark) => !inferred.some((places) => places.includes(mark))).map((mark) => `not found: ${mark}`),
    ...inferred.flatMap(([first = '']) => (marks.includes(first) ? [] : [`not expected: ${first}`])),
    ...repeated.map((mark) => `marked twice: ${mark}`),
  ];
}

function markOf({ port, protocol, reach, declared, confidence }: Listener, { span }: Evidence): ListenerMark {
  return `line ${span.line}: ${port}/${protocol} ${reach} ${declared ? 'declared' : 'undeclared'} ${confidence} @${span.column}`;
}
