import components from '../../../programs/formats/kubernetes.yaml';
import { type Reach, reachOfAddress } from '../../model/address.ts';
import type { Confidence } from '../../model/listener.ts';
import { type Endpoint, readEndpoint, splitList } from '../../text/address.ts';
import { type Text, trim, UNKNOWN } from '../../text/text.ts';
import { splitName } from '../names.ts';
import { type FoundSocket, type Setting, socketAt, switchedOff } from './format.ts';
import { type Meaning, meaningBeside, meaningOfEveryAddress, meaningOfKey, placesEverywhere } from './setting-names.ts';

interface Named {
  readonly setting: Setting;
  readonly meaning: Meaning;
}

/** Values which people write for "do not listen". */
const NOTHING = /^(|0|:0|off|none|disabled|false|no|-)$/i;

/**
 * What the settings of a program that nobody described seem to open, judged by their names: `high` in the configuration files of
 * Kubernetes and OpenShift components, `medium` where a name speaks of listening, `low` for a plain `port`.
 */
export function* socketsOfSettings(settings: readonly Setting[]): Generator<FoundSocket> {
  const known = componentPorts(settings);
  const isSwitchedOff = switchesOf(settings.map(({ key, value }) => [key, value]));
  const isComponent = isComponentConfiguration(settings);
  const isObject = isKubernetesObject(settings);
  const named: Named[] = [];
  const everywhere = placesEverywhere(settings);
  for (const setting of settings) {
    const component = known.get(setting.key);
    if (component) yield* socketsOfComponent(setting, component);
    else if (!isObject || !/^(spec|status|items|metadata|data)\b/.test(setting.key)) {
      const meaning =
        meaningOfKey(setting.key) ??
        meaningOfEveryAddress(setting.key, setting.value) ??
        (everywhere.size > 0 ? meaningBeside(setting.key, everywhere) : null);
      if (meaning) named.push({ setting, meaning });
    }
  }
  const hosts = hostsOf(named);
  for (const one of named) yield* socketsOfNamed(one, hosts, isSwitchedOff, isComponent);
}

function socketsOfComponent({ key, value }: Setting, component: ComponentPort): readonly FoundSocket[] {
  const endpoint = readEndpoint(value);
  const note = `${component.kind} ${key}`;
  // An empty value asks for the default.
  if (value.value === '') return [];
  if (NOTHING.test(value.value) || endpoint?.ports?.first === 0) return component.port ? [switchedOff(component.port, value)] : [];
  const port = endpoint?.ports?.first ?? component.port;
  if (!endpoint || port === null || (endpoint.ports === null && value.value.includes(UNKNOWN))) return [];
  const facts = { protocol: 'TCP', confidence: 'high', note, bareReach: component.bareReach } as const;
  return socketAt(endpoint.host ?? component.host, port, endpoint.ports?.text ?? value, facts);
}

/** Addresses without a port, by parent and stem. */
function hostsOf(named: readonly Named[]): ReadonlyMap<string, Text> {
  const hosts = new Map<string, Text>();
  for (const { setting, meaning } of named) {
    if (meaning.kind === 'port' || setting.value.value === '') continue;
    const endpoint = readEndpoint(setting.value);
    if (endpoint?.host && endpoint.ports === null && endpoint.scheme === null) hosts.set(placeOf(meaning), endpoint.host);
  }
  return hosts;
}

type Place = Pick<Meaning, 'parent' | 'stem'>;

function placeOf({ parent, stem }: Place): string {
  return `${parent}\n${stem}`;
}

/** Ports which take the plain address where they have none of their own. */
const MAIN = new Set(['', 'secure', 'http', 'https', 'grpc', 'server', 'api', 'web']);

function* socketsOfNamed(
  one: Named,
  hosts: ReadonlyMap<string, Text>,
  isSwitchedOff: IsSwitchedOff,
  isComponent: boolean,
): Generator<FoundSocket> {
  const { setting, meaning } = one;
  const { key, value } = setting;
  const note = `setting ${key}`;
  if (NOTHING.test(value.value)) return;
  for (const endpoint of meaning.kind === 'host' ? [] : endpointsOf(value, meaning)) {
    const { ports } = endpoint;
    if (ports === null || ports.first > 65535 || ports.first !== ports.last) continue;
    if (ports.first === 0) continue;
    if (isSwitchedOff(meaning)) {
      yield switchedOff(ports.first, ports.text);
      continue;
    }
    const paired = hosts.get(placeOf(meaning)) ?? (MAIN.has(meaning.stem) ? hosts.get(placeOf({ ...meaning, stem: '' })) : undefined);
    const address = endpoint.host ?? paired ?? null;
    const confidence = confidenceOf(meaning, key, address, isComponent);
    if (confidence === null) continue;
    const protocol = endpoint.scheme !== null && /^(udp|quic)/.test(endpoint.scheme) ? 'UDP' : meaning.protocol;
    yield* socketAt(address, ports.first, ports.text, { protocol, confidence, note });
  }
}

/** A comma list of endpoints; a bare number counts only as the value of a port or of a plain word of listening. */
function endpointsOf(value: Text, meaning: Meaning): Endpoint[] {
  return (value.value.length > 2000 ? [] : splitList(trim(value))).flatMap((part) => {
    const endpoint = readEndpoint(part);
    return endpoint && (meaning.kind !== 'port' || endpoint.host === null || endpoint.host.value === '') ? [endpoint] : [];
  });
}

/** Null where the address shows that somebody else's server is meant. */
function confidenceOf(meaning: Meaning, key: string, address: Text | null, isComponent: boolean): Confidence | null {
  const isOwn = address === null || address.value.includes(UNKNOWN) || ['any', 'localhost'].includes(reachOfAddress(address.value));
  const isArgument = /(^|\.)(\w*Arguments|extraArgs|servingInfo)\b/.test(meaning.parent);
  if (meaning.strength === 'weak') return isArgument ? 'medium' : isOwn ? 'low' : null;
  const speaksOfListening = /listen|bind|serv/i.test(key.slice(meaning.parent.length));
  if (isComponent || isArgument) return 'high';
  if (speaksOfListening) return 'medium';
  return isOwn ? 'medium' : 'low';
}

/** Whether a boolean setting switches off what stands at a place. */
type IsSwitchedOff = (place: Place) => boolean;

const ENABLING = new Set(['enable', 'enabled', 'enabling']);
const DISABLING = new Set(['disable', 'disabled']);

/**
 * Reads `enabled: false`, `enable-profiler=False`, `metrics.disabled: true`: such a setting rules what has its stem beside it and,
 * without a stem, all on its own level and below.
 */
export function switchesOf(settings: Iterable<readonly [key: string, value: Text]>): IsSwitchedOff {
  const off = new Set<string>();
  for (const [key, value] of settings) {
    const words = splitName(key.slice(key.lastIndexOf('.') + 1));
    const enables = words.some((word) => ENABLING.has(word));
    const disables = words.some((word) => DISABLING.has(word));
    if (enables === disables || !(enables ? /^(false|no|off|0)$/i : /^(true|yes|on|1)$/i).test(value.value)) continue;
    const stem = words.filter((word) => !ENABLING.has(word) && !DISABLING.has(word)).join('-');
    off.add(placeOf({ parent: levelAbove(key), stem }));
  }
  return (place) => {
    if (off.size === 0 || off.has(placeOf(place))) return off.size > 0;
    for (let parent = place.parent; parent !== ''; parent = levelAbove(parent)) if (off.has(placeOf({ parent, stem: '' }))) return true;
    return false;
  };
}

function levelAbove(key: string): string {
  return key.slice(0, Math.max(key.lastIndexOf('.'), 0));
}

/** A socket of a Kubernetes component that its configuration file describes. */
interface ComponentPort {
  readonly kind: string;
  /** Where the setting holds only an address. */
  readonly port: number | null;
  /** The address in a setting of its own. */
  readonly host: Text | null;
  /** Reach where no address is written. */
  readonly bareReach: Reach;
}

interface Rule {
  readonly key: string;
  readonly hostKey?: string;
  readonly port?: number;
  readonly bareReach?: Reach;
}

const RULES = new Map(Object.entries(components as Record<string, readonly Rule[]>));

/** Keys whose meaning the kind of the configuration settles, with what goes with them. */
function componentPorts(settings: readonly Setting[]): ReadonlyMap<string, ComponentPort> {
  const values = new Map(settings.map(({ key, value }) => [key, value]));
  const kind = values.get('kind')?.value ?? '';
  const ports = new Map<string, ComponentPort>();
  for (const { key, hostKey, port, bareReach } of RULES.get(kind) ?? []) {
    const host = hostKey === undefined ? undefined : values.get(hostKey);
    ports.set(key, { kind, port: port ?? null, host: host?.value ? host : null, bareReach: bareReach ?? 'any' });
  }
  return ports;
}

/** Whether the text is a configuration file of a component that names its API version, such as `kubelet.config.k8s.io/v1beta1`. */
function isComponentConfiguration(settings: readonly Setting[]): boolean {
  const version = settings.find(({ key }) => key === 'apiVersion')?.value.value ?? '';
  return /config/.test(version) && settings.some(({ key }) => key === 'kind');
}

/** Whether the text is an object for the API server, whose ports belong to other pods. */
function isKubernetesObject(settings: readonly Setting[]): boolean {
  const keys = new Set(settings.map(({ key }) => key));
  return (
    keys.has('apiVersion') &&
    keys.has('kind') &&
    (keys.has('metadata.name') || keys.has('metadata.generateName') || keys.has('items[0].kind'))
  );
}
