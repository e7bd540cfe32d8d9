import type { FlowReporter } from './hosted/options.ts';
import type { Reporter } from './options.ts';

export { wantsColor, wantsLinks } from './color.ts';
export type { Reporter, ReportOptions, ReportScope } from './options.ts';

type Load = () => Promise<Reporter>;

/** Formats of findings; the code of a format is loaded on use. */
export const FINDING_REPORTS = {
  text: async () => (await import('./text.ts')).text,
  json: async () => (await import('./json.ts')).json,
  sarif: async () => (await import('./sarif/index.ts')).sarif,
  github: async () => (await import('./github.ts')).github,
  gitlab: async () => (await import('./gitlab.ts')).gitlab,
  junit: async () => (await import('./junit.ts')).junit,
  markdown: async () => (await import('./markdown.ts')).markdown,
  html: async () => (await import('./html/index.ts')).html,
  openreports: async () => (await import('./openreports.ts')).openreports,
  openmetrics: async () => (await import('./openmetrics.ts')).openmetrics,
} satisfies Readonly<Record<string, Load>>;

/** Formats of `hostport-lint audit`. */
export const AUDIT_REPORTS = {
  ...FINDING_REPORTS,
  csv: async () => (await import('./ports/csv.ts')).auditCsv,
} satisfies Readonly<Record<string, Load>>;

/** Formats of `hostport-lint ports`. */
export const PORT_REPORTS = {
  table: async () => (await import('./ports/table.ts')).table,
  json: async () => (await import('./ports/json.ts')).json,
  csv: async () => (await import('./ports/csv.ts')).csv,
  explain: async () => (await import('./ports/explain.ts')).explain,
  html: async () => (await import('./html/index.ts')).portsHtml,
} satisfies Readonly<Record<string, Load>>;

/** Formats of `hostport-lint hosted flows`. */
export const FLOW_REPORTS = {
  table: async () => (await import('./hosted/table.ts')).table,
  json: async () => (await import('./hosted/json.ts')).flowsJson,
  csv: async () => (await import('./hosted/csv.ts')).csv,
  markdown: async () => (await import('./hosted/markdown.ts')).markdown,
  html: async () => (await import('./hosted/html.ts')).html,
  mermaid: async () => (await import('./hosted/mermaid.ts')).mermaid,
} satisfies Readonly<Record<string, () => Promise<FlowReporter>>>;

export type FindingFormat = keyof typeof FINDING_REPORTS;
