import { RULES } from '../rules/index.ts';
import { type LintOptions, lint } from './lint.ts';
import { createClues } from './listen/clues.ts';
import { lastBoundary } from './manifest/split.ts';
import { EXIT, type ExitCode } from './model/exit-code.ts';
import { compareSeverity, type Severity } from './model/finding.ts';
import type { Confidence } from './model/listener.ts';
import type { RegistryView } from './model/registry.ts';
import { parseRelease } from './model/release.ts';
import type { RunResult } from './model/result.ts';
import type { Rule } from './model/rule.ts';
import type { Problem, Source } from './model/source.ts';
import { didYouMean, UsageError } from './model/usage-error.ts';
import { createPlacement } from './placement/placement.ts';
import { loadRegistries } from './registry/load.ts';
import { createRegistryView } from './registry/view.ts';
import { readSources, sourceOfText } from './source/files.ts';
import { findFiles } from './source/find-files.ts';
import { sourceOfStandardInput } from './source/standard-input.ts';

/** What a run is asked to do, by the command line or by a program. */
export interface RunOptions {
  /** Files, folders, globs, or `-` for standard input. */
  readonly paths: readonly string[];
  readonly cwd: string;
  /** Names of registries that come along, or files; OpenShift's where empty. */
  readonly registries: readonly string[];
  /** OpenShift release as of which the registry is read, such as `4.19`. */
  readonly release: string | null;
  /** Only these rules; all where empty. */
  readonly rules: readonly string[];
  readonly disabledRules: readonly string[];
  readonly minimumConfidence: Confidence;
  readonly failOn: Severity | 'never';
  /** Read files that `.gitignore` names too. */
  readonly noIgnore: boolean;
  readonly readStandardInput: () => Promise<Uint8Array>;
  /** Path under which standard input is told; `<stdin>` where undefined. */
  readonly inputPath?: string;
  /** Told the number of files read so far, for a progress line. */
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
  /** Told each file before it is read: its path as findings tell it, and as the operating system wants it. */
  readonly onFile?: (path: string, file: string) => void;
  /** Texts to lint instead of what stands in the files, by the path that findings tell. */
  readonly overlay?: ReadonlyMap<string, string>;
}

export interface RunOutcome {
  readonly result: RunResult;
  readonly exitCode: ExitCode;
  readonly rules: readonly Rule[];
  readonly registry: RegistryView;
}

/** Options to sources to findings. Throws UsageError where an option makes no sense. */
export async function run(options: RunOptions): Promise<RunOutcome> {
  const rules = selectRules(options);
  const registry = await openRegistry(options);
  const result = await lint(openSources(options), {
    ...(await lintParts(registry)),
    rules,
    minimumConfidence: options.minimumConfidence,
    ...withSignal(options),
  });
  const complete = nothingLinted(result, options) ?? result;
  return { result: complete, exitCode: exitCodeOf(complete, options.failOn), rules, registry };
}

/** The parts of a run that do not depend on what is linted. */
async function lintParts(registry: RegistryView): Promise<Pick<LintOptions, 'registry' | 'clues' | 'loadShell' | 'createPlacement'>> {
  const { programs } = await import('../programs/index.ts');
  return {
    registry,
    clues: createClues(programs),
    loadShell: async () => (await import('./listen/shell/index.ts')).followShell,
    createPlacement: (workloads) => createPlacement({}, workloads),
  };
}

export async function openRegistry(options: Pick<RunOptions, 'registries' | 'release' | 'cwd'>): Promise<RegistryView> {
  const release = options.release === null ? null : parseRelease(options.release);
  if (release === undefined) throw new UsageError(`--release ${options.release} is no release; write it like 4.19`);
  const names = options.registries.length > 0 ? options.registries : ['openshift'];
  const { registries, problems } = await loadRegistries(names, { cwd: options.cwd });
  if (problems.length > 0)
    throw new UsageError(problems.map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`).join('\n'));
  return createRegistryView(registries, { release });
}

async function* openSources(options: RunOptions): AsyncIterable<Source | Problem> {
  const paths = options.paths.filter((path) => path !== '-');
  const { files, problems } = await findFiles(paths, options);
  yield* problems;
  for (const [index, file] of files.entries()) {
    options.onFile?.(file.path, file.file);
    const text = options.overlay?.get(file.path);
    if (text === undefined) yield* readSources(file, lastBoundary);
    else yield sourceOfText(file, text);
    options.onProgress?.(index + 1, files.length);
  }
  if (options.paths.includes('-')) yield sourceOfStandardInput(await options.readStandardInput(), options.inputPath ?? '<stdin>');
}

function selectRules(options: RunOptions): Rule[] {
  const known = RULES.map((rule) => rule.meta.id);
  for (const id of [...options.rules, ...options.disabledRules]) {
    if (!known.includes(id)) throw new UsageError(`there is no rule ${id}${didYouMean(id, known)} (hostport-lint rules lists all)`);
  }
  return RULES.filter(
    ({ meta }) => (options.rules.length === 0 || options.rules.includes(meta.id)) && !options.disabledRules.includes(meta.id),
  );
}

/** A linter that found nothing to read must say so instead of looking clean. */
function nothingLinted(result: RunResult, options: RunOptions): RunResult | null {
  if (result.counts.documents > 0 || result.problems.length > 0) return null;
  const path = options.paths[0] ?? '.';
  const message =
    result.counts.files > 0 ? 'holds no YAML or JSON document' : 'holds no manifest (*.yaml, *.yml, *.json); nothing was linted';
  return { ...result, problems: [{ path: path === '-' ? '<stdin>' : path, line: 1, column: 1, message }] };
}

function exitCodeOf(result: RunResult, failOn: Severity | 'never'): ExitCode {
  if (result.problems.length > 0) return EXIT.incomplete;
  const fails =
    failOn !== 'never' && result.findings.some((finding) => !finding.suppressed && compareSeverity(finding.severity, failOn) >= 0);
  return fails ? EXIT.findings : EXIT.clean;
}

function withSignal(options: RunOptions): { signal?: AbortSignal } {
  return options.signal ? { signal: options.signal } : {};
}
