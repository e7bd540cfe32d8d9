import type { Finding, Severity } from '../model/finding.ts';
import type { Problem } from '../model/source.ts';
import type { Span } from '../model/span.ts';
import { withPlaceholders } from '../report/escape.ts';
import { lsp } from './library.ts';

/** The source of diagnostics. */
const SOURCE = 'hostport-lint';

const SEVERITIES: Readonly<Record<Severity, lsp.DiagnosticSeverity>> = {
  error: lsp.DiagnosticSeverity.Error,
  warning: lsp.DiagnosticSeverity.Warning,
  info: lsp.DiagnosticSeverity.Information,
};

/** A finding as a diagnostic. `uriOf` returns the URI of a path in findings. */
export function diagnosticOf(finding: Finding, uriOf: (path: string) => string): lsp.Diagnostic {
  const { rule, severity, message, remedy, url, span, fingerprint } = finding;
  return {
    range: rangeOf(span),
    severity: SEVERITIES[severity],
    code: rule,
    codeDescription: { href: url },
    source: SOURCE,
    message: withPlaceholders(`${message}\n${remedy}`),
    ...(rule === 'unused-suppression' && { tags: [lsp.DiagnosticTag.Unnecessary] }),
    relatedInformation: finding.related.map((related) => ({
      location: { uri: uriOf(related.span.path), range: rangeOf(related.span) },
      message: withPlaceholders(related.message),
    })),
    data: { fingerprint },
  };
}

/** A problem as a diagnostic. */
export function diagnosticOfProblem({ line, column, message }: Problem): lsp.Diagnostic {
  const start = { line: line - 1, character: column - 1 };
  return { range: { start, end: start }, severity: lsp.DiagnosticSeverity.Error, source: SOURCE, message: withPlaceholders(message) };
}

/** The range of a span; both count columns in UTF-16 code units. */
export function rangeOf({ line, column, endLine, endColumn }: Span): lsp.Range {
  return { start: { line: line - 1, character: column - 1 }, end: { line: endLine - 1, character: endColumn - 1 } };
}
