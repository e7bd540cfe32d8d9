import { escapeControls } from '../report/escape.ts';
import type { InputOutput } from './io.ts';

/** Milliseconds before a run shows its progress, and between two updates. */
const DELAY = 1_000;
const INTERVAL = 100;

/** A progress line on the terminal while a long run reads its files; does nothing if standard error is not a terminal. */
export function createProgress(io: Pick<InputOutput, 'stderr' | 'isErrorTerminal'>): {
  update: (done: number, total: number) => void;
  /** Shows another step of the run. */
  show: (what: string) => void;
  clear: () => void;
} {
  const start = Date.now();
  let last = start;
  let shown = false;
  const show = (what: string): void => {
    const now = Date.now();
    if (!io.isErrorTerminal || now - start < DELAY || now - last < INTERVAL) return;
    last = now;
    shown = true;
    io.stderr(`\r\u001b[K${escapeControls(what)}`);
  };
  return {
    show,
    update: (done, total) => show(`reading file ${done} of ${total}`),
    clear: () => {
      if (shown) io.stderr('\r\u001b[K');
      shown = false;
    },
  };
}
