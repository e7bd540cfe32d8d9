import plugins from '../../../programs/formats/fluent-bit.yaml';
import type { Protocol } from '../../model/address.ts';
import type { Text } from '../../model/text.ts';
import { DOLLAR, expandVariables, linesOf, type Variables } from '../../text/tokens.ts';
import { type BindFacts, type Format, type FoundSocket, type Setting, socketsOf } from './format.ts';
import { readYaml } from './yaml.ts';

/** A section with its settings; all names in small letters. */
interface FluentBitSection {
  readonly name: string;
  readonly settings: Setting[];
}

/** Longer names are cut. */
const MAX_NAME = 300;

/**
 * Fluent Bit's classic format: `[SECTION]` lines, then a key and its value with blanks between. Names count in any case and are
 * given in small letters (docs.fluentbit.io, manual/administration/configuring-fluent-bit/classic-mode).
 */
function fluentBitSections(text: Text): FluentBitSection[] {
  const sections: FluentBitSection[] = [];
  for (const line of linesOf(text)) {
    const head = line.value.slice(0, MAX_NAME);
    const name = /^\[([\w ]+)\]/.exec(head)?.[1];
    if (name !== undefined) sections.push({ name: name.trim().toLowerCase(), settings: [] });
    const [before, key] = /^([A-Za-z][\w.]*)\s+/.exec(head) ?? [];
    if (before && key) sections.at(-1)?.settings.push({ key: key.toLowerCase(), value: line.text(before.length) });
  }
  return sections;
}

/** Settings with the name of the section before the key. */
export const fluentBitFormat: Format = {
  name: 'fluent-bit',
  settings: (text) =>
    fluentBitSections(text).flatMap(({ name, settings }) => settings.map(({ key, value }) => ({ key: `${name}.${key}`, value }))),
};

const PLUGINS = new Map(Object.entries(plugins as Record<string, { readonly port?: number; readonly protocol?: Protocol }>));

export const fluentBitPluginsFormat: Format = {
  name: 'fluent-bit-plugins',
  binds: readFluentBitPlugins,
};

/** The inputs and outputs of Fluent Bit that listen, each by its own section or item; others of these keys are dialled. */
function* readFluentBitPlugins(text: Text, environment: Variables): Generator<FoundSocket> {
  const isClassic = /^[ \t]*\[[\w ]+\][ \t\r]*$/m.test(text.value);
  for (const { name, settings } of isClassic ? fluentBitSections(text) : itemsOf(readYaml(text))) {
    const values = new Map(settings.map(({ key, value }) => [key, expandVariables(value, DOLLAR, environment)]));
    yield* socketsOfPlugin(name, values);
  }
}

/** The items of `pipeline.inputs` and `pipeline.outputs` as sections. */
function itemsOf(settings: readonly Setting[]): FluentBitSection[] {
  const items = new Map<string, FluentBitSection>();
  for (const { key, value } of settings) {
    const [, place = '', name = '', own] = /^pipeline\.((input|output)s\[\d+\])\.([\w.]+)$/.exec(key) ?? [];
    if (own === undefined) continue;
    const item = items.get(place) ?? { name, settings: [] };
    item.settings.push({ key: own.toLowerCase(), value });
    items.set(place, item);
  }
  return [...items.values()];
}

function* socketsOfPlugin(kind: string, values: ReadonlyMap<string, Text>): Generator<FoundSocket> {
  const name = values.get('name');
  const plugin = PLUGINS.get(`${kind} ${name?.value.toLowerCase()}`);
  const mode = values.get('mode')?.value.toLowerCase() ?? '';
  if (!name || !plugin || values.has('unix_path')) return;
  // By default syslog is read from a Unix socket.
  if (name.value.toLowerCase() === 'syslog' && mode !== 'tcp' && mode !== 'udp') return;
  const protocol = mode === 'udp' ? 'UDP' : (plugin.protocol ?? 'TCP');
  const facts: BindFacts = { protocol, confidence: 'high', note: `${kind} ${name.value}` };
  const host = values.get('listen') ?? values.get('host') ?? null;
  yield* socketsOf(host, values.get('port'), facts, plugin.port === undefined ? null : { port: plugin.port, place: name });
}
