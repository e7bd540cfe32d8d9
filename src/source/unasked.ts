import type { Problem } from '../model/source.ts';
import { compareStrings } from '../model/span.ts';
import type { Limits } from './run-program.ts';

/** What renders that nobody asked for may take, each and all together. */
const MAX_EACH = { time: 20_000, output: 16 * 1024 * 1024 };
const MAX_TOTAL_TIME = 60_000;

/** Charts or kustomizations that are told one by one. */
const MAX_TOLD = 3;

/** Renders that nobody asked for: they are bounded, and one that fails is told in a note, because its files are read as text. */
export interface Unasked {
  /** What the next render may take; null where all of them have had their time. */
  limits(): Limits | null;
  /** Notes why one was not rendered. */
  add(path: string, reason: Problem | string): void;
  notes(): string[];
}

/** `what` names one and many of them, as in `chart`, and `fate` says what becomes of them instead. */
export function createUnasked(what: string, fate: string, now: () => number = Date.now): Unasked {
  const failed: { readonly path: string; readonly note: string }[] = [];
  let start: number | null = null;
  let late = 0;
  return {
    limits() {
      start ??= now();
      const left = MAX_TOTAL_TIME - (now() - start);
      if (left <= 0) late++;
      return left <= 0 ? null : { ...MAX_EACH, time: Math.min(MAX_EACH.time, left) };
    },
    add(path, reason) {
      const text = typeof reason === 'string' ? reason : `${reason.message} (${reason.path}:${reason.line})`;
      failed.push({ path, note: `the ${what} ${path} is ${fate}: ${text}` });
    },
    notes() {
      // Several are rendered at a time, and any of them may fail first.
      const inOrder = failed.toSorted((a, b) => compareStrings(a.path, b.path));
      const more = failed.length - MAX_TOLD;
      return [
        ...inOrder.slice(0, MAX_TOLD).map(({ note }) => note),
        ...(more > 0 ? [`${countOf(more, `more ${what}`)} ${fate}; name one as an argument to learn why`] : []),
        ...(late > 0
          ? [`${countOf(late, what)} ${fate}, because the others took ${MAX_TOTAL_TIME / 1000} seconds; name them as arguments`]
          : []),
      ];
    },
  };
}

function countOf(count: number, what: string): string {
  return count === 1 ? `1 ${what} is` : `${count} ${what}s are`;
}
