import { type IncomingMessage, STATUS_CODES } from 'node:http';
import { fieldsOf, jsonOf } from '../../yaml/plain-fields.ts';
import { addressOf, type Connection } from './connection.ts';
import type { Credential } from './credentials.ts';
import type { ExecTarget } from './exec-targets.ts';
import type { RawData } from './library.ts';
import { nameProblem, objectPath } from './names.ts';

/** A command in a container of a running pod. */
export interface PodCommand extends Omit<ExecTarget, 'node'> {
  readonly words: readonly string[];
}

/** `failure` is why there is not all of its output, or what the command said where it did not succeed; null for success. */
export interface CommandResult {
  readonly stdout: Buffer;
  readonly failure: string | null;
  /** No other command can do better: the right is missing, the node hangs, or nobody answers there. */
  readonly isFinal: boolean;
}

const MAX_OUTPUT = 32 * 1024 ** 2;
const MAX_ERROR_OUTPUT = 4096;
/** Each message begins with the number of its channel. */
const CHANNEL = { stdout: 1, stderr: 2, status: 3 };
const PROTOCOLS = ['v5.channel.k8s.io', 'v4.channel.k8s.io'];

/** Runs a command to its end, to the signal, or to a bound of its output; with a fresh credential where the first is refused. Never rejects. */
export async function execInPod(connection: Connection, command: PodCommand, signal: AbortSignal): Promise<CommandResult> {
  const { namespace, pod: name } = command;
  const invalid = nameProblem({ namespace, name });
  if (invalid !== null) return failed(`the pod is not asked: ${invalid}`);
  try {
    const credential = await connection.credentials.current();
    const result = await runOnce(connection, credential, command, signal);
    if (result !== 'refused') return result;
    if (await connection.credentials.renew(credential)) {
      const again = await runOnce(connection, await connection.credentials.current(), command, signal);
      if (again !== 'refused') return again;
    }
    return failed('the server does not accept the credential (401)');
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

function failed(failure: string, stdout: Buffer = Buffer.alloc(0), isFinal = true): CommandResult {
  return { stdout, failure, isFinal };
}

async function runOnce(
  connection: Connection,
  credential: Credential,
  { namespace, pod, container, words }: PodCommand,
  signal: AbortSignal,
): Promise<CommandResult | 'refused'> {
  const { WebSocket } = await import('./library.ts');
  const query = new URLSearchParams({ container, stdout: 'true', stderr: 'true' });
  for (const word of words) query.append('command', word);
  const address = addressOf(connection.server, `${objectPath('/api/v1', 'pods', { namespace, name: pod })}/exec?${query}`);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new Promise((resolve) => {
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    let [size, errorSize] = [0, 0];
    const socket = new WebSocket(address, PROTOCOLS, connection.options(credential));
    const end = (result: CommandResult | 'refused'): void => {
      signal.removeEventListener('abort', interrupt);
      resolve(result);
      socket.terminate();
    };
    const told = (): string => Buffer.concat(stderr).toString('utf8').trim().split('\n')[0] ?? '';
    const interrupt = (): void => end(failed('gave no whole answer in time', Buffer.concat(stdout)));
    signal.addEventListener('abort', interrupt);
    if (signal.aborted) interrupt();
    socket.on('message', (data: RawData) => {
      const [channel, content] = partsOf(data as Buffer);
      if (channel === CHANNEL.stdout) {
        size += content.length;
        if (size > MAX_OUTPUT) end(failed(`printed more than ${MAX_OUTPUT / 1024 ** 2} MB`));
        else stdout.push(content);
      } else if (channel === CHANNEL.stderr) {
        errorSize += content.length;
        if (errorSize <= MAX_ERROR_OUTPUT) stderr.push(content);
      } else if (channel === CHANNEL.status) {
        const failure = failureIn(content);
        end({ stdout: Buffer.concat(stdout), failure: failure === null ? null : told() || failure, isFinal: false });
      }
    });
    socket.on('unexpected-response', (_, response) => {
      const { statusCode: status = 0 } = response;
      if (status === 401) end('refused');
      else readStart(response).then((body) => end(failed(`${REFUSED} ${status} ${messageIn(body) ?? STATUS_CODES[status] ?? ''}`)));
    });
    socket.on('error', (error) => end(failed(error.message)));
    socket.on('close', () => end(failed('the connection broke off before the command ended', Buffer.concat(stdout))));
  });
}

/** The first `MAX_ERROR_OUTPUT` bytes of a body, or fewer where it ends earlier. Never rejects. */
function readStart(response: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    response.on('data', (part: Buffer) => {
      parts.push(part);
      size += part.length;
      if (size >= MAX_ERROR_OUTPUT) response.destroy();
    });
    response.on('error', () => {});
    response.on('close', () => resolve(Buffer.concat(parts).subarray(0, MAX_ERROR_OUTPUT)));
  });
}

const REFUSED = 'the server refused it with';
/** How a failure begins where a right is missing. */
export const FORBIDDEN = `${REFUSED} 403`;

function partsOf(data: Buffer): [number | undefined, Buffer] {
  return [data[0], data.subarray(1)];
}

/** What the last message of a command says: that it succeeded, or why not. */
function failureIn(status: Buffer): string | null {
  const told = jsonOf(status.toString('utf8'));
  if (told === null) return 'the command ended in a way that the server does not tell';
  return fieldsOf(told).status === 'Success' ? null : (messageIn(status) ?? 'the command failed');
}

function messageIn(body: Buffer): string | null {
  const { message } = fieldsOf(jsonOf(body.toString('utf8')));
  return typeof message === 'string' ? message : null;
}
