import path from 'node:path';
import type { Protocol } from '../model/address.ts';
import { compareFindings, type Finding, sideAt } from '../model/finding.ts';
import type { Listener } from '../model/listener.ts';
import type { RegistryView } from '../model/registry.ts';
import type { RunResult } from '../model/result.ts';
import type { Problem } from '../model/source.ts';
import { nameOfWorkload } from '../model/workload.ts';
import type { RunOptions } from '../options.ts';
import { run } from '../run.ts';
import { isWithin } from '../source/paths.ts';

/** The result of a lint for one file. */
export interface FileResult {
  /** Without suppressed findings. */
  readonly findings: readonly Finding[];
  readonly problems: readonly Problem[];
  /** Host ports in the file, including those of workloads in other files. */
  readonly listeners: readonly Listener[];
}

/** The result for one document, linted without the files around it. */
export interface Alone extends FileResult {
  readonly text: string;
  readonly registry: RegistryView;
}

/** A workload with a host port, and the place of the port. */
export interface Holder {
  readonly port: number;
  readonly protocol: Protocol;
  readonly name: string;
  readonly path: string;
  readonly line: number;
}

/** The result for a folder: for some of its files, and all host ports in it. */
export interface Whole {
  readonly files: readonly (readonly [path: string, FileResult])[];
  readonly holders: readonly Holder[];
  /** Names of the registries, and their release. */
  readonly registries: readonly string[];
  readonly release: string | null;
}

/**
 * Lints one document alone, as the command line lints its file. If a cluster of the configuration installs the file by a chart or
 * kustomization, there are no findings, because only the installs show the result. Throws UsageError if an option is invalid.
 */
export async function lintAlone(text: string, file: string, options: RunOptions): Promise<Alone> {
  const { clusters = [], cwd } = options;
  const installs = clusters.flatMap(({ kustomizations, charts }) => [...kustomizations, ...charts.map(({ chart }) => chart)]);
  const isRendered = installs.some((install) => isWithin(path.resolve(cwd, file), install.file));
  const { result, registry } = await run({
    ...{ ...options, ...UNJUDGED, paths: [file], overlay: new Map([[file, text]]) },
    ...(isRendered && { clusters: [] }),
  });
  return { text, registry, ...ofFile(result, file), ...(isRendered && { findings: [], problems: [] }) };
}

/** Lints the paths of `options` together, and returns what that says about `files`. Throws UsageError if an option is wrong, or the reason of its signal. */
export async function lintWhole(files: readonly string[], options: RunOptions): Promise<Whole> {
  const { result, registry } = await run({ ...options, ...UNJUDGED, knownAs: files });
  return {
    registries: registry.registries.map(({ name }) => name),
    release: registry.release?.join('.') ?? null,
    files: files.map((file) => [file, ofFile(result, file)]),
    holders: result.listeners.map(({ port, protocol, workload, evidence }) => {
      const { path: shown, line } = evidence[0]?.span ?? workload.span;
      return { port, protocol, name: nameOfWorkload(workload), path: shown, line };
    }),
  };
}

/** Nothing depends on the exit status, and most files that an editor opens have no manifest. */
const UNJUDGED = { failOn: 'never', mayBeEmpty: true } as const;

function ofFile(whole: RunResult, file: string): FileResult {
  return {
    findings: whole.findings
      .map((finding) => sideAt(finding, (span) => span.path === file))
      .filter(({ span, suppressed }) => span.path === file && suppressed === null)
      .toSorted(compareFindings),
    problems: whole.problems.filter((problem) => problem.path === file),
    listeners: whole.listeners.filter(({ evidence }) => evidence.some(({ span }) => span.path === file)),
  };
}
