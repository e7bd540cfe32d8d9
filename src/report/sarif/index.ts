import type { RunResult } from '../../model/result.ts';
import { jsonText } from '../json.ts';
import type { ReportOptions } from '../options.ts';
import { baseIdsOf } from './location.ts';
import { configurationNotificationsOf, executionNotificationsOf, NOTIFICATIONS } from './notification.ts';
import { resultOf } from './result.ts';
import { ruleIdsOf, rulesOf } from './rule.ts';

/** SARIF 2.1.0 (OASIS), as GitHub code scanning reads it. */
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
            ...(options.homepage === undefined ? {} : { informationUri: options.homepage }),
            rules: rulesOf(ids, result, options),
            notifications: NOTIFICATIONS,
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: baseIdsOf(options.workingDirectory),
        invocations: [
          {
            executionSuccessful: result.problems.length === 0,
            ...(options.exitCode === undefined ? {} : { exitCode: options.exitCode }),
            toolExecutionNotifications: executionNotificationsOf(result),
            toolConfigurationNotifications: configurationNotificationsOf(result, ids),
          },
        ],
        results: result.findings.map((finding) => resultOf(finding, ids.indexOf(finding.rule), anySuppressed)),
      },
    ],
  });
}
