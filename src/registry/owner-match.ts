import type { Assignment, Owner, OwnerCandidate } from '../model/registry.ts';
import { UNKNOWN } from '../model/text.ts';
import { onceForObject } from '../text/once.ts';
import { compilePattern, type Matcher } from './pattern.ts';
import { asPlainName, isNameless, isProxy, type ProcessWords, processWords, searchWords, tellingWords, withUnknowns } from './words.ts';

const UNIT = 'Unit';
/** Namespaces that unrelated projects use. */
const SHARED_NAMESPACES = new Set(['default', 'kube-system']);

/** Whether a workload owns a row: certainly, perhaps, or not. */
export type Ownership = 'owner' | 'perhaps' | 'other';

/** A row with its patterns compiled. */
export interface MatchableRow {
  readonly assignment: Assignment;
  readonly owners: readonly MatchableOwner[];
  readonly words: ProcessWords;
  /** True if two unrelated owners have a process of this name, so that the name does not identify one. */
  readonly ambiguous: boolean;
}

interface MatchableOwner {
  readonly owner: Owner;
  readonly namespace: Matcher;
  readonly name: Matcher;
  /** Matches names of pods that controllers create: the name, then a suffix. */
  readonly podName: Matcher;
  readonly container: Matcher;
  /** Words of its container that few other projects use. */
  readonly program: readonly string[];
}

/** Compiles the patterns of rows. Throws an Error if a pattern is invalid. */
export function matchableRows(assignments: readonly Assignment[]): MatchableRow[] {
  const ambiguous = ambiguousProcesses(assignments);
  const compile = onceForObject(compileOwner);
  return assignments.map((assignment) => ({
    assignment,
    owners: assignment.owners.map(compile),
    words: processWords(assignment.process),
    ambiguous: ambiguous.has(processId(assignment)),
  }));
}

/** Processes whose owners are in unrelated namespaces. */
function ambiguousProcesses(assignments: readonly Assignment[]): Set<string> {
  const common = new Map<string, Set<string>>();
  const ambiguous = new Set<string>();
  for (const assignment of assignments) {
    const namespaces = new Set(assignment.owners.filter((owner) => owner.claimant === 'workload').map((owner) => owner.namespace));
    if (namespaces.size === 0) continue;
    const key = processId(assignment);
    const before = common.get(key);
    const now = before ? new Set([...before].filter((namespace) => namespaces.has(namespace))) : namespaces;
    if (now.size === 0) ambiguous.add(key);
    common.set(key, now.size === 0 ? namespaces : now);
  }
  return ambiguous;
}

function processId(assignment: Assignment): string {
  return `${assignment.registry} ${assignment.process}`;
}

function compileOwner(owner: Owner): MatchableOwner {
  return {
    owner,
    namespace: compilePattern(owner.namespace),
    name: compilePattern(owner.name),
    podName: compilePattern(owner.name, true),
    container: compilePattern(owner.container),
    program: tellingWords(searchWords(owner.container)),
  };
}

/** The owners of a row whose patterns match a workload; `namespaceKnown` requires that the manifest sets the namespace. */
export function fittingOwners(row: MatchableRow, thing: OwnerCandidate, namespaceKnown: boolean): readonly MatchableOwner[] {
  const { namespace, names, isPod, isNamed } = subjectOf(thing);
  // A name from a template only certainly matches an owner with any name.
  const known = isNamed ? names : names.map(asPlainName);
  if (namespace === null && (namespaceKnown || !isNamed)) return [];
  return row.owners.filter(
    (candidate) =>
      // No pod is a process of the host or a socket of the kernel, but a systemd unit that a manifest puts on the node is such a process.
      (candidate.owner.claimant === 'workload' || (thing.kind === UNIT && candidate.owner.kind === UNIT)) &&
      (namespace === null || candidate.namespace(namespace)) &&
      known.some((each) => (isPod ? candidate.podName(each) : candidate.name(each))),
  );
}

/** The names of a workload that are compared with the patterns of owners. */
interface WorkloadNames {
  /** Null if the manifest does not set it. */
  readonly namespace: string | null;
  /** The name, and the names without the prefix or suffix of installation and recovery pods. */
  readonly names: readonly string[];
  readonly isPod: boolean;
  readonly isNamed: boolean;
}

/** Cached, because each workload is compared with every row. */
const subjectOf = onceForObject((thing: OwnerCandidate): WorkloadNames => {
  const name = withUnknowns(thing.name);
  const namespace = withUnknowns(thing.namespace ?? '');
  return {
    namespace: isNameless(namespace) ? null : namespace,
    names: [...new Set([name, name.replace(/^bootstrap-/, ''), name.replace(/-recovery$/, '')])],
    isPod: thing.kind === 'Pod' || thing.kind === 'ReplicaSet',
    isNamed: !isNameless(name),
  };
});

/** True if an owner of a row may have workloads in a namespace; called once per namespace. */
export function mayBeOwnedIn(row: MatchableRow, namespace: string): boolean {
  const subject = withUnknowns(namespace);
  return row.owners.some((candidate) => candidate.namespace(subject));
}

/**
 * Whether a workload owns a row: first by the owner's patterns, then by words of the row's process in namespace, name, container and image.
 * `ownsOthers` returns whether the workload owns any row.
 */
export function ownershipOfRow(row: MatchableRow, thing: OwnerCandidate, container: string | null, ownsOthers: () => boolean): Ownership {
  const fits = fittingOwners(row, thing, false).length > 0 || runsProgramOfOwner(row, thing, container);
  const found = fits ? 'owner' : ownershipByWords(row, thing, container, ownsOthers);
  return row.assignment.status === 'stale' && found === 'owner' ? 'perhaps' : found;
}

/** True if a workload has the kind, name, container and program of an owner, in any namespace: users of charts choose the namespace. */
function runsProgramOfOwner({ owners }: MatchableRow, { kind, name, containers }: OwnerCandidate, container: string | null): boolean {
  const running = containers.find((each) => each.name === container);
  if (!running) return false;
  const words = new Set(searchWords(withUnknowns(running.image)));
  return owners.some(
    (candidate) =>
      candidate.owner.kind === kind &&
      candidate.program.some((word) => words.has(word)) &&
      candidate.name(asPlainName(name)) &&
      candidate.container(asPlainName(running.name)),
  );
}

/**
 * True if a workload is only by its words an owner of an active row, whose real owners are in other namespaces: pods that the platform
 * installs on every node or every control-plane node. `isOwn` is true for an owner in a namespace of the platform.
 */
export function isSecondCopy(
  row: MatchableRow,
  thing: OwnerCandidate,
  container: string | null,
  isOwn: (owner: Owner) => boolean,
): boolean {
  const { status, presence } = row.assignment;
  const { namespace } = subjectOf(thing);
  if (status !== 'active' || (presence !== 'every-node' && presence !== 'control-plane-nodes')) return false;
  if (namespace === null || namespace.includes(UNKNOWN)) return false;
  const installed = row.owners.filter(({ owner }) => owner.claimant === 'workload' && (owner.kind === 'Pod' || isOwn(owner)));
  if (installed.length === 0 || row.owners.some((candidate) => candidate.namespace(namespace))) return false;
  return ownershipByWords(row, thing, container, () => false) === 'owner';
}

function ownershipByWords(row: MatchableRow, thing: OwnerCandidate, container: string | null, ownsOthers: () => boolean): Ownership {
  const name = withUnknowns(thing.name);
  const namespace = withUnknowns(thing.namespace ?? '');
  const isOpen = isNameless(namespace);
  const listening = thing.containers.filter((each) =>
    container === null ? !isProxy(each.name) : each.name === container && !isProxy(container),
  );
  const names = [container !== null && !isProxy(container) ? container : '', ...listening.flatMap((each) => [each.name, each.image])];
  // Users run the same programs as the platform, so a program alone only counts in namespaces of the owners, and may count if the
  // namespace is unknown.
  const isOfOwners =
    row.owners.length === 0 || row.owners.some(({ owner, namespace: matches }) => owner.claimant === 'workload' && matches(namespace));
  const programs = isOfOwners || isOpen ? listening.flatMap((each) => each.programs ?? []) : [];
  const { className, choices, telling } = row.words;
  if (className !== null) {
    if (`${namespace} ${name}`.toLowerCase().includes(className)) return 'owner';
    if (!isNameless(name)) return 'other';
    return [...names, ...programs].some((text) => text.toLowerCase().includes(className)) ? 'owner' : 'perhaps';
  }
  // In a namespace that unrelated projects share, a known program decides.
  const isShared = SHARED_NAMESPACES.has(namespace) && listening.some(({ image }) => !isNameless(withUnknowns(image)));
  const wordsIn = (texts: readonly string[]) => new Set([...(isShared ? [] : [namespace]), ...texts].flatMap(searchWords));
  const isShownBy = (texts: readonly string[]): boolean => {
    const words = wordsIn(texts);
    const phrases = texts.map((text) => ` ${searchWords(text).join(' ')} `);
    return choices.some((choice) =>
      choice.some((word) => telling.includes(word))
        ? choice.every((word) => words.has(word))
        : // Words that many projects use must be adjacent, as in "node-exporter".
          phrases.some((phrase) => phrase.includes(` ${choice.join(' ')} `)),
    );
  };
  // A unit has no namespace, and its program is the process itself.
  const isUnknown = row.ambiguous || (isOpen && thing.kind !== UNIT && !isNameless(name) && !isShownBy([name, ...names]));
  const texts = [name, ...names, ...programs];
  if (isShownBy(texts)) return isUnknown ? 'perhaps' : 'owner';
  const words = wordsIn(texts);
  if (telling.some((word) => words.has(word))) return ownsOthers() ? 'other' : 'perhaps';
  if (isNameless(name)) return 'perhaps';
  const neighbour = !isShared && !isOpen && row.owners.some((each) => each.owner.namespace !== '*' && each.namespace(namespace));
  return neighbour && !ownsOthers() ? 'perhaps' : 'other';
}
