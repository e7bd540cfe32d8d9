import { EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE, type ScalarEvent } from 'js-yaml';
import type { Text } from '../../model/text.ts';
import { type Slice, slicerOf } from '../../text/text.ts';
import { alignedText } from './align.ts';
import type { Format } from './format.ts';
import { MAX_SETTINGS, type Setting } from './setting.ts';

/** Deeper nesting is an attack, not a configuration. */
const MAX_DEPTH = 100;
/** Aliases can name a node many times, so the walk is bounded, not only the text. */
const MAX_STEPS = 4 * MAX_SETTINGS;

type Node =
  | { readonly type: 'scalar'; readonly event: ScalarEvent }
  | { readonly type: 'mapping'; readonly entries: { readonly key: Node; value: Node | null }[] }
  | { readonly type: 'sequence'; readonly items: Node[] }
  | { readonly type: 'alias'; readonly target: Node | null };

/** The scalars of all YAML documents in a text, in order; nothing where it is not YAML. `readable` has the same offsets. */
export function readYaml(text: Text, readable: string = text.value): Setting[] {
  const events = parse(readable);
  const slice = slicerOf(text);
  const settings: Setting[] = [];
  let steps = 0;
  const visit = (node: Node | null, key: string, depth: number, hidden: ReadonlySet<string>): void => {
    if (node === null || depth > MAX_DEPTH || settings.length >= MAX_SETTINGS || ++steps > MAX_STEPS) return;
    if (node.type === 'alias') visit(node.target, key, depth + 1, hidden);
    else if (node.type === 'scalar') {
      const value = textOf(node.event, readable, slice);
      if (value !== null) settings.push({ key, value });
    } else if (node.type === 'sequence') {
      for (const [index, item] of node.items.entries()) visit(item, `${key}[${index}]`, depth + 1, new Set());
    } else {
      const own = entriesOf(node, readable);
      steps += own.size + hidden.size;
      for (const [name, value] of own) {
        if (name === '<<') continue;
        if (!hidden.has(name)) visit(value, key === '' ? name : `${key}.${name}`, depth + 1, new Set());
      }
      for (const merged of mergedOf(own.get('<<'))) visit(merged, key, depth + 1, new Set([...hidden, ...own.keys()]));
    }
  };
  for (const root of rootsOf(events, readable)) visit(root, '', 0, new Set());
  return settings;
}

function parse(readable: string): Event[] {
  try {
    return parseEvents(readable, { maxDepth: MAX_DEPTH });
  } catch {
    // Any text may be given here; one that is not YAML tells nothing.
    return [];
  }
}

function rootsOf(events: readonly Event[], readable: string): Node[] {
  const roots: Node[] = [];
  const open: Node[] = [];
  const anchors = new Map<string, Node>();
  const nameOf = (event: { anchorStart: number; anchorEnd: number }): string => readable.slice(event.anchorStart, event.anchorEnd);
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) anchors.clear();
    else if (event.type === EVENT_ID.POP) open.pop();
    else {
      const target = event.type === EVENT_ID.ALIAS ? anchors.get(nameOf(event)) : undefined;
      // A node that refers to itself is an error in Kubernetes, so the reference holds nothing.
      const node = nodeOf(event, target === undefined || open.includes(target) ? null : target);
      if (event.type !== EVENT_ID.ALIAS && event.anchorStart >= 0) anchors.set(nameOf(event), node);
      const parent = open.at(-1);
      if (parent === undefined) roots.push(node);
      else attach(parent, node);
      if (node.type === 'mapping' || node.type === 'sequence') open.push(node);
    }
  }
  return roots;
}

function nodeOf(event: Exclude<Event, { type: 1 | 6 }>, target: Node | null): Node {
  if (event.type === EVENT_ID.SCALAR) return { type: 'scalar', event };
  if (event.type === EVENT_ID.ALIAS) return { type: 'alias', target };
  return event.type === EVENT_ID.MAPPING ? { type: 'mapping', entries: [] } : { type: 'sequence', items: [] };
}

function attach(parent: Node, node: Node): void {
  if (parent.type === 'sequence') parent.items.push(node);
  if (parent.type !== 'mapping') return;
  const last = parent.entries.at(-1);
  if (last !== undefined && last.value === null) last.value = node;
  else parent.entries.push({ key: node, value: null });
}

/** The entries by name, of several with one name the last. */
function entriesOf(node: Node & { type: 'mapping' }, readable: string): Map<string, Node | null> {
  const entries = new Map<string, Node | null>();
  for (const { key, value } of node.entries) {
    if (key.type !== 'scalar') continue;
    const name = key.event.valueStart < 0 ? '' : getScalarValue(readable, key.event);
    entries.delete(name);
    entries.set(name, value);
  }
  return entries;
}

function mergedOf(node: Node | null | undefined): Node[] {
  if (!node) return [];
  if (node.type === 'alias') return mergedOf(node.target);
  return node.type === 'sequence' ? node.items : node.type === 'mapping' ? [node] : [];
}

/** Nobody writes an address or a switch of this length; longer values are left out. */
const MAX_VALUE = 20_000;

/** A scalar's characters; null for the null value, which is as good as no setting. */
function textOf(event: ScalarEvent, readable: string, slice: Slice): Text | null {
  if (event.valueStart < 0 || event.valueEnd - event.valueStart > MAX_VALUE) return null;
  if (event.style === SCALAR_STYLE.PLAIN && /^(~|null|Null|NULL)$/.test(readable.slice(event.valueStart, event.valueEnd))) return null;
  if (event.fast) return slice(event.valueStart, event.valueEnd);
  const escapes = event.style === SCALAR_STYLE.DOUBLE_QUOTED;
  return alignedText(getScalarValue(readable, event), readable, event.valueStart, event.valueEnd, escapes, slice);
}

export const yamlFormat: Format = {
  name: 'yaml',
  settings: (text) => readYaml(text),
  fileName: /\.ya?ml$/i,
  looksLike: ({ has }) => has(/^(- )?["']?[\w./-]+["']?:(\s|$)/),
};
