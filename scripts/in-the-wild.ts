// Writes docs/in-the-wild.md from docs/in-the-wild.yaml and checkouts of the repositories that it names. Says which of the
// listed findings are gone and which findings are new. Usage: node scripts/run.mjs scripts/in-the-wild.ts OWNER/NAME=CHECKOUT...
import { execFileSync } from 'node:child_process';
import { realpathSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import list from '../docs/in-the-wild.yaml';
import { lintPaths } from '../src/index.ts';
import type { Finding } from '../src/model/finding.ts';
import { globMatcher } from '../src/text/glob.ts';
import { type FoundRepository, inTheWildPage, type ListedFinding, type ListedRepository } from './in-the-wild-page.ts';

/** The repositories of docs/in-the-wild.yaml. */
export const IN_THE_WILD = list as readonly ListedRepository[];

/** What a look at the checkouts gave. */
export interface InTheWild {
  /** The page; null where something is gone or missing, so that no row is lost by accident. */
  readonly page: string | null;
  /** What keeps the page from being written, a line each. */
  readonly problems: readonly string[];
  /** Findings that no row lists, a line each. */
  readonly unlisted: readonly string[];
}

/** Lints the checkouts, by `owner/name`, and compares what is found with what is listed. Throws where one is no git checkout. */
export async function inTheWild(repositories: readonly ListedRepository[], checkouts: ReadonlyMap<string, string>): Promise<InTheWild> {
  const problems: string[] = [];
  const unlisted: string[] = [];
  const all: FoundRepository[] = [];
  for (const name of checkouts.keys()) {
    if (!repositories.some(({ repository }) => repository === name)) problems.push(`${name}: not listed in docs/in-the-wild.yaml`);
  }
  for (const listed of repositories) {
    const { repository, registry, aside = [] } = listed;
    const checkout = checkouts.get(repository);
    if (checkout === undefined) {
      problems.push(`${repository}: no checkout is given`);
      continue;
    }
    const commit = git(checkout, 'rev-parse', 'HEAD');
    for (const path of changedFiles(checkout, listed)) problems.push(`${repository}: ${path} differs from commit ${commit}`);
    const findings = await findingsIn(checkout, registry);
    const found = listed.findings.map((row) => ({ row, finding: findings.find((finding) => fits(row, finding)) }));
    for (const { row, finding } of found) if (finding === undefined) problems.push(`${repository}: not found any more: ${nameOf(row)}`);
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

/** The findings that an ordinary run tells, under paths that lead through no symlink, as GitHub shows them. */
async function findingsIn(checkout: string, registry: string): Promise<readonly Finding[]> {
  const root = realpathSync(checkout);
  const { findings } = await lintPaths(['.'], { cwd: root, registries: [registry] });
  return findings.map((finding) => {
    const path = relative(root, realpathSync(join(root, finding.span.path)));
    const isInside = !path.startsWith('..') && !isAbsolute(path);
    return { ...finding, span: { ...finding.span, path: isInside ? path.replaceAll(sep, '/') : finding.span.path } };
  });
}

function fits(row: ListedFinding, finding: Finding): boolean {
  return row.rule === finding.rule && isKnownFrom(row, finding) && (row.protocol === undefined || row.protocol === finding.protocol);
}

/** What other rules say of the port that a row is about is no news. */
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

function nameOf({ rule, path, port }: ListedFinding): string {
  return `${rule} for port ${port} in ${path}`;
}

/** `owner/name=folder` for each argument. Throws where one has another form. */
export function readCheckouts(words: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    words.map((word) => {
      const [, name, folder] = /^([\w.-]+\/[\w.-]+)=(.+)$/.exec(word) ?? [];
      if (name === undefined || folder === undefined) throw new Error(`${word} is not of the form OWNER/NAME=CHECKOUT`);
      return [name, folder];
    }),
  );
}

export async function main(words: string[]): Promise<void> {
  const { page, problems, unlisted } = await inTheWild(IN_THE_WILD, readCheckouts(words));
  for (const line of unlisted) process.stdout.write(`not listed: ${line}\n`);
  for (const line of problems) process.stderr.write(`${line}\n`);
  if (page === null) process.exitCode = 1;
  else writeFileSync('docs/in-the-wild.md', page);
}
