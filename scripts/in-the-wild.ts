// Writes docs/in-the-wild.md from docs/in-the-wild.yaml and checkouts of the repositories in it. Prints listed findings that no
// longer exist and findings that are new. Usage: node scripts/run.mjs scripts/in-the-wild.ts OWNER/NAME=CHECKOUT...
import { execFileSync } from 'node:child_process';
import { realpathSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import list from '../docs/in-the-wild.yaml';
import type { Finding } from '../src/model/finding.ts';
import { run, runOptions } from '../src/run.ts';
import { globMatcher } from '../src/text/glob.ts';

/** A repository in docs/in-the-wild.yaml. */
export interface ListedRepository {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly findings: readonly ListedFinding[];
  /** Globs of files, or of `file:port`, whose findings are omitted and not new: tests, and repetitions of a row. */
  readonly aside?: readonly string[];
}

/** A finding that was verified in the component's source. */
export interface ListedFinding {
  readonly rule: string;
  readonly path: string;
  readonly port: number;
  /** Only needed if the port is found with two protocols. */
  readonly protocol?: string;
  /** Why it matters to a maintainer, in one or two sentences. */
  readonly why: string;
}

/** A checkout of a repository, with the finding for each of its rows. */
interface FoundRepository {
  readonly listed: ListedRepository;
  readonly commit: string;
  readonly found: readonly { readonly row: ListedFinding; readonly finding: Finding }[];
}

/** The repositories of docs/in-the-wild.yaml. */
export const IN_THE_WILD = list as readonly ListedRepository[];

/** The result for the checkouts. */
interface InTheWild {
  /** The page; null if a finding or a checkout is missing, so that no row is lost by mistake. */
  readonly page: string | null;
  /** Why the page was not written, one line each. */
  readonly problems: readonly string[];
  /** Findings without a row, one line each. */
  readonly unlisted: readonly string[];
}

/** Lints the checkouts, by `owner/name`, and compares the findings with the listed ones. Throws if one is not a git checkout. */
export async function inTheWild(repositories: readonly ListedRepository[], checkouts: ReadonlyMap<string, string>): Promise<InTheWild> {
  const problems: string[] = [];
  const unlisted: string[] = [];
  const all: FoundRepository[] = [];
  for (const name of checkouts.keys()) {
    if (!repositories.some(({ repository }) => repository === name)) problems.push(`${name}: not listed in docs/in-the-wild.yaml`);
  }
  for (const listed of repositories) {
    const { repository, aside = [] } = listed;
    const checkout = checkouts.get(repository);
    if (checkout === undefined) {
      problems.push(`${repository}: no checkout is given`);
      continue;
    }
    const commit = git(checkout, 'rev-parse', 'HEAD');
    for (const path of changedFiles(checkout, listed)) problems.push(`${repository}: ${path} differs from commit ${commit}`);
    const findings = await findingsIn(checkout, repository.startsWith('openshift/') ? 'openshift' : 'kubernetes');
    const found = listed.findings.map((row) => ({ row, finding: findings.find((finding) => fits(row, finding)) }));
    for (const { row, finding } of found)
      if (finding === undefined) problems.push(`${repository}: not found any more: ${describeRow(row)}`);
    const isAside = globMatcher(aside, '/');
    for (const finding of findings) {
      const file = `/${finding.span.path}`;
      if (isAside(file) || isAside(`${file}:${finding.port}`) || listed.findings.some((row) => isKnownFrom(row, finding))) continue;
      unlisted.push(`${repository}: ${finding.span.path}:${finding.span.line} ${finding.rule}: ${finding.message}`);
    }
    all.push({ listed, commit, found: found.flatMap(({ row, finding }) => (finding ? [{ row, finding }] : [])) });
  }
  return { page: problems.length === 0 ? inTheWildPage(all) : null, problems, unlisted };
}

/** The findings of an ordinary run, with symlinks in their paths resolved, as GitHub shows them. */
async function findingsIn(checkout: string, registry: string): Promise<readonly Finding[]> {
  const root = realpathSync(checkout);
  const { findings } = (await run(runOptions({ paths: ['.'], cwd: root, registries: [registry] }))).result;
  return findings.map((finding) => {
    const path = relative(root, realpathSync(join(root, finding.span.path)));
    const isInside = !path.startsWith('..') && !isAbsolute(path);
    return { ...finding, span: { ...finding.span, path: isInside ? path.replaceAll(sep, '/') : finding.span.path } };
  });
}

function fits(row: ListedFinding, finding: Finding): boolean {
  return row.rule === finding.rule && isKnownFrom(row, finding) && (row.protocol === undefined || row.protocol === finding.protocol);
}

/** True if the row is about this port in this file, so that findings of other rules about it are not new. */
function isKnownFrom(row: ListedFinding, { span, port }: Finding): boolean {
  return row.path === span.path && row.port === port;
}

function changedFiles(checkout: string, { findings }: ListedRepository): readonly string[] {
  const paths = [...new Set(findings.map(({ path }) => path))];
  return paths.length === 0
    ? []
    : git(checkout, 'diff', '--name-only', 'HEAD', '--', ...paths)
        .split('\n')
        .filter(Boolean);
}

function git(folder: string, ...words: string[]): string {
  return execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).trim();
}

function describeRow({ rule, path, port }: ListedFinding): string {
  return `${rule} for port ${port} in ${path}`;
}

/** `owner/name=folder` for each argument. Throws if an argument has another form. */
function readCheckouts(words: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    words.map((word) => {
      const [, name, folder] = /^([\w.-]+\/[\w.-]+)=(.+)$/.exec(word) ?? [];
      if (name === undefined || folder === undefined) throw new Error(`${word} is not of the form OWNER/NAME=CHECKOUT`);
      return [name, folder];
    }),
  );
}

/** The text of docs/in-the-wild.md. */
function inTheWildPage(repositories: readonly FoundRepository[]): string {
  const count = repositories.reduce((sum, { found }) => sum + found.length, 0);
  const owners = new Set(repositories.map(({ listed }) => listed.repository.split('/')[0]));
  return `${NOTE}
# In the wild

Findings of hostport-lint in public components of OpenShift and Kubernetes: ${count} findings in ${repositories.length} repositories of
${owners.size} owners. Each was verified by reading what the component binds and declares, and its entry in the registry; each
repository has more findings than are shown. They do not mean that a component is bad: Kubernetes does not assign host ports, so
a conflict only appears when two components run on one node.

Components of OpenShift are checked against [the OpenShift registry](registry.md), all others with \`--registry kubernetes\`. Charts and
templates are read as text. To repeat this with your own checkouts (\`--depth 1\` is enough):

\`\`\`sh
node scripts/run.mjs scripts/in-the-wild.ts OWNER/NAME=CHECKOUT...
\`\`\`

It writes this page from [in-the-wild.yaml](in-the-wild.yaml), and prints which of these findings no longer exist and which are new.

${repositories.map(section).join('\n')}`;
}

function section({ listed, commit, found }: FoundRepository): string {
  const { repository } = listed;
  const home = `https://github.com/${repository}`;
  const items = found.map(({ row, finding }) => item(row, finding, `${home}/blob/${commit}`));
  return `## [${repository}](${home}/tree/${commit})

${items.join('\n')}
`;
}

function item({ rule, path, why }: ListedFinding, { severity, message, span }: Finding, files: string): string {
  return `- [${path}:${span.line}](${files}/${path}#L${span.line}) ${severity} [${rule}](rules/${rule}.md): ${escaped(message)}\\
  ${escaped(why.trim())}`;
}

/** Escapes Markdown in names of workloads and placeholders. */
export function escaped(text: string): string {
  return text.replace(/[*_<>[\]$]/g, '\\$&');
}

const NOTE = '<!-- Generated by scripts/in-the-wild.ts from docs/in-the-wild.yaml; edit that file instead. -->';

export async function main(words: string[]): Promise<void> {
  const { page, problems, unlisted } = await inTheWild(IN_THE_WILD, readCheckouts(words));
  for (const line of unlisted) process.stdout.write(`not listed: ${line}\n`);
  for (const line of problems) process.stderr.write(`${line}\n`);
  if (page === null) process.exitCode = 1;
  else writeFileSync('docs/in-the-wild.md', page);
}
