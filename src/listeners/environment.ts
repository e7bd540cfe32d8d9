import type { Container } from '../model/pod.ts';
import { addStep, isTooLong, replaceMatches, sliceText, spanOfText, type Text, unknownAt, unknownText } from '../text/text.ts';

/** All keys of a ConfigMap that stands in the input. */
export type ConfigMapKeys = (configMap: string) => ReadonlyMap<string, Text> | undefined;

/** Variables made of others have few parts, unless somebody wants them to grow without bound. */
const MAX_PIECES = 50_000;

/** The container's variables as the kubelet sets them (`Container.env`, `envFrom`), in their order. */
export function environmentOf(container: Container, keys: ConfigMapKeys): ReadonlyMap<string, Text> {
  const environment = new Map<string, Text>();
  for (const source of container.envFrom) {
    const step = { span: source.span, note: `all keys of ConfigMap ${source.configMap} become variables here` };
    for (const [key, value] of keys(source.configMap) ?? []) environment.set(source.prefix + key, addStep(value, step));
  }
  let pieces = 0;
  for (const variable of container.env) {
    const locate = variable.place;
    if (variable.from === 'value') {
      const value =
        pieces > MAX_PIECES && variable.value.value.includes('$') ? tooLong(variable.value) : expandReferences(variable.value, environment);
      pieces += value.pieces.length - 1;
      environment.set(variable.name, value);
    } else if (variable.from === 'field') environment.set(variable.name, unknownText(variable.fieldPath, locate));
    else if (variable.from === 'configMap') {
      const value = keys(variable.configMap)?.get(variable.key);
      const step = {
        span: variable.place(),
        note: `variable ${variable.name} takes key ${variable.key} of ConfigMap ${variable.configMap}`,
      };
      environment.set(variable.name, value ? addStep(value, step) : unknownText(variable.name, locate));
    } else environment.set(variable.name, unknownText(variable.name, locate));
  }
  return environment;
}

/** Expands `$(NAME)` as the kubelet does in `command`, `args` and `env`: unknown names stay as written, `$$` is a dollar sign. */
export function expandReferences(text: Text, environment: ReadonlyMap<string, Text>): Text {
  if (!text.value.includes('$')) return text;
  let [length, pieces] = [0, 0];
  const expanded = replaceMatches(text, /\$\$|\$\(([-._a-zA-Z][-._a-zA-Z0-9]*)\)/g, ([, name], written) => {
    if (name === undefined) return sliceText(written, 0, 1);
    const value = isTooLong(length, pieces) ? undefined : environment.get(name);
    if (value === undefined) return null;
    length += value.value.length;
    pieces += value.pieces.length;
    return addStep(value, { span: spanOfText(written), note: `variable ${name} is used here` });
  });
  return isTooLong(length, pieces) ? tooLong(text) : expanded;
}

function tooLong(text: Text): Text {
  return unknownAt('a value longer than Linux takes', text);
}
