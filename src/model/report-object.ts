import { SEVERITIES, type Severity } from './finding.ts';

/** The name of the objects, the value of their label `app.kubernetes.io/managed-by`, and their field manager. */
export const OWNER = 'hostport-lint';
export const OWNER_LABEL = 'app.kubernetes.io/managed-by';
/** The annotation with the name of the cluster. */
export const CLUSTER_ANNOTATION = 'hostport-lint.io/cluster';

/** A report object as the API server stores it. */
export interface ReportObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly annotations?: Readonly<Record<string, string>>;
  };
  readonly source?: string;
  readonly summary: Readonly<Record<Outcome, number>>;
  readonly results: readonly ReportEntry[];
}

export type Outcome = 'pass' | 'fail' | 'warn' | 'error' | 'skip';

export interface ReportEntry {
  readonly source?: string;
  readonly policy: string;
  readonly category: string;
  readonly severity: 'high' | 'medium' | 'info';
  readonly result: Outcome;
  readonly scored: boolean;
  readonly message: string;
  readonly resources?: readonly { readonly kind: string; readonly name: string }[];
  readonly properties: Readonly<Record<string, string>>;
}

/** The names of severities in the objects, and the outcome of a finding that is not suppressed. */
export const LEVELS = {
  error: { severity: 'high', result: 'fail' },
  warning: { severity: 'medium', result: 'warn' },
  info: { severity: 'info', result: 'warn' },
} as const satisfies Readonly<Record<Severity, Pick<ReportEntry, 'severity' | 'result'>>>;

/** The severity of a finding by its name in an object; undefined for other names. */
export function severityOfLevel(level: unknown): Severity | undefined {
  return SEVERITIES.find((severity) => LEVELS[severity].severity === level);
}
