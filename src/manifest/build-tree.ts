import { type AliasEvent, type Event, getScalarValue, type MappingEvent, type ScalarEvent, type SequenceEvent } from 'js-yaml';
import type { Entry, Node, ScalarNode, ScalarStyle } from '../model/node.ts';
import { UNKNOWN } from '../model/text.ts';
import { afterFillers, holdsFillers, withoutFillers } from './outdented.ts';
import type { Chomping, Sink } from './plain/sink.ts';
import { valueOfScalar } from './scalar.ts';

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
/** What js-yaml says where an anchor or a tag is not there. */
const NONE = -1;
/** Numbers of js-yaml. */
const CHOMPING: Record<Chomping, ScalarEvent['chomping']> = { clip: 1, strip: 2, keep: 3 };
const BLOCK_STYLE = { literal: 4, folded: 5 } as const;

/** Makes one tree of what a reader or the parser tells, with an own stack, because recursion would let deep input overflow the engine's. */
export class TreeBuilder implements Sink {
  private readonly frames: Frame[] = [];
  private readonly anchors = new Map<string, Node>();
  private readonly indents = new Map<ScalarNode, number>();
  private root: Node | null = null;
  private problem: SyntaxProblem | null = null;
  private documents = 0;
  private hasAliases = false;
  private end = 0;

  private readonly text: string;
  /** Few texts hold any, so that scalars need not be searched for them. */
  private readonly hasFillers: boolean;

  constructor(text: string) {
    this.text = text;
    this.hasFillers = holdsFillers(text);
  }

  /** The tree of what was told; null where that was nothing. */
  built(): Tree | SyntaxProblem | null {
    if (this.problem) return this.problem;
    return this.root === null ? null : { root: this.root, indents: this.indents, hasAliases: this.hasAliases };
  }

  /** The tree of the parser's events. */
  read(events: readonly Event[]): Tree | SyntaxProblem | null {
    for (const event of events) {
      this.take(event);
      if (this.problem) break;
    }
    return this.built();
  }

  private take(event: Event): void {
    switch (event.type) {
      case 1:
        if (++this.documents > 1) this.problem = { reason: 'more than one document where one was expected', offset: this.end };
        return;
      case 2:
        this.open('sequence', event.start, event.style === FLOW, this.anchorOf(event));
        return;
      case 3:
        this.open('mapping', event.start, event.style === FLOW, this.anchorOf(event));
        return;
      case 4:
        this.addEvent(event);
        return;
      case 5:
        this.addAlias(event);
        return;
      default:
        this.close();
    }
  }

  open(type: 'mapping' | 'sequence', start: number, flow: boolean, anchor: string | null = null): void {
    if (type === 'sequence') this.frames.push({ type, start, flow, anchor, items: [] });
    else this.frames.push({ type, start, flow, anchor, pairs: [], key: null });
  }

  addScalar(start: number, end: number, style: ScalarStyle): void {
    this.add(this.scalar(start, end, this.text.slice(start, end), style, null), null);
  }

  addBlock(start: number, end: number, style: 'literal' | 'folded', chomping: Chomping, indent: number): void {
    this.addEvent({
      type: 4,
      valueStart: start,
      valueEnd: end,
      anchorStart: NONE,
      anchorEnd: NONE,
      tagStart: NONE,
      tagEnd: NONE,
      style: BLOCK_STYLE[style],
      chomping: CHOMPING[chomping],
      indent,
      fast: false,
    });
  }

  addNothing(): void {
    // What is empty stands behind what comes before it, such as its key.
    this.add(this.scalar(this.end, this.end, '', 'plain', null), null);
  }

  private addEvent(event: ScalarEvent): void {
    const tag = event.tagStart < 0 ? null : this.text.slice(event.tagStart, event.tagEnd);
    const style = STYLES[event.style] ?? 'plain';
    const isEmpty = event.valueStart < 0;
    const start = isEmpty ? this.end : event.valueStart;
    const node = this.scalar(start, Math.max(event.valueEnd, start), isEmpty ? '' : getScalarValue(this.text, event), style, tag);
    if (style === 'literal' || style === 'folded') this.indents.set(node, event.indent);
    this.add(node, this.anchorOf(event));
  }

  private scalar(from: number, end: number, value: string, style: ScalarStyle, tag: string | null): ScalarNode {
    const { hasFillers } = this;
    const start = hasFillers ? afterFillers(this.text, from, end) : from;
    const decoded = hasFillers ? withoutFillers(value) : value;
    const text = decoded.includes(UNKNOWN) ? decoded.replace(/\uE000+/g, UNKNOWN) : decoded;
    this.end = end;
    return { type: 'scalar', start, end, text, style, value: valueOfScalar(text, style, tag) };
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

  close(): void {
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

const NOTHING: readonly Entry[] = [];

/** Of several entries with one key the last counts; what `<<` brings counts from its own place on, as in Kubernetes. */
function effectiveEntries(pairs: readonly Entry[]): { readonly entries: readonly Entry[]; readonly hidden: readonly Entry[] } {
  if (isPlain(pairs)) return { entries: pairs, hidden: NOTHING };
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
    for (let index = 0; index < pairs.length; index++) {
      const text = pairs[index]?.key.text;
      if (text === '<<') return false;
      for (let before = 0; before < index; before++) if (pairs[before]?.key.text === text) return false;
    }
    return true;
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
