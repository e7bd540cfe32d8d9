import type { CaptureFile } from '../model/audit.ts';
import { firstOfEach, groupBy } from '../model/groups.ts';
import type { NodeCapture } from '../model/socket.ts';
import { onceForLast } from '../text/once.ts';
import { plural } from '../text/words.ts';
import { readMatrix } from './commatrix.ts';
import { captureOfNode, readCapture } from './formats.ts';
import { type CollectedCapture, newestCaptures, type ReadCaptures } from './newest-captures.ts';
import { type CaptureReading, nodeOfFile, stemOf } from './node-of-file.ts';
import { repeatedTable } from './repeated-table.ts';
import { type NodeSection, sectionsOf } from './sections.ts';
import { isSosFile, readSosreport, rootOfSosreport } from './sosreport.ts';
import { decodeCapture } from './text.ts';

/** Files that are not text, and folders of a machine with thousands of files but no sockets. */
const USELESS =
  /(?:^|\/)(?:var|usr|sys|lib|boot|run)\/|(?:^|\/)(?:etc|proc)\/(?!(?:1\/)?net\/|services$|hostname$)|\.(?:html|pcap|png|rpm)$/;
/** Names of files that should contain sockets, so that it is a problem if they contain none. */
const OF_SOCKETS = /(?:^|[-_/.])(?:ss|netstat|lsof|sockets|ports)(?:[-_/.]|$)/;
/** A folder with `proc/net` of one node. */
const PROC_NET = /^(.*?)(?:proc\/(?:1\/)?net\/|(?<=\/)|^)(?:tcp6?|udp6?|udplite6?)$/;
/** The documented flows of commatrix. */
const DOCUMENTED_FLOWS = /communication-matrix\.[a-z]+$/;

/** The advice for a file without a known capture. */
const HOW_TO_CAPTURE = 'hostport-lint audit --print-collector prints a script that captures every node';
/** The problem of a log that starts within a capture. */
const CUT = 'the log begins within a capture; use kubectl logs --tail=-1';

type CaptureProblem = NodeCapture['problems'][number];

/** True if a file of a folder or archive may contain a capture, by its path within it. */
export function mayBeCapture(name: string): boolean {
  return rootOfSosreport(name) === null ? !USELESS.test(name) : isSosFile(name);
}

/** Reads the files of one `--capture`. The files of a sosreport, and those of a folder of `/proc/net`, are one capture each. */
export function readCaptures(files: readonly CaptureFile[], options: CaptureReading): ReadCaptures {
  const roots = [...new Set(files.flatMap(({ name }) => rootOfSosreport(name) ?? []))];
  const reports = roots.map((root) => readSosreport(files, root, options));
  const others = files.filter(({ name }) => !roots.some((root) => name.startsWith(root)));
  const byFolder = groupBy(others, ({ name }) => PROC_NET.exec(name)?.[1]);
  const loose = readLoose(byFolder.get(undefined) ?? [], options, files.length === 1);
  const folders = [...byFolder].flatMap(([root, own]) => (root === undefined ? [] : [readProcNet(root, own, options)]));
  const captures = [...reports, ...folders, ...loose.captures];
  if (captures.length + loose.problems.length + loose.notes.length > 0) return { ...loose, captures };
  return { ...loose, problems: [{ path: files[0]?.path ?? '', line: 1, message: `no file with sockets; ${HOW_TO_CAPTURE}` }] };
}

/** Reads the files of `proc/net` in the folder `root`. Its parent folder has the name of the node. */
function readProcNet(root: string, files: readonly CaptureFile[], options: CaptureReading): NodeCapture {
  const folder = root.replace(/\/$/, '') || files[0]?.path.replace(/\/(?:proc\/(?:1\/)?net\/)?[^/]*$/, '') || '';
  const node = options.node ?? stemOf(folder);
  const isBigEndian = options.isBigEndian(node);
  const reads = files.map(({ path, name, bytes }) => readCapture({ text: decodeCapture(bytes), path, name, line: 1, isBigEndian }));
  return captureOfNode({ node }, reads);
}

/** Reads files that contain one or several captures each. */
function readLoose(files: readonly CaptureFile[], given: CaptureReading, isAlone: boolean): ReadCaptures {
  const textOf = onceForLast(({ bytes }: CaptureFile) => decodeCapture(bytes));
  const sectionsIn = onceForLast((file: CaptureFile) => sectionsOf(textOf(file)));
  const several = given.node === null ? null : severalNodes(files, sectionsIn, given);
  const problems: CaptureProblem[] = several === null ? [] : [several];
  if (several && given.notAfter !== undefined) return { captures: [], problems, notes: [] };
  const options = several ? { ...given, node: null } : given;
  const captures: NodeCapture[] = [];
  const collected: CollectedCapture[] = [];
  const notes: string[] = [];
  for (const file of files) {
    const { path, name, bytes } = file;
    if (DOCUMENTED_FLOWS.test(name)) {
      notes.push(`${path} contains documented flows, not sockets; it is ignored`);
      continue;
    }
    const matrix = (options.format ?? 'commatrix') === 'commatrix' ? readMatrix(textOf(file), path) : null;
    if (matrix !== null) {
      captures.push(...matrix.captures);
      problems.push(...matrix.problems);
      continue;
    }
    const sections = sectionsIn(file);
    const hasHeadings = sections.some((section) => section.name !== null);
    const ofFile = hasHeadings ? null : nodeOfFile(path, options.nodeOf);
    let isEmpty = true;
    for (const section of sections) {
      const node = options.node ?? section.name ?? ofFile;
      const read = readSection(file, section, node && (options.nodeOf(node) ?? node), options);
      if (read === null) continue;
      isEmpty = false;
      if ('message' in read) problems.push(read);
      else if (section.kind === 'collector') collected.push({ ...section, path, capture: read });
      else captures.push(read);
    }
    if (!isEmpty || !(isAlone || OF_SOCKETS.test(name))) continue;
    const what = bytes.length === 0 ? 'the file is empty' : 'no line contains a socket in a supported format';
    problems.push({ path, line: 1, message: `${what}; ${HOW_TO_CAPTURE}` });
  }
  const newest = newestCaptures(collected, options);
  return {
    captures: [...captures, ...newest.captures],
    // Parts of a log that mixes pods have the same cause.
    problems: [...firstOfEach(problems, (one) => (one.message === CUT ? CUT : one)), ...newest.problems],
    notes: [...notes, ...newest.notes],
  };
}

/** The problem of `NODE=PATH` for a file whose headings name several nodes; null for headings of one node. */
function severalNodes(
  files: readonly CaptureFile[],
  sectionsIn: (file: CaptureFile) => readonly NodeSection[],
  options: CaptureReading,
): CaptureProblem | null {
  const headings = files.flatMap((file) =>
    sectionsIn(file).flatMap(({ name, heading: line }) => (name === null ? [] : [{ path: file.path, line, name }])),
  );
  const names = [...new Set(headings.map(({ name }) => name))];
  const [first] = headings;
  if (names.length < 2 || !first) return null;
  const effect = options.notAfter === undefined ? 'so NODE= is ignored' : `but the pod is on ${options.node}; its log is not read`;
  const message = `the headings name ${names.length} nodes (${names.slice(0, 5).join(', ')}), ${effect}`;
  return { path: first.path, line: first.line, message };
}

/** Returns a capture, or a problem of the whole section; null for a section without a heading and without sockets. */
function readSection(
  { path, name }: CaptureFile,
  { text, line, heading, kind, isComplete }: NodeSection,
  node: string | null,
  options: CaptureReading,
): NodeCapture | CaptureProblem | null {
  const read = readCapture({ text, path, name, line, isBigEndian: options.isBigEndian(node ?? '') }, options.format);
  if (read === null || read.seen.length + read.sockets.length === 0) {
    if (kind === null || kind === 'cut' || kind === 'commatrix') return null;
    if (!isComplete) return captureOfNode({ node }, []);
    return { path, line: heading, message: `the capture of ${node} has no line with a socket; capture this node again` };
  }
  // The rest of a capture is not complete for a node.
  if (kind === 'cut') return options.notAfter === undefined ? { path, line, message: CUT } : null;
  const repeated = repeatedTable(text, line, read.sockets);
  if (repeated !== null) {
    const message = 'a table with the same ports as one above starts here; write === NODE === above the capture of each node';
    return { path, line: repeated, message };
  }
  if (node === null) {
    const message = `${plural(read.sockets.length, 'socket')} without a node; pass NODE=${path}`;
    return { path, line: read.sockets[0]?.sources[0]?.line ?? line, message };
  }
  // The collector lists TCP and UDP, so a protocol without lines has no sockets.
  const isWhole = kind === 'collector' && isComplete && read.seen.some((one) => one === 'TCP' || one === 'UDP');
  return captureOfNode({ node }, [read, isWhole ? { seen: ['TCP', 'UDP'] } : null]);
}
