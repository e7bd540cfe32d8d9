import addresses from '../../../programs/formats/envoy.yaml';
import type { Text } from '../../model/text.ts';
import { readPorts } from '../../net/address.ts';
import { type Format, type FoundSocket, matchesKey, socketAt, switchedOffPort } from './format.ts';
import { readJson, readYaml } from './yaml.ts';

/** Keys of the addresses that Envoy binds, and their purposes. */
const ADDRESSES = Object.entries(addresses as Readonly<Record<string, string>>);

export const envoyFormat: Format = {
  name: 'envoy',
  binds: readEnvoy,
  writtenIn: ['yaml', 'json'],
  looksLike: ({ text }) =>
    /(^|[\s{"])(static_resources|staticResources)"?\s*:/.test(text) ||
    (/socket_address|socketAddress/.test(text) && /(^|[\s{"])(admin|resources)"?\s*:/.test(text)),
};

/** The listeners and the admin address of an Envoy configuration. */
function* readEnvoy(text: Text): Generator<FoundSocket> {
  const settings = text.value.trimStart().startsWith('{') ? readJson(text) : readYaml(text);
  const byKey = new Map(settings.map(({ key, value }) => [snakeCase(key), value]));
  for (const [key, portText] of byKey) {
    const base = /^(.*\.socket_address)\.port_value$/.exec(key)?.[1];
    const note = base === undefined ? undefined : ADDRESSES.find(([pattern]) => matchesKey(pattern, base))?.[1];
    if (base === undefined || note === undefined) continue;
    const owner = /^(?:static_resources\.listeners|resources)\[\d+\]/.exec(base)?.[0] ?? 'admin';
    if (owner.startsWith('resources') && !/\.Listener$/.test(byKey.get(`${owner}.@type`)?.value ?? '')) continue;
    const port = readPorts(portText)?.first;
    const name = byKey.get(`${owner}.name`)?.value;
    const facts = {
      protocol: /^(?:UDP|1)$/.test(byKey.get(`${base}.protocol`)?.value ?? '') ? 'UDP' : 'TCP',
      confidence: 'high',
      note: name ? `${note} ${name}` : note,
    } as const;
    const isUnbound = ['bind_to_port', 'deprecated_v1.bind_to_port'].some((part) => byKey.get(`${owner}.${part}`)?.value === 'false');
    if (port && isUnbound) yield switchedOffPort(port, portText);
    else if (port) yield* socketAt(byKey.get(`${base}.address`) ?? null, port, portText, facts);
  }
}

/** Protocol buffers may be written with both kinds of names. */
function snakeCase(key: string): string {
  return key.replace(/[a-z0-9][A-Z]/g, (pair) => `${pair[0]}_${pair[1]?.toLowerCase()}`);
}
