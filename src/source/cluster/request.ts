import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../../text/problem.ts';
import type { Answer, ApiRequest, Connection } from './connection.ts';
import { type Credential, withCredential } from './credentials.ts';
import { createTurns, startTimeLimit } from './limits.ts';

/** A request that returned no object. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  /** The Status object of the answer; empty if it has none. */
  readonly details: { readonly message?: string; readonly metadata?: { readonly continue?: string } };

  constructor(message: string, status: number, details: ApiError['details'] = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

export interface Api {
  /** The object at a path, parsed by `parse`. Rejects with ApiError for any failure, also when the time limit of the run is reached. */
  readonly get: (path: string, parse?: (body: Buffer) => unknown) => Promise<unknown>;
  /** Applies an object on the server side, creating it if it is missing. Rejects as `get` does, also for a field of another manager. */
  readonly apply: (path: string, object: object, fieldManager: string) => Promise<unknown>;
  /** Deletes the object at a path. Rejects as `get` does. */
  readonly delete: (path: string) => Promise<unknown>;
}

export interface ApiOptions {
  readonly requestTime: number;
  /** Ends the whole run. */
  readonly signal: AbortSignal;
}

const AT_ONCE = 3;
const ATTEMPTS = 4;
const FIRST_WAIT = 500;
const MAX_WAIT = 30_000;

/**
 * Requests objects, at most three at a time. A request that may succeed later is sent up to four times; a request whose credential is
 * refused is sent again with a new one.
 */
export function createApi(connection: Connection, { requestTime, signal }: ApiOptions): Api {
  const turn = createTurns(AT_ONCE);
  let failure: ApiError | null = null;
  let wasReached = false;
  const send = async (request: ApiRequest, credential: Credential): Promise<Answer | Error> => {
    const limit = startTimeLimit(requestTime, signal);
    try {
      const answer = await connection.send(request, credential, limit.signal);
      wasReached = true;
      return answer;
    } catch (error) {
      return limit.signal.aborted ? new Error(`no complete answer within ${requestTime / 1000} seconds`) : (error as Error);
    } finally {
      limit.clear();
    }
  };
  const ask = async (request: ApiRequest): Promise<Answer> => {
    for (let attempt = 1; ; attempt++) {
      // Also for a request that was waiting for its turn.
      if (signal.aborted) throw new Error(OVER);
      const result = await withCredential(
        connection.credentials,
        (credential) => send(request, credential),
        (answer) => !(answer instanceof Error) && answer.status === 401,
      );
      if (attempt < ATTEMPTS && mayHelp(result, wasReached)) await sleep(waitFor(result, attempt), undefined, { signal }).catch(() => {});
      else if (!(result instanceof Error)) return result;
      else throw new ApiError(`the API server cannot be reached: ${reasonOfFailure(result)}`, 0);
    }
  };
  const answerTo = async (request: ApiRequest, parse: (body: Buffer) => unknown = jsonIn): Promise<unknown> => {
    if (failure !== null) throw failure;
    try {
      return objectIn(await turn(() => ask(request)), connection.server, parse);
    } catch (error) {
      if (signal.aborted) throw new ApiError(OVER, 0);
      // All other errors are about the credential, which is the same for every path.
      const known = error instanceof ApiError ? error : new ApiError((error as Error).message, 401);
      if (known.status === 401) failure ??= known;
      throw known;
    }
  };
  return {
    get: (path, parse) => answerTo({ path }, parse),
    apply: (path, object, fieldManager) =>
      answerTo({ method: 'PATCH', path: `${path}?${new URLSearchParams({ fieldManager })}`, body: JSON.stringify(object) }),
    delete: (path) => answerTo({ method: 'DELETE', path }),
  };
}

const OVER = 'the time limit of the run was reached';

const UNTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL|EPROTO/;
/** A certificate, key or token that Node.js cannot send. */
const INVALID = /^ERR_OSSL|^ERR_INVALID_CHAR/;
/** Errors that are final before the first answer; after it the server may come back. */
const NOT_THERE = /ENOTFOUND|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|NOT_CONNECTED/;

function mayHelp(result: Answer | Error, wasReached: boolean): boolean {
  if (!(result instanceof Error)) return result.status === 429 || result.status >= 500;
  const { code = '' } = result as NodeJS.ErrnoException;
  return !UNTRUSTED.test(code) && !INVALID.test(code) && (wasReached || !NOT_THERE.test(code));
}

/** Milliseconds until the next attempt: the server's Retry-After, otherwise twice the last time. */
function waitFor(result: Answer | Error, attempt: number): number {
  const asked = result instanceof Error ? Number.NaN : Number(result.retryAfter) * 1000;
  if (asked >= 0) return Math.min(asked, MAX_WAIT);
  return Math.min(FIRST_WAIT * 2 ** (attempt - 1), MAX_WAIT) * (0.75 + Math.random() / 2);
}

function reasonOfFailure(error: Error): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'CERT_HAS_EXPIRED') return 'its certificate has expired, or a clock is wrong';
  if (UNTRUSTED.test(code) && code !== 'EPROTO')
    return `its certificate is not trusted (${error.message}); set certificate-authority in the kubeconfig`;
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
  const details = (object ?? {}) as ApiError['details'];
  const reason = typeof details.message === 'string' ? `: ${details.message}` : '';
  if (status === 401) throw new ApiError(`the server does not accept the credential (401)${reason}; log in again`, status, details);
  if (isDone) throw new ApiError(`${server.host} did not answer with JSON; is it a Kubernetes API server?`, status);
  throw new ApiError(`the server answered ${status}${reason}`, status, details);
}
