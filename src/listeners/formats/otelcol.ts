import parts from '../../../programs/formats/otelcol.yaml';
import type { Protocol } from '../../model/address.ts';
import type { Document } from '../../model/document.ts';
import { readEndpoint } from '../../net/address.ts';
import { knownAt, knownText, type Text } from '../../text/text.ts';
import { DOLLAR, expandVariables, type Variables } from '../../text/tokens.ts';
import type { Node } from '../../yaml/nodes.ts';
import { type BindFacts, type ConfigurationSetting, type Format, type FoundSocket, socketAt, socketsOfEndpoint } from './format.ts';
import { readYaml, settingsIn } from './yaml.ts';

/** A socket of a component of the collector, with the port if its `endpoint` is unset. */
interface CollectorSocket {
  readonly port?: number;
  readonly protocol?: Protocol;
}

const PARTS = parts as Readonly<Record<'receivers' | 'extensions', Readonly<Record<string, Readonly<Record<string, CollectorSocket>>>>>>;

export const otelcolFormat: Format = {
  name: 'otelcol',
  settings: (text) => readYaml(text),
  binds: (text, environment) => readCollector(readYaml(text, text.value, true), environment),
  writtenIn: ['yaml'],
  looksLike: ({ text }) => /^receivers:/m.test(text) && /^exporters:/m.test(text) && /^ +pipelines:/m.test(text),
};

/** Returns the sockets of a collector whose configuration is a text or a mapping of a manifest. */
export function socketsOfCollector(document: Document, configuration: Node): FoundSocket[] {
  const text = configuration.type === 'scalar' ? document.textOf(configuration) : null;
  const textOf = (node: Node): Text => (node.type === 'scalar' && node.value !== null ? document.textOf(node) : emptyAt(document, node));
  const settings = text ? readYaml(text, text.value, true) : settingsIn(configuration, textOf, true);
  return [...readCollector(settings, new Map())];
}

function emptyAt(document: Document, node: Node): Text {
  return knownText('', () => document.spanOf(node));
}

/** Finds the receivers of pipelines and the enabled extensions, at their endpoints or the usual ports. */
function* readCollector(settings: readonly ConfigurationSetting[], environment: Variables): Generator<FoundSocket> {
  const namedUnder = (key: RegExp): Set<string> => new Set(settings.flatMap((one) => (key.test(one.key) ? one.value.value : [])));
  const used = {
    receivers: namedUnder(/^service\.pipelines\.[^[\]]+\.receivers\[\d+\]$/),
    extensions: namedUnder(/^service\.extensions\[\d+\]$/),
  };
  for (const section of ['receivers', 'extensions'] as const) {
    for (const name of used[section]) {
      for (const [below, part] of Object.entries(PARTS[section][name.split('/')[0] ?? ''] ?? {})) {
        const key = [section, name, below].filter(Boolean).join('.');
        yield* socketsOfPart(settings, key, part, environment);
      }
    }
  }
}

function* socketsOfPart(
  settings: readonly ConfigurationSetting[],
  key: string,
  { port, protocol = 'TCP' }: CollectorSocket,
  environment: Variables,
): Generator<FoundSocket> {
  const place = settings.find((one) => one.key === key || one.key.startsWith(`${key}.`))?.value;
  const endpoint = settings.findLast((one) => one.key === `${key}.endpoint`)?.value;
  const facts: BindFacts = { protocol, confidence: 'high', note: key };
  if (endpoint) yield* socketsOfEndpoint(readEndpoint(expandVariables(endpoint, DOLLAR, environment)), facts);
  else if (place && port)
    yield* socketAt(knownAt('localhost', place), port, place, { ...facts, confidence: 'medium', note: `${key}, default port` });
}
