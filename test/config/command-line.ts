import { type Ran, runIn, type Surroundings, temporaryFolder } from '../cli/command-line.ts';
import { writeFiles } from '../folder.ts';

/** A folder with files for one test. */
export interface Folder {
  readonly path: string;
  write(file: string, text: string): void;
  /** Runs one command line in the folder, as the process would. */
  run(words: string, options?: Surroundings & { readonly separator?: string }): Promise<Ran>;
}

/** A folder that is the root of a repository, so that nothing above it counts. */
export function folderWith(files: Readonly<Record<string, string>>): Folder {
  const root = temporaryFolder(files);
  return {
    path: root,
    write: (file, text) => writeFiles(root, { [file]: text }),
    run: (words, { separator = ' ', ...surroundings } = {}) =>
      runIn(root, separator === ' ' ? words.split(/ +/) : words.split(separator), surroundings),
  };
}

/** The findings of a `--format json` report that count, as `line rule`. */
export function counting({ stdout }: Ran): string[] {
  return findingsOf(stdout)
    .filter(({ suppressed }) => suppressed === null)
    .map(({ line, rule }) => `${line} ${rule}`);
}

/** The silent ones, as `line rule by reason`. */
export function silenced({ stdout }: Ran): string[] {
  return findingsOf(stdout).flatMap(({ line, rule, suppressed }) =>
    suppressed === null ? [] : [`${line} ${rule} ${suppressed.by}: ${suppressed.reason}`],
  );
}

interface ReportedFinding {
  readonly line: number;
  readonly rule: string;
  readonly suppressed: { readonly by: string; readonly reason: string; readonly until: string | null } | null;
}

function findingsOf(report: string): ReportedFinding[] {
  return (JSON.parse(report) as { findings: ReportedFinding[] }).findings;
}

/** A platform's DaemonSet with one undeclared, unregistered port on line 14; lines can be put in by their number. */
export function manifestWith(insertions: Readonly<Record<number, string>> = {}, port = 9997): string {
  const lines = `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: openshift-example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          args:
            - --metrics-bind-address=:${port}
            - --verbose
        - name: helper
          image: example.com/helper:1
`.split('\n');
  return lines.flatMap((line, index) => (insertions[index + 1] === undefined ? [line] : [insertions[index + 1] ?? '', line])).join('\n');
}
