import { type Event, parseEvents, YAMLException } from 'js-yaml';
import { type SyntaxProblem, type Tree, TreeBuilder } from './build-tree.ts';
import { readPlain } from './plain/index.ts';
import type { Sink } from './plain/sink.ts';

/** Deeper nesting is an attack, not a manifest. */
const MAXIMUM_DEPTH = 500;

/** Lines that only stand less deep than they should are read all the same, so what is left is what never ends. */
const UNCLOSED = 'the text in quotes or the list in brackets that began before is not closed';

/** Parses one YAML document into nodes with offsets; null where it holds nothing. */
export function parseTree(text: string): Tree | SyntaxProblem | null {
  const plain = new TreeBuilder(text);
  if (readPlain(text, plain)) return plain.built();
  let events: Event[];
  try {
    events = eventsOf(text);
  } catch (error) {
    if (error instanceof YAMLException) {
      const problem = { reason: error.reason, offset: error.mark?.position ?? 0 };
      if (error.reason === 'deficient indentation') return { ...problem, reason: UNCLOSED, outdented: true };
      return error.reason.startsWith('nesting exceeded') ? { ...problem, reason: `nested more than ${MAXIMUM_DEPTH} deep` } : problem;
    }
    if (error instanceof RangeError) return { reason: 'too large or too deeply nested to be read', offset: 0 };
    throw error;
  }
  return new TreeBuilder(text).read(events);
}

/** Throws a YAMLException for what is no YAML. */
function eventsOf(text: string): Event[] {
  return parseEvents(text, { maxDepth: MAXIMUM_DEPTH });
}

/** Whether nothing can be wrong with a text, told without building its tree: it is one document that parses, without aliases. */
export function isPlainYaml(text: string): boolean {
  if (readPlain(text, NOWHERE)) return true;
  try {
    let documents = 0;
    for (const { type } of eventsOf(text)) if (type === ALIAS || (type === DOCUMENT && ++documents > 1)) return false;
    return true;
  } catch {
    return false;
  }
}

const NOWHERE: Sink = { open() {}, close() {}, addScalar() {}, addBlock() {}, addNothing() {} };
const DOCUMENT = 1;
const ALIAS = 5;
