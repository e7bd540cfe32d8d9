import engines from '../../../programs/commands/engines.yaml';
import { addTo } from '../../model/groups.ts';
import { sliceText, type Text, unknownAt } from '../../text/text.ts';
import { baseName } from '../../text/words.ts';

/** A container that `podman run`, `docker create` and the like make. */
export interface EngineRun {
  /** It shares the network of whoever starts it, so that its program's ports are that network's. */
  readonly hostNetwork: boolean;
  /** Values of `--publish`. */
  readonly published: readonly Text[];
  /** Null for a pod, which has none. */
  readonly image: Text | null;
  /** The program in the container and its arguments; the program is unknown where the image brings it. */
  readonly words: readonly Text[];
  readonly assignments: readonly { readonly name: string; readonly value: Text }[];
  /** Paths of files with more assignments, which count where `assignments` has none of the name. */
  readonly environmentFiles: readonly Text[];
}

const { executables, switches, shortSwitches } = engines as Readonly<Record<'executables' | 'switches' | 'shortSwitches', string[]>>;

/** Takes apart the command line of a container engine; null where it makes no container and no pod. */
export function engineRun(words: readonly Text[]): EngineRun | null {
  if (!executables.includes(baseName(words[0]?.value ?? ''))) return null;
  const at = afterSubcommand(words);
  if (at === null) return null;
  const options = new Map<string, Text[]>();
  let next = at;
  while (words[next]?.value.startsWith('-') && words[next]?.value !== '--') next = readOption(words, next, options);
  if (words[next]?.value === '--') next++;
  const image = words[next] ?? null;
  const given = (...names: string[]): readonly Text[] => names.flatMap((name) => options.get(name) ?? []);
  return {
    hostNetwork: given('net', 'network').some((value) => value.value === 'host'),
    published: given('p', 'publish'),
    image,
    words: image ? programOf(image, given('entrypoint').at(-1), words.slice(next + 1)) : [],
    assignments: given('e', 'env').flatMap((value) => {
      const equals = value.value.indexOf('=');
      return equals > 0 ? [{ name: value.value.slice(0, equals), value: sliceText(value, equals + 1) }] : [];
    }),
    environmentFiles: given('env-file'),
  };
}

/** Where the options of `run`, `create`, `container run` or `pod create` begin. */
function afterSubcommand(words: readonly Text[]): number | null {
  let at = 1;
  for (; words[at]?.value.startsWith('-'); at++) {
    const hasValue = !words[at]?.value.includes('=') && !/^(?:-|run$|create$|container$|pod$)/.test(words[at + 1]?.value ?? '');
    if (hasValue) at++;
  }
  const group = words[at]?.value;
  if (group === 'pod') return words[at + 1]?.value === 'create' ? at + 2 : null;
  if (group === 'container') at++;
  return /^(?:run|create)$/.test(words[at]?.value ?? '') ? at + 1 : null;
}

/** Adds one option with its value, and gives the index behind it. */
function readOption(words: readonly Text[], at: number, options: Map<string, Text[]>): number {
  const word = words[at] as Text;
  const long = /^--([\w-]+)(=)?/.exec(word.value);
  if (long) {
    const [all, name = '', joined] = long;
    if (joined) return add(options, name, sliceText(word, all.length), at + 1);
    return switches.includes(name) ? at + 1 : add(options, name, words[at + 1], at + 2);
  }
  let letter = 1;
  while (letter < word.value.length && shortSwitches.includes(word.value[letter] ?? '')) letter++;
  const name = word.value[letter];
  if (name === undefined) return at + 1;
  const rest = sliceText(word, letter + (word.value[letter + 1] === '=' ? 2 : 1));
  return rest.value === '' ? add(options, name, words[at + 1], at + 2) : add(options, name, rest, at + 1);
}

function add(options: Map<string, Text[]>, name: string, value: Text | undefined, next: number): number {
  if (value) addTo(options, name, value);
  return next;
}

/** Words behind the image replace its own command, or are arguments of its entry point, which the image alone knows. */
function programOf(image: Text, entryPoint: Text | undefined, rest: readonly Text[]): readonly Text[] {
  if (entryPoint && /^[^[\s]/.test(entryPoint.value)) return [entryPoint, ...rest];
  if (!entryPoint && rest[0] && !rest[0].value.startsWith('-')) return rest;
  return [unknownAt(`entry point of image ${image.value}`, image), ...rest];
}
