import { execFile } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { shortened } from '../text/words.ts';
import { processTree } from './process-tree.ts';

/** Environment variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A call of another program, with an empty standard input. */
export interface ProgramCall {
  readonly program: string;
  readonly words: readonly string[];
  readonly env: Environment;
  readonly cwd: string;
  readonly signal?: AbortSignal | undefined;
  readonly limits: Limits;
}

/** Limits after which a program is ended. */
export interface Limits {
  /** Milliseconds. */
  readonly time: number;
  /** Bytes of standard output. */
  readonly output: number;
  /** Resident bytes of the program and its child processes; unlimited if undefined. Only supported on Linux. */
  readonly memory?: number;
}

/** The result of a program. `failure` is the reason why it was ended or not started; the output is then incomplete. */
export interface ProgramResult {
  readonly status: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
  readonly failure: string | null;
}

const MB = 1024 * 1024;
/** Milliseconds between two checks of the memory; Helm was observed to allocate 60 MB in this time. */
const WATCH_EVERY = 100;
/** Go programs reserve far more addresses than they use, so this only limits the growth between two checks. */
const SPARE_ADDRESSES = 2048 * MB;

/** Runs a program until it ends, exceeds a limit, or the signal aborts. Never rejects. */
export function runProgram(call: ProgramCall): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const { time, output, memory } = call.limits;
    let failure: string | null = null;
    const [program = '', ...words] =
      memory === undefined ? [call.program, ...call.words] : withAddressLimit(call, memory + SPARE_ADDRESSES);
    const tooLarge = memory === undefined ? '' : `needs more than ${Math.ceil(memory / MB)} MB of memory (see --render-memory)`;
    const options = { cwd: call.cwd, env: call.env, encoding: 'buffer', maxBuffer: Infinity, windowsHide: true } as const;
    const child = execFile(program, words, options, (error, stdout, stderr) => {
      clearTimeout(timer);
      clearInterval(watch);
      call.signal?.removeEventListener('abort', abort);
      const errors = stderr.toString('utf8');
      if (typeof error?.code === 'string') failure ??= `could not be started: ${error.message}`;
      else if (memory !== undefined && error && OUT_OF_MEMORY.test(errors)) failure ??= tooLarge;
      resolve({ status: child.exitCode, stdout, stderr: errors, failure });
    });
    child.stdin?.end();
    const stop = (reason: string) => {
      failure ??= reason;
      for (const pid of processTree(child.pid ?? 0).pids) if (pid !== child.pid) end(pid);
      child.kill('SIGKILL');
      // A child process may keep these open.
      child.stdout?.destroy();
      child.stderr?.destroy();
    };
    for (const stream of [child.stdout, child.stderr]) {
      let size = 0;
      // `maxBuffer` would end the program only, whose child processes can then no longer be found.
      stream?.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > output) stop(`printed more than ${output / MB} MB`);
      });
    }
    const timer = setTimeout(() => stop(`did not end within ${Math.ceil(time / 1000)} seconds`), time);
    const isTooLarge = () => memory !== undefined && processTree(child.pid ?? 0).memory > memory;
    const watch = memory === undefined ? undefined : setInterval(() => isTooLarge() && stop(tooLarge), WATCH_EVERY);
    const abort = () => stop('was interrupted');
    call.signal?.addEventListener('abort', abort);
  });
}

/** The message of Go's runtime if it gets no more addresses. */
const OUT_OF_MEMORY = /^(?:fatal error: |runtime: ).*(?:out of memory|cannot allocate memory|failed to create new OS thread)/m;

/**
 * The call with a limit for its addresses, which only a shell can set; the shell then becomes the program, and interprets none of its
 * words.
 */
function withAddressLimit({ program, words }: ProgramCall, addresses: number): string[] {
  if (process.platform !== 'linux') return [program, ...words];
  const script = 'ulimit -v "$1" 2>/dev/null; shift; exec "$@"';
  return ['/bin/sh', '-c', script, 'sh', String(Math.floor(addresses / 1024)), program, ...words];
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

/** The output of a program that succeeded; null if it failed. */
export function outputOf({ status, stdout, failure }: ProgramResult): Buffer | null {
  return status === 0 && failure === null ? stdout : null;
}

/** Maximum length of a program's message. */
const MAX_MESSAGE_LENGTH = 1_000;

/** A message of a program on one line. */
export function onOneLine(message: string): string {
  return shortened(message.replace(/\s+/g, ' ').trim(), MAX_MESSAGE_LENGTH);
}

/** Returns the path of a program: the name itself if it is a path, otherwise from the PATH; undefined if it cannot be run. */
export function findProgram(name: string, env: Environment, cwd: string): string | undefined {
  const windows = path.sep === '\\';
  const names = windows && path.extname(name) === '' ? [`${name}.exe`, name] : [name];
  if (/[\\/]/.test(name)) return names.map((one) => path.resolve(cwd, one)).find(isProgram);
  const entries = (env[Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'] ?? '').split(path.delimiter);
  // A relative entry would start a program of the linted repository.
  const folders = entries.filter((entry) => path.isAbsolute(entry));
  return folders.flatMap((folder) => names.map((one) => path.join(folder, one))).find(isProgram);
}

/**
 * Returns the environment for Helm and kustomize: without clusters, plugins and, unless `allowRemote`, the network. `own` takes precedence.
 */
export function closedEnvironment(env: Environment, own: Readonly<Record<string, string>>, allowRemote: boolean): Record<string, string> {
  const kept = Object.entries(env).filter(([name, value]) => value !== undefined && !OPEN_VARIABLES.test(name)) as [string, string][];
  if (allowRemote) return { ...Object.fromEntries([...kept, ...proxiesOf(env)]), ...own };
  const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy', 'ALL_PROXY', 'all_proxy'];
  return { ...Object.fromEntries(kept), ...Object.fromEntries(proxies.map((name) => [name, NOWHERE])), GIT_ALLOW_PROTOCOL: 'none', ...own };
}

const OPEN_VARIABLES = /^(?:HELM_|KUBE|KUSTOMIZE_|KREW_|(?:HTTPS?|ALL|NO)_PROXY$)/i;
/** The discard port of this machine, on which nothing listens: a request fails at once. */
const NOWHERE = 'http://127.0.0.1:9';

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function proxiesOf(env: Environment): [string, string][] {
  return Object.entries(env).filter(
    (entry): entry is [string, string] => /^(?:HTTPS?|ALL|NO)_PROXY$/i.test(entry[0]) && entry[1] !== undefined,
  );
}
