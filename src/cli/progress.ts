import type { InputOutput } from './io.ts';

/** A run this long (milliseconds) gets a progress line. */
const PATIENCE = 1_000;
const INTERVAL = 100;

/** A line on the terminal while a long run reads its files; nothing where nobody watches. */
export function createProgress(io: Pick<InputOutput, 'stderr' | 'isErrorTerminal'>): {
  update: (done: number, total: number) => void;
  clear: () => void;
} {
  const start = Date.now();
  let last = start;
  let shown = false;
  return {
    update: (done, total) => {
      const now = Date.now();
      if (!io.isErrorTerminal || now - start < PATIENCE || now - last < INTERVAL) return;
      last = now;
      shown = true;
      io.stderr(`\r\u001b[Kreading file ${done} of ${total}`);
    },
    clear: () => {
      if (shown) io.stderr('\r\u001b[K');
      shown = false;
    },
  };
}
