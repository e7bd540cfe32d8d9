import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { median } from './measure.ts';

interface EditorFigures {
  /** Seconds from a change to its diagnostics. */
  readonly change: number;
  /** Seconds from a save to the diagnostics of the whole folder. */
  readonly save: number;
  /** Growth of the memory by the second half of the changes. */
  readonly growth: number | null;
}

/** Measures an editor that changes `file` in `folder` `changes` times; `port` is a host port in the text of the file. */
export async function editorFigures(folder: string, file: string, port: string, changes: number): Promise<EditorFigures> {
  const server = spawn(process.execPath, [resolve('dist/cli.cjs'), 'lsp'], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createMessageConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
  const uri = pathToFileURL(resolve(folder, file)).href;
  let published = (_: number): void => undefined;
  connection.onNotification('textDocument/publishDiagnostics', (params: { uri: string; version: number }) => {
    if (params.uri === uri) published(params.version);
  });
  connection.listen();
  /** Seconds until there are `times` reports about a version of the document. */
  const reports = (version: number, times: number): Promise<number> => {
    const start = performance.now();
    return new Promise((done) => {
      published = (one) => {
        if (one === version && --times === 0) done((performance.now() - start) / 1000);
      };
    });
  };
  const workspaceFolders = [{ uri: pathToFileURL(folder).href, name: 'folder' }];
  await connection.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities: {}, workspaceFolders });
  await connection.sendNotification('initialized', {});
  const text = readFileSync(resolve(folder, file), 'utf8');
  const opened = reports(1, 2);
  await connection.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } });
  await opened;
  const change = async (version: number): Promise<number> => {
    const seen = reports(version, 1);
    const contentChanges = [{ text: text.replaceAll(port, `${20_000 + version}`) }];
    await connection.sendNotification('textDocument/didChange', { textDocument: { uri, version }, contentChanges });
    return seen;
  };
  const times: number[] = [];
  const [half, last] = [1 + changes / 2, 1 + changes];
  for (let version = 2; version <= half; version += 1) times.push(await change(version));
  const before = memoryOf(server.pid);
  for (let version = half + 1; version <= last; version += 1) times.push(await change(version));
  const after = memoryOf(server.pid);
  const saves: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const saved = reports(last, 2);
    await connection.sendNotification('textDocument/didSave', { textDocument: { uri } });
    saves.push(await saved);
  }
  await connection.sendRequest('shutdown');
  await connection.sendNotification('exit');
  return { change: median(times), save: median(saves), growth: before === null || after === null ? null : after / before - 1 };
}

/** Bytes that a process keeps in memory; null if the system does not report it. */
function memoryOf(pid: number | undefined): number | null {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1000;
  } catch {
    return null;
  }
}
