import { TestRunner } from 'vitest';
import { realPart } from '../scripts/real-parts.ts';

export { realPart };

/**
 * The path of a program of scripts/real-parts.txt for a test that is nothing without it: where it is missing, the running
 * test is skipped, or fails
 * where `CI` is set, with the command that installs it.
 */
export function requireRealPart(name: string): string {
  const path = realPart(name);
  if (path !== undefined) return path;
  const message = `${name} is missing; install it with: scripts/install-real-parts.sh ${name}`;
  if (!process.env.CI) TestRunner.getCurrentTest()?.context.skip(message);
  throw new Error(message);
}
