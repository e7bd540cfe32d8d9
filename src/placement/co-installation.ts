import type { Confidence } from '../model/listener.ts';
import { SHORT_LIVED_KINDS, type Workload } from '../model/workload.ts';
import { templateOfPath } from '../text/render-path.ts';
import { areAside, commonParts, folderOf } from '../text/words.ts';
import { commonContainers, haveSameContainers, isScheduled } from './alternatives.ts';
import { isNameKnown } from './paths.ts';
import type { RunSigns } from './run-signs.ts';

/** The confidence that both are installed in one cluster, from their paths; both are in one install and are not alternatives. */
export function coInstallationOf(
  a: Workload,
  b: Workload,
  run: RunSigns,
): { readonly confidence: Confidence; readonly why: string | null } {
  const shortLived = isShortLived(a) || isShortLived(b);
  if (a.span.path === b.span.path || run.areTogether(a, b)) {
    return { confidence: SHORT_LIVED_KINDS.has(a.kind) || SHORT_LIVED_KINDS.has(b.kind) ? 'medium' : 'certain', why: null };
  }
  // The conditions of templates are unknown, and components that exclude each other are common in templates.
  const optional = a.template && b.template;
  if ((areOneProduct(a, b) || areInOneFolder(a, b, run)) && !run.areApart(a.span.path, b.span.path)) {
    const isUnsure = shortLived || isInstalledTwice(a, b) || areOfTests(a, b, run) || run.isOneOfSeveral(a) || run.isOneOfSeveral(b);
    return { confidence: optional ? 'low' : isUnsure ? 'medium' : 'high', why: null };
  }
  const [here, there] = [a, b].map(({ span }) => `${folderOf(templateOfPath(span.path)) || '.'}/`).sort();
  return {
    confidence: optional || packageOneProgram(a, b) ? 'low' : 'medium',
    why: `if ${here} and ${there} are installed in one cluster (\`hostport-lint init\` writes clusters)`,
  };
}

function isShortLived(workload: Workload): boolean {
  return SHORT_LIVED_KINDS.has(workload.kind) || (workload.kind === 'Pod' && !workload.staticPod);
}

const PART_OF = 'app.kubernetes.io/part-of';
/** Namespaces that unrelated projects use. */
const SHARED_NAMESPACES = new Set(['default', 'kube-system']);

/** True if their namespaces or labels are those of one product. */
function areOneProduct(a: Workload, b: Workload): boolean {
  if (a.namespace !== null && a.namespace === b.namespace && !SHARED_NAMESPACES.has(a.namespace)) return true;
  const part = a.labels[PART_OF];
  return part !== undefined && part === b.labels[PART_OF];
}

/** True if both are below one top folder, or one is in no folder. Different top folders may be for two clusters. */
function areInOneFolder(a: Workload, b: Workload, run: RunSigns): boolean {
  const [here, there] = [run.signs(a).path.segments, run.signs(b).path.segments];
  return here[0] === there[0] || here.length === 1 || there.length === 1;
}

/** True for one program in two namespaces, or with additional words in its name: more often two ways to install it than two instances. */
function isInstalledTwice(a: Workload, b: Workload): boolean {
  if (a.kind !== b.kind) return false;
  if (a.name === b.name) return a.namespace !== b.namespace;
  return haveSameContainers(a, b) && (isLonger(a.name, b.name) || isLonger(b.name, a.name));
}

function isLonger(name: string, other: string): boolean {
  return isNameKnown(other) && name.startsWith(`${other}-`);
}

/** True for tests and examples, which apply the manifests that they need, rarely all of a folder. */
function areOfTests(a: Workload, b: Workload, run: RunSigns): boolean {
  const [here, there] = [run.signs(a).path.segments, run.signs(b).path.segments];
  const shared = here.slice(run.rootDepth(a), commonParts(here, there));
  return folderOf(a.span.path) !== folderOf(b.span.path) && areAside(shared);
}

/** True if two projects package one program, from its name or the containers of its pods. */
function packageOneProgram(a: Workload, b: Workload): boolean {
  const common = commonContainers(b, a);
  if (a.kind !== b.kind) return common > 0 && (a.name === b.name || !isScheduled(a) || !isScheduled(b));
  return a.name === b.name || common >= MIN_COMMON_CONTAINERS;
}

/** Minimum number of equal container names that is no coincidence. */
const MIN_COMMON_CONTAINERS = 3;
