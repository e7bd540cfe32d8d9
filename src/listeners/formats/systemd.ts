import { addStep, spanOfText, type Text } from '../../model/text.ts';
import { readEndpoint } from '../../text/address.ts';
import { addEndpoint, type Binds, noBinds } from './bind.ts';
import { assignmentsInFiles, NO_FILES, type ReadFile } from './environment-files.ts';
import { readUnit } from './ini.ts';
import { wordsOfQuadlet } from './quadlet.ts';
import type { Setting } from './setting.ts';
import { isTooLong, slicerOf } from './slice.ts';
import { COMMAND_LINE, wordsOf } from './tokens.ts';
import { DOLLAR, type Environment, expandVariables } from './variables.ts';

/** A command line of a service unit. */
export interface UnitCommand {
  /** Such as `Service.ExecStart`. */
  readonly key: string;
  /** The program and its arguments, with the unit's own variables put in; others are unknown parts. */
  readonly words: readonly Text[];
  /** What `Environment=` and the files of `EnvironmentFile=` set. */
  readonly environment: Environment;
}

/** The sockets of a socket unit: `ListenStream=` is TCP, `ListenDatagram=` UDP; an empty value forgets those before it (systemd.socket(5)). */
export function readSocketUnit(text: Text): Binds {
  const listens: { readonly key: string; readonly value: Text }[] = [];
  for (const setting of readUnit(text)) {
    if (!/^Socket\.Listen(Stream|Datagram|SequentialPacket|FIFO|Special|Netlink|MessageQueue|USBFunction)$/.test(setting.key)) continue;
    if (setting.value.value === '') listens.length = 0;
    else listens.push(setting);
  }
  const found = noBinds();
  for (const { key, value } of listens) {
    if (key !== 'Socket.ListenStream' && key !== 'Socket.ListenDatagram') continue;
    const protocol = key === 'Socket.ListenStream' ? 'TCP' : 'UDP';
    addEndpoint(found, readEndpoint(value), { protocol, confidence: 'high', note: key });
  }
  return found;
}

/** The command lines of a service unit, in order, or the one that a quadlet becomes; `readFile` gives the files of its node. */
export function commandsOfUnit(text: Text, readFile: ReadFile = NO_FILES): UnitCommand[] {
  if (isTooLong(text)) return [];
  const settings = readUnit(text);
  const environment = environmentOfUnit(settings, readFile);
  const quadlet = wordsOfQuadlet(settings);
  let commands: UnitCommand[] = quadlet ? [{ key: 'Service.ExecStart', words: quadlet, environment }] : [];
  for (const { key, value } of settings) {
    if (!/^Service\.Exec(Start|StartPre|StartPost|Condition)$/.test(key)) continue;
    if (value.value === '') commands = commands.filter((command) => command.key !== key);
    const words = wordsOf(value, COMMAND_LINE).flatMap((word) => expandedWord(word, environment));
    const first = words[0];
    if (!first) continue;
    // The prefixes @ - : + ! change how the program is started, not which.
    const prefix = /^[@:+!-]*/.exec(first.value)?.[0].length ?? 0;
    commands.push({ key, words: [slicerOf(first)(prefix, first.value.length), ...words.slice(1)], environment });
  }
  return commands;
}

/** A word with its variables; `$NAME` alone stands for as many words as its value has (systemd.service(5)). */
function expandedWord(word: Text, environment: Environment): Text[] {
  const value = environment.get(/^\$(\w+)$/.exec(word.value)?.[1] ?? '');
  if (value === undefined) return [expandVariables(word, DOLLAR, environment)];
  return wordsOf(addStep(value, { span: spanOfText(word), note: `variable ${word.value.slice(1)} is used` }), COMMAND_LINE);
}

/** What a file sets wins over `Environment=`; an empty value of either forgets those before it (systemd.exec(5)). */
function environmentOfUnit(settings: readonly Setting[], readFile: ReadFile): Environment {
  const environment = new Map<string, Text>();
  let files: Text[] = [];
  for (const { key, value } of settings) {
    const isEmpty = value.value === '';
    if (key === 'Service.EnvironmentFile') files = isEmpty ? [] : [...files, ...wordsOf(value, COMMAND_LINE).map(withoutDash)];
    if (key !== 'Service.Environment') continue;
    if (isEmpty) environment.clear();
    for (const word of wordsOf(value, COMMAND_LINE)) {
      const equals = word.value.indexOf('=');
      if (equals > 0) environment.set(word.value.slice(0, equals), slicerOf(word)(equals + 1, word.value.length));
    }
  }
  for (const { name, value } of assignmentsInFiles(files, readFile)) environment.set(name, value);
  return environment;
}

/** A dash before the path of a file says that it may be missing. */
function withoutDash(path: Text): Text {
  return path.value.startsWith('-') ? slicerOf(path)(1, path.value.length) : path;
}
