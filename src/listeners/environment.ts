import type { Container } from '../model/pod.ts';
import { addStep, isTooLong, replaceMatches, sliceText, spanOfText, type Text, unknownAt, unknownText } from '../text/text.ts';

/** Returns all keys of a ConfigMap of the input; undefined if it is missing. */
export type ConfigMapKeys = (configMap: string) => ReadonlyMap<string, Text> | undefined;

/** Maximum number of pieces of all variables together; only hostile input has more. */
const MAX_PIECES = 50_000;

/** Returns the container's variables as the kubelet sets them (`Container.env`, `envFrom`), in their order. */
export function environmentOf(container: Container, keys: ConfigMapKeys): ReadonlyMap<string, Text> {
  const environment = new Map<string, Text>();
  for (const source of container.envFrom) {
    const step = { locate: () => source.span, note: `all keys of ConfigMap ${source.configMap} become variables here` };
    for (const [key, value] of keys(source.configMap) ?? []) environment.set(source.prefix + key, addStep(value, step));
  }
  let pieces = 0;
  for (const variable of container.env) {
    const { name, place } = variable;
    if (variable.from === 'value') {
      const isTooMuch = pieces > MAX_PIECES && variable.value.value.includes('$');
      const value = isTooMuch ? tooLong(variable.value) : expandReferences(variable.value, environment);
      pieces += value.pieces.length - 1;
      environment.set(name, value);
    } else if (variable.from === 'configMap') {
      const { configMap, key } = variable;
      const value = keys(configMap)?.get(key);
      const note = `variable ${name} is set from key ${key} of ConfigMap ${configMap}`;
      environment.set(name, value ? addStep(value, { locate: place, note }) : unknownText(name, place));
    } else environment.set(name, unknownText(variable.from === 'field' ? variable.fieldPath : name, place));
  }
  return environment;
}

/** Expands `$(NAME)` as the kubelet does in `command`, `args` and `env`: unknown names are kept as written, and `$$` is a dollar sign. */
export function expandReferences(text: Text, environment: ReadonlyMap<string, Text>): Text {
  if (!text.value.includes('$')) return text;
  let [length, pieces] = [0, 0];
  const expanded = replaceMatches(text, /\$\$|\$\(([-._a-zA-Z][-._a-zA-Z0-9]*)\)/g, ([, name], written) => {
    if (name === undefined) return sliceText(written, 0, 1);
    const value = isTooLong(length, pieces) ? undefined : environment.get(name);
    if (value === undefined) return null;
    length += value.value.length;
    pieces += value.pieces.length;
    return addStep(value, { locate: () => spanOfText(written), note: `variable ${name} is used here` });
  });
  return isTooLong(length, pieces) ? tooLong(text) : expanded;
}

function tooLong(text: Text): Text {
  return unknownAt('a value that is longer than Linux allows', text);
}
