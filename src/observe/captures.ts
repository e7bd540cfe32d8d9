import type { CaptureFile } from '../model/audit.ts';
import { addTo } from '../model/groups.ts';
import type { NodeCapture } from '../model/socket.ts';
import { readMatrix } from './commatrix.ts';
import { type CollectedCapture, newestCaptures } from './newest-captures.ts';
import { type CaptureOptions, nodeCaptureOf, placedSocket } from './node-capture.ts';
import { nodeOfFile, stemOf } from './node-of-file.ts';
import { readCapture } from './recognise.ts';
import { repeatedTable } from './repeated-table.ts';
import { type Section, sectionsOf } from './sections.ts';
import { noServices } from './services.ts';
import { isSosFile, readSosreport, rootOfSosreport } from './sosreport.ts';
import { decodeCapture } from './text.ts';

export interface CaptureProblem {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** The content of the files of one `--capture`. */
export interface ReadCaptures {
  readonly captures: readonly NodeCapture[];
  readonly problems: readonly CaptureProblem[];
  readonly notes: readonly string[];
}

/** Files that are no text, and folders of a machine that hold thousands of files but no sockets. */
const USELESS =
  /(?:^|\/)(?:var|usr|sys|lib|boot|run)\/|(?:^|\/)(?:etc|proc)\/(?!(?:1\/)?net\/|services$|hostname$)|\.(?:html|pcap|png|rpm)$/;
/** Names of files that should hold sockets, so that one without any is a problem. */
const OF_SOCKETS = /(?:^|[-_/.])(?:ss|netstat|lsof|sockets|ports)(?:[-_/.]|$)/;
/** A folder with `proc/net` of one node. */
const PROC_NET = /^(.*?)(?:proc\/(?:1\/)?net\/|(?<=\/)|^)(?:tcp6?|udp6?|udplite6?)$/;
/** The documented flows of commatrix. */
const DOCUMENTED_FLOWS = /communication-matrix\.[a-z]+$/;

/** What to do with a file without any known capture. */
const HOW_TO_CAPTURE = 'hostport-lint audit --print-collector prints a script that captures every node';
/** The problem of a log without the start of its first capture. */
const CUT = 'the log begins within a capture; use kubectl logs --tail=-1';

/** True if a file of a folder or archive may hold a capture, by its path within. */
export function mayBeCapture(name: string): boolean {
  return rootOfSosreport(name) === null ? !USELESS.test(name) : isSosFile(name);
}

/** Reads the files of one `--capture`. Those of a sosreport, and those of a folder of `/proc/net`, are one capture each. */
export function readCaptures(files: readonly CaptureFile[], options: CaptureOptions): ReadCaptures {
  const captures: NodeCapture[] = [];
  const left = new Set(files);
  for (const root of new Set(files.flatMap(({ name }) => rootOfSosreport(name) ?? []))) {
    const own = files.filter(({ name }) => name.startsWith(root));
    for (const file of own) left.delete(file);
    captures.push(readSosreport(own, root, options));
  }
  for (const [root, own] of procNetFolders(left)) {
    for (const file of own) left.delete(file);
    const folder = root.replace(/\/$/, '') || own[0]?.path.replace(/\/(?:proc\/(?:1\/)?net\/)?[^/]*$/, '') || '';
    const node = options.node ?? stemOf(folder);
    captures.push(nodeCaptureOf({ node }, own, { services: noServices, isBigEndian: options.isBigEndian(node) }));
  }
  const loose = readLoose([...left], options, files.length === 1);
  const problems = [...loose.problems];
  captures.push(...loose.captures);
  if (captures.length === 0 && problems.length === 0 && loose.notes.length === 0)
    problems.push({ path: files[0]?.path ?? '', line: 1, message: `no file with sockets; ${HOW_TO_CAPTURE}` });
  return { captures, problems, notes: loose.notes };
}

function procNetFolders(files: Iterable<CaptureFile>): Map<string, CaptureFile[]> {
  const folders = new Map<string, CaptureFile[]>();
  for (const file of files) {
    const root = PROC_NET.exec(file.name)?.[1];
    if (root !== undefined) addTo(folders, root, file);
  }
  return folders;
}

/** Reads files that contain one or several captures each. */
function readLoose(files: readonly CaptureFile[], given: CaptureOptions, isAlone: boolean): ReadCaptures {
  const captures: NodeCapture[] = [];
  const problems: CaptureProblem[] = [];
  const notes: string[] = [];
  const { options, problem } = withoutAmbiguousNode(files, given);
  if (problem) problems.push(problem);
  if (problem && options.notAfter !== undefined) return { captures, problems, notes };
  const collected: CollectedCapture[] = [];
  for (const { path, name, bytes } of files) {
    const text = decodeCapture(bytes);
    if (DOCUMENTED_FLOWS.test(name)) {
      notes.push(`${path} contains documented flows, not sockets; it is ignored`);
      continue;
    }
    const matrix = options.format === undefined || options.format === 'commatrix' ? readMatrix(text) : null;
    if (matrix !== null) {
      for (const { group, sockets } of matrix.groups)
        captures.push({ ...nodeCaptureOf({ group }, []), sockets: sockets.map((socket) => placedSocket(socket, path, socket.line)) });
      problems.push(...matrix.problems.map((one) => ({ ...one, path })));
      continue;
    }
    const sections = sectionsOf(text);
    const hasHeadings = sections.some((section) => section.name !== null);
    let isEmpty = true;
    for (const section of sections) {
      const node = options.node ?? section.name ?? (hasHeadings ? null : nodeOfFile(path, options.nodeOf));
      const read = readSection({ path, name, section, node: node === null ? null : (options.nodeOf(node) ?? node) }, options);
      if (read === null) continue;
      isEmpty = false;
      if ('message' in read) {
        // The parts of a log that mixes pods have one cause.
        if (!problems.some(({ message }) => message === CUT && read.message === CUT)) problems.push(read);
      } else if (section.kind === 'collector') collected.push({ ...section, path, capture: read });
      else captures.push(read);
    }
    if (!isEmpty || !(isAlone || OF_SOCKETS.test(name))) continue;
    const what = bytes.length === 0 ? 'the file is empty' : 'no line shows a socket in a format that is read';
    problems.push({ path, line: 1, message: `${what}; ${HOW_TO_CAPTURE}` });
  }
  const newest = newestCaptures(collected, options);
  return {
    captures: [...captures, ...newest.captures],
    problems: [...problems, ...newest.problems],
    notes: [...notes, ...newest.notes],
  };
}

/** `NODE=PATH` also names the node of a heading, but not of headings that name several nodes. */
function withoutAmbiguousNode(
  files: readonly CaptureFile[],
  options: CaptureOptions,
): { readonly options: CaptureOptions; readonly problem?: CaptureProblem } {
  if (options.node === null) return { options };
  const headings = files.flatMap(({ path, bytes }) =>
    sectionsOf(decodeCapture(bytes)).flatMap(({ name, heading: line }) => (name === null ? [] : [{ path, line, name }])),
  );
  const names = [...new Set(headings.map(({ name }) => name))];
  const [first] = headings;
  if (names.length < 2 || !first) return { options };
  const named = `the headings name ${names.length} nodes (${names.slice(0, 5).join(', ')})`;
  const message =
    options.notAfter === undefined ? `${named}, so NODE= is ignored` : `${named}, but the pod is on ${options.node}; its log is not read`;
  return { options: { ...options, node: null }, problem: { path: first.path, line: first.line, message } };
}

interface FoundSection {
  readonly path: string;
  readonly name: string;
  readonly section: Section;
  readonly node: string | null;
}

/** Returns a capture, or a problem of the whole section; null for a section without a heading and without sockets. */
function readSection({ path, name, section, node }: FoundSection, options: CaptureOptions): NodeCapture | CaptureProblem | null {
  const isBigEndian = options.isBigEndian(node ?? '');
  const read = readCapture(section.text, { services: noServices, path: name, isBigEndian }, options.format);
  const lineOf = (line: number): number => line + section.line - 1;
  if (read === null || read.seen.length + read.sockets.length === 0) {
    if (section.kind === null || section.kind === 'cut' || section.kind === 'commatrix') return null;
    if (!section.isComplete) return nodeCaptureOf({ node }, []);
    return { path, line: section.heading, message: `the capture of ${node} has no line that shows a socket; capture this node again` };
  }
  // The rest of a capture is not all of a node, whatever its name.
  if (section.kind === 'cut') return options.notAfter === undefined ? { path, line: section.line, message: CUT } : null;
  const repeated = repeatedTable(section.text, read.sockets);
  if (repeated !== null) {
    const message = 'a table with the same ports as one above starts here; write === NODE === above the capture of each node';
    return { path, line: lineOf(repeated), message };
  }
  if (node === null) {
    const count = read.sockets.length === 1 ? '1 socket' : `${read.sockets.length} sockets`;
    return { path, line: lineOf(read.sockets[0]?.line ?? 1), message: `${count} without a node; pass NODE=${path}` };
  }
  const sockets = read.sockets.map((socket) => placedSocket(socket, path, lineOf(socket.line)));
  const problems = read.problems.map((one) => ({ ...one, line: lineOf(one.line), path }));
  // The collector lists TCP and UDP, so a protocol without a line has no sockets.
  const isWhole = section.kind === 'collector' && section.isComplete && read.seen.some((one) => one === 'TCP' || one === 'UDP');
  const seen = isWhole ? [...new Set([...read.seen, 'TCP', 'UDP'])].sort() : read.seen;
  return { ...nodeCaptureOf({ node }, []), sockets, problems, seen };
}
