import { STATUS_CODES } from 'node:http';
import { PassThrough } from 'node:stream';
import { jsonOf, textsOf } from '../../yaml/plain-fields.ts';
import { type Connection, readBody } from './connection.ts';
import { type Credential, withCredential } from './credentials.ts';
import type { ExecTarget } from './exec-targets.ts';
import { nameProblem, PODS, pathOf, type Resource } from './resource.ts';

export interface CommandResult {
  readonly stdout: Buffer;
  /** Why the output is incomplete, or the output of a failed command; null for success. */
  readonly failure: string | null;
  /** True if no other command can succeed in this pod: the permission is missing, the node does not answer, or the pod is gone. */
  readonly isFinal: boolean;
  /** The HTTP status with which the server refused it. */
  readonly refusal?: number;
}

const MAX_OUTPUT = 32 * 1024 ** 2;
const MAX_ERROR_OUTPUT = 4096;
/** client-node also offers protocol versions without an exit status. */
const PROTOCOLS = ['v5.channel.k8s.io', 'v4.channel.k8s.io'];

/** Runs a command in a container of a running pod until it ends, a time is reached, or its output exceeds 32 MB. Never rejects. */
export async function execInPod(
  connection: Connection,
  { namespace, pod, container }: ExecTarget,
  words: readonly string[],
  until: number,
): Promise<CommandResult> {
  const resource: Resource = { ...PODS, namespace, name: pod };
  const invalid = nameProblem(resource);
  if (invalid !== null) return failed(`the command is not run in the pod: ${invalid}`);
  const query = new URLSearchParams({ container, stdout: 'true', stderr: 'true' });
  for (const word of words) query.append('command', word);
  return withCredential(
    connection.credentials,
    (credential) => runOnce(connection, credential, `${pathOf(resource)}/exec?${query}`, until),
    ({ refusal }) => refusal === 401,
  ).catch((error: Error) => failed(error.message));
}

function failed(failure: string, stdout: Buffer = Buffer.alloc(0)): CommandResult {
  return { stdout, failure, isFinal: true };
}

async function runOnce(connection: Connection, credential: Credential, path: string, until: number): Promise<CommandResult> {
  const { WebSocket, WebSocketHandler } = await import('./library.ts');
  const { StdoutStream, StderrStream, StatusStream } = WebSocketHandler;
  const { signal, config, options } = connection;
  return new Promise((resolve) => {
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    let [size, errorSize] = [0, 0];
    let socket: { readonly terminate: () => void } | null = null;
    const end = (result: CommandResult): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', interrupt);
      resolve(result);
      socket?.terminate();
    };
    const interrupt = (): void => end(failed('did not answer completely in time', Buffer.concat(stdout)));
    const timer = setTimeout(interrupt, until - Date.now());
    const receive = (channel: number, content: Buffer): boolean => {
      if (channel === StdoutStream) {
        size += content.length;
        if (size > MAX_OUTPUT) end(failed(`printed more than ${MAX_OUTPUT / 1024 ** 2} MB`));
        else stdout.push(content);
      } else if (channel === StderrStream) {
        errorSize += content.length;
        if (errorSize <= MAX_ERROR_OUTPUT) stderr.push(content);
      } else if (channel === StatusStream) {
        const { status, message = 'the command failed' } = textsOf(jsonOf(content.toString('utf8')));
        const firstLine = Buffer.concat(stderr).toString('utf8').trim().split('\n')[0];
        if (!status) end(failed('the command ended without a valid status'));
        else end({ stdout: Buffer.concat(stdout), failure: status === 'Success' ? null : firstLine || message, isFinal: false });
      }
      return true;
    };
    const open = (uri: string) => {
      const opened = new WebSocket(uri, PROTOCOLS, { ...options(credential), maxPayload: MAX_OUTPUT, perMessageDeflate: false });
      socket = opened;
      // client-node throws, and so ends the program, for a frame that is empty or only closes a channel.
      Object.defineProperty(opened, 'onmessage', {
        set: (handle) => opened.on('message', (data: Buffer, isBinary) => isBinary && data.length > 1 && handle({ data })),
      });
      // client-node only reports errors until the connection is open, and does not report the other two events.
      opened.on('error', (error) => end(failed(error.message)));
      opened.on('close', () => end(failed('the connection was closed before the command ended', Buffer.concat(stdout))));
      opened.on('unexpected-response', (_, response) => {
        const { statusCode: status = 0 } = response;
        const refuse = (body: string): void => {
          const reason = textsOf(jsonOf(body)).message || (STATUS_CODES[status] ?? '');
          end({ ...failed(`the server refused it with ${status} ${reason}`), refusal: status });
        };
        // Without a body, the status is sufficient.
        readBody(response, MAX_ERROR_OUTPUT)
          .then(String, () => '')
          .then(refuse);
      });
      if (signal.aborted || Date.now() >= until) interrupt();
      return opened;
    };
    signal.addEventListener('abort', interrupt);
    // For a frame that closes a channel, client-node ends the stream of its number: by default standard output.
    const unused = new PassThrough();
    new WebSocketHandler(config, open, { stdin: unused, stdout: unused, stderr: unused })
      .connect(path, null, receive)
      .catch((error: Error) => end(failed(error.message)));
  });
}
