import type { RunResult } from '../../model/result.ts';
import { artifactOf, messageOf } from './location.ts';

/** The kinds of things that are told about the run itself. */
export const NOTIFICATIONS = [
  notification(
    'not-checked',
    'NotChecked',
    'Something could not be read, rendered or reached.',
    'The rest was checked; mend this and run again.',
  ),
  notification(
    'rule-skipped',
    'RuleSkipped',
    'A rule was skipped because it lacked what it needs.',
    'Give the input that the message names.',
  ),
] as const;

/** What could not be read, and where. */
export function executionNotificationsOf(result: RunResult): unknown[] {
  return result.problems.map(({ path, line, column, message }) => ({
    descriptor: { id: NOTIFICATIONS[0].id, index: 0 },
    level: 'error',
    message: { text: messageOf(message) },
    locations: [{ physicalLocation: { artifactLocation: artifactOf(path), region: { startLine: line, startColumn: column } } }],
  }));
}

/** Which rules did not run, and why. */
export function configurationNotificationsOf(result: RunResult, ruleIds: readonly string[]): unknown[] {
  return result.skipped.map(({ rule, reason }) => ({
    descriptor: { id: NOTIFICATIONS[1].id, index: 1 },
    level: 'note',
    message: { text: messageOf(`${rule}: ${reason}`) },
    ...(ruleIds.includes(rule) ? { associatedRule: { id: rule, index: ruleIds.indexOf(rule) } } : {}),
  }));
}

/** A descriptor with all texts that GitHub demands. */
function notification(id: string, name: string, what: string, remedy: string) {
  return { id, name, shortDescription: { text: what }, fullDescription: { text: `${what} ${remedy}` }, help: { text: remedy } };
}
