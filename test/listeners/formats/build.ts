import type { Bind, ConfigurationSetting, FoundSocket } from '../../../src/listeners/formats/index.ts';
import type { Span } from '../../../src/model/span.ts';
import { isKnown, joinTexts, knownText, spanOfText, type Text, unknownText } from '../../../src/text/text.ts';

/** A file of the input, with the place of each of its characters. */
export function file(value: string, path = 'file.conf'): Text {
  return knownText(value, (start, end) => spanIn(value, path, start, end));
}

/** The same, where `{{...}}` is a template's action and so not known. */
export function template(source: string, path = 'file.conf'): Text {
  const parts: Text[] = [];
  let at = 0;
  for (const match of source.matchAll(/\{\{(.*?)\}\}/g)) {
    const [start, end] = [match.index, match.index + match[0].length];
    const from = at;
    if (start > at) parts.push(knownText(source.slice(at, start), (a, b) => spanIn(source, path, from + a, from + b)));
    parts.push(unknownText((match[1] ?? '').trim(), () => spanIn(source, path, start, end)));
    at = end;
  }
  const rest = at;
  if (at < source.length) parts.push(knownText(source.slice(at), (a, b) => spanIn(source, path, rest + a, rest + b)));
  return joinTexts(parts);
}

/** `line:column` of the first character, and the characters of the source below the span. */
export function placeOf(source: string, place: Text | Span): string {
  const span = 'pieces' in place ? spanOfText(place) : place;
  return `${span.line}:${span.column} ${source.slice(span.start, span.end)}`;
}

/** The place of a part of a file. */
export function spanIn(value: string, path: string, start: number, end: number): Span {
  const before = value.slice(0, start).split('\n');
  const within = value.slice(0, end).split('\n');
  const line = before.length;
  return {
    path,
    line,
    column: (before.at(-1) ?? '').length + 1,
    endLine: within.length,
    endColumn: (within.at(-1) ?? '').length + 1,
    start,
    end,
    excerpt: { text: value.split('\n')[line - 1] ?? '', column: 1 },
  };
}

/** The sockets that are to be opened. */
export function bindsOf(sockets: readonly FoundSocket[]): Bind[] {
  return sockets.filter((socket) => 'portText' in socket);
}

/** One line for each socket: address, port, protocol, reach and confidence, with the place of the port's characters; then what is off. */
export function describeSockets(source: string, sockets: readonly FoundSocket[]): string[] {
  return [
    ...bindsOf(sockets).map((bind) => `${describeBind(bind)} at ${placeOf(source, bind.portText)}`),
    ...sockets.flatMap((socket) => ('portText' in socket ? [] : `off ${socket.port} at ${placeOf(source, socket.span)}`)),
  ];
}

/** The same without places, which a change of the text moves. */
export function describeBind(bind: Bind): string {
  const { port, protocol, reach, confidence } = bind;
  return `${addressOf(bind)} ${port}/${protocol} ${reach} ${confidence}`;
}

/** The address without brackets. */
export function addressOf({ host }: Pick<Bind, 'host'>): string {
  if (host === null) return '-';
  return isKnown(host) ? host.value.replace(/^\[|\]$/g, '') || '""' : 'unknown';
}

/** `key = value` of each setting, with its place. */
export function describeSettings(source: string, settings: readonly ConfigurationSetting[]): string[] {
  return settings.map(({ key, value }) => `${key} = ${JSON.stringify(value.value)} at ${placeOf(source, value)}`);
}
