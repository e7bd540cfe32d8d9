import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { RULES } from '../../rules/index.ts';
import { createMerge } from '../fleet/merge.ts';
import { readReport } from '../fleet/read-report.ts';
import { createHostedCollector } from '../hosted/collect.ts';
import { NODE_PORT_RANGE } from '../model/address.ts';
import { UsageError } from '../model/exit-code.ts';
import { firstOfEach } from '../model/groups.ts';
import type { RunResult } from '../model/result.ts';
import { compareProblems, type Problem, problemOfFile } from '../model/source.ts';
import { compareStrings } from '../model/span.ts';
import { decodeCapture } from '../observe/text.ts';
import { exitCodeOf, type Reportable } from '../run.ts';
import { reasonOf } from '../text/problem.ts';
import { firstFew } from '../text/words.ts';

/** A file of `--merge` and its cluster. */
interface ReportFile {
  readonly file: string;
  /** The cluster of `CLUSTER=PATH`; null if the argument names none. */
  readonly cluster: string | null;
  /** The path of the cluster's whole report: the folder of `CLUSTER=FOLDER`, otherwise the file. */
  readonly whole: string;
}

/** Maximum number of file names in a note. */
const MAX_NAMES = 5;

/** Merges the reports of clusters into one outcome. A report that cannot be read is a problem. Throws UsageError for an unknown path. */
export function mergeReports(given: readonly string[], settings: Parameters<typeof exitCodeOf>[1], cwd: string): Reportable {
  const problems: Problem[] = [];
  const unnamed: string[] = [];
  const merge = createMerge();
  for (const { file, cluster, whole } of reportFiles(given, cwd, problems)) {
    const reports = readFrom(path.resolve(cwd, file));
    if (typeof reports === 'string') {
      problems.push(problemOfFile(file, `this report is not merged: ${reports}`));
      continue;
    }
    for (const report of reports) {
      const name = cluster ?? report.cluster ?? path.basename(file).replace(/\.json$/, '');
      if (cluster === null && report.cluster === null) unnamed.push(file);
      const other = merge.add(report, { cluster: name, path: whole });
      if (other !== null)
        problems.push(problemOfFile(file, `this report is not merged: ${other}, the first by name, already has the cluster ${name}`));
    }
  }
  const { findings, clusters } = merge.finish();
  const result: RunResult = {
    findings,
    fleet: clusters,
    listeners: [],
    hosted: createHostedCollector().facts(NODE_PORT_RANGE),
    skipped: [],
    hidden: {},
    problems: problems.sort(compareProblems),
    counts: { files: clusters.length, documents: 0, workloads: 0, listeners: 0 },
    audit: { nodes: [], sockets: [], places: [] },
  };
  return { result, exitCode: exitCodeOf(result, settings), rules: RULES, registryReason: null, notes: notesOn(unnamed), renders: [] };
}

function notesOn(unnamed: readonly string[]): string[] {
  if (unnamed.length === 0) return [];
  const names =
    unnamed.length === 1
      ? '1 report names no cluster, so it has the name of its file'
      : `${unnamed.length} reports name no cluster, so they have the names of their files`;
  return [`${names} (${firstFew(unnamed, MAX_NAMES)}); audit --cluster-name or --merge CLUSTER=FILE sets another`];
}

/** The files in an order that does not depend on the order of the arguments. */
function reportFiles(given: readonly string[], cwd: string, problems: Problem[]): ReportFile[] {
  const files = given.flatMap((text): ReportFile[] => {
    const [, named = null, inside = text] = existsSync(path.resolve(cwd, text)) ? [] : (/^([^=/\\]+)=(.+)$/s.exec(text) ?? []);
    const full = path.resolve(cwd, inside);
    if (!existsSync(full)) throw new UsageError(`there is no file or folder ${inside}`);
    if (!statSync(full).isDirectory()) return [{ file: inside, cluster: named, whole: inside }];
    const found = reportsIn(full, new Set());
    if (found.length === 0) problems.push(problemOfFile(inside, 'the folder has no report (*.json)'));
    return found.map((name) => {
      const file = path.posix.join(inside, name);
      return { file, cluster: named, whole: named === null ? file : inside };
    });
  });
  files.sort((a, b) => compareStrings(a.file, b.file) || compareStrings(a.cluster ?? '', b.cluster ?? ''));
  return firstOfEach(files, ({ file, cluster }) => `${cluster ?? ''}=${realpathSync(path.resolve(cwd, file))}`);
}

/**
 * The JSON files below a folder, with `/` between names. A folder with several links to it is read once. Hidden names are skipped: the
 * files of a mounted ConfigMap are links into such a folder.
 */
function reportsIn(folder: string, seen: Set<string>): string[] {
  const real = realpathSync(folder);
  if (seen.has(real)) return [];
  seen.add(real);
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (name.startsWith('.') || !existsSync(file)) return [];
    if (statSync(file).isDirectory()) return reportsIn(file, seen).map((inner) => `${name}/${inner}`);
    return name.endsWith('.json') ? [name] : [];
  });
}

function readFrom(file: string): ReturnType<typeof readReport> {
  try {
    return readReport(decodeCapture(readFileSync(file)));
  } catch (error) {
    return reasonOf(error);
  }
}
