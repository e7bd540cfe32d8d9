import type { CommandLine, MountedFile } from '../model/clue.ts';
import type { Container } from '../model/pod.ts';
import { type Text, unknownText } from '../model/text.ts';
import { commandsOfUnit } from './config/index.ts';
import { expandReferences } from './environment.ts';
import { baseName } from './programs.ts';
import { unwrap } from './shell/wrappers.ts';

/** A shell script that a container runs. */
export interface ScriptCall {
  readonly script: Text;
  readonly name: Text | null;
  readonly arguments: readonly Text[];
  readonly shell: string;
}

const SHELLS = new Set(['sh', 'bash', 'ash', 'dash', 'zsh', 'ksh', 'busybox']);
/** The container's own command line: `command` and `args` joined, `$(NAME)` expanded (Kubernetes API field `Container.command`). */
export function ownCommand(container: Container, environment: ReadonlyMap<string, Text>): CommandLine {
  const given = [...container.command, ...container.args].map((word) => expandReferences(word, environment));
  const entryPoint = unknownText(`entry point of image ${container.image}`, () => container.span);
  return {
    words: container.command.length > 0 ? afterStarters(given) : [entryPoint, ...given],
    environment,
    origin: 'exec',
    confidence: 'certain',
    unresolved: false,
  };
}

/** What a systemd unit starts on the node. */
export function unitCommands(unit: Text): CommandLine[] {
  return commandsOfUnit(unit).map(({ words, environment }) => ({
    words: afterStarters(words),
    environment,
    origin: 'exec',
    confidence: 'certain',
    unresolved: false,
  }));
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

/** The words from the program that really runs, behind `tini --`, `nice -n 5` and the like. */
function afterStarters(words: readonly Text[]): readonly Text[] {
  let rest = words;
  for (let next = unwrap(rest); next !== null && next.words.length > 0; next = unwrap(rest)) rest = next.words;
  return rest;
}

function isScript(text: string): boolean {
  return /^#!.*\b(?:ba|da|a|k|z)?sh\b/.test(text) || !text.startsWith('#!');
}
