import { validate } from '../../registry/schema.json?validator';
import type { Citation, Registry } from '../model/registry.ts';
import { type Problem, problemOfFile } from '../model/source.ts';
import { readChecked } from '../yaml/checked-file.ts';
import { at, itemsAt, type Node, numberAt, stringAt } from '../yaml/nodes.ts';
import type { NodeProblem } from '../yaml/schema-problems.ts';
import { builtInRegistry, suggestedRegistry } from './built-in.ts';
import { completeRegistry, type WrittenRegistry } from './complete.ts';
import { compilePattern } from './pattern.ts';

/**
 * Reads a registry of `registry/schema.json` in JSON or YAML and fills in missing fields; returns all problems if it is invalid. `path` is
 * cited for rows without a citation.
 */
export function readRegistry(text: string, path: string): Registry | { readonly problems: readonly Problem[] } {
  const file = readChecked(text, path, validate, wrongValues);
  if (file === null) return { problems: [problemOfFile(path, 'the file is empty, so it is not a registry')] };
  if ('problems' in file) return file;
  const written = file.value as WrittenRegistry;
  const rows = itemsAt(file.root, 'assignments');
  const citationOf = (index: number): Citation => {
    const { line } = file.spanOf(rows[index] ?? file.root);
    return { document: path, table: 'assignments', line };
  };
  return completeRegistry(written, path, citationOf);
}

/** Checks that a schema cannot express: ranges that end before they start, and invalid patterns. */
function* wrongValues(root: Node): Iterable<NodeProblem> {
  for (const item of ['assignments', 'ranges', 'reservedRanges'].flatMap((list) => itemsAt(root, list))) {
    const [port = 0, endPort = port] = [numberAt(item, 'port'), numberAt(item, 'endPort')];
    if (endPort < port) yield { node: at(item, 'endPort') ?? item, message: `the range ${port}-${endPort} ends before it begins` };
  }
  for (const node of itemsAt(root, 'includes')) {
    if (node.type === 'scalar' && node.text === stringAt(root, 'name'))
      yield { node, message: `the registry ${node.text} includes itself` };
    else if (node.type === 'scalar' && builtInRegistry(node.text) === undefined)
      yield { node, message: `there is no built-in registry ${node.text.slice(0, 60)}${suggestedRegistry(node.text)}` };
  }
  const owners = [
    ...itemsAt(root, 'assignments').flatMap((row) => itemsAt(row, 'owners')),
    ...itemsAt(root, 'unregistered').map((known) => at(known, 'owner')),
  ];
  const patterns = [
    ...owners.flatMap((owner) => ['namespace', 'name', 'container'].map((key) => at(owner, key))),
    ...itemsAt(root, 'platformNamespaces'),
    ...itemsAt(root, 'platformAnnotations'),
  ];
  for (const node of patterns) {
    const problem = node?.type === 'scalar' ? patternProblem(node.text) : null;
    if (node && problem !== null) yield { node, message: problem };
  }
}

/** Why a pattern is invalid; null if it is valid. */
function patternProblem(pattern: string): string | null {
  try {
    if (pattern.startsWith('~')) throw new Error('regular expressions (~) are not supported; use * and a|b');
    compilePattern(pattern);
    return null;
  } catch (error) {
    return `pattern "${pattern.slice(0, 60)}": ${error instanceof Error ? error.message : String(error)}`;
  }
}
