import { detach } from '../model/detach.ts';
import { BARE_LIST } from './list.ts';

/** What an object is called. */
export interface Identity {
  readonly kind: string;
  readonly namespace: string | null;
  readonly name: string;
}

/** How nearly all objects begin: with what they are, and many with what they are called. */
const USUAL_START =
  /^(?:---\r?\n)?apiVersion: [^\n]+\nkind: ([A-Za-z]+)[ \r]*\n(?:metadata:\n {2}name: ([a-z0-9.-]*[a-z][a-z0-9.-]*)\n {2}namespace: ([a-z0-9-]*[a-z][a-z0-9-]*)\n)?/;
const USUAL_LENGTH = 256;

/** The first lines of an object, where they are the usual ones. */
export interface Start {
  readonly kind: string;
  readonly namespace: string | undefined;
  readonly name: string | undefined;
}

/** What the first lines of an object tell; null where they are not the usual ones. */
export function readStart(bytes: Buffer, start: number, end: number): Start | null {
  const found = USUAL_START.exec(bytes.toString('latin1', start, Math.min(end, start + USUAL_LENGTH)));
  return found && { kind: found[1] ?? '', name: found[2], namespace: found[3] };
}

/** What an object is called, as far as its first lines are sure to tell it. */
function identityOf({ kind, namespace, name }: Start): Identity | null {
  if (name === undefined || namespace === undefined || isList(kind)) return null;
  return { kind: shared(kind), namespace: shared(namespace), name: detach(name) };
}

function isList(kind: string): boolean {
  return kind.endsWith('List') || kind === 'Template';
}

/**
 * Reads kind, namespace and name of an object from its bytes without parsing them; null where they do not stand plainly. `first` is
 * what its first lines tell.
 */
export function identify(bytes: Buffer, start = 0, end = bytes.length, first = readStart(bytes, start, end)): Identity | null {
  const usual = first && identityOf(first);
  if (usual) return usual;
  // Nearly every object tells them first, so that the rest need not be decoded.
  const isLong = end - start > GLANCE;
  const text = bytes.toString('utf8', start, isLong ? start + GLANCE : end);
  const found = identifyText(text, isLong) ?? (isLong ? identifyText(bytes.toString('utf8', start, end), false) : null);
  return (
    found && { kind: shared(found.kind), namespace: found.namespace === null ? null : shared(found.namespace), name: detach(found.name) }
  );
}

const GLANCE = 1_024;

/** `isCut`: more follows, so null also where that might tell otherwise. */
function identifyText(text: string, isCut: boolean): Identity | null {
  const marker = /^(?:---)?\s*(?=\{(?![{%]))/.exec(text)?.[0];
  if (marker === undefined) return identifyYaml(text, isCut);
  return isCut ? null : identifyJson(text.slice(marker.length));
}

/** Many objects have the few same kinds and namespaces, so one copy of each is kept. */
function shared(text: string): string {
  const known = copies.get(text);
  if (known !== undefined) return known;
  const copy = detach(text);
  if (copies.size < MOST_SHARED) copies.set(copy, copy);
  return copy;
}

const MOST_SHARED = 1_000;
const copies = new Map<string, string>();

const LIST: Identity = { kind: 'List', namespace: null, name: '' };
const KIND = /^kind:[ \t]*["']?([A-Za-z]+)/m;
/** `metadata:` and what follows on its line. */
const METADATA = /metadata:[ \t]*(?:\{(.*)\}[ \t]*)?(?:#.*)?\r?$/my;
/** The start of a line that belongs to the mapping around: neither indented, empty, a comment nor a template action. */
const OUTSIDE = /\n(?=[^\s#{]|\{[^{])/g;

function identifyYaml(text: string, isCut: boolean): Identity | null {
  const kind = KIND.exec(text)?.[1];
  // Keys in quotes are left to the parser, as a list is.
  if (kind === undefined) return BARE_LIST.test(text) || /^["']kind["']:/m.test(text) ? LIST : null;
  if (isList(kind)) return LIST;
  METADATA.lastIndex = text.startsWith('metadata:') ? 0 : text.indexOf('\nmetadata:') + 1;
  const start = METADATA.exec(text);
  if (start === null) return null;
  if (start[1] !== undefined) return isCut ? null : identifyFlow(kind, start[1]);
  const from = start.index + start[0].length;
  OUTSIDE.lastIndex = from;
  const end = OUTSIDE.exec(text)?.index;
  if (isCut && end === undefined) return null;
  const metadata = text.slice(from, end);
  const { name, namespace } = fieldsAt(/^([ \t]+)\S/m.exec(metadata)?.[1] ?? '  ');
  const found = firstGroup(name.exec(metadata));
  return found === null ? null : { kind, namespace: firstGroup(namespace.exec(metadata)), name: found };
}

/** The expressions for the fields of a mapping that is indented so; nearly all are indented alike. */
function fieldsAt(indent: string): { readonly name: RegExp; readonly namespace: RegExp } {
  if (fields.indent === indent) return fields;
  const field = (key: string) => new RegExp(`^${indent}${key}:[ \\t]*(?:"([^"]*)"|'([^']*)'|([^\\s#][^#\\r\\n]*))`, 'm');
  fields = { indent, name: field('name'), namespace: field('namespace') };
  return fields;
}

let fields: { readonly indent: string; readonly name: RegExp; readonly namespace: RegExp } = { indent: '', name: /$^/, namespace: /$^/ };

/** `metadata: { name: a, namespace: b }` on one line. */
function identifyFlow(kind: string, metadata: string): Identity | null {
  const field = (name: string) => new RegExp(`(?:^|,)[ \\t]*${name}:[ \\t]+(?:"([^"]*)"|'([^']*)'|([^\\s,{}]+))`).exec(metadata);
  const name = firstGroup(field('name'));
  return name === null ? null : { kind, namespace: firstGroup(field('namespace')), name };
}

function identifyJson(text: string): Identity | null {
  try {
    const object = JSON.parse(text) as { kind?: unknown; metadata?: { name?: unknown; namespace?: unknown } };
    const { kind, metadata } = object;
    if (typeof kind === 'string' && isList(kind)) return LIST;
    if (typeof kind !== 'string' || typeof metadata?.name !== 'string') return null;
    return { kind, namespace: typeof metadata.namespace === 'string' ? metadata.namespace : null, name: metadata.name };
  } catch {
    // YAML in braces is left to the parser, as a list is.
    return /[{,]\s*kind:\s/.test(text) ? LIST : null;
  }
}

function firstGroup(match: RegExpExecArray | null): string | null {
  return match ? (match[1] ?? match[2] ?? match[3] ?? '').trim() : null;
}
