import { portsByName } from '../named-ports.ts';
import { type FoundSocket, type Setting, socketAt } from './format.ts';

/**
 * What the settings of a program that nobody described seem to open, judged by their names: `high` in the configuration files of
 * Kubernetes and OpenShift components, `medium` where a name speaks of listening, `low` for a plain `port`.
 */
export function* socketsOfSettings(settings: readonly Setting[]): Generator<FoundSocket> {
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

/** Sections of arguments that components of OpenShift hand on, and of what they serve. */
const ARGUMENTS = /(^|\.)(\w*Arguments|extraArgs|servingInfo)\b.*\./;

/** Whether the text is an object for the API server, whose ports belong to other pods. */
function isKubernetesObject(keys: ReadonlyMap<string, string>): boolean {
  return (
    keys.has('apiVersion') &&
    keys.has('kind') &&
    (keys.has('metadata.name') || keys.has('metadata.generateName') || keys.has('items[0].kind'))
  );
}
