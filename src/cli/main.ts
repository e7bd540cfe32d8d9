import { once } from 'node:events';
import { fstatSync } from 'node:fs';
import path from 'node:path';
import { isSea } from 'node:sea';
import { EXIT } from '../model/exit-code.ts';
import { defectReport } from '../report/product.ts';
import { runCommandLine } from './program.ts';

/** Entry point of the command line, and the only place that uses the process. */
export async function runCli(): Promise<void> {
  // A closed pipe (head, less) is not an error: the run continues, so that its status is that of its findings.
  let isRead = true;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.exit(EXIT.incomplete);
    isRead = false;
  });
  // The same for messages, as in `2>&1 | head`.
  process.stderr.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.exit(EXIT.incomplete);
  });
  // An uncaught error in an event, such as of a child process, would print a stack trace and return the status of findings.
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${defectReport(error)}\n`);
    process.exit(EXIT.defect);
  });
  await runCommandLine(process.argv.slice(2), {
    stdout: (text) => isRead && process.stdout.write(text),
    drained: async () => isRead && process.stdout.writableNeedDrain && once(process.stdout, 'drain').catch(() => undefined),
    stderr: (text) => process.stderr.write(text),
    readStandardInput: async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    },
    cwd: process.cwd(),
    env: process.env,
    isTerminal: process.stdout.isTTY === true,
    isErrorTerminal: process.stderr.isTTY === true,
    columns: process.stdout.columns,
    isInputPiped: isInputPiped(),
    calledAs: path.basename(process.argv[1] ?? ''),
    setExitCode: (code) => {
      process.exitCode = code;
    },
    server: () => ({
      streams: { input: process.stdin, output: process.stdout },
      command: [process.execPath, ...process.execArgv, ...(isSea() ? [] : [process.argv[1] ?? ''])],
      exit: (code) => process.exit(code),
    }),
  });
}

function isInputPiped(): boolean {
  try {
    const input = fstatSync(0);
    return input.isFIFO() || input.isFile();
  } catch {
    return false;
  }
}
