import { newlinesOf } from '../text/lines.ts';

/** The lines of a file that were captured on one node. */
export interface Section {
  /** The name in the heading, or in the name of a debug pod; null outside of all headings. */
  readonly name: string | null;
  /** Milliseconds since 1970; null if the heading has no time. */
  readonly time: number | null;
  readonly kind: 'collector' | 'node' | 'debug' | 'commatrix' | null;
  /** False if the heading is one of `--print-collector` and its end line is missing. */
  readonly isComplete: boolean;
  readonly text: string;
  /** Line of the file, from 1, on which the heading is, or the text if it has no heading. */
  readonly heading: number;
  /** Line of the file on which the text starts. */
  readonly line: number;
}

/** Lines that may be headings. */
const CANDIDATE = /^(?:=== |Starting pod\/|node: )[^\n]*$/gm;
const COLLECTOR = /^=== hostport-lint capture (\S+)(?: (\S+))? ===$/;
const COLLECTED = '=== hostport-lint capture ';
const END = '=== end ===';
const FORMS = {
  node: /^=== ([a-z\d](?:[a-z\d.-]*[a-z\d])?) ===$/,
  // Output of `oc debug node/NAME`, which removes the dots of the name
  debug: /^Starting pod\/(\S+?)-debug(?:-[a-z0-9]{5})? ?\.\.\.$/,
  // Raw files of commatrix
  commatrix: /^node: *(\S+)$/,
};
/** What `kubectl logs` writes before each line with `--prefix`, `--timestamps` or both; must-gather uses timestamps. */
const PREFIX = String.raw`(?:\[pod\/[^\]\n]*\] (?:\d{4}-\d\d-\d\dT[\d:.]+Z )?|\d{4}-\d\d-\d\dT[\d:.]+Z )`;
const LOG_PREFIX = new RegExp(`^${PREFIX}`, 'gm');
const LOGGED = new RegExp(`^(?:\\[pod\\/|${PREFIX}=== hostport-lint capture )`, 'm');

interface Heading extends Pick<Section, 'name' | 'time'> {
  readonly kind: NonNullable<Section['kind']> | 'end';
}

/** Splits a file at the headings that name nodes. A file without headings is one section without a name. */
export function sectionsOf(written: string): Section[] {
  const text = LOGGED.test(written) ? written.replaceAll(LOG_PREFIX, '') : written;
  const sections: Section[] = [];
  let open: { readonly heading: Heading | null; readonly at: number; readonly line: number } = { heading: null, at: 0, line: 1 };
  let line = 1;
  let counted = 0;
  const close = (end: number, isComplete: boolean): void => {
    const { heading, at } = open;
    const content = text.slice(at, end);
    if (heading === null && content.trim() === '') return;
    const { name = null, time = null, kind = null } = heading ?? {};
    if (kind === 'end') return;
    sections.push({ name, time, kind, isComplete, text: content, heading: open.line, line: heading === null ? open.line : open.line + 1 });
  };
  for (const found of text.matchAll(CANDIDATE)) {
    const heading = headingOf(found[0].trimEnd());
    if (heading === null) continue;
    const isCut = heading.kind === 'end' && open.heading === null && text.includes(`\n${COLLECTED}`, found.index);
    if (!isCut && !startsSection(heading, open.heading)) continue;
    line += newlinesOf(text.slice(counted, found.index));
    counted = found.index;
    const isCollector = open.heading?.kind === 'collector';
    // A log starts with the rest of a capture whose heading is no longer there.
    if (!isCut) close(found.index, !isCollector || heading.kind === 'end');
    const at = found.index + found[0].length + 1;
    open = heading.kind === 'end' ? { heading: null, at, line: line + 1 } : { heading, at, line };
  }
  close(text.length, open.heading?.kind !== 'collector');
  return sections;
}

function headingOf(line: string): Heading | null {
  const [, collected, written = ''] = COLLECTOR.exec(line) ?? [];
  const time = Date.parse(written);
  if (collected !== undefined) return { kind: 'collector', name: collected, time: Number.isNaN(time) ? null : time };
  if (line === END) return { kind: 'end', name: null, time: null };
  for (const [kind, form] of Object.entries(FORMS)) {
    const name = form.exec(line)?.[1];
    if (name !== undefined) return { kind: kind as keyof typeof FORMS, name, time: null };
  }
  return null;
}

/** Other lines within a capture of the collector are output of the node, which may be hostile: names of processes may hold line breaks. */
function startsSection({ kind, name }: Heading, open: Heading | null): boolean {
  if (open?.kind === 'collector') return kind === 'collector' || kind === 'end';
  const isSameNode = kind === 'debug' && open?.name?.replaceAll('.', '') === name;
  return kind !== 'end' && !isSameNode;
}
