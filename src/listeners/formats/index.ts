import type { ConfigurationFormat } from '../../model/program.ts';
import type { Text } from '../../model/text.ts';
import { type Binds, noBinds } from './bind.ts';
import { readBlocks } from './blocks.ts';
import { readCaddyfile } from './caddyfile.ts';
import { readCorefile } from './corefile.ts';
import { readEnvoy } from './envoy.ts';
import { readFluentBit, readFluentBitPlugins } from './fluent-bit.ts';
import { readFluentd } from './fluentd.ts';
import { readFrrDaemons } from './frr.ts';
import { readHaproxy } from './haproxy.ts';
import { readEnvironment, readIni, readUnit } from './ini.ts';
import { readJson } from './json.ts';
import { readKeywords } from './keywords.ts';
import { readApache, readSnmpd, readSquid } from './listen-lines.ts';
import { readNamed } from './named.ts';
import { readNginx } from './nginx.ts';
import { readRsyslog } from './rsyslog.ts';
import type { Setting } from './setting.ts';
import { isTooLong } from './slice.ts';
import { readSyslogNg } from './syslog-ng.ts';
import { readSocketUnit } from './systemd.ts';
import { readToml } from './toml.ts';
import type { Environment } from './variables.ts';
import { readYaml } from './yaml.ts';

export type { Bind, Binds, SwitchedOff } from './bind.ts';
export { assignmentsInFiles, NO_FILES, type ReadFile } from './environment-files.ts';
export { guessFormat } from './format.ts';
export { listenersOfSettings, type SettingListener, type SettingListeners } from './generic.ts';
export { matchesKey, type Setting } from './setting.ts';
export { type Meaning, meaningOfEveryAddress, meaningOfKey } from './setting-names.ts';
export { switchesOf } from './switches.ts';
export { commandsOfUnit, type UnitCommand } from './systemd.ts';
export { COMMAND_LINE, wordsOf } from './tokens.ts';
export { alternativesOf, DOLLAR, expandVariables } from './variables.ts';

export type SettingsFormat = 'yaml' | 'json' | 'toml' | 'ini' | 'env' | 'systemd' | 'fluent-bit' | 'keywords' | 'blocks';
export type BindsFormat = Exclude<ConfigurationFormat, Exclude<SettingsFormat, 'systemd'> | 'folder'>;

const SETTINGS_READERS: Readonly<Record<SettingsFormat, (text: Text) => Setting[]>> = {
  yaml: readYaml,
  json: readJson,
  toml: readToml,
  ini: readIni,
  env: readEnvironment,
  systemd: readUnit,
  'fluent-bit': readFluentBit,
  keywords: readKeywords,
  blocks: readBlocks,
};

const BINDS_READERS: Readonly<Record<BindsFormat, (text: Text, environment: Environment) => Binds>> = {
  haproxy: readHaproxy,
  nginx: readNginx,
  corefile: readCorefile,
  'frr-daemons': readFrrDaemons,
  envoy: (text) => readEnvoy(text.value.trimStart().startsWith('{') ? readJson(text) : readYaml(text)),
  systemd: readSocketUnit,
  fluentd: readFluentd,
  'fluent-bit-plugins': readFluentBitPlugins,
  rsyslog: readRsyslog,
  'syslog-ng': readSyslogNg,
  squid: readSquid,
  apache: readApache,
  snmpd: readSnmpd,
  named: readNamed,
  caddyfile: readCaddyfile,
};

export function isSettingsFormat(format: ConfigurationFormat): format is SettingsFormat {
  return Object.hasOwn(SETTINGS_READERS, format);
}

export function isBindsFormat(format: ConfigurationFormat): format is BindsFormat {
  return Object.hasOwn(BINDS_READERS, format);
}

/** The values that a configuration text sets, in order and with their places. Nothing for a text that cannot be read; never throws. */
export function readSettings(format: SettingsFormat, text: Text): Setting[] {
  return isTooLong(text) || text.pieces.length === 0 ? [] : SETTINGS_READERS[format](text);
}

/**
 * The sockets that a configuration text tells its program to open or not to open. `environment` holds the variables of the
 * program, for formats that put them in; others become unknown parts. Never throws.
 */
export function readBinds(format: BindsFormat, text: Text, environment: Environment = new Map()): Binds {
  return isTooLong(text) || text.pieces.length === 0 ? noBinds() : BINDS_READERS[format](text, environment);
}
