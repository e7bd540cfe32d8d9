import { type DocumentEvent, EVENT_ID, type Event, getScalarValue, parseEvents, type ScalarEvent, YAMLException } from 'js-yaml';
import type { Entry, Node, ScalarNode, ScalarStyle } from '../model/document.ts';
import { UNKNOWN } from '../model/text.ts';
import { afterFillers, withoutFillers } from './indentation.ts';
import { valueOfScalar } from './scalar.ts';

/** A YAML text that cannot be read; `offset` is in the text. */
export interface SyntaxProblem {
  readonly reason: string;
  readonly offset: number;
  /** A line of a flow collection or quoted scalar is indented less than the parser requires. */
  readonly isUnderIndented?: true;
}

/** One YAML document with the place of each node. */
export interface YamlTree {
  readonly root: Node;
  /** Indentation of the lines of each block scalar in columns, for the places of its characters. */
  readonly indents: ReadonlyMap<ScalarNode, number>;
  readonly hasAliases: boolean;
  /** Why Kubernetes refuses the text: an alias without an earlier node, or too many merged values. */
  readonly refused: SyntaxProblem | null;
}

/** Maximum nesting; deeper nesting is an attack, not a manifest. */
const MAX_DEPTH = 500;
/** Maximum number of entries that the keys `<<` of one text may merge; a short text could merge as many as its length squared. */
const MAX_MERGED = 1_000_000;

/** Lines that are only indented too little are still read, so the remaining errors are collections that are not closed. */
const UNCLOSED = 'an earlier quoted text or list in brackets is not closed';

/** Parses one YAML document into nodes with offsets; null if it is empty. */
export function parseYaml(text: string): YamlTree | SyntaxProblem | null {
  const trees = parseYamlDocuments(text);
  if (!Array.isArray(trees)) return trees;
  const [first = null, second] = trees;
  if (second) return { reason: 'more than one document where one was expected', offset: first?.root.end ?? 0 };
  return first?.refused ?? first;
}

/** Parses all YAML documents of a text, without empty ones. */
export function parseYamlDocuments(text: string): YamlTree[] | SyntaxProblem {
  try {
    return buildTrees(text, parseEvents(text, { maxDepth: MAX_DEPTH }));
  } catch (error) {
    if (error instanceof YAMLException) {
      const problem = { reason: error.reason, offset: error.mark?.position ?? 0 };
      if (error.reason === 'deficient indentation') return { ...problem, reason: UNCLOSED, isUnderIndented: true };
      return error.reason.startsWith('nesting exceeded') ? { ...problem, reason: `nested more than ${MAX_DEPTH} deep` } : problem;
    }
    if (error instanceof RangeError) return { reason: 'too large or too deeply nested to be read', offset: 0 };
    throw error;
  }
}

type OpenCollection =
  | {
      readonly type: 'mapping';
      readonly start: number;
      readonly flow: boolean;
      readonly anchor: string | null;
      readonly pairs: Entry[];
      key: ScalarNode | null;
    }
  | { readonly type: 'sequence'; readonly start: number; readonly flow: boolean; readonly anchor: string | null; readonly items: Node[] };

interface OpenTree {
  root: Node | null;
  hasAliases: boolean;
  refused: SyntaxProblem | null;
  readonly indents: Map<ScalarNode, number>;
}

const STYLES: readonly ScalarStyle[] = ['plain', 'plain', 'single', 'double', 'literal', 'folded'];
const FLOW = 2;

/** Builds trees from the parser's events, with its own stack, because recursion on deep input would overflow the engine's. */
function buildTrees(text: string, events: readonly Event[]): YamlTree[] {
  const trees: OpenTree[] = [];
  const open: OpenCollection[] = [];
  const anchors = new Map<string, Node>();
  const merges: Merges = { left: MAX_MERGED };
  let end = 0;
  const anchorOf = ({ anchorStart, anchorEnd }: Pick<ScalarEvent, 'anchorStart' | 'anchorEnd'>): string | null =>
    anchorStart < 0 ? null : text.slice(anchorStart, anchorEnd);
  const add = (node: Node, anchor: string | null): void => {
    if (anchor !== null) anchors.set(anchor, node);
    const around = open.at(-1);
    const tree = trees.at(-1);
    if (!around) {
      if (tree) tree.root ??= node;
    } else if (around.type === 'sequence') around.items.push(node);
    else if (around.key === null) around.key = keyNode(text, node);
    else {
      around.pairs.push({ key: around.key, value: node });
      around.key = null;
    }
  };
  let directives: DocumentEvent['directives'] = [];
  const addScalar = (event: ScalarEvent): void => {
    const node = scalarOf(text, event, end, directives);
    end = node.end;
    if (node.style === 'literal' || node.style === 'folded') trees.at(-1)?.indents.set(node, event.indent);
    add(node, anchorOf(event));
  };
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) {
      trees.push({ root: null, hasAliases: false, refused: null, indents: new Map() });
      anchors.clear();
      directives = event.directives;
    } else if (event.type === EVENT_ID.SEQUENCE)
      open.push({ type: 'sequence', start: event.start, flow: event.style === FLOW, anchor: anchorOf(event), items: [] });
    else if (event.type === EVENT_ID.MAPPING)
      open.push({ type: 'mapping', start: event.start, flow: event.style === FLOW, anchor: anchorOf(event), pairs: [], key: null });
    else if (event.type === EVENT_ID.SCALAR) addScalar(event);
    else if (event.type === EVENT_ID.ALIAS) {
      const name = anchorOf(event) ?? '';
      const target = anchors.get(name);
      const tree = trees.at(-1);
      if (tree && target) tree.hasAliases = true;
      else if (tree) {
        const reason = open.some(({ anchor }) => anchor === name) ? 'refers to itself' : 'has no anchor before it';
        tree.refused ??= { reason: `alias *${name} ${reason}`, offset: event.anchorStart };
      }
      add(target ?? { type: 'scalar', start: event.anchorStart, end: event.anchorEnd, text: '', style: 'plain', value: null }, null);
    } else {
      const closed = open.pop();
      const tree = trees.at(-1);
      if (closed) add(collectionOf(closed, end, merges), closed.anchor);
      if (closed && tree && merges.left < 0) tree.refused ??= { reason: `<< merges more than ${MAX_MERGED} entries`, offset: closed.start };
    }
  }
  return trees.filter((tree): tree is OpenTree & YamlTree => tree.root !== null);
}

/** The characters that blanking inserts; almost all texts contain none and need no second pass. */
const STANDING_IN = /[\uE000-\uE002]/;

/** The scalar of an event. An empty scalar follows the text before it, such as its key. */
function scalarOf(text: string, event: ScalarEvent, before: number, directives: DocumentEvent['directives']): ScalarNode {
  const style = STYLES[event.style] ?? 'plain';
  const isEmpty = event.valueStart < 0;
  const start = isEmpty ? before : event.valueStart;
  const end = Math.max(event.valueEnd, start);
  const tag = event.tagStart < 0 ? null : wholeTag(text.slice(event.tagStart, event.tagEnd), directives);
  const written = isEmpty ? '' : getScalarValue(text, event);
  const decoded = STANDING_IN.test(written) ? withoutFillers(written).replace(/\uE000+/g, UNKNOWN) : written;
  const value = valueOfScalar(decoded, style, tag);
  const isBinary = tag !== null && typeof value === 'string' && value !== decoded;
  return { type: 'scalar', start: afterFillers(text, start, end), end, text: isBinary ? value : decoded, style, value };
}

/** A tag with its handle replaced by the `%TAG` directive. */
function wholeTag(tag: string, directives: DocumentEvent['directives']): string {
  const [handle = ''] = /^!(?:[\w-]*!)?/.exec(tag) ?? [];
  const directive = directives.find((one) => one.kind === 'tag' && one.handle === handle);
  return directive?.kind === 'tag' && !tag.startsWith('!<') ? `!<${directive.prefix}${tag.slice(handle.length)}>` : tag;
}

/** A key that is not a scalar; its name is its source text. */
function keyNode(text: string, node: Node): ScalarNode {
  if (node.type === 'scalar') return node;
  const { start, end } = node;
  return { type: 'scalar', start, end, text: text.slice(start, end), style: 'plain', value: null };
}

function collectionOf(closed: OpenCollection, end: number, merges: Merges): Node {
  const { start, flow } = closed;
  if (closed.type === 'sequence') return { type: 'sequence', start, end, flow, items: closed.items };
  return { type: 'mapping', start, end, flow, ...effectiveEntries(closed.pairs, merges) };
}

/** Number of entries that may still be merged. */
interface Merges {
  left: number;
}

/** The entries that apply: the last of several with one key; merged entries (`<<`) count from their own place on, as in Kubernetes. */
function effectiveEntries(
  pairs: readonly Entry[],
  merges: Merges,
): { readonly entries: readonly Entry[]; readonly hidden: readonly Entry[] } {
  const keys = new Set(pairs.map(({ key }) => key.text));
  if (keys.size === pairs.length && !keys.has('<<')) return { entries: pairs, hidden: [] };
  const winners = new Map<string, { readonly entry: Entry; readonly merged: boolean }>();
  const hidden: Entry[] = [];
  for (const entry of pairs) {
    const isMerge = entry.key.text === '<<' && entry.key.style === 'plain' && entry.value.type !== 'scalar';
    for (const source of isMerge ? mergedEntries(entry.value, merges) : [entry]) {
      const before = winners.get(source.key.text);
      if (before && !before.merged && !isMerge) hidden.push(before.entry);
      winners.delete(source.key.text);
      winners.set(source.key.text, { entry: source, merged: isMerge });
    }
  }
  return { entries: [...winners.values()].map((winner) => winner.entry), hidden };
}

/** If one `<<` merges several mappings, the first one that has a key applies. */
function mergedEntries(value: Node, merges: Merges): Entry[] {
  const sources = value.type === 'sequence' ? value.items : [value];
  const entries = new Map<string, Entry>();
  for (const source of sources) {
    if (source.type !== 'mapping') continue;
    merges.left -= source.entries.length;
    if (merges.left < 0) break;
    for (const entry of source.entries) if (!entries.has(entry.key.text)) entries.set(entry.key.text, entry);
  }
  return [...entries.values()];
}
