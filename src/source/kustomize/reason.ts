import path from 'node:path';
import { realpathOf } from '../paths.ts';
import { onOneLine } from '../run-program.ts';

/** Replacements for messages of kustomize; the first that matches applies. */
const REASONS: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/unknown field "?([^"\s]+)/, (_, field) => `kustomize does not know the field ${field}`],
  [/cycle (?:detected|not allowed)/, () => 'it uses itself, in a cycle'],
  [/may not add resource with an already registered id: (\S+)/, (_, id) => `two resources have the ID ${id}`],
  [/no matches for Id ([^;]+);/, (_, id) => `a patch is for ${id}, which is not among the resources`],
  [/unable to find patch target "?([^"\n]+)"?/, (_, id) => `a patch is for ${id}, which is not among the resources`],
  [/(panic: [^\n]{1,80})/, (_, panic) => `kustomize crashed: ${panic}`],
];

/** Returns why kustomize failed: our own message, or the end of kustomize's message. Equal input gives equal text. */
export function reasonIn(stderr: string, cwd: string): string {
  const message = messageIn(stderr);
  for (const [pattern, inOurWords] of REASONS) {
    const found = pattern.exec(message);
    if (found) return onOneLine(inOurWords(...found));
  }
  const text = onOneLine(message.replace(/^Error: |^error: /, '').replaceAll(`${realpathOf(cwd)}${path.sep}`, ''));
  return `kustomize failed: ${text.length > MAX_LENGTH ? `... ${text.slice(-MAX_LENGTH)}` : text}`;
}

/** Maximum length; kustomize puts its steps before the reason, so the end of a long message is the reason. */
const MAX_LENGTH = 200;

/** The message without the prefix of kubectl's log, which contains the time and the process ID. */
function messageIn(stderr: string): string {
  const block = /"command failed" err=<\n([\s\S]*?)\n >/.exec(stderr)?.[1];
  if (block !== undefined) return block.replace(/^\t/gm, '').trim();
  const quoted = /"command failed" err="((?:\\.|[^"\\])*)"/.exec(stderr)?.[1];
  return (quoted?.replace(/\\[nt]/g, ' ').replace(/\\(.)/g, '$1') ?? stderr).trim();
}
