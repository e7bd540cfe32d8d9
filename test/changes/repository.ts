import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../folder.ts';

export { temporaryFolder };

/** The environment without the variables of git's hooks, which would select another repository. */
export const ENVIRONMENT: Record<string, string | undefined> = Object.fromEntries(
  Object.entries({ ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }).filter(
    ([name]) => !/^(GIT_(DIR|WORK_TREE|INDEX_FILE)|INPUT_|GITHUB_)/.test(name),
  ),
);

export interface Repository {
  readonly folder: string;
  readonly git: (...words: string[]) => string;
  /** Writes files (null removes one) and commits; returns the commit. */
  readonly commit: (files: Readonly<Record<string, string | null>>) => string;
}

/** A repository that is removed after the test. */
export function createRepository(): Repository {
  return repositoryIn(temporaryFolder());
}

export function repositoryIn(folder: string): Repository {
  const git = (...words: string[]): string =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example', ...words], {
      cwd: folder,
      env: ENVIRONMENT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  git('init', '--quiet', '--initial-branch=main');
  return {
    folder,
    git,
    commit: (files) => {
      write(folder, files);
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message=change');
      return git('rev-parse', 'HEAD');
    },
  };
}

export function write(folder: string, files: Readonly<Record<string, string | null>>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    if (text === null) rmSync(file);
    else writeFileSync(file, text);
  }
}

/** A DaemonSet of the host network that declares one port. */
export function daemonSet(name: string, port: number, options = ''): string {
  return `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: ${name}
  namespace: demo
spec:
  selector: {matchLabels: {app: ${name}}}
  template:
    metadata: {labels: {app: ${name}}}
    spec:
      hostNetwork: true
      containers:
      - name: main
        image: example/${name}
        args: [--listen=0.0.0.0:${port}]
        ports:
        - {name: main, containerPort: ${port}, hostPort: ${port}, protocol: TCP}${options}
`;
}
