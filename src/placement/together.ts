import type { Confidence } from '../model/listener.ts';
import type { Workload } from '../model/workload.ts';
import { folderOf, type Run } from './alternatives.ts';

const PART_OF = 'app.kubernetes.io/part-of';

/** Kinds whose pods come and go, so that they meet others only for a while. */
const PASSING = new Set(['Job', 'CronJob']);

/** How sure it is that somebody installs both, judged by where they stand; both are of one set and no alternatives. */
export function togetherness(a: Workload, b: Workload, run: Run): { readonly confidence: Confidence; readonly why: string | null } {
  const passing = isPassing(a) || isPassing(b);
  if (a.span.path === b.span.path || (run.isOneInstall(a) && run.isOneInstall(b))) {
    return { confidence: passing && (PASSING.has(a.kind) || PASSING.has(b.kind)) ? 'medium' : 'certain', why: null };
  }
  if (belongTogether(a, b) || haveOneTopFolder(a, b, run)) return { confidence: passing ? 'medium' : 'high', why: null };
  const twins = a.kind === b.kind && a.name === b.name;
  return { confidence: twins ? 'low' : 'medium', why: 'if both folders are installed in one cluster' };
}

function isPassing(workload: Workload): boolean {
  return PASSING.has(workload.kind) || (workload.kind === 'Pod' && !workload.staticPod);
}

/** Namespaces in which unrelated projects meet. */
const COMMON_NAMESPACES = new Set(['default', 'kube-system']);

function belongTogether(a: Workload, b: Workload): boolean {
  if (a.namespace !== null && a.namespace === b.namespace && !COMMON_NAMESPACES.has(a.namespace)) return true;
  const part = a.labels[PART_OF];
  return part !== undefined && part === b.labels[PART_OF];
}

function haveOneTopFolder(a: Workload, b: Workload, run: Run): boolean {
  if (folderOf(a) === folderOf(b)) return true;
  const depth = run.rootDepth(a);
  const [here, there] = [run.signs(a).path.segments, run.signs(b).path.segments];
  // A file in the root folder belongs to everything below it.
  if (here.length <= depth + 1 || there.length <= depth + 1) return true;
  return here[depth] === there[depth];
}
