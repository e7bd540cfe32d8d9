import quadlet from '../../../programs/formats/quadlet.yaml';
import { readEndpoint } from '../../net/address.ts';
import { addStep, replacedText, sliceText, spanOfText, type Text } from '../../text/text.ts';
import { COMMAND_LINE, DOLLAR, expandVariables, type Variables, wordsOf } from '../../text/tokens.ts';
import { forExpression } from '../../text/words.ts';
import { type ConfigurationSetting, type Format, type FoundSocket, isTooLong, socketsOfEndpoint } from './format.ts';
import { assignmentOf, assignmentsInFiles, NO_FILES, type ReadFile, readUnit } from './ini.ts';

/** A command line of a service unit. */
export interface UnitCommand {
  /** A key such as `Service.ExecStart`. */
  readonly key: string;
  /** The program and its arguments, with the unit's own variables expanded; other variables are unknown parts. */
  readonly words: readonly Text[];
  /** The variables of `Environment=` and of the files of `EnvironmentFile=`. */
  readonly environment: Variables;
}

export const systemdFormat: Format = {
  name: 'systemd',
  binds: readSocketUnit,
  settings: readUnit,
  fileName: /\.(service|socket)$/i,
  looksLike: ({ has }) => has(/^\[(Unit|Service|Socket|Install)\]$/),
};

const LISTENING = /^Socket\.Listen(Stream|Datagram|SequentialPacket|FIFO|Special|Netlink|MessageQueue|USBFunction)$/;

/**
 * Finds the sockets of a socket unit: `ListenStream=` is TCP, `ListenDatagram=` UDP; an empty value discards the values before it
 * (systemd.socket(5)).
 */
function* readSocketUnit(text: Text): Generator<FoundSocket> {
  for (const { key, value } of effectiveSettingsOf(readUnit(text), LISTENING)) {
    if (key !== 'Socket.ListenStream' && key !== 'Socket.ListenDatagram') continue;
    const protocol = key === 'Socket.ListenStream' ? 'TCP' : 'UDP';
    yield* socketsOfEndpoint(readEndpoint(value), { protocol, confidence: 'high', note: key });
  }
}

/** Returns the command lines of a service unit, in order, or the one that a quadlet becomes; `readFile` returns files of the node. */
export function commandsOfUnit(text: Text, readFile: ReadFile = NO_FILES): UnitCommand[] {
  if (isTooLong(text)) return [];
  const settings = readUnit(text);
  const environment = environmentOfUnit(settings, readFile);
  const words = wordsOfQuadlet(settings);
  let commands: UnitCommand[] = words ? [{ key: 'Service.ExecStart', words, environment }] : [];
  for (const { key, value } of settings) {
    if (!/^Service\.Exec(Start|StartPre|StartPost|Condition)$/.test(key)) continue;
    if (value.value === '') commands = commands.filter((command) => command.key !== key);
    const words = wordsOf(value, COMMAND_LINE).flatMap((word) => expandedWord(word, environment));
    const first = words[0];
    if (!first) continue;
    // The prefixes @ - : + ! change how the program is started, not which program.
    const prefix = /^[@:+!-]*/.exec(first.value)?.[0].length ?? 0;
    commands.push({ key, words: [sliceText(first, prefix), ...words.slice(1)], environment });
  }
  return commands;
}

/** Expands the variables of a word; `$NAME` alone becomes as many words as its value has (systemd.service(5)). */
function expandedWord(word: Text, environment: Variables): Text[] {
  const value = environment.get(/^\$(\w+)$/.exec(word.value)?.[1] ?? '');
  if (value === undefined) return [expandVariables(word, DOLLAR, environment)];
  return wordsOf(addStep(value, { locate: () => spanOfText(word), note: `variable ${word.value.slice(1)} is used` }), COMMAND_LINE);
}

/** The variables of a unit: files override `Environment=`; an empty value of either key discards the values before it (systemd.exec(5)). */
function environmentOfUnit(settings: readonly ConfigurationSetting[], readFile: ReadFile): Variables {
  const wordsGiven = (key: string): Text[] => valuesOfSetting(settings, `Service.${key}`).flatMap((value) => wordsOf(value, COMMAND_LINE));
  // A dash before the path means that the file may be missing.
  const files = wordsGiven('EnvironmentFile').map((path) => (path.value.startsWith('-') ? sliceText(path, 1) : path));
  const assignments = [...wordsGiven('Environment').flatMap((word) => assignmentOf(word) ?? []), ...assignmentsInFiles(files, readFile)];
  return new Map(assignments.map(({ name, value }) => [name, value]));
}

/** Keys of quadlets, and the option that each becomes, with its whole value or with each word of it. */
const OPTIONS = quadlet as Readonly<Record<'whole' | 'words', Readonly<Record<string, string>>>>;

/**
 * Returns the command line that podman's generator creates from a quadlet (podman-systemd.unit(5)): `podman run` for a `[Container]`, and
 * `podman pod create` for a `[Pod]` or the pods of a `[Kube]`; null for another unit.
 */
function wordsOfQuadlet(settings: readonly ConfigurationSetting[]): Text[] | null {
  const [section, place] = settings.flatMap(({ key, value }) => {
    const name = /^(Container|Pod|Kube)\./.exec(key)?.[1];
    return name === undefined ? [] : [[name, value] as const];
  })[0] ?? ['', null];
  if (place === null) return null;
  const given = (key: string): readonly Text[] => valuesOfSetting(settings, `${section}.${key}`);
  const image = given('Image').at(-1) ?? given('Rootfs').at(-1);
  if (section === 'Container' && !image) return null;
  const word = (text: string): Text => replacedText(text, place);
  const wordsGiven = (key: string): readonly Text[] => given(key).flatMap((value) => wordsOf(value, COMMAND_LINE));
  const options = [
    ...Object.entries(OPTIONS.whole).flatMap(([key, option]) => given(key).flatMap((value) => [word(option), value])),
    ...Object.entries(OPTIONS.words).flatMap(([key, option]) => wordsGiven(key).flatMap((value) => [word(option), value])),
  ];
  const start = section === 'Container' ? ['podman', 'run'] : ['podman', 'pod', 'create'];
  const program = image ? [image, ...given('Exec').slice(-1)].flatMap((value) => wordsOf(value, COMMAND_LINE)) : [];
  return [...start.map(word), ...options, ...wordsGiven('PodmanArgs'), ...program];
}

/** The values of a key. */
function valuesOfSetting(settings: readonly ConfigurationSetting[], name: string): readonly Text[] {
  return effectiveSettingsOf(settings, new RegExp(`^${forExpression(name)}$`)).map(({ value }) => value);
}

/** The settings of some keys that apply; an empty value discards the values before it. */
function effectiveSettingsOf(settings: readonly ConfigurationSetting[], keys: RegExp): readonly ConfigurationSetting[] {
  const meant = settings.filter(({ key }) => keys.test(key));
  return meant.slice(meant.findLastIndex(({ value }) => value.value === '') + 1);
}
