import path from 'node:path';
import { type Chart, missingDependencies, readChart } from './chart.ts';
import { type ChartContent, contentOfFolder, contentWith } from './chart-content.ts';
import { isWithin, realpathOf, statOf } from './paths.ts';

/** A folder with a chart, and its path in reports. */
interface ChartFolder {
  readonly folder: string;
  readonly display: string;
  /** Charts that contain it, which it cannot depend on. */
  readonly around: readonly string[];
}

/** Maximum nesting of charts. */
const MAX_DEPTH = 10;

/**
 * Adds the missing dependencies whose `repository` is a `file://` URL, as `helm dependency build` does; null if there are none. They must
 * be within `boundary`. Throws an Error if one of them cannot be read.
 */
export async function withLocalCharts(chart: Chart, folder: string, display: string, boundary: string): Promise<Chart | null> {
  const content = await contentWithLocal(chart, { folder, display, around: [] }, boundary);
  return content === chart.content ? null : readChart(content);
}

async function contentWithLocal(chart: Chart, { folder, display, around }: ChartFolder, boundary: string): Promise<ChartContent> {
  const here = realpathOf(folder);
  const inner = new Map<string, ChartContent>();
  for (const { name, repository } of missingDependencies(chart)) {
    const given = /^file:\/\/(.+)$/.exec(repository)?.[1];
    if (given === undefined || inner.has(name) || !/^[\w.-]+$/.test(name) || around.length >= MAX_DEPTH) continue;
    const other = path.resolve(folder, given);
    const real = realpathOf(other);
    const isChart = statOf(path.join(other, 'Chart.yaml'))?.isFile() && isWithin(real, realpathOf(boundary));
    if (!isChart || real === here || around.includes(real)) continue;
    const shown = path.posix.join(display, given.replaceAll(path.sep, '/'));
    const own = contentOfFolder(other, shown, boundary);
    inner.set(name, await contentWithLocal(await readChart(own), { folder: other, display: shown, around: [...around, here] }, boundary));
  }
  return inner.size === 0 ? chart.content : contentWith(chart.content, inner);
}
