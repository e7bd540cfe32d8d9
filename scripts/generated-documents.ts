// Writes docs/programs.md, docs/rules/, the manual page, and the generated parts of README.md. Usage: npm run generate
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RULES } from '../rules/index.ts';
import type { InputOutput } from '../src/cli/io.ts';
import { createProgram, runCommandLine } from '../src/cli/program.ts';
import { BUILT_IN_PROGRAMS } from '../src/programs/built-in.ts';
import { fillPlace, programsPage, shownCommands } from './documents.ts';
import { manualPage } from './manual-page.ts';
import { rulePages } from './rule-pages.ts';

/** Each generated document with its text, by path from the root of the repository. */
export async function generatedDocuments(root: string): Promise<Map<string, string>> {
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

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const documents = await generatedDocuments(process.cwd());
  for (const name of readdirSync('docs/rules')) if (!documents.has(`docs/rules/${name}`)) rmSync(join('docs/rules', name));
  for (const [path, text] of documents) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
