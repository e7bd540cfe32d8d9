import type { Finding } from '../model/finding.ts';
import type { Evidence, Listener } from '../model/listener.ts';
import type { RunResult } from '../model/result.ts';
import type { Span } from '../model/span.ts';

/** Lines of a manifest that cannot contain a secret value. */
const HARMLESS =
  /^\s*(?:- )?"?(?:apiVersion|kind|metadata|name|namespace|spec|containers|ports|containerPort|hostPort|hostIP|hostNetwork|protocol)"?\s*:\s*(?:[[{]|"?[\w.:-]*"?)?,?\s*$/;
const BEFORE = /[\s"'`,;&|@([{]/;
const BEHIND = /[\s"'`,;&|/?#)\]}]/;

/**
 * Returns a result whose texts only contain the token with the port of arguments and variables: the rest may contain passwords, which must
 * not be in a report.
 */
export function redacted(result: RunResult): RunResult {
  return { ...result, findings: result.findings.map(redactedFinding), listeners: result.listeners.map(redactedListener) };
}

function redactedFinding(finding: Finding): Finding {
  const { span, related, port } = finding;
  return {
    ...finding,
    span: redactedSpan(span, port),
    related: related.map((one) => ({ ...one, span: redactedSpan(one.span, port) })),
  };
}

function redactedListener(listener: Listener): Listener {
  return { ...listener, evidence: listener.evidence.map((one) => redactedEvidence(one, listener.port)) };
}

function redactedEvidence(evidence: Evidence, port: number): Evidence {
  return {
    ...evidence,
    text: evidence.origin === 'observed' ? evidence.text : tokenWith(evidence.text, port).text,
    span: redactedSpan(evidence.span, port),
    steps: evidence.steps.map((step) => ({ ...step, span: redactedSpan(step.span, port) })),
  };
}

function redactedSpan(span: Span, port: number | null): Span {
  const { excerpt, column } = span;
  if (excerpt.text === '' || HARMLESS.test(excerpt.text)) return span;
  const from = Math.max(0, column - excerpt.column);
  const token = tokenWith(excerpt.text.slice(from, span.endLine > span.line ? undefined : span.endColumn - excerpt.column), port);
  const at = from + token.at;
  const option = token.text === '' ? '' : optionBefore(excerpt.text.slice(0, at));
  return { ...span, excerpt: { text: option + token.text, column: excerpt.column + at - option.length } };
}

/** An option, and the start of its value, which is omitted from reports. */
const OPTION = /(?<![\w-])(-{1,2}[A-Za-z][\w.-]*[= ])([^\s"'`,;&|]*)$/;
const DOTS = '...';

/** Returns the option before a token, such as `--listen-address=...` or `--listen=:`; empty if there is none. */
function optionBefore(text: string): string {
  const [, name = '', value = ''] = OPTION.exec(text) ?? [];
  return name + (/^[:.[\]]*$/.test(value) ? value : DOTS.slice(0, value.length));
}

/** Returns the token of a text that contains the port; empty if the text does not contain it. */
function tokenWith(text: string, port: number | null): { readonly text: string; readonly at: number } {
  const found = port === null ? null : new RegExp(`(?<!\\d)${port}(?!\\d)`).exec(text);
  if (!found) return { text: '', at: 0 };
  let [from, to] = [found.index, found.index + found[0].length];
  while (from > 0 && !BEFORE.test(text.charAt(from - 1))) from--;
  while (to < text.length && !BEHIND.test(text.charAt(to))) to++;
  return { text: text.slice(from, to), at: from };
}
