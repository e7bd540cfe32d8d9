import type { CaptureFile } from '../model/audit.ts';
import { addTo } from '../model/groups.ts';
import type { Capture, CapturedSocket, NodeCapture, PlacedSocket } from '../model/socket.ts';
import { detach } from '../text/detach.ts';
import { onceForEach } from '../text/once.ts';
import { knownNodeByPath, type NodeOf, nodeByPath, sharedNames, stemOf } from './capture-names.ts';
import { readMatrix } from './commatrix.ts';
import type { ServicePorts } from './draft.ts';
import { readControlGroups } from './processes.ts';
import { readCapture } from './recognise.ts';
import { readRuntimeContainer } from './runtime.ts';
import { ianaServices, readServices } from './services.ts';
import { partsOf } from './surroundings.ts';
import { decodeCapture } from './text.ts';
import { unwrap } from './unwrap.ts';

export interface CaptureOptions {
  /** The node that the user named. */
  readonly node: string | null;
  readonly format?: string | undefined;
  /** Whether the node of this name has a machine whose words begin with the highest byte. */
  readonly isBigEndian: (node: string) => boolean;
  /** What the objects know of nodes, by which files may be called. */
  readonly nodeOf?: NodeOf;
  readonly nodes?: readonly string[];
}

/** What the files of one `--capture` hold. */
export interface ReadCaptures {
  readonly captures: readonly NodeCapture[];
  readonly problems: readonly { readonly path: string; readonly line: number; readonly message: string }[];
  readonly notes: readonly string[];
}

/** Files of a sosreport, or of an archive of Insights, that tell of sockets of the node's own network namespace, of their processes, or of the node's name. */
const SOS_FILE =
  /^(?:sos_commands\/networking\/(?:netstat_-[WT]|netstat_-|ss_-)[^/]*|proc\/net\/(?:tcp6?|udp6?)|sos_commands\/process\/(?:ps_[^/]*cgroup[^/]*|lsof_[^/]*)|etc\/services|hostname|etc\/hostname|sos_commands\/host\/hostname(?:_-f)?|sos_commands\/kernel\/uname_-a|sos_commands\/crio\/containers\/[^/]+|insights_commands\/(?:(?:netstat|ss|lsof)_[^/]*|hostname))$/;
const SOS_ROOT = /^(.*?)(?:^|(?<=\/))(?:sos|insights)_commands\//;
/** Folders of machines that hold thousands of files and no captures. */
const USELESS =
  /(?:^|\/)(?:sos_(?:commands|logs|reports|strings)|var|usr|sys|lib|boot|run)\/|(?:^|\/)(?:etc|proc)\/(?!(?:1\/)?net\/|services$|hostname$)|\.(?:html|pcap|png|xz|zip|rpm)$/;
/** Folders of logs, which are large, but for what a command printed. */
const LOGS = /(?:^|\/)(?:pods|\w*logs?)\/.*\.log$/;
const OF_SOCKETS = /(?:^|[-_/.])(?:ss|netstat|lsof|sockets|ports)(?:[-_/.]|$)/;
/** A folder that holds `proc/net` of one node. */
const PROC_NET = /^(.*?)(?:proc\/(?:1\/)?net\/|(?<=\/)|^)(?:tcp6?|udp6?|udplite6?)$/;

/** Whether a file of a folder or archive may hold a capture, by its path within. */
export function mayBeCapture(name: string): boolean {
  const root = SOS_ROOT.exec(name);
  if (root) return SOS_FILE.test(name.slice(root[1]?.length));
  return (!USELESS.test(name) || OF_SOCKETS.test(name.split('/').at(-1) ?? '')) && (!LOGS.test(name) || OF_SOCKETS.test(name));
}

/** Reads the files of one `--capture`: those of a sosreport and of a folder of `/proc/net` are of one node each. */
export function readCaptures(files: readonly CaptureFile[], options: CaptureOptions): ReadCaptures {
  const captures: NodeCapture[] = [];
  const problems: { path: string; line: number; message: string }[] = [];
  const notes: string[] = [];
  const sosRoots = [...new Set(files.flatMap(({ name }) => SOS_ROOT.exec(name)?.[1] ?? []))];
  const left = new Set(files);
  for (const root of sosRoots) {
    const own = files.filter(({ name }) => name.startsWith(root) && SOS_FILE.test(name.slice(root.length)));
    for (const file of files) if (file.name.startsWith(root)) left.delete(file);
    captures.push(readSosreport(own, root, options));
  }
  const procNet = new Map<string, CaptureFile[]>();
  for (const file of left) {
    const root = PROC_NET.exec(file.name)?.[1];
    if (root === undefined) continue;
    left.delete(file);
    addTo(procNet, root, file);
  }
  for (const [root, own] of procNet) {
    const folder = root.replace(/\/$/, '') || own[0]?.path.replace(/\/(?:proc\/(?:1\/)?net\/)?[^/]*$/, '') || '';
    captures.push(joined(own, stemOf(folder), options));
  }
  const shared = sharedNames([...left].map(({ path }) => path));
  for (const file of left) readLoose(file, { ...options, shared }, { captures, problems, notes }, files.length === 1);
  if (captures.length === 0 && problems.length === 0 && notes.length === 0)
    problems.push({ path: files[0]?.path ?? '', line: 1, message: 'holds no file of sockets' });
  return { captures, problems, notes };
}

function readLoose(
  { path, name, bytes }: CaptureFile,
  options: CaptureOptions & { readonly shared: ReadonlySet<string> },
  into: { captures: NodeCapture[]; problems: { path: string; line: number; message: string }[]; notes: string[] },
  isAlone: boolean,
): void {
  const text = decodeCapture(bytes);
  if (/communication-matrix\.[a-z]+$/.test(name)) {
    into.notes.push(`${path} holds the flows that are documented, not sockets; it is left out`);
    return;
  }
  const matrix = options.format === undefined || options.format === 'commatrix' ? readMatrix(text) : null;
  if (matrix !== null) {
    for (const { group, sockets } of matrix.groups)
      into.captures.push({ ...emptyCapture(null, group), sockets: sockets.map((socket) => placed(socket, path, socket.line)) });
    into.problems.push(...matrix.problems.map((problem) => ({ ...problem, path })));
    return;
  }
  let found = false;
  const lines = unwrap(text);
  const { nodeOf = () => null, nodes = [] } = options;
  const isNamed = knownNodeByPath(path, nodeOf, nodes) !== null;
  const byPath = nodeByPath(path, nodeOf, nodes, options.shared);
  for (const part of partsOf(lines.text, options, isNamed)) {
    const node = options.node ?? part.node ?? byPath;
    const read = readCapture(part.text, { services: ianaServices, path: name, isBigEndian: options.isBigEndian(node) }, options.format);
    if (read === null || (read.seen.length === 0 && read.sockets.length === 0)) continue;
    found = true;
    into.captures.push(withPath(emptyCapture(node, null), [{ read, path, lineOf: (line) => lines.lineOf(part.lineOf(line)) }]));
  }
  if (found) return;
  if (isAlone || OF_SOCKETS.test(name))
    into.problems.push({ path, line: 1, message: `holds no line that shows a socket${bytes.length === 0 ? ', for it is empty' : ''}` });
}

function readSosreport(files: readonly CaptureFile[], root: string, options: CaptureOptions): NodeCapture {
  const textOf = (pattern: RegExp): string | null => {
    const file = files.find(({ name }) => pattern.test(name.slice(root.length)));
    return file ? decodeCapture(file.bytes) : null;
  };
  const named = (textOf(/^(?:sos_commands\/host|insights_commands)\/hostname$/) ?? textOf(/^(?:etc\/)?hostname$/))?.trim().split('\n')[0];
  const table = textOf(/^sos_commands\/process\/ps_[^/]*cgroup/);
  const services = textOf(/^etc\/services$/);
  const sources = files.filter(({ name }) =>
    /(?:networking\/|proc\/net\/|lsof_|insights_commands\/(?:ss|netstat))/.test(name.slice(root.length)),
  );
  const isBig = /\bs390x\b/.test(textOf(/uname/) ?? '');
  const capture = joined(sources, named || nodeByPath(root, options.nodeOf ?? (() => null), options.nodes ?? []), {
    ...options,
    ...(services !== null && { services: readServices(services) }),
    isBigEndian: (node) => isBig || options.isBigEndian(node),
  });
  const inspected = files
    .filter(({ name }) => /\/crio\/containers\//.test(name))
    .flatMap(({ bytes }) => readRuntimeContainer(decodeCapture(bytes)) ?? []);
  return {
    ...capture,
    controlGroups: new Map([
      ...inspected.flatMap(({ pid, id }): [number, string][] => (pid === null ? [] : [[pid, `/kubepods.slice/crio-${id}.scope`]])),
      ...(table === null ? [] : readControlGroups(table)),
    ]),
    containers: new Map(inspected.map(({ id, pid: _, ...container }) => [id, container])),
  };
}

/** Files that tell of one node, each in a format of its own. */
function joined(files: readonly CaptureFile[], name: string, options: CaptureOptions & { readonly services?: ServicePorts }): NodeCapture {
  const node = options.node ?? name;
  const reads: PlacedCapture[] = [];
  for (const { path, name: file, bytes } of files) {
    const text = decodeCapture(bytes);
    const read = readCapture(text, { services: options.services ?? ianaServices, path: file, isBigEndian: options.isBigEndian(node) });
    if (read !== null) reads.push({ read, path, lineOf: (line) => line });
  }
  return withPath(emptyCapture(node, null), reads);
}

interface PlacedCapture {
  readonly read: Capture;
  readonly path: string;
  readonly lineOf: (line: number) => number;
}

function withPath(capture: NodeCapture, reads: readonly PlacedCapture[]): NodeCapture {
  return {
    ...capture,
    sockets: reads.flatMap(({ read, path, lineOf }) => read.sockets.map((socket) => placed(socket, path, lineOf(socket.line)))),
    problems: reads.flatMap(({ read, path, lineOf }) => read.problems.map((one) => ({ ...one, line: lineOf(one.line), path }))),
    seen: [...new Set(reads.flatMap(({ read }) => read.seen))].sort(),
  };
}

const NONE: readonly string[] = [];
/** The same control groups stand in the captures of all nodes. */
const listOfOne = onceForEach((name) => [detach(name)]);

function placed({ protocol, address, zone, port, processes, pod, cgroup }: CapturedSocket, path: string, line: number): PlacedSocket {
  const cgroups = cgroup === null ? NONE : listOfOne(cgroup);
  return { protocol, address, zone, port, processes, pod, cgroups, sources: [{ path, line }] };
}

function emptyCapture(node: string | null, group: string | null): NodeCapture {
  return { node, group, sockets: [], problems: [], seen: [], controlGroups: new Map(), containers: new Map() };
}
