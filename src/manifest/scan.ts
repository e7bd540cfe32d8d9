import type { NamedObject, ObjectName, ObjectReference, Opened } from '../model/document.ts';
import { type Problem, problemOfFile, type Source } from '../model/source.ts';
import type { Comment } from '../model/suppression.ts';
import { POD_KINDS } from '../model/workload.ts';
import { OPENINGS } from '../template/actions.ts';
import { looksLikeTemplate } from '../template/blanks.ts';
import { NOTHING_OPENED, readBranches } from '../template/branches.ts';
import { type DocumentOrigin, isSyntaxProblem, parseDocument } from '../template/document.ts';
import { withLiteralBrackets } from '../template/literal-brackets.ts';
import { bufferOf, countBytes, createLocator, type Position } from '../text/lines.ts';
import { folderOf } from '../text/words.ts';
import { mayHoldEscapes, withoutEscapes } from '../yaml/escapes.ts';
import { splitDocuments } from '../yaml/split-documents.ts';
import { commentsIn } from './comments.ts';
import { findWords } from './find-words.ts';
import { groupIn, identify, kindIn, NODE_PORT_KINDS, RELATED_KINDS } from './identify.ts';
import { decode, hasUnitName, isPartial, parseSlice } from './parse.ts';

/** The result of one pass over a source. */
export interface ScannedSource {
  documents: number;
  readonly problems: Problem[];
  /** Documents to infer from: they may create pods with host ports, or describe a hosted cluster. */
  readonly toInfer: ObjectReference[];
  /** Objects that a workload may refer to, and lists that may contain such objects, including documents in `toInfer`. */
  readonly related: ObjectReference[];
  /** Files about the chart that contains them. */
  readonly charts: ObjectReference[];
  /** The comments for this program in each document. */
  readonly comments: (readonly Comment[])[];
  /** Names of workloads and Services of plain files. */
  readonly named: NamedObject[];
  /** Kinds of objects with which a controller installs a chart from another repository. */
  readonly remoteCharts: string[];
  /** `GROUP/KIND` of objects outside templates of charts, with `/NAME` for a chart that k3s or RKE2 installs. */
  readonly groups: string[];
}

/** Passes over the bytes once: finds the documents that may contain host ports and the objects to which these may refer. */
export function scanSource(source: Source): ScannedSource {
  const found: ScannedSource = {
    documents: 0,
    problems: [],
    toInfer: [],
    related: [],
    charts: [],
    comments: [],
    named: [],
    remoteCharts: [],
    groups: [],
  };
  const bytes = bufferOf(source.bytes);
  // The parts of a source that are kept: everything except its bytes.
  const { bytes: _, explicit: __, ...kept } = source;
  const origin = { path: source.path, source: kept };
  const encoding = otherEncoding(bytes);
  if (encoding !== null && source.firstOffset === 0) {
    found.documents++;
    found.problems.push(problemOfFile(source.path, `is ${encoding} text; save it as UTF-8`));
    return found;
  }
  const ofChart = kindInChart(source.path);
  if (ofChart !== null) {
    const name = { ...UNNAMED, kind: ofChart, namespace: folderOf(source.path) };
    found.charts.push({ ...name, source: kept, start: 0, end: bytes.length, position: null });
  }
  // This file only defines named templates.
  if (source.templated && source.path.endsWith('.tpl') && isPartial(source.path)) return found;
  const mayEscape = mayHoldEscapes(bytes);
  const position = createCounter(bytes, source);
  const openedBefore = openedIn(bytes, source);
  const isUnit = hasUnitName(source.path);
  const placedAt = ({ kind, namespace, name }: ObjectName, start: number, end: number): ObjectReference => {
    const opened = openedBefore(start);
    return { kind, namespace, name, source: kept, start, end, position: position(start), ...(opened && { opened }) };
  };
  for (const { start, end } of splitDocuments(bytes)) {
    found.documents++;
    if (isBlank(bytes, start, end)) continue;
    const slice = bytes.subarray(start, end);
    const plain = mayEscape ? withDecodedEscapes(slice) : slice;
    const { mayHostPort, isMarked } = findWords(plain);
    const isRelevant = (mayHostPort || isUnit) && !isSchema(plain);
    if (isMarked) found.comments.push(readComments(slice, { ...origin, ...position(start) }));
    const ownKind = kindIn(plain, 0, plain.length);
    const group = source.hasValues ? '' : groupIn(plain);
    const chart = group === 'helm.cattle.io' ? `/${identify(plain)?.name || NAME_IN_BRACES.exec(plain.toString('latin1'))?.[1]}` : '';
    if (group !== '') found.groups.push(`${group}/${ownKind}${chart}`);
    if (CHART_INSTALLERS.has(ownKind) && REMOTE_CHART.test(plain.toString('latin1'))) found.remoteCharts.push(ownKind);
    const isNamed = POD_KINDS.has(ownKind) || ownKind === 'Service';
    const called = kept.install === '' && isNamed ? identify(plain) : null;
    if (called && PLAIN_NAME.test(called.name)) found.named.push({ path: kept.path, ...called });
    const isOfFolder = ownKind === '' && isNodeFile(plain);
    const isRelated = isOfFolder || RELATED_KINDS.has(ownKind);
    // A document that may contain a host port is parsed later; other documents are only checked if the user named the file.
    const problem = !isRelevant && source.explicit ? problemIn(slice, () => ({ ...origin, ...position(start) })) : null;
    if (problem !== null) found.problems.push(problem);
    else if (isRelevant || isRelated) {
      const ofNode = isOfFolder ? { ...UNNAMED, kind: NODE_FILE, namespace: folderOf(source.path) } : null;
      const object = ofNode ?? called ?? identify(plain) ?? nameless(ownKind);
      const placed = isRelevant
        ? placedAt(object ?? UNNAMED, start, end)
        : object && { ...object, source: kept, start, end, position: null };
      const reference = placed && ownKind === 'Service' && EXPOSES.test(plain.toString('latin1')) ? { ...placed, isExposed: true } : placed;
      if (isRelevant && reference) found.toInfer.push(reference);
      if (isRelated && reference) found.related.push(reference);
    }
  }
  return found;
}

/** Files of kubeadm have no name. */
function nameless(kind: string): ObjectName | null {
  return NODE_PORT_KINDS.has(kind) ? { ...UNNAMED, kind } : null;
}

/** CHART_VALUES or CHART_FILE for such a file of a chart; null for any other file. */
function kindInChart(path: string): string | null {
  if (/(?:^|\/)values\.ya?ml$/.test(path)) return CHART_VALUES;
  return /(?:^|\/)Chart\.ya?ml$/.test(path) ? CHART_FILE : null;
}

/** Kinds of Flux, Argo CD and k3s with which a controller installs charts. */
const CHART_INSTALLERS: ReadonlySet<string> = new Set(['HelmRelease', 'Application', 'ApplicationSet', 'HelmChart']);
/** A chart by name or reference; a chart with a path is in the input and is linted itself. */
const REMOTE_CHART = /\bchart["']?:[ \t]*["']?\w|\bchartRef["']?:/;

/** The template blocks that are open at an offset of the source; called with increasing offsets. Null if none is open. */
function openedIn(bytes: Buffer, source: Source): (at: number) => Opened | null {
  if (!source.templated) return () => null;
  let done = 0;
  let opened = NOTHING_OPENED;
  return (at) => {
    const between = bytes.subarray(done, at);
    done = at;
    if (OPENINGS.some((opening) => between.includes(opening)))
      opened = readBranches(withLiteralBrackets(between.toString('latin1'), source), opened).after;
    return opened.count === 0 && opened.bound === null ? null : opened;
  };
}

/** A Service with a node port, also an allocated one, with addresses of a load balancer, or of that type. */
const EXPOSES = /[nN]odePort["']?\s*:\s*[^\s{]|ingress["']?\s*:|LoadBalancer/;
/** The first name of an object in braces. */
const NAME_IN_BRACES = /\bname["']?:\s*["']?([\w.-]+)/;
/** A name without template actions. */
const PLAIN_NAME = /^[\w.-]+$/;
const SPACE = 32;
const DASH = 45;
/** `ObjectReference.kind` of a file of a node, which is not an API object; its folder is the namespace. */
export const NODE_FILE = 'NodeFile';
/** `ObjectReference.kind` of a chart's values.yaml and Chart.yaml. */
export const CHART_VALUES = 'ChartValues';
export const CHART_FILE = 'ChartFile';
const UNNAMED = { kind: '', namespace: null, name: '' };

/** The comments of a document. All documents are searched, because a finding about one object may be in another, such as a ConfigMap. */
function readComments(slice: Buffer, origin: DocumentOrigin): Comment[] {
  const { text, base } = decode(slice, origin);
  const parsed = parseDocument(text, base);
  if (parsed !== null && isSyntaxProblem(parsed)) return [];
  return commentsIn({ root: parsed?.root ?? null, text, spanAt: parsed?.spanAt ?? createLocator(text, base) });
}

/** The syntax error of a document; null if it has none, or is a template, which need not be YAML. */
function problemIn(slice: Buffer, origin: () => DocumentOrigin): Problem | null {
  if (looksLikeTemplate(slice.toString('latin1'))) return null;
  const parsed = parseSlice(slice, origin());
  return parsed !== null && 'message' in parsed ? parsed : null;
}

/** True if a text with any number of documents may create a pod with a host port or describe a hosted cluster. */
export function mayHoldHostPort(bytes: Buffer): boolean {
  return otherEncoding(bytes) !== null || findWords(mayHoldEscapes(bytes) ? withDecodedEscapes(bytes) : bytes).mayHostPort;
}

/** The bytes of a document with decoded escapes, for searches. */
function withDecodedEscapes(slice: Buffer): Buffer {
  const text = slice.toString('latin1');
  const plain = withoutEscapes(text);
  return plain === text ? slice : Buffer.from(plain, 'latin1');
}

/** True for a document that is empty or only a marker. */
function isBlank(bytes: Buffer, start: number, end: number): boolean {
  let at = start;
  while (at < end && (bytes[at] === DASH || (bytes[at] as number) <= SPACE)) at++;
  return at === end;
}

/** True for a schema of pods (a CustomResourceDefinition), which names the fields without creating pods. */
function isSchema(slice: Buffer): boolean {
  const head = SCHEMA_HEAD.exec(slice.toString('latin1', 0, SCHEMA_HEAD_LENGTH))?.[0];
  return head !== undefined && !OTHER_KIND.test(slice.toString('latin1', head.length - 1));
}

const SCHEMA_HEAD_LENGTH = 2_000;
/** The kind of a definition after only comments, template actions and the version, so that a line of a text does not match. */
const SCHEMA_HEAD =
  /^(?:\uFEFF|\xef\xbb\xbf)?(?:(?:---)?[ \t]*(?:#.*|\{\{.*\}\}[ \t]*)?\r?\n|apiVersion: ["']?[\w./]+["']?[ \t]*\r?\n)*kind: ["']?CustomResourceDefinition["']?[ \t]*(?:#.*)?\r?\n/;
/** A later kind of the same document, which applies instead. */
const OTHER_KIND = /\n(?:[?!&][^\n]*)?["']?kind\b/;

/** True for a file of a node in its own template, as in the machine config operator's repository: its path, then its contents. */
function isNodeFile(slice: Buffer): boolean {
  const head = slice.toString('latin1', 0, 600);
  return /^path:/m.test(head) && /^contents:/m.test(head);
}

/** Returns a function that counts the line and UTF-16 offset of increasing byte offsets, on demand. */
function createCounter(bytes: Buffer, source: Source): (at: number) => Position {
  let done = 0;
  let position: Position = { line: source.firstLine, offset: source.firstOffset };
  return (at) => {
    position = countBytes(bytes, done, at, position);
    done = at;
    return position;
  };
}

function otherEncoding(bytes: Buffer): string | null {
  const head = bytes.toString('latin1', 0, 4);
  if (/^(?:\xff\xfe|[^\0]\0[^\0]\0)/.test(head)) return 'UTF-16 (little endian)';
  return /^(?:\xfe\xff|\0[^\0]\0[^\0])/.test(head) ? 'UTF-16 (big endian)' : null;
}
