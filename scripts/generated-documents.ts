// Writes docs/programs.md, docs/rules/, the manual page, and the generated parts of README.md. Usage: npm run generate
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from '../rules/index.ts';
import type { InputOutput } from '../src/cli/io.ts';
import { createProgram, runCommandLine } from '../src/cli/program.ts';
import { BUILT_IN_PROGRAMS } from '../src/programs/built-in.ts';
import { fillPlace, programsPage, shownCommands } from './documents.ts';
import { manualPage } from './manual-page.ts';
import { rulePages } from './rule-pages.ts';

/** Nothing else stands in there. */
export const folders = ['docs/rules'];

/** Each generated document with its text, by path from the root of the repository. */
export async function generate(root: string): Promise<Map<string, string>> {
  let readme = readFileSync(join(root, 'README.md'), 'utf8');
  for (const command of shownCommands(readme)) {
    const output = `\`\`\`console\n$ ${command}\n${(await outputOf(command, root)).trimEnd()}\n\`\`\``;
    readme = fillPlace(readme, `output of: ${command}`, 'end of output', output);
  }
  const program = createProgram(quiet(root, () => undefined));
  return new Map([
    ['README.md', readme],
    ['docs/programs.md', programsPage(BUILT_IN_PROGRAMS.map(({ program }) => program))],
    ['man/hostport-lint.1', manualPage(program)],
    ...[...rulePages(RULES)].map(([name, text]) => [`docs/rules/${name}`, text] as const),
  ]);
}

/** What a command prints, as the program itself would when piped. */
async function outputOf(command: string, root: string): Promise<string> {
  let output = '';
  const [, ...words] = command.split(' ');
  await runCommandLine(
    words,
    quiet(root, (text) => {
      output += text;
    }),
  );
  return output;
}

function quiet(cwd: string, stdout: InputOutput['stdout']): InputOutput {
  return {
    stdout,
    stderr: () => undefined,
    readStandardInput: async () => new Uint8Array(),
    cwd,
    env: {},
    isTerminal: false,
    isErrorTerminal: false,
    columns: undefined,
    setExitCode: () => undefined,
  };
}
