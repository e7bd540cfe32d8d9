import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../../text/problem.ts';
import { textsOf } from '../../yaml/plain-fields.ts';
import { createTurns } from '../at-once.ts';
import { type Answer, type ApiRequest, type Connection, TOO_LARGE } from './connection.ts';
import { withCredential } from './credentials.ts';

/** A request that returned no object. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 without an answer. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Returns the object of an answer, parsed by `parse`. Rejects with ApiError for any failure, also when the run is over. */
export type Api = (request: ApiRequest, parse?: (body: Buffer) => unknown) => Promise<unknown>;

const AT_ONCE = 3;
const ATTEMPTS = 4;
const FIRST_WAIT = 500;
const MAX_WAIT = 30_000;

/**
 * Requests objects, at most three at a time. A request that may succeed later is sent up to four times; a request whose credential is
 * refused is sent again with a new one.
 */
export function createApi({ send, credentials, signal, server }: Connection): Api {
  const turn = createTurns(AT_ONCE);
  let failure: ApiError | null = null;
  let wasReached = false;
  const ask = async (request: ApiRequest): Promise<Answer> => {
    for (let attempt = 1; ; attempt++) {
      // Also for a request that was waiting for its turn.
      if (signal.aborted) throw new Error(OVER);
      if (failure !== null && (failure.status !== 0 || !wasReached)) throw failure;
      const result = await withCredential(
        credentials,
        (credential) => send(request, credential).catch((error: Error) => error),
        (answer) => !(answer instanceof Error) && answer.status === 401,
      );
      wasReached ||= !(result instanceof Error);
      const pause = attempt < ATTEMPTS ? pauseBeforeRetry(result, attempt, wasReached) : null;
      if (pause !== null) await sleep(pause, undefined, { signal }).catch(() => {});
      else if (!(result instanceof Error)) return result;
      else {
        const unreachable = new ApiError(`the API server cannot be reached: ${reasonOfFailure(result)}`, 0);
        // A server that does not answer the first requests answers no other one.
        if (!wasReached) failure ??= unreachable;
        throw unreachable;
      }
    }
  };
  return async (request, parse = jsonIn) => {
    try {
      return objectIn(await turn(() => ask(request)), server, parse);
    } catch (error) {
      if (signal.aborted) throw new ApiError(OVER, 0);
      // All other errors are about the credential, which is the same for every path.
      const known = error instanceof ApiError ? error : new ApiError((error as Error).message, 401);
      if (known.status === 401) failure ??= known;
      throw known;
    }
  };
}

const OVER = 'the time limit of the run was reached';

const UNTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL|EPROTO/;
/** A certificate, key or token that Node.js cannot send. */
const INVALID = /^ERR_OSSL|^ERR_INVALID_CHAR/;
/** Errors that are final before the first answer; after it the server may come back. */
const NOT_THERE = /ENOTFOUND|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|NOT_CONNECTED/;

/** Milliseconds until the next attempt: the server's Retry-After, otherwise twice the last time. Null if another attempt cannot help. */
function pauseBeforeRetry(result: Answer | Error, attempt: number, wasReached: boolean): number | null {
  const standard = FIRST_WAIT * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
  if (result instanceof Error) {
    const { code = '' } = result as NodeJS.ErrnoException;
    const isFinal = result === TOO_LARGE || UNTRUSTED.test(code) || INVALID.test(code) || (!wasReached && NOT_THERE.test(code));
    return isFinal ? null : standard;
  }
  if (result.status !== 429 && result.status < 500) return null;
  const asked = Number(result.retryAfter) * 1000;
  return asked >= 0 ? Math.min(asked, MAX_WAIT) : standard;
}

function reasonOfFailure(error: Error): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'CERT_HAS_EXPIRED') return 'its certificate has expired, or a clock is wrong';
  const [, reason] = /SSL routines:[^:]*:([^:]+)/.exec(error.message) ?? [];
  if (reason !== undefined) return `the TLS handshake failed: ${reason}`;
  if (UNTRUSTED.test(code)) return `its certificate is not trusted (${error.message}); set certificate-authority in the kubeconfig`;
  if (INVALID.test(code)) return `a certificate, key or token of the kubeconfig is invalid (${error.message})`;
  return reasonOf(error) || code;
}

/** The value of a JSON text in UTF-8. Throws SyntaxError. */
export function jsonIn(body: Buffer): unknown {
  return JSON.parse(body.toString('utf8'));
}

function objectIn({ status, body }: Answer, server: URL, parse: (body: Buffer) => unknown): unknown {
  let object: unknown;
  const isDone = status === 200 || status === 201;
  try {
    object = isDone ? parse(body) : jsonIn(body);
  } catch {
    object = null;
  }
  if (isDone && typeof object === 'object' && object !== null) return object;
  const { message } = textsOf(object);
  const reason = message === undefined ? '' : `: ${message}`;
  if (status === 401) throw new ApiError(`the server does not accept the credential (401)${reason}; log in again`, status);
  if (isDone) throw new ApiError(`${server.host} did not answer with JSON; is it a Kubernetes API server?`, status);
  throw new ApiError(`the server answered ${status}${reason}`, status);
}
