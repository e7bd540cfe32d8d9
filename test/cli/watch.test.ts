import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pod } from '../hostile/build.ts';
import { temporaryFolder } from './command-line.ts';

const agent = (port: number): string => pod('agent', `    args: ["--metrics-bind-address=:${port}"]\n`);

/** Starts the program; `prints` waits until all of its output so far has a text. */
function start(cwd: string, ...words: readonly string[]) {
  const child = spawn(process.execPath, [resolve('dist/cli.cjs'), '--watch', ...words], { cwd });
  onTestFinished(() => void child.kill());
  const ended = new Promise<number | null>((done) => child.on('close', done));
  let output = '';
  const prints = (text: string): Promise<void> =>
    new Promise((done) => {
      const look = (): void => {
        if (!output.includes(text)) return;
        child.off('printed', look);
        output = output.slice(output.indexOf(text) + text.length);
        done();
      };
      child.on('printed', look);
      look();
    });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      child.emit('printed');
    });
  }
  return { prints, ended };
}

test('--watch lints again after each change, also of new folders and the configuration, until the folder is removed', async () => {
  const cwd = temporaryFolder();
  const folder = join(cwd, 'm');
  mkdirSync(folder);
  writeFileSync(join(folder, 'a.yaml'), agent(9888));
  const { prints, ended } = start(cwd, 'm', '--format', 'text', '--format', 'json=m/report.json');
  await prints('9888/TCP');
  await prints('wrote m/report.json');
  writeFileSync(join(folder, 'a.yaml'), agent(9777));
  await prints('m/a.yaml changed');
  await prints('9777/TCP');
  await prints('wrote m/report.json');
  writeFileSync(join(folder, '.hostport-lint.yaml'), 'failOn: sometimes\n');
  await prints('failOn');
  writeFileSync(join(folder, '.hostport-lint.yaml'), '{}\n');
  await prints('9777/TCP');
  mkdirSync(join(folder, 'new'));
  await prints('m/new changed');
  writeFileSync(join(folder, 'new/b.yaml'), agent(9666));
  await prints('9666/TCP');
  await prints('wrote m/report.json');
  rmSync(folder, { recursive: true });
  await prints('m no longer exists, so watching ends');
  expect(await ended).toBe(3);
}, 60_000);

test('--watch needs files and folders', async () => {
  const cwd = temporaryFolder();
  for (const path of ['-', 'none', '*.yaml']) {
    const { prints, ended } = start(cwd, path);
    await prints(`--watch: there is no file or folder ${path}`);
    expect(await ended).toBe(2);
  }
}, 60_000);
