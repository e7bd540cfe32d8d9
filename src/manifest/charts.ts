import type { ChartDefaults, Document, Node, ObjectReference } from '../model/document.ts';
import { addTo } from '../model/groups.ts';
import type { SourceDescription } from '../model/source.ts';
import { createLocator, startOfFile } from '../text/lines.ts';
import { onceForLast } from '../text/once.ts';
import { helpersIn, withHelpers } from '../text/template-helpers.ts';
import { knownText, type Text } from '../text/text.ts';
import { at, itemsAt, mappingNode, scalarAt, stringAt } from '../yaml/nodes.ts';
import { createFinder } from './find-words.ts';
import { documentAt, textAt } from './parse.ts';
import { CHART_FILE, CHART_HELPERS, CHART_VALUES } from './scan.ts';

/** A chart within another: the folder of the outer one, and the name. */
const INNER_CHART = /^(?:(.*)\/)?charts\/(?:[^/]+\.tgz\/)?([^/]+)$/;

/** The charts that templates belong to, as the files beside the templates tell; those of one chart are asked for one after the other. */
export type Charts = ReturnType<typeof createCharts>;

/** The chart around another one, and the folder of that one in it. */
interface Around {
  readonly outer: string;
  readonly folder: string;
}

export function createCharts() {
  /** What belongs to a chart, by its install and folder. */
  const files = new Map<string, ObjectReference[]>();
  /** Files with named templates that others print. */
  const printedElsewhere = new Set<string>();
  const filesOf = (chart: string, kind: string) => files.get(chart)?.filter((file) => file.kind === kind) ?? [];
  const rootOf = (chart: string, kind: string): Node | undefined => {
    const [file] = filesOf(chart, kind);
    // Helm reads values as they stand; `tpl` may print actions in them.
    return file && documentAt({ ...file, source: { ...file.source, templated: false } })?.root;
  };
  const outerOf = (chart: string): Around | null => {
    const [install = '', path = ''] = chart.split('\n');
    const [, outer = '', folder] = INNER_CHART.exec(path) ?? [];
    return folder !== undefined && files.has(keyOf(install, outer)) ? { outer: keyOf(install, outer), folder } : null;
  };
  /** What the chart around another one calls it, and the values that turn it on. */
  const asDependency = (chart: string, { outer, folder }: Around): { readonly name: string; readonly conditions: readonly string[] } => {
    const own = stringAt(rootOf(chart, CHART_FILE), 'name') ?? folder;
    const [first, ...more] = itemsAt(rootOf(outer, CHART_FILE), 'dependencies').filter((one) => stringAt(one, 'name') === own);
    // Under several names it is several charts, of which each may be on.
    if (more.length > 0) return { name: own, conditions: [] };
    return { name: stringAt(first, 'alias') ?? own, conditions: (stringAt(first, 'condition') ?? '').split(',') };
  };
  const outermostOf = (chart: string): string => {
    const around = outerOf(chart);
    return around ? outermostOf(around.outer) : chart;
  };
  const valuesOf = (chart: string): Node | undefined => {
    const own = rootOf(chart, CHART_VALUES);
    const around = own && outerOf(chart);
    const given = around ? valuesOf(around.outer) : undefined;
    if (!own || !around || !given) return own;
    const values = joined(at(given, asDependency(chart, around).name), own);
    const global = joined(at(given, 'global'), at(values, 'global'));
    return global ? joined(mappingNode(own, [['global', global]]), values) : values;
  };
  /** Files of named templates by the outermost chart, those of inner charts first; asked for when all files are known. */
  const helperFiles = onceForLast((_: number): ReadonlyMap<string, readonly ObjectReference[]> => {
    const found = new Map<string, ObjectReference[]>();
    for (const chart of [...files.keys()].sort((a, b) => b.length - a.length))
      for (const file of filesOf(chart, CHART_HELPERS)) addTo(found, outermostOf(chart), file);
    return found;
  });
  /** Helm knows one named template of a name in all charts that are installed together; that of the outer chart wins. */
  const helpersOf = onceForLast((outermost: string): ReadonlyMap<string, Text> => {
    const references = helperFiles(files.size).get(outermost) ?? [];
    return new Map(references.flatMap((file) => [...helpersIn(textOf(file))]));
  });
  /** The chart that a template stands in, whatever is known of it. */
  const chartAround = (source: SourceDescription): string | undefined => foldersOf(source.path, source).find((one) => files.has(one));
  const chartOf = ({ path, source }: Pick<Document, 'path' | 'source'>): string | null =>
    foldersOf(path, source).find((chart) => filesOf(chart, CHART_VALUES).length > 0) ?? null;
  /** Helm leaves out a chart that the first condition with a value turns off. */
  const isOff = onceForLast((chart: string): boolean => {
    const around = outerOf(chart);
    if (!around) return false;
    const values = valuesOf(around.outer);
    const { conditions } = asDependency(chart, around);
    const isOn = conditions.map((path) => scalarAt(values, ...path.trim().split('.'))?.value).find((value) => typeof value === 'boolean');
    return isOn === false || isOff(around.outer);
  });
  const defaultsOf = onceForLast((chart: string): ChartDefaults | null => {
    const values = valuesOf(chart);
    const about = rootOf(chart, CHART_FILE);
    const helpers = helpersOf(outermostOf(chart));
    return values ? { values, about: (key) => at(about, key), helper: (name) => helpers.get(name) } : null;
  });
  return {
    add(file: ObjectReference): void {
      addTo(files, keyOf(file.source.install, file.namespace ?? ''), file);
    },
    /** Null for a document that is no template beside values. */
    of: (document: Pick<Document, 'path' | 'source'>): ChartDefaults | null => {
      const chart = document.source.templated ? chartOf(document) : null;
      return chart === null ? null : defaultsOf(chart);
    },
    /** A template with what named ones print in it; null where they print nothing that matters to a port of the host. */
    filledIn(reference: ObjectReference): Text | null {
      const { source } = reference;
      const chart = chartAround(source);
      const helpers = chart === undefined ? null : helpersOf(outermostOf(chart));
      if (!helpers || helpers.size === 0) return null;
      const own = textOf(reference);
      const whole = withHelpers(own, (name) => helpers.get(name));
      if (whole === own || !mayHostPort(whole)) return null;
      for (const { locate } of whole.pieces) printedElsewhere.add(locate(0, 0).path);
      printedElsewhere.delete(source.path);
      return whole;
    },
    /** Whether a file is of a chart within another that its values leave off. */
    isOff: (source: SourceDescription): boolean => {
      const chart = source.templated ? chartAround(source) : undefined;
      return chart !== undefined && isOff(chart);
    },
    /** Whether what a file defines was told where another one prints it. */
    isPrintedElsewhere: ({ path }: SourceDescription): boolean => printedElsewhere.has(path),
  };
}

function keyOf(install: string, folder: string): string {
  return `${install}\n${folder}`;
}

/** The charts that a template may belong to, innermost first. */
function foldersOf(path: string, { install }: SourceDescription): string[] {
  return [...path.matchAll(/(?<=^|\/)templates\//g)].reverse().map(({ index }) => keyOf(install, path.slice(0, Math.max(index - 1, 0))));
}

function textOf(reference: ObjectReference): Text {
  const read = textAt(reference);
  return 'message' in read
    ? knownText('', createLocator('', startOfFile(read.path)))
    : knownText(read.text, createLocator(read.text, read.base));
}

function mayHostPort({ value }: Text): boolean {
  const bytes = Buffer.from(value);
  return createFinder(bytes)(0, bytes.length).mayHostPort;
}

/** Values with others over them, as Helm puts them together: mappings key by key. */
function joined(over: Node | undefined, under: Node | undefined): Node | undefined {
  if (over?.type !== 'mapping' || under?.type !== 'mapping') return over ?? under;
  const entries = new Map(under.entries.map((entry) => [entry.key.text, entry]));
  for (const entry of over.entries) {
    const value = joined(entry.value, entries.get(entry.key.text)?.value) ?? entry.value;
    entries.set(entry.key.text, { ...entry, value });
  }
  return { ...over, entries: [...entries.values()] };
}
