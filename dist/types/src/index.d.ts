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
import type { RunResult } from './model/result.js';
import type { RuleMeta } from './model/rule.js';
import { type FindingFormat, type PortFormat, type ReportOptions } from './report/index.js';
import { type RunOutcome } from './run.js';
import { type Given } from './settings.js';
import { type HelmOptions } from './source/provider.js';
export type { HostPort, Protocol, Reach } from './model/address.js';
export { EXIT, type ExitCode, UsageError } from './model/exit-code.js';
export type { Finding, Fix, Related, Severity, Suppression } from './model/finding.js';
export type { Confidence, Evidence, Listener } from './model/listener.js';
export type { Assignment, DocumentedRange, Owner, Registration, Registry } from './model/registry.js';
export type { Counts, RunResult } from './model/result.js';
export type { RuleMeta } from './model/rule.js';
export type { Problem } from './model/source.js';
export type { Edit, Span } from './model/span.js';
export type { Workload } from './model/workload.js';
export { FINDING_REPORTS, type FindingFormat, PORT_REPORTS, type PortFormat, type ReportOptions } from './report/index.js';
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
export declare function lintPaths(paths: readonly string[], request?: LintRequest): Promise<LintResult>;
/** Lints a text of YAML or JSON documents. `path` is what its findings are told under. */
export declare function lintText(path: string, text: string, request?: LintRequest): Promise<LintResult>;
/** Tells a result in one of the formats of the command line; `options` change what the report holds. */
export declare function renderFindings(result: LintResult, format: FindingFormat, options?: Partial<ReportOptions>): Promise<string>;
/** Tells the host ports of a result in one of the formats of `hostport-lint ports`. */
export declare function renderPorts(result: LintResult, format: PortFormat, options?: Partial<ReportOptions>): Promise<string>;
