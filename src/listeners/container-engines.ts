import engines from '../../programs/commands/engines.yaml';
import { type Text, unknownAt } from '../text/text.ts';
import { baseName } from '../text/words.ts';
import { type Assignment, assignmentOf } from './formats/ini.ts';
import { grammarFor, readArguments, valuesOf } from './options.ts';

/** A container that `podman run`, `docker create` and the like make; the program is unknown if the image sets it. */
interface EngineRun {
  readonly words: readonly Text[];
  readonly assignments: readonly Assignment[];
  readonly environmentFiles: readonly Text[];
  /** It shares the network of the process that starts it. */
  readonly hostNetwork: boolean;
  /** Values of `--publish`. */
  readonly published: readonly Text[];
  /** Null for a pod, which has none. */
  readonly image: Text | null;
}

const { executables, switches, shortSwitches } = engines as Readonly<Record<'executables' | 'switches' | 'shortSwitches', string[]>>;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const GRAMMAR = { ...grammarFor(LETTERS, [...switches, ...shortSwitches]), isStrict: true };

/** Takes apart the command line of a container engine; null if it makes no container and no pod. */
export function engineRun(words: readonly Text[]): EngineRun | null {
  if (!executables.includes(baseName(words[0]?.value ?? ''))) return null;
  const at = afterSubcommand(words);
  if (at === null) return null;
  const { options, operands } = readArguments(words.slice(at), GRAMMAR);
  const [image = null, ...rest] = operands;
  return {
    hostNetwork: valuesOf(options, 'net', 'network').some((value) => value.value === 'host'),
    published: valuesOf(options, 'p', 'publish'),
    image,
    words: image ? programOf(image, valuesOf(options, 'entrypoint').at(-1), rest) : [],
    assignments: valuesOf(options, 'e', 'env').flatMap((value) => assignmentOf(value) ?? []),
    environmentFiles: valuesOf(options, 'env-file'),
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

/** Words behind the image replace its own command, or are arguments of its entry point, which the image alone knows. */
function programOf(image: Text, entryPoint: Text | undefined, rest: readonly Text[]): readonly Text[] {
  if (entryPoint && /^[^[\s]/.test(entryPoint.value)) return [entryPoint, ...rest];
  if (!entryPoint && rest[0] && !rest[0].value.startsWith('-')) return rest;
  return [unknownAt(`entry point of image ${image.value}`, image), ...rest];
}
