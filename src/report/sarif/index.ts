import type { RunResult } from '../../model/result.ts';
import { inReadingOrder } from '../blocks.ts';
import { jsonText } from '../json.ts';
import type { ReportOptions } from '../options.ts';
import { artifactOf, baseIdsOf, messageOf } from './location.ts';
import { resultOf } from './result.ts';
import { ruleIdsOf, rulesOf } from './rule.ts';

/** SARIF 2.1.0 (OASIS), for GitHub code scanning. */
export function sarif(result: RunResult, options: ReportOptions): string {
  const ids = ruleIdsOf(result, options);
  const anySuppressed = result.findings.some((finding) => finding.suppressed !== null);
  return jsonText({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'hostport-lint',
            fullName: `hostport-lint ${options.version}`,
            version: options.version,
            semanticVersion: options.version,
            informationUri: options.homepage,
            rules: rulesOf(ids, result, options),
            notifications: NOTIFICATIONS,
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: baseIdsOf(options.workingDirectory),
        invocations: [
          {
            executionSuccessful: result.problems.length === 0,
            exitCode: options.exitCode,
            toolExecutionNotifications: executionNotificationsOf(result),
            toolConfigurationNotifications: configurationNotificationsOf(result, ids),
          },
        ],
        results: inReadingOrder(result.findings).map((finding) => resultOf(finding, ids.indexOf(finding.rule), anySuppressed)),
      },
    ],
  });
}

/** The kinds of notifications about the run itself. */
const NOTIFICATIONS = [
  notification(
    'not-checked',
    'NotChecked',
    'An input could not be read, rendered or reached.',
    'The rest was checked; fix this and run again.',
  ),
  notification(
    'rule-skipped',
    'RuleSkipped',
    'A rule was skipped because its input is missing.',
    'Provide the input that the message names.',
  ),
] as const;

/** Inputs that could not be read, with their places. */
function executionNotificationsOf(result: RunResult): unknown[] {
  return result.problems.map(({ path, line, column, message }) => ({
    descriptor: { id: NOTIFICATIONS[0].id, index: 0 },
    level: 'error',
    message: { text: messageOf(message) },
    locations: [{ physicalLocation: { artifactLocation: artifactOf(path), region: { startLine: line, startColumn: column } } }],
  }));
}

/** Rules that did not run, and why. */
function configurationNotificationsOf(result: RunResult, ruleIds: readonly string[]): unknown[] {
  return result.skipped.map(({ rule, reason }) => ({
    descriptor: { id: NOTIFICATIONS[1].id, index: 1 },
    level: 'note',
    message: { text: messageOf(`${rule}: ${reason}`) },
    associatedRule: ruleIds.includes(rule) ? { id: rule, index: ruleIds.indexOf(rule) } : undefined,
  }));
}

/** A descriptor with all texts that GitHub requires. */
function notification(id: string, name: string, what: string, remedy: string) {
  return { id, name, shortDescription: { text: what }, fullDescription: { text: `${what} ${remedy}` }, help: { text: remedy } };
}
