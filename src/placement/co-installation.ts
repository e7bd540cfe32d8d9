import type { Confidence } from '../model/listener.ts';
import { SHORT_LIVED_KINDS, type Workload } from '../model/workload.ts';
import { templateOfPath } from '../text/render-path.ts';
import { commonParts, folderOf } from '../text/words.ts';
import { commonContainers, haveSameContainers, isScheduled } from './alternatives.ts';
import { isNameKnown } from './paths.ts';
import type { RunSigns } from './run-signs.ts';
import { ASIDE_FOLDERS } from './variant-words.ts';

/** How sure it is that both are installed in one cluster, judged by their paths; both are of one install and no alternatives. */
export function coInstallationOf(
  a: Workload,
  b: Workload,
  run: RunSigns,
): { readonly confidence: Confidence; readonly why: string | null } {
  const shortLived = isShortLived(a) || isShortLived(b);
  if (a.span.path === b.span.path || run.areTogether(a, b)) {
    return { confidence: SHORT_LIVED_KINDS.has(a.kind) || SHORT_LIVED_KINDS.has(b.kind) ? 'medium' : 'certain', why: null };
  }
  // The conditions in templates are not known, and components that exclude each other are common there.
  const optional = a.template && b.template;
  if ((areOneProduct(a, b) || areInOneFolder(a, b, run)) && !run.areApart(a.span.path, b.span.path)) {
    const isUnsure = shortLived || isInstalledTwice(a, b) || areOfTests(a, b, run);
    return { confidence: optional ? 'low' : isUnsure ? 'medium' : 'high', why: null };
  }
  const [here, there] = [a, b].map(({ span }) => `${folderOf(templateOfPath(span.path)) || '.'}/`).sort();
  return {
    confidence: optional || packageOneProgram(a, b) ? 'low' : 'medium',
    why: `if ${here} and ${there} go into one cluster (\`hostport-lint init\` writes clusters)`,
  };
}

function isShortLived(workload: Workload): boolean {
  return SHORT_LIVED_KINDS.has(workload.kind) || (workload.kind === 'Pod' && !workload.staticPod);
}

const PART_OF = 'app.kubernetes.io/part-of';
/** Namespaces that unrelated projects use. */
const SHARED_NAMESPACES = new Set(['default', 'kube-system']);

/** They say by their namespace or label that they belong together. */
function areOneProduct(a: Workload, b: Workload): boolean {
  if (a.namespace !== null && a.namespace === b.namespace && !SHARED_NAMESPACES.has(a.namespace)) return true;
  const part = a.labels[PART_OF];
  return part !== undefined && part === b.labels[PART_OF];
}

/** True if both are below one top folder, or one of them is in no folder. Top folders may be for two clusters. */
function areInOneFolder(a: Workload, b: Workload, run: RunSigns): boolean {
  const [here, there] = [run.signs(a).path.segments, run.signs(b).path.segments];
  return here[0] === there[0] || here.length === 1 || there.length === 1;
}

/** One program in two namespaces, or with more words in its name, which is more often two ways to install it than two of it. */
function isInstalledTwice(a: Workload, b: Workload): boolean {
  if (a.kind !== b.kind) return false;
  if (a.name === b.name) return a.namespace !== b.namespace;
  return haveSameContainers(a, b) && (isLonger(a.name, b.name) || isLonger(b.name, a.name));
}

function isLonger(name: string, other: string): boolean {
  return isNameKnown(other) && name.startsWith(`${other}-`);
}

/** A test or an example applies what it needs of its folders, seldom all. */
function areOfTests(a: Workload, b: Workload, run: RunSigns): boolean {
  const [here, there] = [run.signs(a).path.segments, run.signs(b).path.segments];
  const shared = here.slice(run.rootDepth(a), commonParts(here, there));
  return folderOf(a.span.path) !== folderOf(b.span.path) && shared.some((folder) => ASIDE_FOLDERS.test(folder.toLowerCase()));
}

/** Two projects package one program, by its name or by the containers of its pods. */
function packageOneProgram(a: Workload, b: Workload): boolean {
  const common = commonContainers(b, a);
  if (a.kind !== b.kind) return common > 0 && (a.name === b.name || !isScheduled(a) || !isScheduled(b));
  return a.name === b.name || common >= MIN_COMMON_CONTAINERS;
}

/** As many container names two pods do not have in common by chance. */
const MIN_COMMON_CONTAINERS = 3;
