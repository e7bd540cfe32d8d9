import path from 'node:path';
import { hasSameName } from '../model/document.ts';
import type { Finding } from '../model/finding.ts';
import { addTo } from '../model/groups.ts';
import type { Listener } from '../model/listener.ts';
import type { Edit, Span } from '../model/span.ts';
import type { RunOptions } from '../options.ts';
import { type RunOutcome, run } from '../run.ts';
import { kustomizationsReading } from '../source/kustomize/roots.ts';
import { DEFAULT_HELM } from '../source/provider.ts';
import type { Render } from '../source/render.ts';

/** Fixes in files from which renders are made. */
export interface SourceFixes {
  /** By path. */
  readonly edits: ReadonlyMap<string, readonly Edit[]>;
  /** Fingerprints of the findings in renders that these fixes remove. */
  readonly fixed: ReadonlySet<string>;
}

/**
 * Returns fixes in bases and templates. The files are also linted as text, and one of their fixes is used if each render that reads the
 * file has the same finding about the same workload, and no patch changes lists of ports. In a template, the finding must be on the same
 * line, so that no value changes the port. Otherwise only the remedy is printed.
 */
export async function fixesInSources({ result, renders }: RunOutcome, options: RunOptions): Promise<SourceFixes> {
  const edits = new Map<string, Edit[]>();
  const fixed = new Set<string>();
  const isSource = (file: string) => renders.some(({ files }) => files.has(file));
  const places = result.listeners.map(({ workload }) => workload.span.path);
  const paths = new Set(result.findings.length > 0 ? places.filter(isSource) : []);
  if (paths.size === 0) return { edits, fixed };
  const asText = await run({ ...options, paths: [...paths], helm: { ...DEFAULT_HELM, enabled: false }, kustomize: 'none' });
  for (const finding of asText.result.findings) {
    const [edit] = finding.fix?.edits ?? [];
    const readers = renders.filter(({ files }) => files.has(finding.span.path));
    if (!edit || finding.suppressed || readers.length === 0) continue;
    const workload = workloadOfFinding(finding, asText.result.listeners);
    const same = result.findings.filter((one) => {
      if (one.suppressed || !isAlike(one, finding)) return false;
      return finding.fix?.isShownOnly
        ? pathAndLine(one.span) === pathAndLine(finding.span)
        : workloadOfFinding(one, result.listeners) === workload;
    });
    const isEverywhere = readers.every((render) => isFixable(render) && same.some((one) => isShownBy(one, render)));
    if (!isEverywhere || (await isReadElsewhere(finding.span.path, readers, options.cwd))) continue;
    addTo(edits, edit.path, edit);
    for (const one of same) fixed.add(one.fingerprint);
  }
  return { edits, fixed };
}

function isAlike(one: Finding, other: Finding): boolean {
  const findingKey = ({ rule, port, protocol, container }: Finding) => [rule, port, protocol, container].join(' ');
  return findingKey(one) === findingKey(other);
}

/** The path of the workload of a finding; undefined if no listener shows it. */
function workloadOfFinding({ workload, port }: Finding, listeners: readonly Listener[]): string | undefined {
  const listener = listeners.find((one) => one.port === port && workload !== null && hasSameName(one.workload, workload));
  return listener && pathAndLine(listener.workload.span);
}

function pathAndLine({ path, line }: Span): string {
  return `${path}:${line}`;
}

function isFixable({ patchesPorts, isExample }: Render): boolean {
  return !patchesPorts && !isExample;
}

function isShownBy({ related }: Finding, { command }: Render): boolean {
  return related.some((one) => one.command === command);
}

/** True if a kustomization of the repository that this run did not build reads the file. */
async function isReadElsewhere(file: string, readers: readonly Render[], cwd: string): Promise<boolean> {
  const built = new Set(readers.map(({ subject }) => subject));
  return (await kustomizationsReading(path.resolve(cwd, file), cwd)).some((folder) => !built.has(folder));
}
