import type { Document } from '../model/document.ts';
import { at, itemsAt, type Node, scalarAt, stringAt } from '../model/node.ts';
import type { Problem } from '../model/source.ts';
import { knownText, type Text, UNKNOWN } from '../model/text.ts';

/** One Kubernetes object of a document, with the parameters of the OpenShift Template around it. */
export interface FoundObject {
  readonly document: Document;
  readonly node: Node;
  readonly kind: string;
  readonly parameters: ReadonlyMap<string, Text>;
}

const MAXIMUM_NESTING = 8;

/** The objects of a document: itself, the items of a List, the objects of an OpenShift Template. */
export function* objectsOf(document: Document): Iterable<FoundObject | Problem> {
  yield* unwrap(document, document.root, new Map(), 0);
}

function* unwrap(document: Document, node: Node, parameters: ReadonlyMap<string, Text>, depth: number): Iterable<FoundObject | Problem> {
  if (node.type !== 'mapping' || depth > MAXIMUM_NESTING) return;
  const kind = stringAt(node, 'kind');
  if (kind === undefined) {
    const wrong = at(node, 'kind');
    if (wrong && at(node, 'apiVersion')) {
      const span = document.spanOf(wrong);
      yield {
        path: span.path,
        line: span.line,
        column: span.column,
        message: 'kind is not a string, so nobody can tell what this object is',
      };
      return;
    }
  }
  if (kind === 'Template' && itemsAt(node, 'objects').length > 0) {
    const own = templateParameters(document, node);
    for (const item of itemsAt(node, 'objects')) yield* unwrap(document, item, own, depth + 1);
  } else if (kind?.endsWith('List') && at(node, 'items')?.type === 'sequence') {
    for (const item of itemsAt(node, 'items')) yield* unwrap(document, item, parameters, depth + 1);
  } else yield { document, node, kind: kind ?? '', parameters };
}

/** `parameters[]` of an OpenShift Template that have a value, which stands wherever `${NAME}` or `${{NAME}}` does. */
function templateParameters(document: Document, template: Node): ReadonlyMap<string, Text> {
  const parameters = new Map<string, Text>();
  for (const item of itemsAt(template, 'parameters')) {
    const name = stringAt(item, 'name');
    const value = scalarAt(item, 'value');
    if (name === undefined || value === undefined) continue;
    const step = { span: document.spanOf(item), note: `parameter ${name} of the template has this value unless the user sets another` };
    const text = document.textOf(value);
    parameters.set(name, { value: text.value, pieces: text.pieces.map((piece) => ({ ...piece, steps: [step, ...piece.steps] })) });
  }
  return parameters;
}

/** Puts template parameters into a text. */
export function withParameters(text: Text, parameters: ReadonlyMap<string, Text>): Text {
  if (parameters.size === 0 || !(text.value.includes('${') || text.value.includes(UNKNOWN))) return text;
  const pieces = text.pieces.flatMap((piece) => {
    if (piece.unknown !== undefined) return parameters.get(piece.unknown)?.pieces ?? [piece];
    return piece.value.split(/(\$\{[A-Za-z0-9_]+\})/).reduce<{ at: number; pieces: Text['pieces'][number][] }>(
      (done, part) => {
        const start = done.at;
        const value = parameters.get(/^\$\{(\w+)\}$/.exec(part)?.[1] ?? '');
        const own = knownText(part, (from, to) => piece.locate(start + from, start + to), piece.steps).pieces;
        if (part !== '') done.pieces.push(...(value?.pieces ?? own));
        return { at: start + part.length, pieces: done.pieces };
      },
      { at: 0, pieces: [] },
    ).pieces;
  });
  return { value: pieces.map((piece) => piece.value).join(''), pieces };
}
