import { loadOptions } from './config/settings.ts';
import { fixFiles } from './fix/index.ts';
import { flowsOfRun } from './hosted/flows-of-run.ts';
import type {
  AuditRequest,
  FindingFormat,
  FixResult,
  LintRequest,
  LintResult,
  PortFormat,
  RegistryRequest,
  RenderOptions,
} from './library-types.ts';
import type { PortRange, Protocol } from './model/address.ts';
import { EXIT, type ExitCode, UsageError } from './model/exit-code.ts';
import type { ClusterFlows } from './model/flow.ts';
import { parseRelease } from './model/registry.ts';
import { type Problem, problemOfFile } from './model/source.ts';
import { mayBeCapture } from './observe/captures.ts';
import type { RunOptions } from './options.ts';
import { registriesNamed } from './registry/load.ts';
import { type FoundEntries, findInRegistries } from './registry/operations/find.ts';
import { type FreePorts, freePorts as portsIn } from './registry/operations/free.ts';
import { GENERAL } from './registry/taken.ts';
import { FINDING_REPORTS, PORT_REPORTS } from './report/index.ts';
import { type RunOutcome, reportOptionsOf, run } from './run.ts';
import { auditFiles } from './source/audit-files.ts';
import { DEFAULT_HELM } from './source/provider.ts';
import { plural } from './text/words.ts';

export type * from './library-types.ts';
export type { ObjectName } from './model/document.ts';
export { EXIT, type ExitCode, UsageError } from './model/exit-code.ts';
export type { ClusterFlows } from './model/flow.ts';
export type { Problem } from './model/source.ts';
export type { FoundEntries } from './registry/operations/find.ts';
export type { FreePorts } from './registry/operations/free.ts';

/** All formats of `renderFindings`. */
export const FINDING_FORMATS: readonly FindingFormat[] = formatsOf(FINDING_REPORTS);
/** All formats of `renderPorts`. */
export const PORT_FORMATS: readonly PortFormat[] = formatsOf(PORT_REPORTS);

/**
 * Lints files, folders and globs. Throws UsageError if the request or the configuration is invalid. Files and renders that cannot be read
 * are in `problems`.
 */
export async function lintPaths(paths: readonly string[], request: LintRequest = {}): Promise<LintResult> {
  return resultOf(await run(await optionsOf(paths, request)), paths, request);
}

/** Lints a text of YAML or JSON documents. Findings are reported at `path`, which need not exist. Throws the same errors as `lintPaths`. */
export async function lintText(path: string, text: string, request: LintRequest = {}): Promise<LintResult> {
  const input = { inputPath: path, readStandardInput: async () => new TextEncoder().encode(text) };
  return resultOf(await run({ ...(await optionsOf(['-'], request)), ...input }), [path]);
}

/** Returns a result in one of the formats of the command line. */
export async function renderFindings(result: LintResult, format: FindingFormat, options: RenderOptions = {}): Promise<string> {
  const { outcome, paths } = result.details as Details;
  return (await FINDING_REPORTS[format]())(outcome.result, { ...reportOptionsOf(outcome), paths, ...options });
}

/** Returns the host ports of a result in one of the formats of `hostport-lint ports`. */
export async function renderPorts(result: LintResult, format: PortFormat, options: RenderOptions = {}): Promise<string> {
  const { outcome, paths } = result.details as Details;
  return (await PORT_REPORTS[format]())(outcome.result, { ...reportOptionsOf(outcome), paths, ...options });
}

/**
 * Applies the fixes of all findings to the files, as `--fix` does; with `dryRun` writes nothing. A file that cannot be written is in
 * `problems`. Throws the same errors as `lintPaths`.
 */
export async function applyFixes(
  paths: readonly string[],
  { dryRun = false, ...request }: LintRequest & { readonly dryRun?: boolean } = {},
): Promise<FixResult> {
  const { outcome, findings: fixed, files, diff } = await fixFiles(await optionsOf(paths, request), dryRun);
  return { files, fixed, diff, result: resultOf(outcome, paths, request) };
}

/**
 * Compares the objects of a cluster and the sockets of its nodes with registries. Throws UsageError if a path does not exist, and the same
 * errors as `lintPaths`.
 */
export async function audit({ objects, captures = [], upgradeTo, failOnPlatform = false, ...request }: AuditRequest): Promise<LintResult> {
  const options = { ...(await optionsOf([], request)), upgradeTo: upgradeTo ?? null, failOnPlatform };
  const input = auditFiles({ objects, captures, mayBeCapture, cwd: options.cwd });
  return resultOf(await run({ ...options, audit: input }), [...objects, ...captures]);
}

/** The connections of the hosted clusters of files, folders and globs. */
export interface HostedFlows {
  readonly clusters: readonly ClusterFlows[];
  /** Inputs that could not be read, and clusters whose flows are unknown. */
  readonly problems: readonly Problem[];
  readonly exitCode: ExitCode;
}

/** Returns the connections of each HostedCluster, as `hostport-lint hosted flows` does. Throws the same errors as `lintPaths`. */
export async function hostedFlows(
  paths: readonly string[],
  { nodePortRange, ...request }: LintRequest & { readonly nodePortRange?: PortRange } = {},
): Promise<HostedFlows> {
  const options = await optionsOf(paths, request);
  const { result } = await run({ ...options, factsOnly: true });
  const found = flowsOfRun(result.hosted, { given: nodePortRange, configured: options.nodePortRange });
  const problems = [...result.problems, ...found.flatMap((one) => one.problems)];
  if (problems.length + found.length === 0) problems.push(problemOfFile(paths[0] ?? '.', 'contains no HostedCluster'));
  return { clusters: found.map(({ flows }) => flows), problems, exitCode: problems.length > 0 ? EXIT.incomplete : EXIT.clean };
}

/**
 * Returns the entries of registries for `9104`, `9104/UDP`, `9000-9100`, or a word. OpenShift's registry by default. Throws UsageError if a
 * registry cannot be read.
 */
export async function findPort(query: string, request: RegistryRequest = {}): Promise<FoundEntries> {
  return findInRegistries(await registriesOf(request), query);
}

/** The conditions for the ports that `freePorts` returns. */
export interface FreeRequest extends RegistryRequest {
  /** Ports to search; 20000-29999 by default. */
  readonly range?: PortRange;
  /** `TCP` by default. */
  readonly protocol?: Protocol;
  /** `localhost` if only the node itself connects to the port; `any` by default. */
  readonly reach?: 'any' | 'localhost';
  /** `platform` for a port of a platform component; `users` by default. */
  readonly audience?: 'users' | 'platform';
  /** Release of the platform; the newest rows by default. */
  readonly release?: string;
  /** Number of ports to return; 5 by default. */
  readonly count?: number;
}

/**
 * Returns the next ports that no row of the registries assigns, and the reason for each port that was skipped. Throws UsageError if a
 * registry or the release is invalid.
 */
export async function freePorts(request: FreeRequest = {}): Promise<FreePorts> {
  const { range = GENERAL, protocol = 'TCP', reach = 'any', audience = 'users', count = 5 } = request;
  const release = request.release === undefined ? null : parseRelease(request.release);
  if (release === undefined) throw new UsageError(`release ${request.release} is not a release; write it like 4.19`);
  return portsIn(await registriesOf(request), { range, protocol, reach, audience, count, release });
}

function formatsOf<Format extends string>(reports: Readonly<Record<Format, unknown>>): Format[] {
  return Object.keys(reports) as Format[];
}

function registriesOf({ registries = ['openshift'], cwd = '.', base }: RegistryRequest) {
  return registriesNamed(registries, { cwd, base });
}

/** The part of the outcome that reports use in addition to the result. */
interface Details {
  readonly outcome: RunOutcome;
  readonly paths: readonly string[];
}

function resultOf(outcome: RunOutcome, paths: readonly string[], { env }: LintRequest = {}): LintResult {
  const { exitCode, rules, result } = outcome;
  const notes = [...(env === undefined ? notesOnTexts(outcome.known.paths) : []), ...outcome.notes];
  const { findings, listeners, problems, skipped, counts, audit: audited } = result;
  const details: Details = { outcome, paths };
  return { findings, listeners, problems, skipped, counts, exitCode, notes, rules, ...(audited && { audit: audited }), details };
}

/** Notes about inputs that are read as text because no program is started. */
function notesOnTexts(paths: ReadonlySet<string>): string[] {
  const count = [...paths].filter((path) => /(?:^|\/)Chart\.ya?ml$/.test(path)).length;
  return count === 0 ? [] : [`env is not set, so ${plural(count, 'chart')} ${count === 1 ? 'was' : 'were'} read as text`];
}

function optionsOf(paths: readonly string[], request: LintRequest): Promise<RunOptions> {
  const { cwd = '.', env, helm, signal, config = false, ...given } = request;
  return loadOptions({
    cwd,
    paths,
    config,
    given,
    ...(env && { env }),
    ...(helm && { helm: { ...DEFAULT_HELM, enabled: env !== undefined, ...helm } }),
    ...(signal && { signal }),
  });
}
