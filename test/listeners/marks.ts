import { type Confidence, compareConfidence, type Listener } from '../../src/model/listener.ts';

/** A listener that a fixture expects, as its mark says it. */
export interface ListenerMark {
  /** Line of the token that carries the port. */
  readonly line: number;
  /** Such as `9103/TCP any declared`. */
  readonly what: string;
  readonly least: Confidence;
}

/**
 * Reads the marks of a fixture. `# listens: 9103/TCP any declared high` at the end of a line tells of the port on that line: protocol,
 * reach, whether the pod declares it, least confidence; several with commas between. `# at 12: listens ...` tells of line 12,
 * for texts in which a comment would change the meaning.
 */
export function listenerMarksOf(fixture: string): ListenerMark[] {
  return fixture.split('\n').flatMap((text, index) => {
    const [, at, marks = ''] = /# (?:at (\d+): )?listens:? (\d+\/.+)$/.exec(text) ?? [];
    return marks.split(', ').flatMap((mark) => {
      const found = /^(\d+\/(?:TCP|UDP|SCTP) (?:any|localhost|node|other|unknown) (?:un)?declared) (low|medium|high|certain)$/.exec(mark);
      if (mark !== '' && !found) throw new Error(`line ${index + 1}: cannot read the mark ${JSON.stringify(mark)}`);
      return found ? [{ line: at ? Number(at) : index + 1, what: found[1] ?? '', least: found[2] as Confidence }] : [];
    });
  });
}

/** What is wrong with the listeners found in a fixture: marks without a listener, and inferred listeners without a mark. */
export function complaints(marks: readonly ListenerMark[], listeners: readonly Listener[]): string[] {
  const inferred = listeners
    .filter((listener) => listener.evidence.some((one) => one.origin === 'inferred'))
    .map((listener) => ({
      what: `${listener.port}/${listener.protocol} ${listener.reach} ${listener.declared ? 'declared' : 'undeclared'}`,
      confidence: listener.confidence,
      lines: listener.evidence.map((one) => one.span.line),
    }));
  const missed = marks.filter(
    (mark) =>
      !inferred.some(
        (one) => one.what === mark.what && one.lines.includes(mark.line) && compareConfidence(one.confidence, mark.least) >= 0,
      ),
  );
  const surplus = inferred.filter((one) => !marks.some((mark) => one.what === mark.what && one.lines.includes(mark.line)));
  return [
    ...missed.map((mark) => `not found: line ${mark.line} ${mark.what} ${mark.least}`),
    ...surplus.map((one) => `not expected: line ${one.lines.join(',')} ${one.what} ${one.confidence}`),
  ];
}
