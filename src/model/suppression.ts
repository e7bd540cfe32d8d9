import type { PortRange, Protocol } from './address.ts';
import type { Span } from './span.ts';

/** A suppression in a comment, an annotation or the configuration. */
export interface Directive {
  readonly by: 'comment' | 'annotation' | 'config';
  /** Rules that it names; empty for every rule, which only the configuration may have. */
  readonly rules: readonly string[];
  /** Empty if missing. */
  readonly reason: string;
  /** Last day (YYYY-MM-DD) on which it applies; null if it has no end. */
  readonly until: string | null;
  /** Why it cannot be used, such as a missing reason; null if it can. */
  readonly fault: string | null;
  readonly span: Span;
}

/** An entry of the configuration that suppresses findings; a part that is null matches everything. */
export interface Ignored extends Pick<Directive, 'reason' | 'until' | 'span'> {
  readonly rule: string | null;
  /** `DaemonSet namespace/name`, `namespace/name` or `name`, with `*` for any text. */
  readonly workload: string | null;
  readonly ports: (PortRange & { readonly protocol: Protocol | null }) | null;
}

/** The use of a directive in one run. */
export interface DirectiveUse {
  readonly directive: Directive;
  /** Rules that it names, that ran, and that found nothing to suppress; empty if it cannot be used. */
  readonly unused: readonly string[];
  /** It names no rule (configuration only) and suppressed nothing. */
  readonly idle: boolean;
}

/** A comment for this program, and the lines that it applies to. */
export interface Comment {
  /** From after `hostport-lint:` to the end of the line or to the next comment in it. */
  readonly text: string;
  /** The colon is missing, so it suppresses nothing and is reported. */
  readonly lacksColon: boolean;
  readonly span: Span;
  /** First and last line of the file that it applies to; the last is less than the first if nothing follows it. */
  readonly from: number;
  readonly to: number;
}
