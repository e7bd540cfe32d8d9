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

/** Another place that a finding is about. */
export interface Related {
  readonly span: Span;
  /** The meaning of the place: a note below its snippet, or a line of its own. */
  readonly message: string;
  /** Reports show the source line too, because the finding cannot be understood without it. */
  readonly isShown?: true;
  /** The command that the message names because it prints the place, such as `helm template charts/cni`. */
  readonly command?: string;
}

export interface Fix {
  readonly description: string;
  readonly edits: readonly Edit[];
  /** The text is a template, which is never written: a diff is shown. */
  readonly isShownOnly?: true;
}

/** Where something of a render was written. */
export interface SourcePlace {
  /** The place to mend: in a template, in values, in a resource or a patch. */
  readonly span: Span;
  /** Where the template prints it, if that is another place. */
  readonly template: Span | null;
  /** The option of the command line that set it, such as `--set port=9104`. */
  readonly option: string | null;
  /** The template's name, if nothing else is known of it; `span` is then that of the render. */
  readonly source?: string;
}

/** A place that is written as the render has it. */
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

/** The longest headline, in characters. */
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
  /** How to fix it, in one sentence without a full stop. */
  readonly remedy: string;
  /** The meaning of `span`, such as `DaemonSet example/agent listens here`; null if the line itself shows it. */
  readonly label: string | null;
  /** Page of the rule. */
  readonly url: string;
  readonly span: Span;
  readonly related: readonly Related[];
  readonly workload: ObjectName | null;
  /** The object, if it is not a workload. */
  readonly object: ObjectIdentity | null;
  /** Path within that object, such as `spec.services[2].service`; for a missing field, the nearest parent. */
  readonly field: string | null;
  readonly container: string | null;
  readonly port: number | null;
  readonly protocol: Protocol | null;
  /** Stable against moved lines and renamed files. */
  readonly fingerprint: string;
  /** The nodes that it is about; absent in runs without nodes. */
  readonly nodes?: readonly string[];
  /** True if a socket shows it; absent if `nodes` is absent. */
  readonly observed?: boolean;
  /** Clusters of the configuration in which it is found; absent without clusters, and if no cluster installs the object. */
  readonly clusters?: readonly string[];
  /** The same finding at the places of the other workloads that it is about; not in reports. */
  readonly otherSides?: readonly Finding[];
  /** In audits: the workload is a component of the platform, so the finding is for its vendor. */
  readonly isPlatform?: true;
  readonly suppressed: Suppression | null;
  readonly fix: Fix | null;
  /** Ports to which the listener can move, the nearest first; absent where no move is advised. Not in reports. */
  readonly freePorts?: readonly number[];
}

/** The finding at the first place for which the test is true: its own, else that of another side; without such a place its own. */
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
