import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { shortened } from '../text/words.ts';

/** The environment of the process, handed in by who may read it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A call of another program: never through a shell, with nothing on its standard input. */
export interface Call {
  readonly program: string;
  readonly words: readonly string[];
  readonly env: Environment;
  readonly cwd: string;
  readonly signal?: AbortSignal | undefined;
  /** What it may take; what one may take that somebody asked for, where absent. */
  readonly limits?: Limits | undefined;
}

/** Milliseconds, and bytes of standard output. */
export interface Limits {
  readonly time: number;
  readonly output: number;
}

/** `failure` is what kept the program from ending by itself; its output is then cut. */
export interface Answer {
  readonly status: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
  readonly failure: string | null;
}

/** A chart that takes longer does not end by itself. */
const MAX_CALL: Limits = { time: 60_000, output: 64 * 1024 * 1024 };
const MAX_ERROR_OUTPUT = 256 * 1024;

/** Runs a program to its end, to its limits of time and output, or until the signal. Never rejects. */
export function runProgram(call: Call): Promise<Answer> {
  return new Promise((resolve) => {
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    const { time, output } = call.limits ?? MAX_CALL;
    let [stdoutSize, stderrSize] = [0, 0];
    let failure: string | null = null;
    const child = spawn(call.program, call.words, {
      cwd: call.cwd,
      env: call.env,
      shell: false,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const stop = (reason: string) => {
      failure ??= reason;
      child.kill('SIGKILL');
      // What the program started itself may live on and keep these open.
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const timer = setTimeout(() => stop(`did not end within ${Math.ceil(time / 1000)} seconds`), time);
    const abort = () => stop('was interrupted');
    call.signal?.addEventListener('abort', abort);
    child.stdout.on('data', (chunk: Buffer) => {
      stdoutSize += chunk.length;
      if (stdoutSize <= output) stdout.push(chunk);
      else stop(`printed more than ${output / 1024 / 1024} MB`);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderrSize += chunk.length;
      if (stderrSize <= MAX_ERROR_OUTPUT) stderr.push(chunk);
    });
    child.on('error', (error) => {
      failure ??= `could not be started: ${error.message}`;
    });
    child.on('close', (status) => {
      clearTimeout(timer);
      call.signal?.removeEventListener('abort', abort);
      resolve({ status, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8'), failure });
    });
  });
}

/** What a program printed that ended well; null of one that did not. */
export function outputOf({ status, stdout, failure }: Answer): Buffer | null {
  return status === 0 && failure === null ? stdout : null;
}

/** Longer messages of programs say nothing more. */
const MAX_MESSAGE_LENGTH = 1_000;

/** A message of a program on one line. */
export function onOneLine(message: string): string {
  return shortened(message.replace(/\s+/g, ' ').trim(), MAX_MESSAGE_LENGTH);
}

/** Path of a program: itself where it is a path, else from the PATH; undefined where there is none that can be run. */
export function findProgram(name: string, env: Environment, cwd: string): string | undefined {
  const windows = path.sep === '\\';
  const names = windows && path.extname(name) === '' ? [`${name}.exe`, name] : [name];
  if (/[\\/]/.test(name)) return names.map((one) => path.resolve(cwd, one)).find(isProgram);
  const entries = (env[Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'] ?? '').split(path.delimiter);
  // A relative entry would start a program of the repository that is being checked.
  const folders = entries.filter((entry) => path.isAbsolute(entry));
  return folders.flatMap((folder) => names.map((one) => path.join(folder, one))).find(isProgram);
}

/**
 * The environment for a program that renders: without what sends it to a cluster, to plugins or to the network. `own` comes
 * last.
 */
export function closedEnvironment(env: Environment, own: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(env).filter(([name, value]) => value !== undefined && !OPEN_VARIABLES.test(name)) as [string, string][];
  const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy', 'ALL_PROXY', 'all_proxy'];
  return { ...Object.fromEntries(kept), ...Object.fromEntries(proxies.map((name) => [name, NOWHERE])), GIT_ALLOW_PROTOCOL: 'none', ...own };
}

const OPEN_VARIABLES = /^(?:HELM_|KUBE|KUSTOMIZE_|KREW_|(?:HTTPS?|ALL|NO)_PROXY$)/i;
/** The discard port of this machine, where nothing answers: what asks the network fails at once. */
const NOWHERE = 'http://127.0.0.1:9';

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Calls of other programs that run at a time. */
const MAX_AT_A_TIME = 2;

/** The results of some work on each item, in the order of the items, a few of them ahead. */
export async function* inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  atATime = MAX_AT_A_TIME,
): AsyncIterable<Result> {
  const started: Promise<Result>[] = [];
  for (let index = 0; index < items.length; index++) {
    for (const item of items.slice(started.length, index + atATime)) {
      const one = work(item);
      // What fails before its turn is told when its turn comes.
      one.catch(() => {});
      started.push(one);
    }
    yield await (started[index] as Promise<Result>);
  }
}
