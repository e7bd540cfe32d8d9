import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../../text/problem.ts';
import { type Answer, type Connection, MAX_REQUESTS } from './connection.ts';
import type { Credential } from './credentials.ts';
import { startTimeLimit } from './time-limit.ts';
import { createTurns } from './turns.ts';

/** A request that returned no object. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The status of HTTP; 0 without an answer. */
  readonly status: number;
  /** The Status object of the answer; empty where it has none. */
  readonly details: { readonly message?: string; readonly metadata?: { readonly continue?: string } };

  constructor(message: string, status: number, details: ApiError['details'] = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

export interface Api {
  /** The object at a path, parsed by `parse`. Rejects with ApiError for any failure, also when the time of the whole run is over. */
  readonly get: (path: string, parse?: (body: Buffer) => unknown) => Promise<unknown>;
}

export interface ApiOptions {
  readonly requestTime: number;
  /** Ends the whole run. */
  readonly signal: AbortSignal;
}

const ATTEMPTS = 4;
const FIRST_WAIT = 500;
const MAX_WAIT = 30_000;

/**
 * Requests objects, at most three at once. A request that may succeed later is sent four times in all, and one whose credential is refused
 * once more with a fresh one.
 */
export function createApi(connection: Connection, { requestTime, signal }: ApiOptions): Api {
  const turn = createTurns(MAX_REQUESTS);
  let failure: ApiError | null = null;
  let wasReached = false;
  const ask = async (path: string): Promise<Answer> => {
    let renewed = false;
    for (let attempt = 1; ; attempt++) {
      const result = await attemptOnce(path);
      if ('answer' in result && result.answer.status === 401 && !renewed && (await renew(result.credential))) renewed = true;
      else if (!mayHelp(result, wasReached) || attempt >= ATTEMPTS) return answerOf(result);
      else await wait(waitFor(result, attempt));
    }
  };
  const attemptOnce = async (path: string): Promise<Attempt> => {
    if (signal.aborted) throw new ApiError('the time of the whole run was over', 0);
    const credential = await connection.credentials.current().catch((error: unknown) => {
      throw new ApiError(error instanceof Error ? error.message : String(error), 401);
    });
    const limit = startTimeLimit(requestTime, signal);
    try {
      const answer = await connection.get(path, credential, limit.signal);
      wasReached = true;
      return { credential, answer };
    } catch (error) {
      if (signal.aborted) throw new ApiError('the time of the whole run was over', 0);
      return { error: limit.signal.aborted ? new Error(`no whole answer within ${requestTime / 1000} seconds`) : (error as Error) };
    } finally {
      limit.clear();
    }
  };
  const renew = (credential: Credential): Promise<boolean> => connection.credentials.renew(credential);
  const wait = (time: number): Promise<unknown> => sleep(time, undefined, { signal }).catch(() => undefined);
  return {
    get: async (path, parse = jsonIn) => {
      if (failure !== null) throw failure;
      try {
        const answer = await turn(() => ask(path));
        const object = objectIn(answer, connection.server, parse);
        release(answer.body);
        return object;
      } catch (error) {
        // The credential is the same for every path.
        if (error instanceof ApiError && error.status === 401) failure ??= error;
        throw error;
      }
    },
  };
}

type Attempt = { readonly answer: Answer; readonly credential: Credential } | { readonly error: Error };

const UNTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL|EPROTO/;
/** Before the first answer these are final; after it the server may come back. */
const NOT_THERE = /ENOTFOUND|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|NOT_CONNECTED/;

function mayHelp(result: Attempt, wasReached: boolean): boolean {
  if ('error' in result) {
    const { code = '' } = result.error as NodeJS.ErrnoException;
    return !UNTRUSTED.test(code) && (wasReached || !NOT_THERE.test(code));
  }
  return result.answer.status === 429 || result.answer.status >= 500;
}

function waitFor(result: Attempt, attempt: number): number {
  const asked = 'answer' in result ? Number(result.answer.retryAfter) * 1000 : Number.NaN;
  if (asked >= 0) return Math.min(asked, MAX_WAIT);
  return Math.min(FIRST_WAIT * 2 ** (attempt - 1), MAX_WAIT) * (0.75 + Math.random() / 2);
}

function answerOf(result: Attempt): Answer {
  if ('answer' in result) return result.answer;
  throw new ApiError(`the API server cannot be reached: ${reasonOfFailure(result.error)}`, 0);
}

function reasonOfFailure(error: Error): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'CERT_HAS_EXPIRED') return 'its certificate has expired, or the clock of one of the two is wrong';
  if (UNTRUSTED.test(code) && code !== 'EPROTO')
    return `its certificate is not trusted (${error.message}); the kubeconfig names whom to trust (certificate-authority)`;
  return reasonOf(error) || code;
}

/** Frees the memory of a page at once, where Node.js can (22 and later). V8 would collect dozens of them later. */
function release(body: Buffer): void {
  // Smaller buffers share their memory.
  if (body.length > Buffer.poolSize) (body.buffer as { transfer?: (length: number) => unknown }).transfer?.(0);
}

/** The value of a JSON text in UTF-8. Throws SyntaxError. */
export function jsonIn(body: Buffer): unknown {
  return JSON.parse(body.toString('utf8'));
}

function objectIn({ status, body }: Answer, server: URL, parse: (body: Buffer) => unknown): unknown {
  let object: unknown;
  try {
    object = status === 200 ? parse(body) : jsonIn(body);
  } catch {
    object = null;
  }
  if (status === 200 && typeof object === 'object' && object !== null) return object;
  const details = (object ?? {}) as ApiError['details'];
  const reason = typeof details.message === 'string' ? `: ${details.message}` : '';
  if (status === 401) throw new ApiError(`the server does not accept the credential (401)${reason}; log in again`, status, details);
  if (status === 200) throw new ApiError(`${server.host} answered with something that is not JSON; is it a Kubernetes API server?`, status);
  throw new ApiError(`the server answered ${status}${reason}`, status, details);
}
