import type { Finding } from '../src/model/finding.ts';

/** What docs/in-the-wild.yaml says of a repository. */
export interface ListedRepository {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** Name of the registry that its users would judge it by. */
  readonly registry: string;
  readonly findings: readonly ListedFinding[];
  /** Globs of files, or of `file:port`, whose findings are not shown and are no news: tests, and what repeats a row. */
  readonly aside?: readonly string[];
}

/** A finding that somebody verified in the component's source. */
export interface ListedFinding {
  readonly rule: string;
  readonly path: string;
  readonly port: number;
  /** Told only where the same port is found with two protocols. */
  readonly protocol?: string;
  /** Why a maintainer would care, in a sentence or two. */
  readonly why: string;
}

/** A repository as it was checked out, with the finding for each of its rows. */
export interface FoundRepository {
  readonly listed: ListedRepository;
  readonly commit: string;
  readonly found: readonly { readonly row: ListedFinding; readonly finding: Finding }[];
}

/** The text of docs/in-the-wild.md. Pure, so that a test can compare. */
export function inTheWildPage(repositories: readonly FoundRepository[]): string {
  const count = repositories.reduce((sum, { found }) => sum + found.length, 0);
  const owners = new Set(repositories.map(({ listed }) => listed.repository.split('/')[0]));
  return `${NOTE}
# In the wild

What hostport-lint finds in public components of OpenShift and Kubernetes: ${count} findings in ${repositories.length} repositories of
${owners.size} owners. Each was verified by reading what the component binds, what it declares, and what the registry says; each
repository has more findings than are shown. None of them means that the component is bad: nothing hands out host ports, so
nobody notices until two components meet.

Components of OpenShift are judged by [the OpenShift registry](registry.md), all others by \`--registry kubernetes\`. Charts and
templates are read as text, with nothing rendered. To look again, with checkouts of your own (\`--depth 1\` is enough):

\`\`\`sh
node scripts/run.mjs scripts/in-the-wild.ts OWNER/NAME=CHECKOUT...
\`\`\`

It writes this page from [in-the-wild.yaml](in-the-wild.yaml), and says which of these findings are gone and which are new.

${tableOfRules(repositories)}

${repositories.map(section).join('\n')}`;
}

function tableOfRules(repositories: readonly FoundRepository[]): string {
  const counts = new Map<string, number>();
  for (const { row } of repositories.flatMap(({ found }) => found)) counts.set(row.rule, (counts.get(row.rule) ?? 0) + 1);
  const rows = [...counts].sort(([, a], [, b]) => b - a).map(([rule, count]) => `| [${rule}](rules/${rule}.md) | ${count} |`);
  return ['| rule | findings here |', '| --- | --- |', ...rows].join('\n');
}

function section({ listed, commit, found }: FoundRepository): string {
  const { repository, registry } = listed;
  const home = `https://github.com/${repository}`;
  const items = found.map(({ row, finding }) => item(row, finding, `${home}/blob/${commit}`));
  return `## ${repository}

At commit [${commit.slice(0, 12)}](${home}/tree/${commit}), with \`--registry ${registry}\`.

${items.join('\n')}
`;
}

function item({ rule, path, why }: ListedFinding, { severity, message, span }: Finding, files: string): string {
  return `- [${path}:${span.line}](${files}/${path}#L${span.line})\\
  ${severity} [${rule}](rules/${rule}.md): ${escaped(message)}\\
  *Why it matters*: ${escaped(why.trim())}`;
}

/** Names of workloads and placeholders hold what Markdown would take for its own. */
export function escaped(text: string): string {
  return text.replace(/[*_<>[\]$]/g, '\\$&');
}

const NOTE = '<!-- Made by scripts/in-the-wild.ts from docs/in-the-wild.yaml; change that instead. -->';
