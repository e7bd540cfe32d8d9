import { PROTOCOLS, type Protocol } from '../model/address.ts';

/** The fields of a mapping, such as an object of the API server, with values of any type. */
export type PlainFields = Readonly<Record<string, unknown>>;

/** The value of a JSON text; null if it cannot be parsed. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The fields of a mapping; empty for other values. */
export function fieldsOf(value: unknown): PlainFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PlainFields) : {};
}

/** The items of a list of mappings; empty for other values. */
export function listOf(value: unknown): PlainFields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

/** A string that does not keep its source text in memory; empty for other values. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The text of a scalar; empty for other values. */
export function scalarText(value: unknown): string {
  return typeof value === 'object' ? '' : String(value ?? '');
}

/** A number, or the number in a text; NaN for other values. */
export function numberOf(value: unknown): number {
  return typeof value === 'object' ? Number.NaN : Number(value);
}

/** The strings of a mapping. */
export function textsOf(value: unknown): Record<string, string> {
  const texts = Object.entries(fieldsOf(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** The strings of a list. */
export function textListOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** The protocol of a port, with the API server's default. */
export function protocolOrTcp(value: unknown): Protocol {
  return PROTOCOLS.find((one) => one === value) ?? 'TCP';
}
