import type { Confidence } from '../model/listener.ts';
import type { Workload } from '../model/workload.ts';
import { folderOf } from '../text/words.ts';
import type { Run } from './alternatives.ts';

const PART_OF = 'app.kubernetes.io/part-of';

/** Kinds whose pods come and go, so that they meet others only for a while. */
const PASSING = new Set(['Job', 'CronJob']);

/** How sure it is that somebody installs both, judged by where they stand; both are of one install and no alternatives. */
export function togetherness(a: Workload, b: Workload, run: Run): { readonly confidence: Confidence; readonly why: string | null } {
  const passing = isPassing(a) || isPassing(b);
  if (a.span.path === b.span.path || (a.install !== '' && b.install !== '')) {
    return { confidence: passing && (PASSING.has(a.kind) || PASSING.has(b.kind)) ? 'medium' : 'certain', why: null };
  }
  // Conditions around what stands in templates are not known, and components that exclude each other are common there.
  const optional = a.template && b.template;
  if (belongTogether(a, b) || haveOneTopFolder(a, b, run)) return { confidence: optional ? 'low' : passing ? 'medium' : 'high', why: null };
  return { confidence: optional || areTwins(a, b) ? 'low' : 'medium', why: 'if both folders are installed in one cluster' };
}

/** One program that two projects package: by its name, or by the containers of its pods. */
function areTwins(a: Workload, b: Workload): boolean {
  if (a.kind !== b.kind) return false;
  const names = new Set(a.containers.map(({ name }) => name));
  return a.name === b.name || b.containers.filter(({ name }) => names.has(name)).length >= MANY_CONTAINERS;
}

/** Container names that two pods do not have in common by chance. */
const MANY_CONTAINERS = 3;

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
  if (folderOf(a.span.path) === folderOf(b.span.path)) return true;
  const depth = run.rootDepth(a);
  const [here, there] = [run.signs(a).path.segments, run.signs(b).path.segments];
  // A file in the root folder belongs to everything below it.
  if (here.length <= depth + 1 || there.length <= depth + 1) return true;
  return here[depth] === there[depth];
}
