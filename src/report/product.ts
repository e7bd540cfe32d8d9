import manifest from '../../package.json' with { type: 'json' };
import { escapeControls } from './escape.ts';

export const VERSION: string = manifest.version;
export const HOMEPAGE = 'https://github.com/hostport-lint/hostport-lint';

/** One line about an unexpected error: where and how to report it. */
export function defectReport(error: unknown): string {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const place = /\n\s+at (.+)/.exec(stack ?? '')?.[1];
  const what = `${message === '' ? 'something failed' : message}${place === undefined ? '' : ` (at ${place})`}`;
  return `hostport-lint: internal error of version ${VERSION}; please report it at ${HOMEPAGE}/issues with this line: ${escapeControls(what.replace(/\s+/g, ' '))}`;
}
