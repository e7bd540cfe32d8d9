import type { CommandLine } from '../../model/detector.ts';
import type { KnownFile } from '../../model/pod.ts';
import type { Span } from '../../model/span.ts';
import { slicerOf } from '../../text/text.ts';
import type { ScriptCall } from '../commands.ts';
import { runScript } from './calls.ts';
import { always } from './decisions.ts';
import { createSession, type Scope, type ScriptContext } from './session.ts';
import { WALKER } from './walk.ts';

/** A script as a container runs it, and what it can see. All shells are read as bash, of which the others are parts. */
export type ShellInput = ScriptCall & ScriptContext;

export interface ShellOutput {
  /** Programs that the script starts, in the order in which they were met. */
  readonly commands: readonly CommandLine[];
  /** Files that the script writes, as far as their text is known. */
  readonly files: readonly KnownFile[];
  /** Why something could not be followed, and where. */
  readonly problems: readonly { readonly message: string; readonly span: Span }[];
}

/** Follows a shell script without executing anything. Takes time linear in its length, up to limits that are told. */
export function followShell(input: ShellInput): ShellOutput {
  const source = {
    text: input.script,
    root: { type: 'Script', pos: 0, end: 0, shebang: undefined, commands: [] },
    slice: slicerOf(input.script),
  } as const;
  const scope: Scope = { source, steps: [], name: input.name, callee: 'the script', hidden: null };
  const session = createSession(input, scope, WALKER);
  for (const [name, text] of input.environment) session.variables.set(name, always(text));
  runScript(session, { text: input.script, name: input.name, arguments: input.arguments, steps: [] });
  const { commands, files, problems } = session.found;
  return { commands: [...commands.values()], files: [...files.values()], problems };
}
