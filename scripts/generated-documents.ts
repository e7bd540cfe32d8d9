// Writes docs/rules/, the manual page, the rights of deploy/audit, and the generated parts of README.md. Usage: npm run generate
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from '../rules/index.ts';
import type { InputOutput } from '../src/cli/io.ts';
import { createProgram, runCommandLine } from '../src/cli/program.ts';
import { manualPage } from './manual-page.ts';
import { rulePages } from './rule-pages.ts';

/** Folders that contain generated files only. */
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
    ['man/hostport-lint.1', manualPage(program)],
    ['deploy/audit/rbac.yaml', await rightsOfAudit(root)],
    ...[...rulePages(RULES)].map(([name, text]) => [`docs/rules/${name}`, text] as const),
  ]);
}

/** The permissions that the CronJob of deploy/audit needs, for a service account in its namespace. */
async function rightsOfAudit(root: string): Promise<string> {
  const command = 'hostport-lint audit --sockets logs --publish reports --print-rbac';
  const objects = (await outputOf(command, root))
    .replace(/^(?:#.*\n)+/, '')
    .replaceAll('namespace: default', 'namespace: hostport-lint')
    .replaceAll('hostport-lint-audit', 'hostport-lint-cronjob');
  return `# The rules of ${command}, under names that its objects do not have.\n${objects}`;
}

/** The output of a command, as in a pipe. */
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

/** Writes a text between `<!-- opening -->` and `<!-- closing -->`. Throws an Error if the document lacks one of them. */
function fillPlace(document: string, opening: string, closing: string, text: string): string {
  const [start, end] = [`<!-- ${opening} -->\n`, `<!-- ${closing} -->`];
  const from = document.indexOf(start);
  const to = document.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`there is no place ${start.trim()} with its end`);
  return `${document.slice(0, from + start.length)}\n${text.trim()}\n\n${document.slice(to)}`;
}

/** The commands in `<!-- output of: COMMAND -->` comments of a document. */
function shownCommands(document: string): string[] {
  return [...document.matchAll(/^<!-- output of: (.+) -->$/gm)].map(([, command = '']) => command);
}
