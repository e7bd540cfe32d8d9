import type { Document } from '../model/document.ts';
import type { Edit } from '../model/span.ts';
import type { NewPort } from '../model/workload.ts';
import { closingOf, type Editor, editorOf, lineEnd } from '../yaml/edits.ts';
import { type Entry, entryOf, type MappingNode, type Node, type SequenceNode } from '../yaml/nodes.ts';

/** Returns the edit that adds an entry to `ports`. */
type Insert = (port: NewPort) => Edit;

/** Returns how to add an entry to a container's `ports`, in the style of its file; null if that is impossible. */
export function portInsertion(document: Document, container: Node, containers: Node | undefined): Insert | null {
  if (container.type !== 'mapping') return null;
  const editor = editorOf(document);
  const entry = entryOf(container, 'ports');
  const ports = entry?.value;
  // Other uses of the same anchor would get the port too.
  if (document.hasAliases && [container, ports].some((node) => node && isAnchored(editor, node))) return null;
  if (!entry) return besideImage(editor, container, containers);
  if (ports?.type !== 'sequence' || !isEntryWithin(entry, container)) return null;
  const choices = ({ start }: Node): number => document.openAt(start).length;
  const always = ports.items.filter((item) => choices(item) === choices(entry.key));
  return intoList(editor, { ...ports, items: ports.flow ? ports.items : always }, entry, container);
}

/** True if an anchor precedes a node, with only spaces and comments between. */
function isAnchored(editor: Editor, node: Node): boolean {
  const before = editor.text(Math.max(0, node.start - 400), node.start);
  return /&[^\s,[\]{}]+[ \t]*(?:#[^\n]*)?(?:\r?\n[ \t]*(?:#[^\n]*)?)*[ \t]*$/.test(before);
}

function intoList(editor: Editor, list: SequenceNode, { key }: Entry, container: MappingNode): Insert | null {
  const last = list.items.at(-1);
  if (list.flow || !last) return last ? afterFlowItem(editor, last) : intoEmptyList(editor, list, key, container);
  const [, indent, gap = ''] = /^([ \t]*)-([ \t]*)/.exec(before(editor, last.start)) ?? [];
  if (indent === undefined || last.type !== 'mapping') return null;
  const end = lineEnd(editor, last.end);
  return (port) => editor.insertion(end, '', blockEntry(port, indent, gap, newline(editor, last.start)));
}

function afterFlowItem(editor: Editor, last: Node): Insert {
  const end = closingOf(editor, last);
  const isOwnLine = before(editor, last.start).trim() === '';
  const isQuoted = last.type === 'mapping' && last.entries[0]?.key.style === 'double';
  const outer = newline(editor, last.start) + before(editor, last.start);
  const isOpened = isOwnLine && editor.text(last.start, end).includes('\n');
  const lines = isOpened ? { outer, inner: newline(editor, last.start) + indentWithin(editor, last) } : null;
  return (port) => editor.insertion(end, '', `,${isOwnLine ? outer : ' '}${flowEntry(port, isQuoted, lines)}`);
}

function intoEmptyList(editor: Editor, list: SequenceNode, key: Node, container: MappingNode): Insert | null {
  if (!list.flow) return null;
  const end = list.start + 1;
  const isEmpty = editor.text(end, end + 1) === ']';
  return (port) => editor.edit(end, end, onlyEntry(port, isJsonKey(key), isEmpty ? linesOfEntry(editor, key, container) : null));
}

function isJsonKey(key: Node): boolean {
  return key.type === 'scalar' && key.style === 'double';
}

/** The line starts of an entry in braces: for its first line, for its fields, and for the line that ends its list. */
interface EntryLines {
  readonly outer: string;
  readonly inner: string;
  readonly list: string;
}

/** The lines of a container in JSON; null if its fields share lines. */
function linesOfEntry(editor: Editor, key: Node, container: MappingNode): EntryLines | null {
  const own = before(editor, key.start - 1);
  const indent = /^[ \t]*/.exec(before(editor, container.start))?.[0] ?? '';
  if (!isJsonKey(key) || own.trim() !== '' || own.length <= indent.length) return null;
  const list = newline(editor, key.start - 1) + own;
  const unit = own.slice(indent.length);
  return { list, outer: list + unit, inner: list + unit + unit };
}

/** The only entry of a list, between its brackets. */
function onlyEntry(port: NewPort, isJson: boolean, lines: EntryLines | null): string {
  return lines ? lines.outer + flowEntry(port, isJson, lines) + lines.list : flowEntry(port, isJson, null);
}

/** Without `ports`, the list is inserted after the image, otherwise after the name, because both are short lines. */
function besideImage(editor: Editor, container: MappingNode, containers: Node | undefined): Insert | null {
  const entries = [entryOf(container, 'image'), entryOf(container, 'name')];
  const entry = entries.find((one) => one && isOneLine(editor, one) && isEntryWithin(one, container));
  if (!entry) return null;
  const { key, value } = entry;
  if (container.flow) {
    const lines = linesOfEntry(editor, key, container);
    const after = closingOf(editor, value);
    const own = before(editor, key.start - 1);
    const separator = own.trim() === '' ? newline(editor, key.start - 1) + own : ' ';
    const isJson = isJsonKey(key);
    return (port) => editor.edit(after, after, `,${separator}${isJson ? '"ports"' : 'ports'}: [${onlyEntry(port, isJson, lines)}]`);
  }
  const end = lineEnd(editor, value.end);
  const indent = ' '.repeat(before(editor, key.start).length);
  const line = newline(editor, key.start);
  const inner = `${indent}${listIndent(editor, containers)}`;
  return (port) => editor.insertion(end, `${line}${indent}ports:`, blockEntry(port, inner, ' ', line));
}

/** The text before an offset on its line. */
function before(editor: Editor, offset: number): string {
  return editor.text(editor.lineStart(offset), offset);
}

/** Maximum number of characters before a list in which its key is searched. */
const MAX_DISTANCE = 4000;

/** The indentation of lists below their key in this file, from the list of containers. */
function listIndent(editor: Editor, containers: Node | undefined): string {
  const first = containers?.type === 'sequence' && !containers.flow ? containers.items[0] : undefined;
  if (!first) return '  ';
  const dash = /^([ \t]*)-/.exec(before(editor, first.start))?.[1]?.length;
  const end = editor.lineStart(first.start);
  const above = editor
    .text(Math.max(0, end - MAX_DISTANCE), end)
    .match(/^([ \t]*)(?:-[ \t]+)?["']?(?:containers|initContainers|ephemeralContainers)["']?:[^\n]*\n(?:[ \t]*(?:#[^\n]*)?\n)*$/m);
  return dash !== undefined && above?.[1] !== undefined && dash > above[1].length ? '  ' : '';
}

/** An entry on its own lines, starting with a line break. */
function blockEntry(port: NewPort, indent: string, gap: string, line: string): string {
  const fields = fieldsOf(port).map(([key, value]) => `${key}: ${value}`);
  return `${line}${indent}-${gap}${fields.join(`${line}${indent} ${gap}`)}`;
}

/** An entry in braces, on one line or, with `lines`, with each field on its own line. */
function flowEntry(port: NewPort, isJson: boolean, lines: Pick<EntryLines, 'inner' | 'outer'> | null): string {
  const fields = fieldsOf(port).map(([key, value]) =>
    isJson ? `"${key}": ${typeof value === 'number' ? value : `"${value}"`}` : `${key}: ${value}`,
  );
  return lines ? `{${lines.inner}${fields.join(`,${lines.inner}`)}${lines.outer}}` : `{${fields.join(', ')}}`;
}

function fieldsOf(port: NewPort): (readonly [key: string, value: string | number])[] {
  return [
    ...(port.name === null ? [] : [['name', port.name] as const]),
    ['containerPort', port.containerPort],
    ...(port.hostIP === null ? [] : [['hostIP', port.hostIP] as const]),
    ['protocol', port.protocol],
  ];
}

function indentWithin(editor: Editor, item: Node): string {
  const first = item.type === 'mapping' ? item.entries[0]?.key.start : undefined;
  const inner = first === undefined ? '' : before(editor, first - 1);
  return inner.trim() === '' && inner !== '' ? inner : `${before(editor, item.start)}  `;
}

function isOneLine(editor: Editor, entry: Entry): boolean {
  return entry.value.type === 'scalar' && entry.value.text !== '' && !editor.text(entry.key.start, entry.value.end).includes('\n');
}

function isEntryWithin(entry: Entry, container: Node): boolean {
  return entry.key.start >= container.start && entry.value.end <= container.end;
}

/** The line break that ends the line before an offset. */
function newline(editor: Editor, offset: number): string {
  const start = editor.lineStart(offset);
  return editor.text(Math.max(start - 2, 0), start) === '\r\n' ? '\r\n' : '\n';
}
