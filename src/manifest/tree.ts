import type { AliasEvent, Event, MappingEvent, ScalarEvent, SequenceEvent } from 'js-yaml';
import { getScalarValue, parseEvents, YAMLException } from 'js-yaml';
import type { Entry, Node, ScalarNode, ScalarStyle } from '../model/node.ts';
import { UNKNOWN } from '../model/text.ts';
import { afterFillers, holdsFillers, withoutFillers } from './outdented.ts';
import { readPlainEvents } from './plain/index.ts';
import { valueOfScalar } from './scalar.ts';

/** Deeper nesting is an attack, not a manifest. */
const MAXIMUM_DEPTH = 500;

/** Lines that only stand less deep than they should are read all the same, so what is left is what never ends. */
const UNCLOSED = 'the text in quotes or the list in brackets that began before is not closed';

/** A YAML text that cannot be read; `offset` is in the text. */
export interface SyntaxProblem {
  readonly reason: string;
  readonly offset: number;
  /** A line of a flow collection or quoted scalar does not stand as deep as the parser wants. */
  readonly outdented?: true;
}

export interface Tree {
  readonly root: Node;
  /** Columns that a block scalar's lines are indented by, for the positions of its characters. */
  readonly indents: ReadonlyMap<ScalarNode, number>;
  readonly hasAliases: boolean;
}

/** Parses one YAML document into nodes with offsets; null where it holds nothing. */
export function parseTree(text: string): Tree | SyntaxProblem | null {
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
  return new TreeBuilder(text, events).build();
}

/** Throws a YAMLException for what is no YAML. */
function eventsOf(text: string): Event[] {
  return readPlainEvents(text) ?? parseEvents(text, { maxDepth: MAXIMUM_DEPTH });
}

/** Whether nothing can be wrong with a text, told without building its tree: it is one document that parses, without aliases. */
export function isPlainYaml(text: string): boolean {
  try {
    let documents = 0;
    for (const { type } of eventsOf(text)) if (type === ALIAS || (type === DOCUMENT && ++documents > 1)) return false;
    return true;
  } catch {
    return false;
  }
}

const DOCUMENT = 1;
const ALIAS = 5;

type Frame =
  | {
      readonly type: 'mapping';
      readonly start: number;
      readonly flow: boolean;
      readonly anchor: string | null;
      readonly pairs: Entry[];
      key: ScalarNode | null;
    }
  | { readonly type: 'sequence'; readonly start: number; readonly flow: boolean; readonly anchor: string | null; readonly items: Node[] };

const STYLES: readonly ScalarStyle[] = ['plain', 'plain', 'single', 'double', 'literal', 'folded'];
const FLOW = 2;

/** One pass over the events with an own stack, because recursion would let deep input overflow the engine's. */
class TreeBuilder {
  private readonly frames: Frame[] = [];
  private readonly anchors = new Map<string, Node>();
  private readonly indents = new Map<ScalarNode, number>();
  private root: Node | null = null;
  private problem: SyntaxProblem | null = null;
  private documents = 0;
  private hasAliases = false;
  private end = 0;

  private readonly text: string;
  private readonly events: readonly Event[];
  /** Few texts hold any, so that scalars need not be searched for them. */
  private readonly hasFillers: boolean;

  constructor(text: string, events: readonly Event[]) {
    this.text = text;
    this.events = events;
    this.hasFillers = holdsFillers(text);
  }

  build(): Tree | SyntaxProblem | null {
    for (const event of this.events) {
      this.take(event);
      if (this.problem) return this.problem;
    }
    return this.root === null ? null : { root: this.root, indents: this.indents, hasAliases: this.hasAliases };
  }

  private take(event: Event): void {
    switch (event.type) {
      case 1:
        if (++this.documents > 1) this.problem = { reason: 'more than one document where one was expected', offset: this.end };
        return;
      case 2:
        this.frames.push({ type: 'sequence', start: event.start, flow: event.style === FLOW, anchor: this.anchorOf(event), items: [] });
        return;
      case 3:
        this.frames.push({
          type: 'mapping',
          start: event.start,
          flow: event.style === FLOW,
          anchor: this.anchorOf(event),
          pairs: [],
          key: null,
        });
        return;
      case 4:
        this.addScalar(event);
        return;
      case 5:
        this.addAlias(event);
        return;
      default:
        this.close();
    }
  }

  private addScalar(event: ScalarEvent): void {
    const style = STYLES[event.style] ?? 'plain';
    // What is empty stands behind what comes before it, such as its key.
    const { hasFillers } = this;
    const first = hasFillers ? afterFillers(this.text, event.valueStart, event.valueEnd) : event.valueStart;
    const start = event.valueStart < 0 ? this.end : first;
    const end = Math.max(event.valueEnd, start);
    const value = event.valueStart < 0 ? '' : getScalarValue(this.text, event);
    const decoded = hasFillers ? withoutFillers(value) : value;
    const text = decoded.includes(UNKNOWN) ? decoded.replace(/\uE000+/g, UNKNOWN) : decoded;
    const tag = event.tagStart < 0 ? null : this.text.slice(event.tagStart, event.tagEnd);
    const node: ScalarNode = { type: 'scalar', start, end, text, style, value: valueOfScalar(text, style, tag) };
    if (style === 'literal' || style === 'folded') this.indents.set(node, event.indent);
    this.end = end;
    this.add(node, this.anchorOf(event));
  }

  private addAlias(event: AliasEvent): void {
    this.hasAliases = true;
    const name = this.text.slice(event.anchorStart, event.anchorEnd);
    const target = this.anchors.get(name);
    if (target) this.add(target, null);
    else {
      const open = this.frames.some((frame) => frame.anchor === name);
      this.problem = {
        reason: open ? `alias *${name} refers to itself` : `alias *${name} has no anchor before it`,
        offset: event.anchorStart,
      };
    }
  }

  private close(): void {
    const frame = this.frames.pop();
    if (!frame) return;
    if (frame.type === 'sequence') {
      this.add({ type: 'sequence', start: frame.start, end: this.end, flow: frame.flow, items: frame.items }, frame.anchor);
      return;
    }
    const { entries, hidden } = effectiveEntries(frame.pairs);
    this.add({ type: 'mapping', start: frame.start, end: this.end, flow: frame.flow, entries, hidden }, frame.anchor);
  }

  private add(node: Node, anchor: string | null): void {
    if (anchor !== null) this.anchors.set(anchor, node);
    const frame = this.frames.at(-1);
    if (!frame) {
      this.root ??= node;
      return;
    }
    if (frame.type === 'sequence') frame.items.push(node);
    else if (frame.key !== null) {
      frame.pairs.push({ key: frame.key, value: node });
      frame.key = null;
    } else if (node.type === 'scalar') frame.key = node;
    else
      frame.key = {
        type: 'scalar',
        start: node.start,
        end: node.end,
        text: this.text.slice(node.start, node.end),
        style: 'plain',
        value: null,
      };
  }

  private anchorOf(event: ScalarEvent | SequenceEvent | MappingEvent): string | null {
    return event.anchorStart < 0 ? null : this.text.slice(event.anchorStart, event.anchorEnd);
  }
}

/** Of several entries with one key the last counts; what `<<` brings counts from its own place on, as in Kubernetes. */
function effectiveEntries(pairs: readonly Entry[]): { readonly entries: readonly Entry[]; readonly hidden: readonly Entry[] } {
  if (isPlain(pairs)) return { entries: pairs, hidden: [] };
  const winners = new Map<string, { readonly entry: Entry; readonly merged: boolean }>();
  const hidden: Entry[] = [];
  for (const entry of pairs) {
    const isMerge = entry.key.text === '<<' && entry.key.style === 'plain' && entry.value.type !== 'scalar';
    for (const source of isMerge ? mergedEntries(entry.value) : [entry]) {
      const before = winners.get(source.key.text);
      if (before && !before.merged && !isMerge) hidden.push(before.entry);
      winners.delete(source.key.text);
      winners.set(source.key.text, { entry: source, merged: isMerge });
    }
  }
  return { entries: [...winners.values()].map((winner) => winner.entry), hidden };
}

/** So few keys are compared with each other sooner than a set of them is made. */
const FEW_KEYS = 8;

/** No key twice and nothing merged, as in nearly every mapping. */
function isPlain(pairs: readonly Entry[]): boolean {
  if (pairs.length <= FEW_KEYS) {
    return pairs.every(({ key }, index) => key.text !== '<<' && pairs.findIndex((other) => other.key.text === key.text) === index);
  }
  const keys = new Set<string>();
  for (const { key } of pairs) {
    if (key.text === '<<') return false;
    keys.add(key.text);
  }
  return keys.size === pairs.length;
}

function mergedEntries(value: Node): Entry[] {
  if (value.type === 'mapping') return [...value.entries];
  if (value.type !== 'sequence') return [];
  const entries = new Map<string, Entry>();
  for (const item of value.items) {
    if (item.type !== 'mapping') continue;
    for (const entry of item.entries) if (!entries.has(entry.key.text)) entries.set(entry.key.text, entry);
  }
  return [...entries.values()];
}
