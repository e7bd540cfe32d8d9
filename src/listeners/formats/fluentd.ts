import sources from '../../../programs/formats/fluentd.yaml';
import type { Protocol } from '../../model/address.ts';
import { readPorts } from '../../net/address.ts';
import { knownAt, type Text } from '../../text/text.ts';
import { type Format, type FoundSocket, socketsOfEndpoint } from './format.ts';
import { type Keyword, keywordsOf } from './lines.ts';

const LISTENING = new Map(Object.entries(sources as Record<string, number | null>));

export const fluentdFormat: Format = {
  name: 'fluentd',
  binds: readFluentd,
  looksLike: ({ has }) => has(/^<source>$/) && has(/^@?type\s/),
};

/** The sockets of Fluentd's `<source>` sections; those of other kinds count if they set the address that they bind. */
function* readFluentd(text: Text): Generator<FoundSocket> {
  for (const section of sectionsOf(keywordsOf(text))) {
    const value = (name: string): Text | undefined => section.find((one) => one.name === name)?.value;
    const kind = value('@type') ?? value('type');
    const port = value('port');
    const preset = LISTENING.get(kind?.value ?? '') ?? undefined;
    if (!kind || (!LISTENING.has(kind.value) && !value('bind'))) continue;
    const portText = port ?? (preset === undefined ? undefined : knownAt(String(preset), kind));
    const ports = portText ? readPorts(portText) : null;
    const facts = { protocol: protocolOf(kind.value, section), confidence: 'high', note: `source of type ${kind.value}` } as const;
    yield* socketsOfEndpoint({ scheme: null, host: value('bind') ?? null, ports }, facts, preset);
  }
}

/** The settings of each `<source>`; of the sections in it only the transport is kept. */
function sectionsOf(keywords: readonly Keyword[]): Keyword[][] {
  const sections: Keyword[][] = [];
  for (const keyword of keywords) {
    if (keyword.blocks[0] !== 'source') continue;
    if (keyword.isBlock && keyword.blocks.length === 1) sections.push([]);
    else if (keyword.isBlock || keyword.blocks.length === 1) sections.at(-1)?.push(keyword);
  }
  return sections;
}

function protocolOf(kind: string, section: readonly Keyword[]): Protocol {
  const transport = section.find((one) => one.isBlock && one.name === 'transport')?.value.value;
  if (transport === 'tcp' || transport === 'tls') return 'TCP';
  return kind === 'udp' || kind === 'syslog' ? 'UDP' : 'TCP';
}
