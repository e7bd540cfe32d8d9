import plugins from '../../../programs/formats/fluent-bit.yaml';
import type { Protocol } from '../../model/address.ts';
import { groupBy } from '../../model/groups.ts';
import type { Text } from '../../model/text.ts';
import { DOLLAR, expandVariables, linesOf, type Variables } from '../../text/tokens.ts';
import { type BindFacts, type ConfigurationSetting, type Format, type FoundSocket, socketsOf } from './format.ts';
import { readYaml } from './yaml.ts';

export const fluentBitFormat: Format = {
  name: 'fluent-bit',
  settings: readFluentBit,
  binds: readPlugins,
};

/** Maximum length of a name. */
const MAX_NAME = 300;
const SECTION = /^[ \t]*\[[\w ]+\][ \t\r]*$/m;

/**
 * Reads the settings of a configuration in YAML or in the classic format: `[SECTION]` lines, then lines with a key, spaces and a value;
 * case is ignored (docs.fluentbit.io, manual/administration/configuring-fluent-bit/classic-mode).
 */
function readFluentBit(text: Text): ConfigurationSetting[] {
  return SECTION.test(text.value)
    ? readClassic(text).map(({ key, value }) => ({ key: key.replace(/\[\d+\]/, ''), value }))
    : readYaml(text);
}

/** The settings of the classic format as `input[3].port`, in lower case; the number is that of the section. */
function readClassic(text: Text): ConfigurationSetting[] {
  const settings: ConfigurationSetting[] = [];
  let [section, count] = ['', 0];
  for (const line of linesOf(text)) {
    const head = line.value.slice(0, MAX_NAME);
    const name = /^\[([\w ]+)\]/.exec(head)?.[1];
    if (name !== undefined) section = `${name.trim().toLowerCase()}[${count++}]`;
    const [before, key] = /^([A-Za-z][\w.]*)\s+/.exec(head) ?? [];
    if (before && key && section !== '') settings.push({ key: `${section}.${key.toLowerCase()}`, value: line.text(before.length) });
  }
  return settings;
}

const PLUGINS = new Map(Object.entries(plugins as Record<string, { readonly port?: number; readonly protocol?: Protocol }>));
/** A setting of a plugin: `input[3].port` in the classic format, `pipeline.inputs[3].port` in YAML. */
const OF_PLUGIN = /^(?:pipeline\.)?(?:input|output)s?\[\d+\](?=\.)/;

/**
 * Finds the inputs and outputs of Fluent Bit that listen, each from its own section or item; in other plugins these keys are addresses to
 * connect to.
 */
function* readPlugins(text: Text, environment: Variables): Generator<FoundSocket> {
  const settings = SECTION.test(text.value) ? readClassic(text) : readYaml(text);
  for (const [place, own] of groupBy(settings, ({ key }) => OF_PLUGIN.exec(key)?.[0] ?? '')) {
    const kind = /(?:in|out)put/.exec(place)?.[0];
    const named = own.map(({ key, value }): [string, Text] => [
      key.slice(place.length + 1).toLowerCase(),
      expandVariables(value, DOLLAR, environment),
    ]);
    if (kind) yield* socketsOfPlugin(kind, new Map(named));
  }
}

function* socketsOfPlugin(kind: string, values: ReadonlyMap<string, Text>): Generator<FoundSocket> {
  const name = values.get('name');
  const plugin = PLUGINS.get(`${kind} ${name?.value.toLowerCase()}`);
  const mode = values.get('mode')?.value.toLowerCase() ?? '';
  if (!name || !plugin || values.has('unix_path')) return;
  // By default syslog reads from a Unix socket.
  if (name.value.toLowerCase() === 'syslog' && mode !== 'tcp' && mode !== 'udp') return;
  const protocol = mode === 'udp' ? 'UDP' : (plugin.protocol ?? 'TCP');
  const facts: BindFacts = { protocol, confidence: 'high', note: `${kind} ${name.value}` };
  const host = values.get('listen') ?? values.get('host') ?? null;
  yield* socketsOf(host, values.get('port'), facts, plugin.port === undefined ? null : { port: plugin.port, place: name });
}
