import sources from '../../../programs/formats/fluentd.yaml';
import type { Protocol } from '../../model/address.ts';
import { readPorts } from '../../net/address.ts';
import { knownAt, replacedText, type Text, unquoted } from '../../text/text.ts';
import { linesOf } from '../../text/tokens.ts';
import { type ConfigurationSetting, type Format, type FoundSocket, socketsOfEndpoint } from './format.ts';

/** A line such as `port 6380`, or the start of a block such as `<source>`. */
interface Keyword {
  readonly name: string;
  /** The text after the name, without quotes. */
  readonly value: Text;
  /** Names of the surrounding blocks, the outermost first, and of its own block if it starts one. */
  readonly blocks: readonly string[];
  readonly isBlock: boolean;
  /** True if the line contains only the name. */
  readonly isAlone: boolean;
}

/** Deeper blocks are treated as if they were at this depth. */
const MAX_DEPTH = 20;
/** Maximum length of a word. */
const MAX_NAME = 200;

/** Reads the lines of a text in the form of Redis, OpenSSH, Fluentd and Apache: a word and its value on each line, in blocks. */
function keywordsOf(text: Text): Keyword[] {
  const keywords: Keyword[] = [];
  let blocks: readonly string[] = [];
  for (const line of linesOf(text)) {
    if (line.value.startsWith('</')) blocks = blocks.slice(0, -1);
    const match = /^(<)?([@\w][\w.-]*)/.exec(line.value.slice(0, MAX_NAME));
    if (!match) continue;
    const [head, opening, name = ''] = match;
    if (opening && blocks.length < MAX_DEPTH) blocks = [...blocks, name];
    const rest = line.part(head.length, line.value.length - (opening && line.value.endsWith('>') ? 1 : 0));
    keywords.push({ name, value: unquoted(rest.text()), blocks, isBlock: opening !== undefined, isAlone: rest.value === '' });
  }
  return keywords;
}

export const keywordsFormat: Format = {
  name: 'keywords',
  settings: readKeywords,
};

/** The settings of a text of keywords; blocks are levels, and a word without a value is `true`. */
function readKeywords(text: Text): ConfigurationSetting[] {
  return keywordsOf(text)
    .filter((keyword) => !keyword.isBlock)
    .map(({ name, value, blocks, isAlone }) => ({
      key: [...blocks, name].join('.'),
      value: isAlone ? replacedText('true', value) : value,
    }));
}

const LISTENING = new Map(Object.entries(sources as Record<string, number | null>));

export const fluentdFormat: Format = {
  name: 'fluentd',
  binds: readFluentd,
  looksLike: ({ has }) => has(/^<source>$/) && has(/^@?type\s/),
};

/** Finds the sockets of Fluentd's `<source>` sections; other kinds count only if they set the address to bind. */
function* readFluentd(text: Text): Generator<FoundSocket> {
  for (const section of sectionsOf(keywordsOf(text))) {
    const value = (name: string): Text | undefined => section.find((one) => one.name === name)?.value;
    const kind = value('@type') ?? value('type');
    const port = value('port');
    const preset = LISTENING.get(kind?.value ?? '') ?? undefined;
    if (!kind || (!LISTENING.has(kind.value) && !value('bind'))) continue;
    const portText = port ?? (preset === undefined ? undefined : knownAt(String(preset), kind));
    const ports = portText ? readPorts(portText) : null;
    const facts = { protocol: protocolOfSection(kind.value, section), confidence: 'high', note: `source of type ${kind.value}` } as const;
    yield* socketsOfEndpoint({ scheme: null, host: value('bind') ?? null, ports }, facts, preset);
  }
}

/** The settings of each `<source>`; from its inner sections only the transport is kept. */
function sectionsOf(keywords: readonly Keyword[]): Keyword[][] {
  const sections: Keyword[][] = [];
  for (const keyword of keywords) {
    if (keyword.blocks[0] !== 'source') continue;
    if (keyword.isBlock && keyword.blocks.length === 1) sections.push([]);
    else if (keyword.isBlock || keyword.blocks.length === 1) sections.at(-1)?.push(keyword);
  }
  return sections;
}

function protocolOfSection(kind: string, section: readonly Keyword[]): Protocol {
  const transport = section.find((one) => one.isBlock && one.name === 'transport')?.value.value;
  if (transport === 'tcp' || transport === 'tls') return 'TCP';
  return kind === 'udp' || kind === 'syslog' ? 'UDP' : 'TCP';
}
