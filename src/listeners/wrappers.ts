import engines from '../../programs/commands/engines.yaml';
import wrappers from '../../programs/commands/wrappers.yaml';
import { isKnown, sliceText, type Text, unknownAt } from '../text/text.ts';
import { baseName, isShell } from '../text/words.ts';
import { assignmentOf, type VariableAssignment } from './formats/ini.ts';
import { grammarFor, readArguments, valuesOfOptions } from './options.ts';

/** A program that starts the program in its arguments. */
interface Wrapper {
  /** Options that take the next word as their value. */
  readonly valued?: readonly string[];
  /** Number of words between the options and the program. */
  readonly operands?: number;
  /** `NAME=value` words before the program set its environment. */
  readonly assigns?: boolean;
  /** Options whose value is a text for the shell. */
  readonly scripts?: readonly string[];
  /** Options with which it does not start the program. */
  readonly instead?: readonly string[];
}

const WRAPPERS = new Map(Object.entries(wrappers as Readonly<Record<string, Wrapper>>));

/** The program that a command line starts, after all wrappers, or a text for the shell. */
export interface StartedProgram {
  readonly words: readonly Text[];
  readonly script: Text | null;
  readonly assignments: readonly VariableAssignment[];
  /** Paths of files with more assignments; those in `assignments` override them. */
  readonly environmentFiles: readonly Text[];
  /** The image of the container that a container engine creates; null if there is none. */
  readonly image: string | null;
}

/** Last segment of a program's path. */
export function programName(word: Text | undefined): string {
  return baseName(word?.value ?? '');
}

/** Maximum number of nested wrappers; after these, a wrapper counts as the program. */
const MAX_WRAPPERS = 20;

/** Returns the program that `nice -n 5 program ...`, `podman run --network host` and similar wrappers start, also if they are nested. */
export function startedProgram(words: readonly Text[]): StartedProgram {
  let started: StartedProgram = { words, script: null, assignments: [], environmentFiles: [], image: null };
  for (let count = 0; count < MAX_WRAPPERS && started.script === null; count++) {
    const inner = unwrap(started.words);
    if (inner === null) break;
    started = {
      ...inner,
      assignments: [...started.assignments, ...inner.assignments],
      environmentFiles: [...started.environmentFiles, ...inner.environmentFiles],
      image: inner.image ?? started.image,
    };
  }
  return started;
}

/** Returns the program that one wrapper starts; null if the words are no wrapper, or start nothing. */
function unwrap(words: readonly Text[]): StartedProgram | null {
  const run = engineRun(words);
  if (run?.hostNetwork && run.image) return { ...run, script: null, image: run.image.value };
  const wrapper = WRAPPERS.get(programName(words[0]));
  if (!wrapper) return null;
  let at = 1;
  let operands = wrapper.operands ?? 0;
  let script: Text | null = null;
  const assignments: VariableAssignment[] = [];
  for (; at < words.length; at++) {
    const word = words[at] as Text;
    const option = word.value;
    if (option === '--') {
      // The operands follow, then the program.
      at += 1 + operands;
      break;
    }
    const assigned = wrapper.assigns && /^[A-Za-z_]\w*=/.test(option) ? assignmentOf(word) : null;
    if (wrapper.instead?.some((other) => option === other)) return null;
    if (wrapper.scripts?.includes(option)) script = words[++at] ?? null;
    else if (assigned) assignments.push(assigned);
    else if (option.startsWith('-') && option !== '-' && isKnown(sliceText(word, 0, 2))) {
      if (wrapper.valued?.includes(option)) at++;
    } else if (option === '-' && wrapper.scripts) {
    } else if (operands > 0) operands--;
    else break;
  }
  const rest = words.slice(at);
  return rest.length === 0 && !script ? null : { words: script ? [] : rest, script, assignments, environmentFiles: [], image: null };
}

/** A container that `podman run`, `docker create` and similar commands create; the program is unknown if the image sets it. */
interface EngineRun {
  readonly words: readonly Text[];
  readonly assignments: readonly VariableAssignment[];
  readonly environmentFiles: readonly Text[];
  /** True if it shares the network of the process that starts it. */
  readonly hostNetwork: boolean;
  /** Values of `--publish`. */
  readonly published: readonly Text[];
  /** Null for a pod, which has none. */
  readonly image: Text | null;
}

const { executables, switches, shortSwitches } = engines as Readonly<Record<'executables' | 'switches' | 'shortSwitches', string[]>>;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const GRAMMAR = { ...grammarFor(LETTERS, [...switches, ...shortSwitches]), isStrict: true };

/** Parses the command line of a container engine; null if it creates no container and no pod. */
export function engineRun(words: readonly Text[]): EngineRun | null {
  if (!executables.includes(baseName(words[0]?.value ?? ''))) return null;
  const at = afterSubcommand(words);
  if (at === null) return null;
  const { options, operands } = readArguments(words.slice(at), GRAMMAR);
  const [image = null, ...rest] = operands;
  return {
    hostNetwork: valuesOfOptions(options, 'net', 'network').some((value) => value.value === 'host'),
    published: valuesOfOptions(options, 'p', 'publish'),
    image,
    words: image ? programOfImage(image, valuesOfOptions(options, 'entrypoint').at(-1), rest) : [],
    assignments: valuesOfOptions(options, 'e', 'env').flatMap((value) => assignmentOf(value) ?? []),
    environmentFiles: valuesOfOptions(options, 'env-file'),
  };
}

/** The start of the options of `run`, `create`, `container run` or `pod create`. */
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

/**
 * The program of a container: words after the image replace its command, or are arguments of its entry point, which only the image knows.
 */
function programOfImage(image: Text, entryPoint: Text | undefined, rest: readonly Text[]): readonly Text[] {
  if (entryPoint && /^[^[\s]/.test(entryPoint.value)) return [entryPoint, ...rest];
  if (!entryPoint && rest[0] && !rest[0].value.startsWith('-')) return rest;
  return [unknownAt(`entry point of image ${image.value}`, image), ...rest];
}

/** How a shell is started: with a text, with a file, or with its standard input. */
export type ShellInvocation =
  | { readonly kind: 'text'; readonly script: Text; readonly name: Text | null; readonly arguments: readonly Text[] }
  | { readonly kind: 'file'; readonly path: Text; readonly arguments: readonly Text[] }
  | { readonly kind: 'input'; readonly arguments: readonly Text[] };

/** Parses the command line of a shell as described in bash(1); null if the words start no shell. */
export function shellInvocation(words: readonly Text[]): ShellInvocation | null {
  if (!isShell(words[0]?.value ?? '')) return null;
  let at = 1;
  let letters = '';
  for (; /^[-+]/.test(words[at]?.value ?? ''); at++) {
    const option = words[at]?.value ?? '';
    if (/^--?$/.test(option)) {
      at++;
      break;
    }
    if (/^-[^-]/.test(option)) letters += option;
    if (/^--(?:rcfile|init-file)$|^[-+][^-]*[oO]$/.test(option)) at++;
  }
  const first = words[at];
  const rest = words.slice(at + 1);
  if (letters.includes('c')) return first ? { kind: 'text', script: first, name: rest[0] ?? null, arguments: rest.slice(1) } : null;
  if (letters.includes('s') || !first) return { kind: 'input', arguments: words.slice(at) };
  return { kind: 'file', path: first, arguments: rest };
}

/** True if a shell reads a file that is executed: its first line names a shell or no interpreter. */
export function isShellScript(text: string): boolean {
  const interpreter = /^#![^\n]*/.exec(text)?.[0];
  return interpreter === undefined || interpreter.split(/\s/).some((word) => isShell(word.replace(/^#!/, '')));
}
