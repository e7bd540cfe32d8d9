import type { Problem } from '../model/source.ts';
import { plural } from '../text/words.ts';
import type { Limits } from './run-program.ts';

/** What Helm and kustomize may use. */
export interface RenderLimits {
  /** They may use the network. */
  readonly allowRemote: boolean;
  /** Milliseconds for each named chart or kustomization, and for all together that were found in folders. */
  readonly timeout: number;
  /** Resident bytes of one render. */
  readonly memory: number;
}

const MB = 1024 * 1024;

export const DEFAULT_RENDER_LIMITS: RenderLimits = { allowRemote: false, timeout: 60_000, memory: 1024 * MB };

/** Output of one render that was named, and of one that was found. */
const MAX_OUTPUT = { named: 64 * MB, found: 16 * MB };
/** Share of the time that one render of those found in folders may use. */
const SHARE_OF_ONE = 1 / 3;

/** Returns the limits of each render of one provider. Where the time of those found in folders is used up, null. */
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
  /** Why; null if there was no time left. */
  readonly problem: Problem | null;
}

/** Charts or kustomizations that have a note of their own. */
const MAX_NOTES = 3;

/** Notes on what was not rendered. `what` is a chart or a kustomization, `instead` is how its files were read. */
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
    ...(late > 0 ? [`${are(late)} because the time was used up; name them as arguments, or see --render-timeout`] : []),
  ];
}
