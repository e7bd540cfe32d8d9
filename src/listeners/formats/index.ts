import type { ConfigurationFormat } from '../../model/program.ts';
import type { Text } from '../../model/text.ts';
import type { Variables } from '../../text/tokens.ts';
import { baseName } from '../../text/words.ts';
import { portsByName } from '../named-ports.ts';
import { blocksFormat } from './blocks.ts';
import { corefileFormat } from './corefile.ts';
import { envoyFormat } from './envoy.ts';
import { fluentBitFormat } from './fluent-bit.ts';
import { type ConfigurationSetting, type Format, type FoundSocket, isTooLong, keptOf, MAX_SETTINGS, sampleOf, socketAt } from './format.ts';
import { haproxyFormat } from './haproxy.ts';
import { environmentFormat, iniFormat } from './ini.ts';
import { fluentdFormat, keywordsFormat } from './keywords.ts';
import { nginxFormat } from './nginx.ts';
import { otelcolFormat } from './otelcol.ts';
import { systemdFormat } from './systemd.ts';
import { tomlFormat } from './toml.ts';
import { unboundFormat } from './unbound.ts';
import { jsonFormat, yamlFormat } from './yaml.ts';

export { type Bind, type ConfigurationSetting, type FoundSocket, matchesKey } from './format.ts';
export { assignmentOf, assignmentsInFiles, NO_FILES, type ReadFile } from './ini.ts';
export { commandsOfUnit, type UnitCommand } from './systemd.ts';

/** All formats. A new format is one file and one line here; the first format that matches a text is used. */
export const FORMATS: readonly Format[] = [
  systemdFormat,
  envoyFormat,
  otelcolFormat,
  fluentdFormat,
  jsonFormat,
  haproxyFormat,
  nginxFormat,
  corefileFormat,
  unboundFormat,
  fluentBitFormat,
  keywordsFormat,
  blocksFormat,
  tomlFormat,
  environmentFormat,
  iniFormat,
  yamlFormat,
];

function formatOf(name: ConfigurationFormat): Format | undefined {
  return FORMATS.find((format) => format.name === name);
}

/** True if a format defines which sockets its texts open. */
export function isBindsFormat(format: ConfigurationFormat): boolean {
  return formatOf(format)?.binds !== undefined;
}

/**
 * Reads the values that a configuration text sets, in order and with their places. Returns an empty list if the text cannot be read; never
 * throws.
 */
export function readSettings(format: ConfigurationFormat, text: Text): ConfigurationSetting[] {
  return isReadable(text) ? (formatOf(format)?.settings?.(text) ?? []).slice(0, MAX_SETTINGS) : [];
}

/**
 * Returns the sockets that a configuration text opens or disables; in a format of settings, the sockets that the names of settings
 * indicate. `environment` contains the variables of the program, for formats that expand them; other variables become unknown parts. Never
 * throws.
 */
export function readSockets(format: ConfigurationFormat, text: Text, environment: Variables = new Map()): FoundSocket[] {
  const binds = isReadable(text) ? formatOf(format)?.binds : undefined;
  return keptOf(binds ? binds(text, environment) : socketsOfSettings(readSettings(format, text)));
}

function isReadable(text: Text): boolean {
  return !isTooLong(text) && text.pieces.length > 0;
}

/** Guesses the format of a configuration file from its name and its text; undefined if both are unknown. */
export function guessFormat(fileName: string, text: Text): ConfigurationFormat | undefined {
  const named = FORMATS.find((format) => format.fileName?.test(baseName(fileName)));
  const candidates = named ? FORMATS.filter(({ writtenIn }) => writtenIn?.includes(named.name)) : FORMATS;
  if (candidates.length === 0) return named?.name;
  const sample = sampleOf(text);
  const [first] = sample.lines;
  if (!named && (first === undefined || first.startsWith('#!'))) return undefined;
  return (candidates.find((format) => format.looksLike?.(sample)) ?? named)?.name;
}

/**
 * Finds the sockets that settings of a program without a description probably open, by their names: `high` in the configuration files of
 * Kubernetes and OpenShift components, `medium` if a name indicates listening, `low` for a plain `port`.
 */
export function* socketsOfSettings(settings: readonly ConfigurationSetting[]): Generator<FoundSocket> {
  const keys = new Map(settings.map(({ key, value }) => [key, value.value]));
  const isObject = isKubernetesObject(keys);
  const isComponent = keys.has('kind') && /config/.test(keys.get('apiVersion') ?? '');
  const given = settings
    .filter(({ key }) => !isObject || !/^(spec|status|items|metadata|data)\b/.test(key))
    .map(({ key, value }) => ({ name: key, value, around: `setting ${key}` }));
  for (const found of portsByName(given, { place: 'setting', isTrusted: ({ name }) => isComponent || ARGUMENTS.test(name) })) {
    if (!('portText' in found)) yield found;
    else
      yield* socketAt(found.host, Number(found.portText.value), found.portText, {
        protocol: found.protocol ?? 'TCP',
        confidence: found.confidence,
        note: found.around,
      });
  }
}

/** Sections of arguments that components of OpenShift pass on, and of `servingInfo`. */
const ARGUMENTS = /(^|\.)(\w*Arguments|extraArgs|servingInfo)\b.*\./;

/** True if the text is an object for the API server, whose ports belong to other pods. */
function isKubernetesObject(keys: ReadonlyMap<string, string>): boolean {
  return (
    keys.has('apiVersion') &&
    keys.has('kind') &&
    (keys.has('metadata.name') || keys.has('metadata.generateName') || keys.has('items[0].kind'))
  );
}
