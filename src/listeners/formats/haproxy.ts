import type { Protocol } from '../../model/address.ts';
import { type Text, UNKNOWN } from '../../model/text.ts';
import { readEndpoint } from '../../text/address.ts';
import { slicerOf } from '../../text/text.ts';
import { addBinds, addEndpoint, addOff, type BindFacts, type Binds, isFull, noBinds } from './bind.ts';
import type { Format } from './format.ts';
import { linesOf } from './lines.ts';
import { type Lexicon, wordsOf } from './tokens.ts';
import { DOLLAR, type Environment, expandVariables } from './variables.ts';

const LEXICON: Lexicon = {
  quotes: '"\'',
  comments: '#',
  commentsWithinWords: true,
  escapes: true,
  quotesEndWithLine: true,
};

const SECTIONS = new Set(
  (
    'global defaults frontend listen backend peers mailers userlist resolvers ring log-forward log-profile cache program http-errors ' +
    'fcgi-app crt-store traces acme'
  ).split(' '),
);
/** Sections in which `bind` opens a socket. */
const BINDING = new Set(['frontend', 'listen', 'peers', 'log-forward']);

interface Section {
  readonly kind: string;
  readonly name: string;
  disabled: boolean;
  readonly found: Binds;
}

/** The lines which matter; others need not be divided into words. */
const KEYWORD = /^[ \t\uE000]*["']?(\.?[a-z][a-z-]*)/;
const READ = new Set([...SECTIONS, 'bind', 'dgram-bind', 'stats', 'disabled', 'enabled', '.if', '.endif']);

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
function readHaproxy(text: Text, environment: Environment): Binds {
  const { value } = text;
  const slice = slicerOf(text);
  const all = noBinds();
  let section: Section = { kind: '', name: '', disabled: false, found: noBinds() };
  let conditions = 0;
  for (const line of linesOf(value)) {
    if (!READ.has(KEYWORD.exec(value.slice(line.start, Math.min(line.end, line.start + 500)))?.[1] ?? '')) continue;
    const words = wordsOf(slice(line.start, line.end), LEXICON);
    // A template action before a line decides whether it is there, and is no word of it.
    while (words[0]?.value === UNKNOWN) words.shift();
    const keyword = words[0]?.value ?? '';
    if (keyword === '.if') conditions++;
    else if (keyword === '.endif') conditions = Math.max(conditions - 1, 0);
    else if (SECTIONS.has(keyword)) {
      closeSection(section, all);
      section = { kind: keyword, name: words[1]?.value ?? '', disabled: false, found: noBinds() };
    } else if (keyword === 'disabled') section.disabled = true;
    else if (keyword === 'enabled') section.disabled = false;
    else readLine(section, words, conditions > 0, environment);
    if (isFull(all)) break;
  }
  closeSection(section, all);
  return all;
}

function closeSection({ disabled, found }: Section, all: Binds): void {
  for (const { port, text, note } of found.off) addOff(all, port, text, note);
  if (!disabled) addBinds(all, found.binds);
  else for (const { port, portText, note } of found.binds) addOff(all, port, portText, `${note}, which is disabled`);
}

function readLine(section: Section, words: readonly Text[], conditional: boolean, environment: Environment): void {
  const keyword = words[0]?.value;
  const isStats = section.kind === 'global' && keyword === 'stats' && words[1]?.value === 'socket';
  const isBind = BINDING.has(section.kind) && (keyword === 'bind' || keyword === 'dgram-bind');
  const addresses = words[isStats ? 2 : 1];
  if ((!isStats && !isBind) || addresses === undefined) return;
  const note = isStats ? 'stats socket' : `${keyword} in ${[section.kind, section.name].filter(Boolean).join(' ')}`;
  for (const address of splitList(expandVariables(addresses, DOLLAR, environment))) {
    if (isFull(section.found)) return;
    const endpoint = readEndpoint(address, true);
    // The manual wants a port after each address; a socket of the command line may be a bare path.
    if (!endpoint?.ports || (isStats && endpoint.host === null)) continue;
    const facts: BindFacts = { protocol: protocolOf(keyword, endpoint.scheme), confidence: conditional ? 'medium' : 'high', note };
    if (endpoint.host !== null) addEndpoint(section.found, endpoint, facts);
  }
}

function protocolOf(keyword: string | undefined, scheme: string | null): Protocol {
  return keyword === 'dgram-bind' || (scheme !== null && /^(udp|quic)/.test(scheme)) ? 'UDP' : 'TCP';
}

function* splitList(text: Text): Generator<Text> {
  const slice = slicerOf(text);
  let start = 0;
  for (const part of text.value.split(',')) {
    if (part !== '') yield slice(start, start + part.length);
    start += part.length + 1;
  }
}
