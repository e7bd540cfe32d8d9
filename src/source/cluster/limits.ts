/** A signal that aborts after a time, or with another signal. `clear` cancels the time limit. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  readonly clear: () => void;
}

/** Replaces `AbortSignal.any` of `AbortSignal.timeout`: Node.js 20 collects the second as garbage, and the first then never aborts. */
export function startTimeLimit(milliseconds: number, whole?: AbortSignal): TimeLimit {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, milliseconds);
  whole?.addEventListener('abort', abort);
  if (whole?.aborted) abort();
  const clear = (): void => {
    clearTimeout(timer);
    whole?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, clear };
}

/** Returns a function that runs work, at most `most` at a time, the rest in the order of the calls. */
export function createTurns(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
