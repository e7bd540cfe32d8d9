import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { type Ran, runIn, temporaryFolder } from './command-line.ts';

/** A promise of the command line: with these files, each command prints this output and returns this status. */
interface Scenario {
  readonly promise: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly runs: readonly Run[];
}

interface Run {
  /** Words after the program's name, as a shell would split them at spaces. */
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  readonly terminal?: boolean;
  /** Width of the terminal. */
  readonly columns?: number;
  readonly piped?: boolean;
  /** The name of the program in its process. */
  readonly calledAs?: string;
  readonly status: number;
  /** Parts of what is printed, in this order; a whole text where it is one string. */
  readonly stdout?: string | readonly string[];
  readonly stderr?: string | readonly string[];
  readonly lacks?: readonly string[];
  /** Files afterwards, with parts of their texts. */
  readonly written?: Readonly<Record<string, readonly string[]>>;
  /** Whether the bundle is run too, as a process of its own. */
  readonly bundle?: boolean;
}

const FOLDER = path.join(import.meta.dirname, 'scenarios');
const BUNDLE = path.resolve('dist/cli.cjs');
/** Each file is a scenario, or a list of them. */
const scenarios = readdirSync(FOLDER).flatMap((name) =>
  [load(readFileSync(path.join(FOLDER, name), 'utf8')) as Scenario | Scenario[]].flat().map((scenario) => [name, scenario] as const),
);

/** All keys, because an unknown one would check nothing. */
const KEYS = 'command env input terminal columns piped calledAs status stdout stderr lacks written bundle'.split(' ') as (keyof Run)[];

describe.each(scenarios)('%s', (_, scenario) => {
  test('contains only what is checked', () => {
    expect(Object.keys(scenario).filter((key) => !['promise', 'files', 'runs'].includes(key))).toEqual([]);
    expect(scenario.runs.flatMap(Object.keys).filter((key) => !(KEYS as string[]).includes(key))).toEqual([]);
    // A text would be checked letter by letter.
    const lists = scenario.runs.flatMap(({ lacks = [], written = {} }) => [lacks, ...Object.values(written)]);
    expect(lists.filter((list) => !Array.isArray(list))).toEqual([]);
  });

  test(scenario.promise, async () => {
    const folder = temporaryFolder(scenario.files);
    for (const run of scenario.runs) check(run, await runIn(folder, wordsOf(run), run), folder);
  });

  const bundled = scenario.runs.filter((run) => run.bundle);
  test.runIf(bundled.length > 0)(`the bundle: ${scenario.promise}`, () => {
    const folder = temporaryFolder(scenario.files);
    for (const run of bundled) {
      const { stdout, stderr, status } = spawnSync(process.execPath, [BUNDLE, ...wordsOf(run)], {
        cwd: folder,
        encoding: 'utf8',
        input: run.input ?? '',
        env: { PATH: process.env.PATH, ...run.env },
      });
      check(run, { stdout, stderr, status: status ?? -1 }, folder);
    }
  });
});

test.each(['text', 'json'])('a reader that closes the pipe changes neither the messages nor the status: %s', (format) => {
  const command = `('${process.execPath}' '${BUNDLE}' --format ${format} --fail-on info --min-confidence low test/fixtures/listeners; echo "status $?" >&2) | head -n 1`;
  const { stdout, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
  expect(stdout.split('\n')).toHaveLength(2);
  expect(stderr).toMatch(/^status [13]$/m);
  expect(stderr).not.toMatch(/EPIPE|Error/);
});

test('a reader of the messages that closes the pipe does not change the status', () => {
  const patch = 'registry propose --patch --pull-request registry/openshift/host-ports.md test/fixtures/listeners';
  const command = `(exec 3>&1; ('${process.execPath}' '${BUNDLE}' ${patch} 2>&1 >/dev/null; echo "status $?" >&3) | true)`;
  expect(spawnSync('bash', ['-c', command], { encoding: 'utf8' }).stdout).toMatch(/^status [03]$/m);
});

function wordsOf({ command }: Run): string[] {
  return command.split(' ').filter(Boolean);
}

function check(run: Run, { stdout, stderr, status }: Ran, folder: string): void {
  const what = `hostport-lint ${run.command}\n${stdout}${stderr}`;
  expect(status, what).toBe(run.status);
  for (const [text, expected] of [
    [stdout, run.stdout],
    [stderr, run.stderr],
  ] as const) {
    if (typeof expected === 'string') expect(text, what).toBe(expected);
    let from = 0;
    for (const part of typeof expected === 'string' ? [] : (expected ?? [])) {
      const found = text.indexOf(part, from);
      expect(found, `${JSON.stringify(part)} in the output of ${what}`).toBeGreaterThanOrEqual(0);
      from = found + part.length;
    }
  }
  for (const part of run.lacks ?? []) expect(stdout + stderr, what).not.toContain(part);
  for (const [file, parts] of Object.entries(run.written ?? {})) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const part of parts) expect(text).toContain(part);
  }
}
