/**
 * hostport-lint as a library.
 *
 * ```ts
 * import { lintText, renderFindings } from 'hostport-lint';
 *
 * const result = await lintText('pod.yaml', manifest, { release: '4.19' });
 * for (const finding of result.findings) console.log(`${finding.span.line}: ${finding.message}`);
 * console.log(await renderFindings(result, 'sarif'));
 * ```
 */

import type { RunResult } from './model/result.ts';
import type { RuleMeta } from './model/rule.ts';
import type { Given } from './options.ts';
import { FINDING_REPORTS, type FindingFormat, PORT_REPORTS, type PortFormat, type ReportOptions } from './report/index.ts';
import { HOMEPAGE, VERSION } from './report/product.ts';
import { type RunOutcome, reportOptionsOf, run, runOptions } from './run.ts';
import { loadSettings } from './settings.ts';
import { DEFAULT_HELM, type HelmOptions } from './source/provider.ts';
import { urlOfRule } from './stamp.ts';

export type { HostPort, Protocol, Reach } from './model/address.ts';
export { EXIT, type ExitCode, UsageError } from './model/exit-code.ts';
export type { Finding, Fix, Related, Severity, Suppression } from './model/finding.ts';
export type { Confidence, Evidence, Listener } from './model/listener.ts';
export type { Assignment, DocumentedRange, Owner, Registration, Registry } from './model/registry.ts';
export type { Counts, RunResult } from './model/result.ts';
export type { RuleMeta } from './model/rule.ts';
export type { Problem } from './model/source.ts';
export type { Edit, Span } from './model/span.ts';
export type { Workload } from './model/workload.ts';
export { FINDING_REPORTS, type FindingFormat, PORT_REPORTS, type PortFormat, type ReportOptions } from './report/index.ts';

/** What a program may ask for; everything has the command line's default. */
export interface LintRequest extends Omit<Given, 'format' | 'baseline'> {
  /** Folder that relative paths start from; the process's own by default. */
  readonly cwd?: string;
  /**
   * Environment, such as `process.env`, in which `helm` and `kubectl` or `kustomize` are found and run. Without it none is
   * run, and the templates of charts are read as text.
   */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** How charts among the paths are rendered; with their default values by default. */
  readonly helm?: Partial<HelmOptions>;
  /** Configuration file to heed, relative to `cwd`; none by default, so that a program's result does not hang on where it runs. */
  readonly config?: string;
  readonly signal?: AbortSignal;
}

/** What a run found, with the exit code that the command line would return. */
export interface LintResult extends RunResult, Pick<RunOutcome, 'exitCode' | 'notes' | 'registry'> {
  /** The files, folders and globs that were linted, or the name of the text. */
  readonly paths: readonly string[];
  /** The rules that ran. */
  readonly rules: readonly RuleMeta[];
  /** The commands that show what was rendered. */
  readonly renders: readonly string[];
}

/** Lints files, folders and globs. Throws UsageError where the request makes no sense; what cannot be read is in `problems`. */
export async function lintPaths(paths: readonly string[], request: LintRequest = {}): Promise<LintResult> {
  return outcome(paths, request, new Uint8Array());
}

/** Lints a text of YAML or JSON documents. `path` is what its findings are told under. */
export async function lintText(path: string, text: string, request: LintRequest = {}): Promise<LintResult> {
  return outcome(['-'], request, new TextEncoder().encode(text), path);
}

/** Tells a result in one of the formats of the command line; `options` change what the report holds. */
export async function renderFindings(result: LintResult, format: FindingFormat, options: Partial<ReportOptions> = {}): Promise<string> {
  return (await FINDING_REPORTS[format]())(result, reportOptions(result, options));
}

/** Tells the host ports of a result in one of the formats of `hostport-lint ports`. */
export async function renderPorts(result: LintResult, format: PortFormat, options: Partial<ReportOptions> = {}): Promise<string> {
  return (await PORT_REPORTS[format]())(result, reportOptions(result, options));
}

function reportOptions({ rules, exitCode, notes, renders, registry, paths }: LintResult, options: Partial<ReportOptions>): ReportOptions {
  return { color: false, version: VERSION, rules, urlOfRule, homepage: HOMEPAGE, exitCode, notes, renders, registry, paths, ...options };
}

async function outcome(paths: readonly string[], request: LintRequest, input: Uint8Array, inputPath?: string): Promise<LintResult> {
  const cwd = request.cwd ?? '.';
  const { env, helm, signal, config = false, ...given } = request;
  const settings = await loadSettings({ cwd, paths, config, given });
  const options = runOptions({
    ...settings,
    paths,
    cwd,
    ...(env && { env }),
    ...(helm && { helm: { ...DEFAULT_HELM, enabled: env !== undefined, ...helm } }),
    readStandardInput: async () => input,
    inputPath: inputPath ?? '<stdin>',
    ...(signal && { signal }),
  });
  const ran = await run(options);
  const { rules, exitCode, registry, notes, renders } = reportOptionsOf(ran);
  return { ...ran.result, exitCode, registry, paths: inputPath === undefined ? paths : [inputPath], rules, notes, renders };
}
