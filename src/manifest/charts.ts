import type { ChartDefaults, Document, Node, ObjectReference } from '../model/document.ts';
import { addTo } from '../model/groups.ts';
import type { SourceDescription } from '../model/source.ts';
import { onceForLast } from '../text/once.ts';
import { at, itemsAt, mappingNode, scalarAt, stringAt } from '../yaml/nodes.ts';

import { readReference } from './parse.ts';
import { CHART_FILE, CHART_VALUES } from './scan.ts';

/** A chart in another chart: the folder of the outer one, and the name. */
const INNER_CHART = /^(?:(.*)\/)?charts\/(?:[^/]+\.tgz\/)?([^/]+)$/;

/** The charts of the input, found by their values.yaml and Chart.yaml. */
export type Charts = ReturnType<typeof createCharts>;

/** The chart around another chart, and the folder of the inner chart. */
interface OuterChart {
  readonly outer: string;
  readonly folder: string;
}

export function createCharts() {
  /** The values.yaml and Chart.yaml of each chart, by `chartKey`. */
  const files = new Map<string, ObjectReference[]>();
  const fileOf = (chart: string, kind: string) => files.get(chart)?.find((file) => file.kind === kind);
  const rootOf = (chart: string, kind: string): Node | undefined => {
    const file = fileOf(chart, kind);
    // Helm does not evaluate actions in values.
    const read = file && readReference({ ...file, source: { ...file.source, templated: false } });
    // A file with only comments sets nothing, while the values of a file that cannot be read are unknown.
    if (read === null) return mappingNode({ start: 0, end: 0 }, []);
    return read && 'root' in read ? read.root : undefined;
  };
  const outerOf = (chart: string): OuterChart | null => {
    const [install = '', path = ''] = chart.split('\n');
    const [, outer = '', folder] = INNER_CHART.exec(path) ?? [];
    return folder !== undefined && files.has(chartKey(install, outer)) ? { outer: chartKey(install, outer), folder } : null;
  };
  /** The name of a chart as a dependency of the outer chart, and the paths of the values that enable it. */
  const asDependency = (
    chart: string,
    { outer, folder }: OuterChart,
  ): { readonly name: string; readonly conditions: readonly string[] } => {
    const own = stringAt(rootOf(chart, CHART_FILE), 'name') ?? folder;
    const [first, ...more] = itemsAt(rootOf(outer, CHART_FILE), 'dependencies').filter((one) => stringAt(one, 'name') === own);
    // A chart with several aliases is installed several times, each with its own condition.
    if (more.length > 0) return { name: own, conditions: [] };
    return { name: stringAt(first, 'alias') ?? own, conditions: (stringAt(first, 'condition') ?? '').split(',') };
  };
  const valuesOf = (chart: string): Node | undefined => {
    const own = rootOf(chart, CHART_VALUES);
    const around = own && outerOf(chart);
    const given = around ? valuesOf(around.outer) : undefined;
    if (!own || !around || !given) return own;
    const values = mergeValues(at(given, asDependency(chart, around).name), own);
    const global = mergeValues(at(given, 'global'), at(values, 'global'));
    return global ? mergeValues(mappingNode(own, [['global', global]]), values) : values;
  };
  /** Helm disables a dependency if the first condition with a value is false. */
  const isDisabled = onceForLast((chart: string): boolean => {
    const around = outerOf(chart);
    if (!around) return false;
    const values = valuesOf(around.outer);
    const { conditions } = asDependency(chart, around);
    const isOn = conditions.map((path) => scalarAt(values, ...path.trim().split('.'))?.value).find((value) => typeof value === 'boolean');
    return isOn === false || isDisabled(around.outer);
  });
  const defaultsOf = onceForLast((chart: string): ChartDefaults | null => {
    const values = valuesOf(chart);
    return values ? { values } : null;
  });
  const chartAround = ({ path, install }: SourceDescription, isWanted: (chart: string) => boolean): string | undefined =>
    foldersAbove(path)
      .map((folder) => chartKey(install, folder))
      .find(isWanted);
  return {
    add(file: ObjectReference): void {
      addTo(files, chartKey(file.source.install, file.namespace ?? ''), file);
    },
    /** The default values of the chart of a template; null if there are none. */
    of: ({ source }: Pick<Document, 'source'>): ChartDefaults | null => {
      const chart = source.templated ? chartAround(source, (one) => fileOf(one, CHART_VALUES) !== undefined) : undefined;
      return chart === undefined ? null : defaultsOf(chart);
    },
    /** True for a template of a chart that is read as text. */
    hasTemplate: (source: SourceDescription): boolean => source.templated && chartAround(source, (one) => files.has(one)) !== undefined,
    /** True for a file of a dependency that the values of the outer chart disable. */
    isOff: (source: SourceDescription): boolean => {
      const chart = source.templated ? chartAround(source, (one) => files.has(one)) : undefined;
      return chart !== undefined && isDisabled(chart);
    },
  };
}

/** Identifies a chart by its install and its folder. */
function chartKey(install: string, folder: string): string {
  return `${install}\n${folder}`;
}

/** The folders of charts that may contain a template, innermost first. */
function foldersAbove(path: string): string[] {
  return [...path.matchAll(/(?<=^|\/)templates\//g)].reverse().map(({ index }) => path.slice(0, Math.max(index - 1, 0)));
}

/** Merges values as Helm does: mappings key by key; `over` takes precedence. */
function mergeValues(over: Node | undefined, under: Node | undefined): Node | undefined {
  if (over?.type !== 'mapping' || under?.type !== 'mapping') return over ?? under;
  const entries = new Map(under.entries.map((entry) => [entry.key.text, entry]));
  for (const entry of over.entries) {
    const value = mergeValues(entry.value, entries.get(entry.key.text)?.value) ?? entry.value;
    entries.set(entry.key.text, { ...entry, value });
  }
  return { ...over, entries: [...entries.values()] };
}
