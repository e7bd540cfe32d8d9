import type { ObjectName } from '../model/document.ts';
import { detach } from '../text/detach.ts';
import { BARE_LIST } from './kind.ts';

const LIST: ObjectName = { kind: 'List', namespace: null, name: '' };
const KIND = /^kind:[ \t]*["']?([A-Za-z]+)/m;
/** `metadata:` and what follows on its line. */
const METADATA = /^metadata:[ \t]*(?:\{(.*)\}[ \t]*)?(?:#.*)?\r?$/m;
/** The start of a line that belongs to the mapping around: neither indented, empty, a comment nor a template action. */
const OUTSIDE = /\n(?=[^\s#{]|\{[^{])/g;

/** Kind and metadata of nearly all objects stand before that many bytes. */
const HEAD_LENGTH = 1_000;
const NEWLINE = 10;
/** All lines of the metadata, and the first one behind. */
const WHOLE_METADATA = /^metadata:.*\n(?:[ \t#].*\n)+[a-z]/m;
/** Name or namespace, and the blanks before them. */
const FIELD = /^([ \t]+)(name|namespace):[ \t]*(?:"([^"]*)"|'([^']*)'|([^\s#][^#\r\n]*))/gm;

/** Reads kind, namespace and name of an object from its bytes without parsing them; null where they do not stand plainly. */
export function identify(bytes: Buffer, start = 0, end = bytes.length): ObjectName | null {
  const headEnd = bytes.lastIndexOf(NEWLINE, Math.min(start + HEAD_LENGTH, end)) + 1;
  const head = bytes.toString('utf8', start, headEnd);
  const found = (WHOLE_METADATA.test(head) ? identifyText(head) : null) ?? identifyText(bytes.toString('utf8', start, end));
  return found && { kind: detach(found.kind), namespace: found.namespace && detach(found.namespace), name: detach(found.name) };
}

function identifyText(text: string): ObjectName | null {
  const marker = /^(?:---)?\s*(?=\{(?![{%]))/.exec(text)?.[0];
  return marker === undefined ? identifyYaml(text) : identifyJson(text.slice(marker.length));
}

function isList(kind: string): boolean {
  return kind.endsWith('List') || kind === 'Template';
}

function identifyYaml(text: string): ObjectName | null {
  const kind = KIND.exec(text)?.[1];
  // Keys in quotes are left to the parser, as a list is.
  if (kind === undefined) return BARE_LIST.test(text) || /^["']kind["']:/m.test(text) ? LIST : null;
  if (isList(kind)) return LIST;
  const start = METADATA.exec(text);
  if (start === null) return null;
  if (start[1] !== undefined) return identifyFlow(kind, start[1]);
  const from = start.index + start[0].length;
  OUTSIDE.lastIndex = from;
  const metadata = text.slice(from, OUTSIDE.exec(text)?.index);
  const indent = /^([ \t]+)\S/m.exec(metadata)?.[1] ?? '  ';
  const fields = [...metadata.matchAll(FIELD)].filter(([, depth]) => depth === indent);
  const field = (key: string) => firstGroup(fields.find((found) => found[2] === key) ?? null, 3);
  const name = field('name');
  return name === null ? null : { kind, namespace: field('namespace'), name };
}

/** `metadata: { name: a, namespace: b }` on one line. */
function identifyFlow(kind: string, metadata: string): ObjectName | null {
  const field = (key: string) => firstGroup(new RegExp(`(?:^|,)[ \\t]*${key}:[ \\t]+(?:"([^"]*)"|'([^']*)'|([^\\s,{}]+))`).exec(metadata));
  const name = field('name');
  return name === null ? null : { kind, namespace: field('namespace'), name };
}

function identifyJson(text: string): ObjectName | null {
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

/** The first of three groups that matched. */
function firstGroup(match: RegExpExecArray | null, first = 1): string | null {
  return match ? (match[first] ?? match[first + 1] ?? match[first + 2] ?? '').trim() : null;
}
