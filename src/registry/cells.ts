import { isPort, type PortRange, type Protocol } from '../model/address.ts';

/** The content of a Port cell, which may contain a transport: `9104/TCP`. */
export interface PortCell {
  readonly ranges: readonly PortRange[];
  readonly protocols: readonly Protocol[];
}

const PORT_TOKEN = /\s+|(\d+)(?:\s*(?:-|–|—|\.\.|\bto\b)\s*(\d+))?|\b(tcp|udp|sctp)\b|[,;/&+]|\b(?:and|or)\b|<br\s{0,9}\/?>/iy;

/** Reads `9104`, `9200-9219`, `9200, 9201`, `9200/9201`, `9104/TCP`, with or without back-ticks. Returns a message for any other text. */
export function readPorts(text: string): PortCell | string {
  const plain = text.replace(/[`*_†]/g, '');
  if (plain.trim() === '') return 'the row names no port';
  const ranges: PortRange[] = [];
  const protocols = new Set<Protocol>();
  PORT_TOKEN.lastIndex = 0;
  while (PORT_TOKEN.lastIndex < plain.length) {
    const at = PORT_TOKEN.lastIndex;
    const found = PORT_TOKEN.exec(plain);
    if (!found) return `cannot read the port ${quote(text)}: ${quote(plain.slice(at, at + 20))} is not a port`;
    if (found[3]) protocols.add(found[3].toUpperCase() as Protocol);
    if (!found[1]) continue;
    const port = Number(found[1]);
    const endPort = Number(found[2] ?? found[1]);
    if (!isPort(port) || !isPort(endPort)) return `cannot read the port ${quote(text)}: ports run from 1 to 65535`;
    if (endPort < port) return `cannot read the port ${quote(text)}: the range ends before it begins`;
    ranges.push({ port, endPort });
  }
  if (ranges.length === 0) return `cannot read the port ${quote(text)}: it contains no number`;
  return { ranges, protocols: [...protocols] };
}

/** True for a cell without content: empty, a dash, a question mark. */
export function isBlankCell(text: string): boolean {
  return /^(|[-–—?]|n\/a|none|unknown|tbd)$/i.test(text.trim());
}

/** Reads yes or no; null if the cell is empty, undefined if it cannot be read. */
export function readYesNo(text: string): boolean | null | undefined {
  if (isBlankCell(text)) return null;
  if (/^(yes|y|true|x|✓)$/i.test(text)) return true;
  if (/^(no|n|false)$/i.test(text)) return false;
  return undefined;
}

/** Reads `4.19`, `v4.19`, `OCP 4.19`, `4.6+`; null if the cell is empty, undefined if it cannot be read. */
export function readRelease(text: string): string | null | undefined {
  if (isBlankCell(text)) return null;
  return /^(?:ocp |openshift |v)?(\d{1,4}(?:\.\d{1,4}){0,2})(?:\.z)?\+?$/i.exec(text.trim())?.[1];
}

/** The transports in a text, such as the heading "TCP" or the cell "TCP/UDP". */
export function transportsIn(text: string): Protocol[] {
  return [...new Set([...text.toUpperCase().matchAll(/\b(TCP|UDP|SCTP)\b/g)].map((found) => found[1] as Protocol))];
}

/** The text of a cell without Markdown for code and emphasis. */
export function plainText(text: string): string {
  return text.replace(/[`*]/g, '').trim();
}

/** A value of the input in quotes, shortened. */
export function quote(text: string): string {
  return `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`;
}
