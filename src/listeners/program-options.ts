import type { CommandLine } from '../model/detector.ts';
import type { Program, ProgramListener } from '../model/program.ts';
import { readAddress } from '../net/address.ts';
import { isKnown, knownAt, type Text, UNKNOWN, unknownAt, unknownNames } from '../text/text.ts';
import { matchesWildcard } from '../text/wildcard.ts';
import { matchesKey } from './formats/index.ts';
import type { NamedValue } from './named-ports.ts';
import { isTrue, type Option, writtenOption } from './options.ts';

/** The options, variables and settings of a described program, by the names in its description. */
export interface ProgramInput {
  readonly options: readonly Option[];
  readonly operands: readonly Text[];
  readonly variables: ReadonlyMap<string, Text>;
  readonly settings: readonly NamedValue[];
  /** True if branches of a template may repeat an option; each value counts. */
  readonly isOfTemplate: boolean;
}

/** The names in a description, whose meaning is not inferred from their words. */
export function describes(program: Program): (name: string) => boolean {
  const names = namesOfProgram(program);
  return (name) => names.some((pattern) => matchesName(pattern, name));
}

/** All names of options and variables in a description. */
export function namesOfProgram(program: Program): string[] {
  return [
    ...(program.notListening ?? []),
    ...program.listeners.flatMap((listener) => [
      ...(listener.options ?? []),
      ...(listener.hostOptions ?? []),
      ...(listener.variables ?? []),
      ...(listener.hostVariables ?? []),
      ...[...(listener.enabledBy ?? []), ...(listener.disabledBy ?? [])].flatMap((condition) =>
        condition.split('+').map((part) => part.split('=', 1)[0] ?? ''),
      ),
    ]),
  ];
}

/** True if a switch disables the listener or component, provided that the input shows all switches. */
export function isSwitchedOff(
  { enabledBy = [], disabledBy = [] }: Pick<ProgramListener, 'enabledBy' | 'disabledBy'>,
  input: ProgramInput,
): boolean {
  if (disabledBy.some((condition) => isOn(condition, input))) return true;
  return enabledBy.length > 0 && !enabledBy.some((condition) => isOn(condition, input));
}

/** True if the listener needs no switch, or the input sets one that enables it; any address enables it. */
export function isSurelyOn({ enabledBy = [] }: ProgramListener, input: ProgramInput): boolean {
  const isShown = (name: string, value: Text): boolean => isKnown(value) || !/enable/i.test(name);
  return enabledBy.length === 0 || enabledBy.some((condition) => isOn(condition, input, isShown));
}

/** True if all of several conditions, joined by `+`, are true. */
function isOn(conditions: string, input: ProgramInput, counts?: (name: string, value: Text) => boolean): boolean {
  return conditions.split('+').every((condition) => conditionHolds(condition, input, counts));
}

/** True if an option, variable or setting `NAME` is true, or `NAME=VALUE` has that value, provided that `counts` accepts the value. */
export function conditionHolds(condition: string, input: ProgramInput, counts?: (name: string, value: Text) => boolean): boolean {
  const [name = '', wanted] = condition.split('=', 2);
  return given(input, [name], [name], [name]).some(({ value }) => {
    if (value !== null && counts && !counts(name, value)) return false;
    return wanted === undefined ? isTrue(value) : value?.value === wanted;
  });
}

/** A value with its kind of evidence. */
interface Given extends NamedValue {
  readonly kind: 'flag' | 'env' | 'config';
}

function given(
  input: ProgramInput,
  options: readonly string[] = [],
  variables: readonly string[] = [],
  settings: readonly string[] = [],
  collects = input.isOfTemplate,
): Given[] {
  const all = input.options.filter((option) => options.some((name) => matchesName(name, option.name)));
  const named = collects ? all : lastOfEach(all);
  const set = variables.flatMap((pattern) => variablesNamed(input.variables, pattern));
  const written = input.settings.filter((one) => settings.some((key) => matchesKey(key, one.name)));
  return [
    ...named.map((option): Given => ({ kind: 'flag', name: option.name, value: option.value, around: writtenOption(option) })),
    ...set.map(([name, value]): Given => ({ kind: 'env', name, value, around: `${name}=${value.value}` })),
    ...written.map((one): Given => ({ kind: 'config', ...one })),
  ];
}

/** The last value of each repeated option; most programs use that one. */
export function lastOfEach(options: readonly Option[]): readonly Option[] {
  const last = new Map(options.map((option) => [option.name, option]));
  return last.size === options.length ? options : options.filter((option) => last.get(option.name) === option);
}

/** The values for the port of a listener, without those that count as unset, and without those of files that an option replaces. */
export function portsGiven(listener: ProgramListener, input: ProgramInput): Given[] {
  const collects = listener.collects || input.isOfTemplate;
  const values = given(input, listener.options, listener.variables, listener.settings, collects).filter(
    ({ kind, value }) => kind === 'flag' || value === null || !listener.unset?.includes(value.value),
  );
  const isReplaced = !collects && values.some(({ kind, value }) => kind === 'flag' && value !== null && isKnown(value));
  return isReplaced ? values.filter(({ kind }) => kind !== 'config') : values;
}

/** True if a value that may have an address and a port only has an address; programs then add their default port. */
export function isHostAlone({ value }: NamedValue): boolean {
  if (value === null || readAddress(value).type !== 'host') return false;
  return !value.value.includes(UNKNOWN) || unknownNames(value).every((name) => IP_NAME.test(name));
}

/** Names of values that are addresses, never ports: `status.hostIP`, `HOST_IP`, `.NodeIP`. */
const IP_NAME = /ips?$/i;

/** True if a name matches a pattern: `*` stands for any text without a dot, and the dash of a short option is ignored. */
export function matchesName(pattern: string, given: string): boolean {
  const name = given.replace(/^-/, '');
  return matchesWildcard(pattern, name, '.');
}

function variablesNamed(variables: ReadonlyMap<string, Text>, pattern: string): (readonly [string, Text])[] {
  if (pattern.includes('*')) return [...variables].filter(([name]) => matchesName(pattern, name));
  const value = variables.get(pattern);
  return value ? [[pattern, value]] : [];
}

/** The address from its own option, or from an option for address and port whose value has no port, with its place. */
export function givenHost(
  listener: ProgramListener,
  input: ProgramInput,
): (Pick<Given, 'kind' | 'around'> & { readonly host: Text }) | null {
  const hosts = given(input, listener.hostOptions, listener.hostVariables, listener.hostSettings);
  for (const { value, kind, around } of [...hosts, ...portsGiven(listener, input).filter(isHostAlone)]) {
    const read = value && readAddress(value);
    const host = read?.type === 'host' ? read.host : read?.type === 'sockets' ? read.sockets[0]?.host : undefined;
    if (host) return { host, kind, around };
    if (read?.type === 'sockets') return null;
  }
  return null;
}

/** The default address of a described listener; its place is the program's word. */
export function defaultHost(listener: ProgramListener, command: CommandLine): Text | null {
  const host = listener.default?.host;
  const place = command.words[0];
  if (host === undefined || place === undefined) return null;
  const variable = /^\$\((\w+)\)$/.exec(host)?.[1];
  return variable === undefined ? knownAt(host, place) : unknownAt(variable, place);
}
