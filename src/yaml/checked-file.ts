import type { Node } from '../model/document.ts';
import { type Problem, problemAt } from '../model/source.ts';
import type { Span } from '../model/span.ts';
import { createLocator, startOfFile } from '../text/lines.ts';
import { type NodeProblem, plainValue, schemaProblems, type Validate } from './schema-problems.ts';
import { parseYaml } from './tree.ts';

/** A YAML or JSON file of the user that matches its schema. */
export interface CheckedFile {
  readonly root: Node;
  /** Its content, with the schema's defaults for missing keys. */
  readonly value: unknown;
  readonly spanOf: (node: Node) => Span;
}

/** The problems of a file of the user, each with its place. */
export interface WrongFile {
  readonly problems: readonly Problem[];
}

/** Maximum number of problems to report. */
const MAX_PROBLEMS = 20;

/**
 * Reads a file of the user that has a schema; returns all problems if it is invalid, and null if it is empty or only has comments.
 * `wrongValues` finds problems that a schema cannot express, and is called if the schema finds none.
 */
export function readChecked(
  text: string,
  path: string,
  validate: Validate,
  wrongValues: (root: Node) => Iterable<NodeProblem> = () => [],
): CheckedFile | WrongFile | null {
  const written = text.replace(/^\uFEFF/, '');
  const spanAt = createLocator(written, startOfFile(path));
  const spanOf = (node: Node): Span => spanAt(node.start, node.end);
  const tree = parseYaml(written);
  if (tree === null) return null;
  if ('reason' in tree) return { problems: [problemAt(spanAt(tree.offset, tree.offset), `this is neither JSON nor YAML: ${tree.reason}`)] };
  const { root } = tree;
  const plain = plainValue(root);
  const wrong = schemaProblems(root, plain, validate);
  const problems = (wrong.length > 0 ? wrong : [...wrongValues(root)]).map(({ node, message }) => problemAt(spanOf(node), message));
  if (problems.length > 0) return { problems: problems.slice(0, MAX_PROBLEMS) };
  return { root, value: plain?.value, spanOf };
}
