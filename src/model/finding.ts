import type { Protocol } from './address.ts';
import type { ObjectName } from './document.ts';
import type { ObjectIdentity } from './hosted-cluster.ts';
import type { Confidence } from './listener.ts';
import { compareSpans, compareStrings, type Edit, type Span } from './span.ts';

export type Severity = 'error' | 'warning' | 'info';

export const SEVERITIES: readonly Severity[] = ['info', 'warning', 'error'];

/** Below zero if `a` is less severe than `b`. */
export function compareSeverity(a: Severity, b: Severity): number {
  return SEVERITIES.indexOf(a) - SEVERITIES.indexOf(b);
}

/** Another place of a finding. */
export interface Related {
  readonly span: Span;
  /** A note for the place, below its snippet or on a line of its own. */
  readonly message: string;
  /** Reports show the source line too, because the finding cannot be understood without it. */
  readonly isShown?: true;
  /** The command that prints the place, for the message, such as `helm template charts/cni`. */
  readonly command?: string;
}

export interface Fix {
  readonly description: string;
  readonly edits: readonly Edit[];
  /** The text is a template, which is never written: a diff is shown instead. */
  readonly isShownOnly?: true;
}

/** The source of a place in a render. */
export interface SourcePlace {
  /** The place to edit: in a template, in values, in a resource or a patch. */
  readonly span: Span;
  /** The place of the template that prints it, if it differs. */
  readonly template: Span | null;
  /** The option of the command line that set it, such as `--set port=9104`. */
  readonly option: string | null;
  /** Name of the template, if its place is unknown; `span` is then that of the render. */
  readonly source?: string;
}

/** A place that is its own source. */
export function placeAt(span: Span): SourcePlace {
  return { span, template: null, option: null };
}

/** Why a finding is suppressed. */
export interface Suppression {
  readonly by: 'comment' | 'annotation' | 'config' | 'baseline';
  readonly reason: string;
  /** Date as YYYY-MM-DD after which it counts again. */
  readonly until: string | null;
}

/** Maximum length of a headline, in characters. */
export const MAX_HEADLINE = 100;

/** A result of a rule, at a place. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  readonly confidence: Confidence;
  /** The headline, of at most `MAX_HEADLINE` characters. */
  readonly message: string;
  /** Why it matters here, in one sentence without a full stop. */
  readonly why: string;
  /** What to do, in one sentence without a full stop. */
  readonly remedy: string;
  /** A note for `span`, such as `DaemonSet example/agent listens here`; null if the line is clear without one. */
  readonly label: string | null;
  /** Page of the rule. */
  readonly url: string;
  readonly span: Span;
  readonly related: readonly Related[];
  readonly workload: ObjectName | null;
  /** The object, if the finding is not about a workload. */
  readonly object: ObjectIdentity | null;
  /** Path within that object, such as `spec.services[2].service`; for a missing field, the nearest parent. */
  readonly field: string | null;
  readonly container: string | null;
  readonly port: number | null;
  readonly protocol: Protocol | null;
  /** Stays the same when lines move and files are renamed. */
  readonly fingerprint: string;
  /** The nodes of the finding; absent in runs without nodes. */
  readonly nodes?: readonly string[];
  /** True if a socket shows it; absent if `nodes` is absent. */
  readonly observed?: boolean;
  /** Clusters of the configuration that have the finding; absent without clusters, and if no cluster installs the object. */
  readonly clusters?: readonly string[];
  /** The same finding at the places of the other workloads in it; not in reports. */
  readonly otherSides?: readonly Finding[];
  /** In audits: the workload is a component of the platform, so the finding is for its vendor. */
  readonly isPlatform?: true;
  readonly suppressed: Suppression | null;
  readonly fix: Fix | null;
  /** Ports to which the listener can move, the nearest first; absent if no move is advised. Not in reports. */
  readonly freePorts?: readonly number[];
}

/**
 * Returns the finding at the first place that passes the test: its own place, or that of another side. Returns it unchanged if no place
 * passes.
 */
export function sideAt({ otherSides = [], ...finding }: Finding, isWanted: (span: Span) => boolean): Finding {
  if (isWanted(finding.span)) return finding;
  const { fingerprint, suppressed, clusters } = finding;
  const side = otherSides.find(({ span }) => isWanted(span));
  return side ? { ...side, fingerprint, suppressed, ...(clusters && { clusters }) } : finding;
}

/** The order in which findings are reported. */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    compareSpans(a.span, b.span) ||
    compareSeverity(b.severity, a.severity) ||
    compareStrings(a.rule, b.rule) ||
    (a.port ?? 0) - (b.port ?? 0) ||
    compareStrings(a.message, b.message)
  );
}
