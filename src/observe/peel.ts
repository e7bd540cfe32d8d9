/** How lines begin that surely are of a capture, wherever they stand. */
const BEGINNING = String.raw`(?:(?:Netid[ \t]+)?(?:State[ \t]+(?:Recv-Q|Local)|Recv-Q[ \t]+Send-Q)|(?:[a-z]+[ \t]+)?\d+[ \t]+\d+[ \t]+\S+:\S+[ \t]+\S*:\*|Proto[ \t]+Recv-Q|COMMAND[ \t]+PID[ \t]|sl[ \t]+local_address|(?:[a-z]\w*[ \t]+)?(?:LISTEN|UNCONN|ESTAB)[ \t]+(?:\d+[ \t]+\d+[ \t]+)?\S+:|(?:tcp|udp)6?[ \t]+\d+[ \t]+\d+[ \t]+\S+:|\d+:[ \t](?:[0-9A-F]{8}|[0-9A-F]{32}):[0-9A-F]{4}[ \t]|[A-Za-z_.(][^\s":|]{0,63}[ \t]+\d+[ \t]+(?:\S+[ \t]+){2,4}IPv[46][ \t]|users:\(\(")`;
/** Nobody puts more before a line. */
const MAX_LEAD = 240;
/** A line that may be something else; most captures have none. */
const STRANGE_LINE = new RegExp(String.raw`^(?![ \t]*${BEGINNING})(?=.*\S)`, 'm');
const AT_BEGINNING = new RegExp(String.raw`^[ \t]*${BEGINNING}`);
/** Lines of ss and netstat about other sockets, of grep over `/proc/net`, and details of ss are no words before others. */
const OTHER = String.raw`[ \t]*(?:unix|u_\w+|nl|p_\w+|\S*:\*)[ \t]|\S*(?:tcp|udp|udplite|raw|icmp)6?:`;
const AFTER_LEAD = new RegExp(String.raw`^(?!${OTHER})[^\n]{1,${MAX_LEAD}}?(?<=[\s:|│>\]"'+,;}])(?=${BEGINNING})`);

/** Whether all lines of a text begin as those of captures do. */
export function isPlain(text: string): boolean {
  return !STRANGE_LINE.test(text);
}

/** What stands before the beginning of a line of a capture; null where the line is none. */
export function leadOf(line: string): string | null {
  if (AT_BEGINNING.test(line)) return '';
  return AFTER_LEAD.exec(line)?.[0] ?? null;
}

/** A line of a capture without what stands before it, or any other line. */
export interface PeeledLine {
  readonly text: string;
  /** Null of a line that is not known as one of a capture by its beginning. */
  readonly lead: string | null;
  /** What stood before the text, unless it is blank. */
  readonly before: string;
}

const STAMP = String.raw`(?:\d{4}-\d\d-\d\d[T ][\d:.,]+ ?(?:Z|[+-]\d\d:?\d\d)?|[A-Z][a-z]{2} [ \d]\d [\d:]{8})`;
/** What logs, tickets and tools put before each line: quotes, `[pod/NAME/CONTAINER]`, times, hosts and programs. */
const BEFORE = new RegExp(
  String.raw`^(?:[ \t]*>+[ \t]|\[(?!\d+\])[\w./:+-]+\][ \t]|[\w.-]{1,253}[ \t]+\|[ \t](?![A-Z]+!? )|${STAMP}[ \t](?:std(?:out|err)[ \t][FP][ \t]|p=\d+ u=\S+ n=\S+ (?:[A-Z]+)?\| |[\w.-]+[ \t][\w.@/-]+(?:\[\d+\])?:[ \t])?|(?=[\w.-]{0,252}[A-Za-z])[\w.-]{1,253}:[ \t](?=[pcfPnTtuadlGiKRsgLDo]\S*$))+`,
);

/** Lines of captures that are not known by their beginning: the first field of a process, and those of grep over `/proc/net`. */
const OTHER_LINE = /^(?:p\d+$|\S*(?:tcp|udp|udplite)6?:\s)/;

/** The lines of a text, each without what stands before it. */
export function peeledLines(text: string): PeeledLine[] {
  const isDiff = /^@@ -\d/m.test(text);
  return text.split('\n').map((written) => {
    const line = written.endsWith('\r') ? written.trimEnd() : written;
    if (isDiff && line.startsWith('-')) return { text: '', lead: null, before: '' };
    const whole = isDiff && /^(?: |\+(?!\+\+ ))/.test(line) ? line.slice(1) : line;
    if (leadOf(whole) === '') return { text: whole, lead: '', before: '' };
    const [logged = ''] = BEFORE.exec(whole) ?? [];
    const rest = whole.slice(logged.length);
    const lead = leadOf(rest) ?? (OTHER_LINE.test(rest) ? '' : null);
    const before = logged + (lead ?? '');
    const text = whole.slice(before.length);
    const quote = /["']$/.exec(before)?.[0] ?? '\n';
    return { text: text.endsWith(quote) ? text.slice(0, -1) : text, lead, before: before.trim() === '' ? '' : before };
  });
}
