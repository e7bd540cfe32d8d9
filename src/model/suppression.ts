import type { PortRange, Protocol } from './address.ts';
import type { Span } from './span.ts';

/** A suppression in a comment, an annotation or the configuration. */
export interface SuppressionDirective {
  readonly by: 'comment' | 'annotation' | 'config';
  /** Rules that it names; empty for every rule, which only the configuration allows. */
  readonly rules: readonly string[];
  /** Empty if missing. */
  readonly reason: string;
  /** Last day (YYYY-MM-DD) on which it applies; null if it has no end. */
  readonly until: string | null;
  /** Why it is invalid, such as a missing reason; null if it is valid. */
  readonly fault: string | null;
  readonly span: Span;
}

/** An entry of the configuration that suppresses findings; a key that is null matches everything. */
export interface Ignored extends Pick<SuppressionDirective, 'reason' | 'until' | 'span'> {
  readonly rule: string | null;
  /** `DaemonSet namespace/name`, `namespace/name` or `name`; `*` stands for any text. */
  readonly workload: string | null;
  readonly ports: (PortRange & { readonly protocol: Protocol | null }) | null;
}

/** The use of a directive in one run. */
export interface DirectiveUse {
  readonly directive: SuppressionDirective;
  /** Rules that it names and that ran, but found nothing to suppress; empty if the directive is invalid. */
  readonly unused: readonly string[];
  /** It names no rule (configuration only) and suppressed nothing. */
  readonly idle: boolean;
}

/** A comment for this program, and the lines that it applies to. */
export interface Comment {
  /** The text after `hostport-lint:` up to the end of the line or the next such comment in it. */
  readonly text: string;
  /** The colon is missing, so the comment suppresses nothing and is reported. */
  readonly lacksColon: boolean;
  readonly span: Span;
  /** First and last line of the file that it applies to; the last is less than the first if nothing follows it. */
  readonly from: number;
  readonly to: number;
}
