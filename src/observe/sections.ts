import { newlinesOf } from '../text/lines.ts';
import { captureLines } from './text.ts';

/** The lines of a file that were captured on one node. */
export interface NodeSection {
  /** The name in the heading, or in the name of a debug pod; null outside all headings. */
  readonly name: string | null;
  /** Milliseconds since 1970; null if the heading has no time. */
  readonly time: number | null;
  readonly kind: 'collector' | 'node' | 'debug' | 'commatrix' | 'cut' | null;
  /** False if the heading is from `--print-collector` and its end line is missing. */
  readonly isComplete: boolean;
  readonly text: string;
  /** Line of the heading in the file, from 1; of the text if it has no heading. */
  readonly heading: number;
  /** First line of the text in the file. */
  readonly line: number;
}

/** Lines that may be headings. */
const CANDIDATE = /^(?:=== |Starting pod\/|node: )[^\n]*$/gm;
const COLLECTOR = /^=== hostport-lint capture (\S+)(?: (\S+))? ===$/;
const END = '=== end ===';
const FORMS = {
  node: /^=== ([a-z\d](?:[a-z\d.-]*[a-z\d])?) ===$/,
  // Output of `oc debug node/NAME`, which removes the dots of the name
  debug: /^Starting pod\/(\S+?)-debug(?:-[a-z0-9]{5})? ?\.\.\.$/,
  // Raw files of commatrix
  commatrix: /^node: *(\S+)$/,
};
/**
 * The prefix that `kubectl logs` writes before each line with `--prefix`, `--timestamps` or both; must-gather uses timestamps, logs on a
 * node also contain streams.
 */
const TIME = String.raw`\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d) (?:std(?:out|err) [FP] )?`;
const PREFIX = String.raw`(?:\[pod\/[^\]\n]*\] (?:${TIME})?|${TIME})`;
const LOG_PREFIX = new RegExp(`^${PREFIX}`, 'gm');
const LOGGED = new RegExp(`^(?:\\[pod\\/|${PREFIX}=== (?:hostport-lint capture |end ===))`, 'm');
const POD = /^\[pod\/[^\]\n]*\]/;

interface Heading extends Pick<NodeSection, 'name' | 'time'> {
  readonly kind: NodeSection['kind'] | 'end';
}

interface OpenSection extends Pick<NodeSection, 'name' | 'time' | 'kind'> {
  /** The start of its text. */
  readonly from: number;
  /** The line of its heading, otherwise of its text. */
  readonly line: number;
}

const withoutHeading = (from: number, line: number): OpenSection => ({ kind: null, name: null, time: null, from, line });

/**
 * Splits a file at the headings with node names. A file without headings is one section without a name. In the logs of several pods, a line
 * of another pod ends a section. The rest of a capture whose heading is missing is `cut`, unless a whole capture follows.
 */
export function sectionsOf(written: string): NodeSection[] {
  if (!LOGGED.test(written)) return sectionsIn(written, 1);
  const parts: { readonly pod: string; readonly line: number; readonly lines: string[] }[] = [];
  for (const { text, number: line } of captureLines(written)) {
    const last = parts.at(-1);
    const pod = POD.exec(text)?.[0] ?? last?.pod ?? '';
    if (last?.pod === pod) last.lines.push(text);
    else parts.push({ pod, line, lines: [text] });
  }
  const sections = parts.flatMap(({ line, lines }) => sectionsIn(lines.join('\n').replaceAll(LOG_PREFIX, ''), line));
  return parts.length === 1 ? sections : sections.map((one) => (one.kind === null ? { ...one, kind: 'cut' } : one));
}

function sectionsIn(text: string, firstLine: number): NodeSection[] {
  const sections: NodeSection[] = [];
  let open = withoutHeading(0, firstLine);
  const close = (end: number, next: Heading | null): void => {
    const { kind, name, time, from, line } = open;
    const content = text.slice(from, end);
    if (kind === null && content.trim() === '') return;
    sections.push({
      name,
      time,
      text: content,
      heading: line,
      kind: kind === null && next?.kind === 'end' ? 'cut' : kind,
      isComplete: kind !== 'collector' || next?.kind === 'end',
      line: kind === null ? line : line + 1,
    });
  };
  let line = firstLine;
  let counted = 0;
  for (const found of text.matchAll(CANDIDATE)) {
    const heading = headingOf(found[0].trimEnd());
    if (heading === null || !isBoundary(heading, open)) continue;
    line += newlinesOf(text.slice(counted, found.index));
    counted = found.index;
    close(found.index, heading);
    const from = found.index + found[0].length + 1;
    open = heading.kind === 'end' ? withoutHeading(from, line + 1) : { ...heading, kind: heading.kind, from, line };
  }
  close(text.length, null);
  const hasWhole = sections.some(({ kind, isComplete }) => kind === 'collector' && isComplete);
  return hasWhole ? sections.filter(({ kind }) => kind !== 'cut') : sections;
}

function headingOf(line: string): Heading | null {
  if (line === END) return { kind: 'end', name: null, time: null };
  const [, collected, written = ''] = COLLECTOR.exec(line) ?? [];
  if (collected !== undefined) return { kind: 'collector', name: collected, time: Date.parse(written) || null };
  for (const [kind, form] of Object.entries(FORMS)) {
    const name = form.exec(line)?.[1];
    if (name !== undefined) return { kind: kind as keyof typeof FORMS, name, time: null };
  }
  return null;
}

/**
 * True if a heading starts a new section. Other lines within a capture of the collector are output of the node, which may be hostile: names
 * of processes may contain line breaks.
 */
function isBoundary({ kind, name }: Heading, open: Heading): boolean {
  if (kind === 'end') return open.kind === null || open.kind === 'collector';
  if (open.kind === 'collector') return kind === 'collector';
  const isSameNode = kind === 'debug' && open.name?.replaceAll('.', '') === name;
  return !isSameNode;
}
