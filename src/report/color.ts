import type { Severity } from '../model/finding.ts';

export type Style = Severity | 'strong' | 'faint' | 'good';

/** Applies a style to a text without line breaks. */
export type Colorize = (style: Style, text: string) => string;

const CODES: Readonly<Record<Style, string>> = { error: '1;31', warning: '1;33', info: '1;36', strong: '1', faint: '2', good: '32' };

/** A cell of a table, with a style if it has one. */
export type Cell = string | { readonly text: string; readonly style: Style };

/** The cells of a table with their styles. */
export function inStyle(colorize: Colorize): (cell: Cell) => string {
  return (cell) => (typeof cell === 'string' ? cell : colorize(cell.style, cell.text));
}

export function colorizer(color: boolean): Colorize {
  return color ? (style, text) => (text === '' ? '' : `\u001b[${CODES[style]}m${text}\u001b[0m`) : (_style, text) => text;
}

/**
 * Whether to use colours: `FORCE_COLOR` decides first (`0` and `false` disable), then `NO_COLOR`, then `TERM=dumb`, then whether the output
 * is a terminal. Empty variables count as unset (no-color.org, force-color.org).
 */
export function wantsColor(env: Readonly<Record<string, string | undefined>>, isTTY: boolean): boolean {
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  if (env.NO_COLOR || env.TERM === 'dumb') return false;
  return isTTY;
}

/** Terminals that support hyperlinks (OSC 8), by the variables that they set. */
const PROGRAMS_WITH_LINKS = /^(?:iTerm\.app|vscode|WezTerm|ghostty|Hyper|Tabby|rio)$/;

/** Whether to write hyperlinks: `FORCE_HYPERLINK` decides first (`0` disables), then whether the terminal is known to support them. */
export function wantsLinks(env: Readonly<Record<string, string | undefined>>, isTTY: boolean): boolean {
  if (env.FORCE_HYPERLINK) return env.FORCE_HYPERLINK !== '0';
  if (!isTTY || env.CI || env.TERM === 'dumb') return false;
  return (
    PROGRAMS_WITH_LINKS.test(env.TERM_PROGRAM ?? '') ||
    Number(env.VTE_VERSION ?? 0) >= 5000 ||
    Boolean(env.WT_SESSION || env.KONSOLE_VERSION || env.DOMTERM) ||
    /^(?:xterm-kitty|alacritty|foot)/.test(env.TERM ?? '')
  );
}
