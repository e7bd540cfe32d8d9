import type { Document, Opened } from '../model/document.ts';
import { HYPERSHIFT_API } from '../model/hosted-cluster.ts';
import { type Problem, problemAt } from '../model/source.ts';
import { looksLikeTemplate } from '../template/blanks.ts';
import { NOTHING_OPENED, readBranches } from '../template/branches.ts';
import { isSyntaxProblem, parseDocument } from '../template/document.ts';
import { startOfFile } from '../text/lines.ts';
import { slicerOf, spanOfText, type Text } from '../text/text.ts';
import { type Node, type ScalarNode, stringAt } from '../yaml/nodes.ts';
import { decodedText, textOfDataUrl } from './node-files.ts';
import { MAX_REQUEST_SIZE } from './size.ts';

/** A manifest that is text in another document. */
interface EmbeddedText {
  readonly text: Text;
  /** True if the text is a file of a node (machine config, ignition, cloud-init), so that the kubelet runs it as a static pod. */
  readonly isFile: boolean;
  /** True if the text is applied unchanged; false if it changes other objects. */
  readonly isApplied: boolean;
}

/** Keys of texts that are applied: tasks of Ansible, and policies of Open Cluster Management. */
const APPLIED = ['definition', 'resource_definition', 'object-templates-raw'];

/** Folders of static pods, for the `path` beside the `content` of cloud-init and Cluster API. */
const STATIC_POD_PATH = /^\/.*\/(?:manifests|static-?pods?)\/[^/]+$/i;

const LOOKS_LIKE_POD = /\bhost(?:Network|Port)\b/;
const SHORTEST_MANIFEST = 40;
const CONTAINERS = /\b(?:containers|objects|items)\b/;
/** Stands for the key of values of ConfigMaps. */
const CONFIG_MAP = 'ConfigMap';
/** Stands for the key of the content of a file in base64. */
const ENCODED = 'content in base64';

/** A document of an embedded text, with its part of the text. */
export interface EmbeddedDocument {
  readonly document: Document;
  readonly text: string;
  readonly isFile: boolean;
  readonly isApplied: boolean;
}

/** The documents that are embedded as text in another one; their places are those of the text. */
export function* embeddedDocuments(outer: Document): Iterable<EmbeddedDocument | Problem> {
  for (const embedded of embeddedTexts(outer)) {
    if ('message' in embedded) {
      yield embedded;
      continue;
    }
    const { text: whole, ...how } = embedded;
    for (const found of documentsOfText(whole, outer.source)) yield { ...found, ...how };
  }
}

/** The documents of an embedded text, without those that are not YAML. `opened`: the template blocks that are open before it. */
export function* documentsOfText(
  whole: Text,
  source: Document['source'],
  opened?: Opened,
): Iterable<Pick<EmbeddedDocument, 'document' | 'text'>> {
  const slice = slicerOf(whole);
  const { path } = spanOfText(whole);
  let next = 0;
  let before = opened;
  for (const text of whole.value.split(/^(?=---[ \t\r]*$)/m)) {
    const from = next;
    next += text.length;
    const origin = { ...startOfFile(path), source, ...(before && { opened: before }) };
    if (next < whole.value.length && source.templated && looksLikeTemplate(text))
      before = readBranches(text, before ?? NOTHING_OPENED).after;
    const document = parseDocument(text, origin, (start, end) => slice(from + start, from + end));
    if (document !== null && !isSyntaxProblem(document)) yield { document, text };
  }
}

/** The strings of a document that contain manifests: inline files, data URLs, values of ConfigMaps. */
function* embeddedTexts(document: Document): Iterable<EmbeddedText | Problem> {
  const seen = new Set<Node>();
  const open: (readonly [node: Node, key: string])[] = [[document.root, '']];
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, key] = next;
    if (seen.has(node)) continue;
    if (document.hasAliases) seen.add(node);
    for (const one of below(node, key).reverse()) open.push(one);
    const text = node.type === 'scalar' && typeof node.value === 'string' ? manifestIn(document, node, key) : null;
    if (text && text.value.length > MAX_REQUEST_SIZE)
      yield problemAt(document.spanOf(node), 'is too long for a manifest, so it is not searched for pods');
    else if (text)
      yield {
        text,
        isFile: key === 'inline' || key === 'source' || key === ENCODED,
        isApplied: key === CONFIG_MAP || APPLIED.includes(key),
      };
  }
}

/** The children of a node, each with the key that determines its meaning. */
function below(node: Node, key: string): (readonly [node: Node, key: string])[] {
  if (node.type === 'sequence') return node.items.map((item) => [item, key]);
  if (node.type === 'scalar') return [];
  const isConfigMap = stringAt(node, 'kind') === 'ConfigMap';
  // Annotations of tools, such as the manifest that was last applied, repeat the object itself.
  const entries = node.entries.filter((entry) => key !== 'metadata' || entry.key.text !== 'annotations');
  return entries.map(({ key: { text: own }, value }) => {
    if (key === CONFIG_MAP || (own === 'data' && isConfigMap)) return [value, CONFIG_MAP];
    if (own !== 'content' || !STATIC_POD_PATH.test(stringAt(node, 'path') ?? '')) return [value, own];
    return [value, stringAt(node, 'encoding')?.includes('64') ? ENCODED : 'inline'];
  });
}

function manifestIn(document: Document, scalar: ScalarNode, key: string): Text | null {
  if (key === ENCODED || (key === 'source' && scalar.text.startsWith('data:'))) {
    const bytes = Buffer.from(scalar.text, 'base64');
    const decoded = key === ENCODED ? decodedText(bytes, document.spanOf(scalar)) : textOfDataUrl(document, scalar);
    return decoded && LOOKS_LIKE_POD.test(decoded.value) ? decoded : null;
  }
  if (scalar.text.length < SHORTEST_MANIFEST) return null;
  const holdsPod = LOOKS_LIKE_POD.test(scalar.text) && CONTAINERS.test(scalar.text);
  return holdsPod || scalar.text.includes(HYPERSHIFT_API) ? document.textOf(scalar) : null;
}
