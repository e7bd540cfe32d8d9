import type { InputOutput } from './io.ts';

/** Variables in which CI services name the branch and the commit of the files: GitHub, GitLab, Azure Pipelines, Jenkins. */
const BRANCHES = ['GITHUB_HEAD_REF', 'GITHUB_REF_NAME', 'CI_COMMIT_REF_NAME', 'BUILD_SOURCEBRANCHNAME', 'GIT_BRANCH'];
const COMMITS = ['GITHUB_SHA', 'CI_COMMIT_SHA', 'BUILD_SOURCEVERSION', 'GIT_COMMIT'];
const COMMIT_LENGTH = 12;

/** Branch and commit of the files for the head of a report; empty outside of CI. */
export function originOf({ env }: Pick<InputOutput, 'env'>): readonly (readonly [heading: string, value: string])[] {
  if (!env.CI && !env.GITHUB_ACTIONS && !env.TF_BUILD && !env.JENKINS_URL) return [];
  const firstOf = (names: readonly string[]): string => names.map((name) => env[name]).find(Boolean) ?? '';
  const facts = [['Branch', firstOf(BRANCHES)] as const, ['Commit', firstOf(COMMITS).slice(0, COMMIT_LENGTH)] as const];
  return facts.filter(([, value]) => value !== '');
}
