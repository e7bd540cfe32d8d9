import type { Protocol } from './address.ts';
import type { ObjectName } from './document.ts';
import type { ObjectIdentity } from './hosted-cluster.ts';
import type { Confidence } from './listener.ts';
import { compareSpans, compareStrings, type Edit, type Span } from './span.ts';

export type Severity = 'error' | 'warning' | 'info';

export const SEVERITIES: readonly Severity[] = ['info', 'warning', 'error'];

/** Below zero where `a` is less severe than `b`. */
export function compareSeverity(a: Severity, b: Severity): number {
  return SEVERITIES.indexOf(a) - SEVERITIES.indexOf(b);
}

export interface Related {
  readonly span: Span;
  readonly message: string;
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
  /** The template's name where nothing more is known of it, so that `span` is still that of the render. */
  readonly source?: string;
}

/** A place that is written as the render has it. */
export function placeAt(span: Span): SourcePlace {
  return { span, template: null, option: null };
}

/** Why a finding stays silent. */
export interface Suppression {
  readonly by: 'comment' | 'annotation' | 'config' | 'baseline';
  readonly reason: string;
  /** Date as YYYY-MM-DD after which it counts again. */
  readonly until: string | null;
}

/** One rule's complaint. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  readonly confidence: Confidence;
  /** What is wrong and why it matters, in one or two sentences. */
  readonly message: string;
  /** What to do. */
  readonly remedy: string;
  /** Page of the rule. */
  readonly url: string;
  readonly span: Span;
  readonly related: readonly Related[];
  readonly workload: ObjectName | null;
  /** The object, where it is no workload. */
  readonly object: ObjectIdentity | null;
  /** Path within that object, such as `spec.services[2].service`: of what is missing, the nearest parent. */
  readonly field: string | null;
  readonly container: string | null;
  readonly port: number | null;
  readonly protocol: Protocol | null;
  /** Stable against moved lines and renamed files. */
  readonly fingerprint: string;
  /** Nodes of which an audit tells it; absent in runs that know no nodes. */
  readonly nodes?: readonly string[];
  /** Whether a socket shows it; absent as `nodes` is. */
  readonly observed?: boolean;
  readonly suppressed: Suppression | null;
  readonly fix: Fix | null;
}

/** The order in which findings are told. */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    compareSpans(a.span, b.span) ||
    compareSeverity(b.severity, a.severity) ||
    compareStrings(a.rule, b.rule) ||
    (a.port ?? 0) - (b.port ?? 0) ||
    compareStrings(a.message, b.message)
  );
}
