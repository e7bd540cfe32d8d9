import type { CommandLine } from '../../model/detector.ts';
import type { KnownFile } from '../../model/pod.ts';
import type { Span } from '../../model/span.ts';
import { joinTexts, slicerOf, type Text } from '../../text/text.ts';
import { followOwn } from './commands.ts';
import { always } from './decisions.ts';
import { createSession, type Scope, type ScriptContext } from './session.ts';
import { WALKER } from './walk.ts';

/** A command line as a container starts it, and what it can see. All shells are read as bash, of which the others are parts. */
export interface ShellInput extends ScriptContext {
  readonly words: readonly Text[];
}

export interface ShellOutput {
  /** Programs that scripts start, in the order in which they were met. */
  readonly commands: readonly CommandLine[];
  /** Files that they write, as far as their text is known. */
  readonly files: readonly KnownFile[];
  /** Why something could not be followed, and where. */
  readonly problems: readonly { readonly message: string; readonly span: Span }[];
}

/** Follows the scripts that a command line starts without executing anything. Takes time linear in their length, up to limits that are told. */
export function followShell({ words, ...context }: ShellInput): ShellOutput {
  const text = joinTexts(words);
  const root = { type: 'Script', pos: 0, end: 0, shebang: undefined, commands: [] } as const;
  const scope: Scope = { source: { text, root, slice: slicerOf(text) }, steps: [], name: null, callee: 'the script', hidden: null };
  const session = createSession(context, scope, WALKER);
  for (const [name, value] of context.environment) session.variables.set(name, always(value));
  followOwn(session, words);
  const { commands, files, problems } = session.found;
  return { commands: [...commands.values()], files: [...files.values()], problems };
}
