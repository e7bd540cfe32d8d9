import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { firstOfEach } from '../../model/groups.ts';
import { type Problem, problemOfFile } from '../../model/source.ts';
import { onceForObject } from '../../text/once.ts';
import { plainOf } from '../../yaml/nodes.ts';
import { parseYaml } from '../../yaml/tree.ts';
import { type Chart, chartsOf, type Dependency } from '../chart.ts';
import { type ChartContent, type ChartFile, contentWithout } from '../chart-content.ts';

/** The file of a chart with the schema of its values. */
const SCHEMA = 'values.schema.json';

/** A chart without the schemas of its values and of those of its subcharts. */
export function withoutSchemas(chart: Chart): Chart {
  return withContents(chart, (content) => contentWithout(content, (file) => file === SCHEMA));
}

/** A chart whose Chart.yaml (or requirements.yaml) omits some of its dependencies. */
export function withoutDependencies(chart: Chart, left: readonly Dependency[]): Chart {
  const names = new Set(left.map(({ name }) => name));
  const content = [...chart.content].map(([file, one]): [string, ChartFile] => {
    const isList = file === 'Chart.yaml' || file === 'requirements.yaml';
    return [file, isList ? { ...one, read: () => withoutNames(one.read(), names) } : one];
  });
  return { ...chart, content: new Map(content), dependencies: chart.dependencies.filter(({ name }) => !names.has(name)) };
}

function withoutNames(bytes: Buffer, names: ReadonlySet<string>): Buffer {
  const tree = parseYaml(bytes.toString('utf8'));
  const value = (tree && !('reason' in tree) && plainOf(tree.root)?.value) as { dependencies?: { name?: string }[] } | false | null;
  if (!value || !Array.isArray(value.dependencies)) return bytes;
  const dependencies = value.dependencies.filter((one) => !names.has(one?.name ?? ''));
  return Buffer.from(JSON.stringify({ ...value, dependencies }));
}

/** The same chart with changed contents; charts with several aliases share one content. */
function withContents(chart: Chart, change: (content: ChartContent) => ChartContent): Chart {
  const changed = onceForObject(change);
  const below = (one: Chart): Chart => ({ ...one, content: changed(one.content), charts: one.charts.map(below) });
  return below(chart);
}

/** Keys of JSON Schema whose URL a validator reads. */
const REFERENCES = new Set(['$ref', '$dynamicRef', '$recursiveRef', '$schema']);
/** The published meta-schemas, which validators contain. */
const KNOWN = /^https?:\/\/json-schema\.org\/(?:schema|draft-0[3-7]\/schema|draft\/20(?:19-09|20-12)\/schema)#?$/;

/** Returns the problem of the first schema in a chart for which Helm would read a URL; null if there is none. */
export function remoteSchemaOf(chart: Chart): Problem | null {
  for (const { content } of chartsOf(chart)) {
    const schema = content.get(SCHEMA);
    const address = schema ? remoteReference(schema.read().toString('utf8')) : null;
    if (schema && address !== null) return problemOfFile(schema.display, address);
  }
  return null;
}

/** The first reference out of a schema, or a description of a text that is not JSON; null if all references are local. */
function remoteReference(text: string): string | null {
  let schema: unknown;
  try {
    schema = JSON.parse(text);
  } catch {
    return 'is not valid JSON';
  }
  const open = [schema];
  while (open.length > 0) {
    const here = open.pop();
    if (typeof here !== 'object' || here === null) continue;
    for (const [key, value] of Object.entries(here)) {
      const isOutside = typeof value === 'string' && REFERENCES.has(key) && !value.startsWith('#') && !KNOWN.test(value);
      if (isOutside) return `refers to ${value}`;
      open.push(value);
    }
  }
  return null;
}

/** Returns the text of a file in a copy; null for the file's own bytes. */
type EditOfFile = (chart: Chart, file: string) => string | null;

/**
 * Writes a chart with its subcharts into a folder, all unpacked, so that Helm reads exactly the files that were read here. `edit` may
 * replace texts.
 */
export function writeUnpacked(chart: Chart, folder: string, edit: EditOfFile = () => null): void {
  const { content, charts } = chart;
  for (const [file, { read }] of content) {
    if (OF_INNER_CHART.test(file)) continue;
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, edit(chart, file) ?? read());
  }
  for (const [index, inner] of firstOfEach(charts, (one) => one.content).entries())
    writeUnpacked(inner, path.join(folder, 'charts', `chart-${index}`), edit);
}

/** A chart in a chart, as a folder or packed. */
const OF_INNER_CHART = /^charts\/[^/]+(?:\/|\.tgz$)/;
