import { isPort, PROTOCOLS } from '../model/address.ts';
import { addTo } from '../model/groups.ts';
import type { CapturedSocket } from '../model/socket.ts';
import { readDocument } from '../template/document.ts';
import { plainOf } from '../yaml/nodes.ts';
import { jsonOf, scalarText } from '../yaml/plain-fields.ts';
import { captureOfNode } from './formats.ts';
import type { ReadCaptures } from './newest-captures.ts';

/** One row by the names of its columns, in lower case and without spaces. */
type MatrixRow = Readonly<Record<string, string>>;

/** Reads `ss-generated-matrix.csv`, `.json` or `.yaml` of commatrix (openshift-kni/commatrix: pkg/types); null for other texts. */
export function readMatrix(text: string, path: string): Pick<ReadCaptures, 'captures' | 'problems'> | null {
  const rows = /^\s*[[{]/.test(text) ? listedRows(text, jsonOf(text)) : (csvRows(text) ?? listedRows(text, yamlOf(text)));
  if (rows === null) return null;
  const groups = new Map<string, CapturedSocket[]>();
  const problems: { path: string; line: number; message: string }[] = [];
  for (const { line, row } of rows) {
    const port = Number(row.port);
    const protocol = PROTOCOLS.find((one) => one === row.protocol?.toUpperCase());
    const group = row.nodegroup || row.noderole || row.node || '';
    if (!isPort(port) || protocol === undefined || group === '') {
      problems.push({ path, line, message: 'the row has no readable port, protocol or pool of nodes' });
      continue;
    }
    const pod = row.pod ? { namespace: row.namespace ?? '', name: row.pod, container: row.container || null } : undefined;
    const sources = [{ path, line }];
    addTo(groups, group, { protocol, address: null, zone: null, port, processes: [], cgroups: [], ...(pod && { pod }), sources });
  }
  return { captures: [...groups].map(([group, sockets]) => captureOfNode({ group }, [{ sockets }])), problems };
}

interface PlacedRow {
  readonly line: number;
  readonly row: MatrixRow;
}

/** Maximum number of lines before the heading. */
const MAX_ABOVE = 20;

function csvRows(text: string): PlacedRow[] | null {
  const isHeading = (names: readonly string[]): boolean => names.includes('port') && names.includes('protocol') && names.some(isPool);
  // Lines of other files may have millions of commas.
  const heading = text.split('\n', MAX_ABOVE).findIndex((line) => /protocol/i.test(line) && isHeading(csvCells(line).map(plainName)));
  if (heading < 0) return null;
  const [columns = [], ...rows] = text.split('\n').slice(heading).map(csvCells);
  return rows.flatMap((cells, index) => {
    const entries = columns.map((column, at) => [plainName(column), cells[at] ?? ''] as const);
    return cells.length > 1 ? [{ line: heading + index + 2, row: Object.fromEntries(entries) }] : [];
  });
}

function csvCells(line: string): string[] {
  return line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}

function yamlOf(text: string): unknown {
  if (!/^ *(?:- )?node(?:Group|Role):/m.test(text)) return null;
  const document = readDocument(text, '', { path: '', editable: false, templated: false, install: '' });
  return document && plainOf(document.root)?.value;
}

/** The rows in an object with `Ports`, or in the bare array of older versions. */
function listedRows(text: string, value: unknown): PlacedRow[] | null {
  const list = Array.isArray(value) ? value : Object.entries(value ?? {}).find(([key]) => plainName(key) === 'ports')?.[1];
  if (!Array.isArray(list)) return null;
  const rows = list.map((one: unknown) => matrixRowOf(one));
  if (rows.length === 0 || !rows.every((row) => 'port' in row && 'protocol' in row && Object.keys(row).some(isPool))) return null;
  const lines = linesOfPorts(text);
  return rows.map((row, index) => ({ line: lines[index] ?? 1, row }));
}

function matrixRowOf(value: unknown): MatrixRow {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.map(([key, cell]) => [plainName(key), scalarText(cell)]));
}

/** Returns the line of the key `port` of each row. */
function linesOfPorts(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  for (const [found] of text.matchAll(/\n|"port"\s*:|(?<=^|\n) *(?:- )?port:/gi)) {
    if (found === '\n') line++;
    else lines.push(line);
  }
  return lines;
}

function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_"]/g, '');
}

function isPool(column: string): boolean {
  return column === 'nodegroup' || column === 'noderole';
}
