import { objectKey } from '../model/cluster.ts';
import { UsageError } from '../model/exit-code.ts';
import type { Finding } from '../model/finding.ts';
import { groupBy } from '../model/groups.ts';
import type { RunResult } from '../model/result.ts';
import type { AuditChanges, AuditedNode, ObservedSocket } from '../model/socket.ts';
import { fieldsOf, jsonOf, listOf, textListOf, textOf } from '../yaml/plain-fields.ts';

/** The parts of an earlier audit's JSON that are compared. */
export interface EarlierAudit {
  /** Nodes with captured sockets. */
  readonly nodes: ReadonlySet<string>;
  readonly sockets: readonly ObservedSocket[];
  /** Findings by fingerprint. `observed` is true for findings with sockets as evidence. */
  readonly findings: ReadonlyMap<
    string,
    { readonly nodes: readonly string[]; readonly observed: boolean; readonly rule: string; readonly message: string }
  >;
}

/** Reads the JSON of an earlier audit. Throws UsageError if the text is not one. */
export function readEarlierAudit(text: string, shown: string): EarlierAudit {
  const { version, nodes, observed, findings } = fieldsOf(jsonOf(text));
  if (version !== 1 || !Array.isArray(nodes) || !Array.isArray(observed) || !Array.isArray(findings))
    throw new UsageError(`${shown} is not a report of hostport-lint audit --format json`);
  return {
    nodes: new Set(listOf(nodes).flatMap(({ name, sockets }) => (sockets === 'none' ? [] : [textOf(name)]))),
    sockets: observed as readonly ObservedSocket[],
    findings: new Map(
      listOf(findings).map((one) => [
        textOf(one.fingerprint),
        { nodes: textListOf(one.nodes), observed: one.observed === true, rule: textOf(one.rule), message: textOf(one.message) },
      ]),
    ),
  };
}

/** Returns the part of a result that is new since an earlier audit, with the changes of sockets and findings. */
export function changedSince(earlier: EarlierAudit, result: RunResult): RunResult {
  if (!result.audit) return result;
  const { nodes, sockets } = result.audit;
  // Only nodes that were captured both times are compared.
  const known = new Set(nodes.filter((one) => one.sockets !== 'none' && earlier.nodes.has(one.name)).map(({ name }) => name));
  const isCompared = ({ node, possibleClient }: ObservedSocket): boolean => !possibleClient && (node === null || known.has(node));
  const [before, after] = [earlier.sockets.filter(isCompared), sockets.filter(isCompared)];
  const [keysBefore, keysAfter] = [new Set(before.map(socketKey)), new Set(after.map(socketKey))];
  const gone = before.filter((socket) => !keysAfter.has(socketKey(socket)));
  const added = sockets.filter((socket) => !socket.possibleClient && !(isCompared(socket) && keysBefore.has(socketKey(socket))));
  const moved = pairs(gone, added.filter(isCompared));
  const [from, to] = [new Set(moved.map((one) => one.from)), new Set(moved.map((one) => one.to))];
  const shown = new Set(result.findings.map(({ fingerprint }) => fingerprint));
  const changes: AuditChanges = {
    notCompared: whyNotCompared(earlier, nodes, known),
    new: added.filter((socket) => !to.has(socket)),
    gone: gone.filter((socket) => !from.has(socket)),
    moved,
    goneFindings: [...earlier.findings].flatMap(([fingerprint, { rule, message, observed, nodes: on }]) =>
      shown.has(fingerprint) || (observed && on.length > 0 && !on.some((node) => known.has(node))) ? [] : [{ fingerprint, rule, message }],
    ),
  };
  const findings = result.findings.flatMap((finding) => newPartOf(finding, earlier));
  return { ...result, findings, audit: { ...result.audit, sockets: added, changes } };
}

/** Returns why sockets cannot be compared; null if they can, or if neither audit has sockets. */
function whyNotCompared(earlier: EarlierAudit, nodes: readonly AuditedNode[], known: ReadonlySet<string>): string | null {
  const isCaptured = nodes.some(({ sockets }) => sockets !== 'none');
  if (earlier.nodes.size === 0 && isCaptured) return 'the earlier report has no sockets';
  if (earlier.nodes.size > 0 && !isCaptured) return 'this audit has no sockets, and the earlier report has some';
  return isCaptured && known.size === 0 ? 'no node was captured in both audits' : null;
}

/** If a known finding is about additional nodes, returns it for these nodes. */
function newPartOf(finding: Finding, { findings }: EarlierAudit): Finding[] {
  const before = findings.get(finding.fingerprint);
  if (before === undefined) return [finding];
  const known = new Set(before.nodes);
  const nodes = (finding.nodes ?? []).filter((node) => !known.has(node));
  return nodes.length === 0 ? [] : [{ ...finding, nodes }];
}

function ownerOf({ workload, unit, processes, pod }: ObservedSocket): string {
  if (workload) return `${objectKey(workload)} ${pod?.container ?? ''}`;
  return unit ?? [...new Set(processes.map(({ name }) => name))].toSorted().join(',');
}

function nodeAndProtocol({ node, group, protocol }: ObservedSocket): string {
  return JSON.stringify([node, group, protocol]);
}

/** Names of pods and process IDs change with every restart, so they are not part of the key. */
function socketKey(socket: ObservedSocket): string {
  return JSON.stringify([nodeAndProtocol(socket), socket.port, socket.address, socket.zone, ownerOf(socket)]);
}

/** Keys that do not change if only the owner, the address or the port changed. */
const MOVES: readonly ((socket: ObservedSocket) => string)[] = [
  (socket) => JSON.stringify([nodeAndProtocol(socket), socket.port, socket.address]),
  (socket) => JSON.stringify([nodeAndProtocol(socket), socket.port, ownerOf(socket)]),
  (socket) => JSON.stringify([nodeAndProtocol(socket), socket.address, ownerOf(socket) || socket.port]),
];

/** Pairs a removed socket with a new one if exactly one of each matches. */
function pairs(gone: readonly ObservedSocket[], added: readonly ObservedSocket[]): { from: ObservedSocket; to: ObservedSocket }[] {
  const moved = new Map<ObservedSocket, ObservedSocket>();
  const taken = new Set<ObservedSocket>();
  for (const keyOfMove of MOVES) {
    const fitting = groupBy(
      added.filter((socket) => !taken.has(socket)),
      keyOfMove,
    );
    const left = gone.filter((socket) => !moved.has(socket));
    for (const [key, [from, ...others]] of groupBy(left, keyOfMove)) {
      const [to, ...more] = fitting.get(key) ?? [];
      if (!from || !to || others.length + more.length > 0) continue;
      moved.set(from, to);
      taken.add(to);
    }
  }
  return [...moved].map(([from, to]) => ({ from, to }));
}
