import type { Confidence } from '../model/listener.ts';
import type { Workload } from '../model/workload.ts';
import { folderOf } from '../text/words.ts';
import { isScheduled, type RunFacts } from './alternatives.ts';

const PART_OF = 'app.kubernetes.io/part-of';

/** Kinds whose pods end by themselves, so that they are beside others only for a while. */
const SHORT_LIVED = new Set(['Job', 'CronJob']);

/** How sure it is that both are installed in one cluster, judged by their paths; both are of one install and no alternatives. */
export function coInstallationOf(
  a: Workload,
  b: Workload,
  run: RunFacts,
): { readonly confidence: Confidence; readonly why: string | null } {
  const shortLived = isShortLived(a) || isShortLived(b);
  if (a.span.path === b.span.path || (a.install !== '' && b.install !== '')) {
    return { confidence: SHORT_LIVED.has(a.kind) || SHORT_LIVED.has(b.kind) ? 'medium' : 'certain', why: null };
  }
  // The conditions in templates are not known, and components that exclude each other are common there.
  const optional = a.template && b.template;
  if (areOneProduct(a, b) || haveOneTopFolder(a, b, run)) {
    return { confidence: optional ? 'low' : shortLived || isInstalledTwice(a, b) ? 'medium' : 'high', why: null };
  }
  return { confidence: optional || packageOneProgram(a, b) ? 'low' : 'medium', why: 'if both folders are installed in one cluster' };
}

/** One program in two namespaces, which is more often two ways to install it than two of it. */
function isInstalledTwice(a: Workload, b: Workload): boolean {
  return a.kind === b.kind && a.name === b.name && a.namespace !== b.namespace;
}

/** Two projects package one program, by its name or by the containers of its pods. */
function packageOneProgram(a: Workload, b: Workload): boolean {
  const names = new Set(a.containers.map(({ name }) => name));
  const common = b.containers.filter(({ name }) => names.has(name)).length;
  if (a.kind !== b.kind) return common > 0 && (a.name === b.name || !isScheduled(a) || !isScheduled(b));
  return a.name === b.name || common >= MIN_COMMON_CONTAINERS;
}

/** As many container names two pods do not have in common by chance. */
const MIN_COMMON_CONTAINERS = 3;

function isShortLived(workload: Workload): boolean {
  return SHORT_LIVED.has(workload.kind) || (workload.kind === 'Pod' && !workload.staticPod);
}

/** Namespaces that unrelated projects use. */
const SHARED_NAMESPACES = new Set(['default', 'kube-system']);

function areOneProduct(a: Workload, b: Workload): boolean {
  if (a.namespace !== null && a.namespace === b.namespace && !SHARED_NAMESPACES.has(a.namespace)) return true;
  const part = a.labels[PART_OF];
  return part !== undefined && part === b.labels[PART_OF];
}

function haveOneTopFolder(a: Workload, b: Workload, run: RunFacts): boolean {
  if (folderOf(a.span.path) === folderOf(b.span.path)) return true;
  const depth = run.rootDepth(a);
  const [here, there] = [run.signs(a).path.segments, run.signs(b).path.segments];
  // A file in the root folder belongs to everything below it.
  if (here.length <= depth + 1 || there.length <= depth + 1) return true;
  return here[depth] === there[depth];
}
