import type { Charts } from './manifest/charts.ts';
import { isPartial, readReference } from './manifest/parse.ts';
import type { Document, ObjectReference } from './model/document.ts';
import type { Problem } from './model/source.ts';
import { documentsOfText } from './workload/embedded.ts';

/** What the pass over all sources has left to be read. */
export interface ToJudge {
  readonly charts: Charts;
  readonly toJudge: ObjectReference[];
  /** Templates that hold no host port themselves, though what they print by name may. */
  readonly printing: readonly ObjectReference[];
}

/** The documents that may hold a host port, read one by one, so that the memory of each can go once it is judged. */
export function* documentsToJudge({ charts, toJudge, printing }: ToJudge): Iterable<Document | Problem> {
  for (const reference of printing) if (charts.filledIn(reference) !== null) toJudge.push(reference);
  // Parts of templates come last: what another one has printed is told there.
  toJudge.sort((a, b) => Number(isPartial(a.source.path)) - Number(isPartial(b.source.path)));
  toJudge.reverse();
  for (let reference = toJudge.pop(); reference; reference = toJudge.pop()) {
    if (!charts.isPrintedElsewhere(reference.source) && !charts.isOff(reference.source)) yield* documentsAt(charts, reference);
  }
}

/** The document that stands somewhere; of a template those that it is with what it prints by name, where that is YAML. */
function documentsAt(charts: Charts, reference: ObjectReference): readonly (Document | Problem)[] {
  const filledIn = charts.filledIn(reference);
  const documents = filledIn === null ? [] : [...documentsOfText(filledIn, reference.source, reference.opened)];
  if (documents.length > 0) return documents.map(({ document }) => document);
  const document = readReference(reference);
  return document === null ? [] : [document];
}
