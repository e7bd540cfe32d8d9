import type { Problem } from '../model/source.ts';
import { plural } from '../text/words.ts';
import type { Limits } from './run-program.ts';

/** Limits for Helm and kustomize. */
export interface RenderLimits {
  /** True if they may use the network. */
  readonly allowRemote: boolean;
  /** Milliseconds for each chart or kustomization that the user named, and for all others together. */
  readonly timeout: number;
  /** Resident bytes of one render. */
  readonly memory: number;
}

const MB = 1024 * 1024;

export const DEFAULT_RENDER_LIMITS: RenderLimits = { allowRemote: false, timeout: 60_000, memory: 1024 * MB };

/** Maximum output of one render that the user named, and of another one. */
const MAX_OUTPUT = { named: 64 * MB, found: 16 * MB };
/** Share of the time that one of the others may use. */
const SHARE_OF_ONE = 1 / 3;

/** Returns a function with the limits of the next render of one provider; null if the time for the others is used up. */
export function createLimits({ timeout, memory }: RenderLimits): (isNamed: boolean) => Limits | null {
  let end: number | undefined;
  return (isNamed) => {
    if (isNamed) return { time: timeout, output: MAX_OUTPUT.named, memory };
    end ??= Date.now() + timeout;
    const left = end - Date.now();
    return left <= 0 ? null : { time: Math.min(timeout * SHARE_OF_ONE, left), output: MAX_OUTPUT.found, memory };
  };
}

/** A chart or kustomization that was found in a folder and not rendered. */
export interface Unrendered {
  readonly path: string;
  /** The reason; null if the time was used up. */
  readonly problem: Problem | null;
}

/** Maximum number of charts or kustomizations with separate notes. */
const MAX_NOTES = 3;

/** Notes on inputs that were not rendered. `what` is a chart or a kustomization, `instead` is how its files were read. */
export function notesOnUnrendered(what: string, instead: string, all: readonly Unrendered[]): string[] {
  const failed = all.flatMap(({ path, problem }) => (problem ? [{ path, problem }] : []));
  const late = all.length - failed.length;
  const more = failed.length - MAX_NOTES;
  const are = (count: number, noun = what) => `${plural(count, noun)} ${count === 1 ? 'is' : 'are'} ${instead}`;
  return [
    ...failed.slice(0, MAX_NOTES).map(({ path, problem }) => {
      return `the ${what} ${path} is ${instead}: ${problem.message} (${problem.path}:${problem.line})`;
    }),
    ...(more > 0 ? [`${are(more, `more ${what}`)}; name one as an argument to see the reason`] : []),
    ...(late > 0 ? [`${are(late)} because the time limit was reached; name them as arguments, or see --render-timeout`] : []),
  ];
}
