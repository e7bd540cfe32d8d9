import sections from '../../../programs/formats/haproxy.yaml';
import { type Text, UNKNOWN } from '../../model/text.ts';
import { protocolOfScheme, readEndpoint, splitList } from '../../net/address.ts';
import { type BindFacts, type Format, type FoundSocket, socketsOfEndpoint, switchedOff } from './format.ts';
import { linesOf } from './lines.ts';
import { DOLLAR, expandVariables, type Lexicon, type Variables, wordsOf } from './tokens.ts';

const LEXICON: Lexicon = { quotes: '"\'', quotesWithinWords: true, quotesEndWithLine: true };

/** The names of sections, and whether `bind` opens a socket in them. */
const SECTIONS = new Map(Object.entries(sections as Record<string, boolean>));

interface Section {
  readonly kind: string;
  readonly name: string;
  disabled: boolean;
  /** Lines that may open sockets, and whether a condition decides on them. */
  readonly lines: { readonly words: readonly Text[]; readonly isConditional: boolean }[];
}

/** The lines which matter; others need not be divided into words. */
const KEYWORD = /^[ \t\uE000]*["']?(\.?[a-z][a-z-]*)/;
const READ = new Set([...SECTIONS.keys(), 'bind', 'dgram-bind', 'stats', 'disabled', 'enabled', '.if', '.endif']);

export const haproxyFormat: Format = {
  name: 'haproxy',
  binds: readHaproxy,
  fileName: /haproxy[^/]*\.(cfg|conf|config|template)$|^haproxy\.cfg/i,
  looksLike: ({ has }) =>
    has(/^(frontend|listen|backend|defaults|global)\b[^:={]*$/) && has(/^(bind|mode|timeout|balance|stats|log|maxconn)\s/),
};

/**
 * The `bind` lines of frontends, listen, peers and log-forward sections, and `stats socket` with an IP address, as the
 * configuration manual of HAProxy describes them. Sections that are `disabled` are switched off.
 */
function* readHaproxy(text: Text, environment: Variables): Generator<FoundSocket> {
  for (const section of sectionsOf(text)) {
    for (const { words, isConditional } of section.lines) {
      for (const socket of socketsOfLine(section, words, isConditional, environment)) {
        yield section.disabled && 'portText' in socket ? switchedOff(socket.port, socket.portText) : socket;
      }
    }
  }
}

function sectionsOf(text: Text): Section[] {
  const sections: Section[] = [];
  let conditions = 0;
  for (const line of linesOf(text)) {
    if (!READ.has(KEYWORD.exec(line.value.slice(0, 500))?.[1] ?? '')) continue;
    const words = wordsOf(line.text(), LEXICON);
    // A template action before a line decides whether it is there, and is not a word of it.
    while (words[0]?.value === UNKNOWN) words.shift();
    const keyword = words[0]?.value ?? '';
    const section = sections.at(-1);
    if (keyword === '.if') conditions++;
    else if (keyword === '.endif') conditions = Math.max(conditions - 1, 0);
    else if (SECTIONS.has(keyword)) sections.push({ kind: keyword, name: words[1]?.value ?? '', disabled: false, lines: [] });
    else if (section && (keyword === 'disabled' || keyword === 'enabled')) section.disabled = keyword === 'disabled';
    else section?.lines.push({ words, isConditional: conditions > 0 });
  }
  return sections;
}

function* socketsOfLine(section: Section, words: readonly Text[], isConditional: boolean, environment: Variables): Generator<FoundSocket> {
  const keyword = words[0]?.value;
  const isStats = section.kind === 'global' && keyword === 'stats' && words[1]?.value === 'socket';
  const isBind = SECTIONS.get(section.kind) && (keyword === 'bind' || keyword === 'dgram-bind');
  const addresses = words[isStats ? 2 : 1];
  if ((!isStats && !isBind) || addresses === undefined) return;
  const note = isStats ? 'stats socket' : `${keyword} in ${[section.kind, section.name].filter(Boolean).join(' ')}`;
  for (const address of splitList(expandVariables(addresses, DOLLAR, environment))) {
    const endpoint = readEndpoint(address, true);
    // The manual wants an address or an asterisk and a port; a socket of the command line may be a bare path.
    if (!endpoint?.ports || endpoint.host === null) continue;
    const protocol = keyword === 'dgram-bind' ? 'UDP' : protocolOfScheme(endpoint.scheme);
    const facts: BindFacts = { protocol, confidence: isConditional ? 'medium' : 'high', note };
    yield* socketsOfEndpoint(endpoint, facts);
  }
}
