import type { CommandLine, MountedFile } from '../model/clue.ts';
import type { Container } from '../model/pod.ts';
import { type Text, unknownText } from '../model/text.ts';
import { expandReferences } from './environment.ts';
import { baseName } from './programs.ts';

/** A shell script that a container runs. */
export interface ScriptCall {
  readonly script: Text;
  readonly name: Text | null;
  readonly arguments: readonly Text[];
  readonly shell: string;
}

const SHELLS = new Set(['sh', 'bash', 'ash', 'dash', 'zsh', 'ksh', 'busybox']);
/** Programs that start the one named after their own options. */
const STARTERS = new Set([
  'tini',
  'dumb-init',
  'catatonit',
  'tini-static',
  'exec',
  'nice',
  'env',
  'nohup',
  'setpriv',
  'su-exec',
  'gosu',
  'chroot',
  'nsenter',
  'stdbuf',
  'ionice',
  'chrt',
  'taskset',
  'timeout',
  'busybox',
]);

/** The container's own command line: `command` and `args` joined, `$(NAME)` expanded (Kubernetes API field `Container.command`). */
export function ownCommand(container: Container, environment: ReadonlyMap<string, Text>): CommandLine {
  const given = [...container.command, ...container.args].map((word) => expandReferences(word, environment));
  const entryPoint = unknownText(`entry point of image ${container.image}`, () => container.span);
  return {
    words: container.command.length > 0 ? given : [entryPoint, ...given],
    environment,
    origin: 'exec',
    confidence: 'certain',
    unresolved: false,
  };
}

/** The script behind a command line: `sh -c TEXT`, `bash FILE`, or a mounted file that is run by its path; null where there is none. */
export function scriptOf(command: CommandLine, readFile: (path: string) => MountedFile | undefined): ScriptCall | null {
  const words = afterStarters(command.words);
  const program = words[0]?.value ?? '';
  const shell = baseName(program);
  if (!SHELLS.has(shell)) {
    const file = program.startsWith('/') ? readFile(program) : undefined;
    return file && isScript(file.text.value) ? { script: file.text, name: words[0] ?? null, arguments: words.slice(1), shell: 'sh' } : null;
  }
  return shellCall(words, shell, readFile);
}

function shellCall(words: readonly Text[], shell: string, readFile: (path: string) => MountedFile | undefined): ScriptCall | null {
  let isText = false;
  for (let i = 1; i < words.length; i++) {
    const word = words[i];
    if (!word) break;
    if (/^[-+][a-zA-Z]*o$/.test(word.value) || word.value === '--rcfile' || word.value === '--init-file') {
      isText ||= word.value.includes('c');
      i++;
    } else if (/^[-+][a-zA-Z]+$/.test(word.value)) isText ||= word.value.startsWith('-') && word.value.includes('c');
    else if (word.value.startsWith('--')) continue;
    else if (isText) return { script: word, name: words[i + 1] ?? null, arguments: words.slice(i + 2), shell };
    else {
      const file = readFile(word.value);
      return file ? { script: file.text, name: word, arguments: words.slice(i + 1), shell } : null;
    }
  }
  return null;
}

/** The words from the program that really runs. */
function afterStarters(words: readonly Text[]): readonly Text[] {
  let from = 0;
  while (STARTERS.has(baseName(words[from]?.value ?? ''))) {
    const first = from + 1 + folderOf(words, from);
    const shellAt = words.findIndex((word, index) => index >= first && (SHELLS.has(baseName(word.value)) || word.value.startsWith('/')));
    if (shellAt < 0) return words;
    from = shellAt;
  }
  return words.slice(from);
}

/** Words up to the folder that `chroot` makes the root, which is no program. */
function folderOf(words: readonly Text[], from: number): number {
  return baseName(words[from]?.value ?? '') === 'chroot' ? words.slice(from + 1).findIndex((word) => word.value.startsWith('/')) + 1 : 0;
}

function isScript(text: string): boolean {
  return /^#!.*\b(?:ba|da|a|k|z)?sh\b/.test(text) || !text.startsWith('#!');
}
