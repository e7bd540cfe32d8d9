import { onceForLast } from '../../text/once.ts';
import { slicerOf, type Text } from '../../text/text.ts';
import type { Node } from '../../yaml/nodes.ts';
import { sliceScalar } from '../../yaml/offsets.ts';
import { parseYamlDocuments } from '../../yaml/tree.ts';
import { type ConfigurationSetting, type Format, MAX_SETTINGS } from './format.ts';

/** Maximum nesting; deeper nesting is an attack, not a configuration. */
const MAX_DEPTH = 100;
/** Maximum number of steps. Aliases can repeat a node many times, so the walk needs its own limit. */
const MAX_STEPS = 4 * MAX_SETTINGS;
/** Maximum length of a value; addresses and switches are shorter. */
const MAX_VALUE_LENGTH = 20_000;

/** A format reads a text for its sockets, and again for its settings. */
const treesOf = onceForLast(parseYamlDocuments);

/**
 * Returns the scalars of all YAML documents in a text, in order; empty if it is not YAML. `readable` has the same offsets as the text. With
 * `keepsEmpty`, keys without a value are settings with an empty text.
 */
export function readYaml(text: Text, readable: string = text.value, keepsEmpty = false): ConfigurationSetting[] {
  const trees = treesOf(readable);
  const slice = slicerOf(text);
  // A text that is not YAML has no settings.
  return (Array.isArray(trees) ? trees : []).flatMap(({ root, indents }) =>
    settingsIn(
      root,
      (node) =>
        node.type === 'scalar' && node.value !== null
          ? sliceScalar(node, readable, indents.get(node) ?? 0, slice)
          : slice(node.start, node.start),
      keepsEmpty,
    ),
  );
}

/** The scalars below a node, in order; with `keepsEmpty` also the keys without a value, with an empty text. */
export function settingsIn(root: Node, textOf: (node: Node) => Text, keepsEmpty: boolean): ConfigurationSetting[] {
  const settings: ConfigurationSetting[] = [];
  let steps = 0;
  const visit = (node: Node, key: string, depth: number): void => {
    if (depth > MAX_DEPTH || settings.length >= MAX_SETTINGS || ++steps > MAX_STEPS) return;
    const isEmpty = node.type === 'mapping' ? node.entries.length === 0 : node.type === 'scalar' && node.value === null;
    if (keepsEmpty && isEmpty) settings.push({ key, value: textOf(node) });
    if (node.type === 'sequence') for (const [index, item] of node.items.entries()) visit(item, `${key}[${index}]`, depth + 1);
    else if (node.type === 'mapping') {
      for (const { key: name, value } of node.entries) visit(value, key === '' ? name.text : `${key}.${name.text}`, depth + 1);
    } else if (node.value !== null && node.end - node.start <= MAX_VALUE_LENGTH) settings.push({ key, value: textOf(node) });
  };
  visit(root, '', 0);
  return settings;
}

export const yamlFormat: Format = {
  name: 'yaml',
  settings: (text) => readYaml(text),
  fileName: /\.ya?ml$/i,
  looksLike: ({ has }) => has(/^(- )?["']?[\w./-]+["']?:(\s|$)/),
};

export const jsonFormat: Format = {
  name: 'json',
  settings: readJson,
  fileName: /\.json$/i,
  looksLike: ({ lines: [first = ''] }) => /^[{[]\s*$|^\{\s*"/.test(first),
};

/** Reads the scalars of a JSON text, in which comments and trailing commas are allowed; empty if it is not JSON. */
export function readJson(text: Text): ConfigurationSetting[] {
  // JSON without comments and tabs is flow-style YAML, so the same parser reads both; blanking keeps all offsets.
  return readYaml(text, withoutComments(text.value));
}

/** Replaces comments and tabs by spaces; strings are kept. */
function withoutComments(value: string): string {
  return value.replace(/"(?:[^"\\\n]|\\.)*"?|\/\/[^\n\r]*|\/\*[\s\S]*?(?:\*\/|$)|\t/g, (found) => {
    return found.startsWith('"') ? found : found.replace(/[^\n\r]/g, ' ');
  });
}
