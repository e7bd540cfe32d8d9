import { UsageError } from '../../model/exit-code.ts';
import { DEFAULT_HELM, holdsValues, type Provider } from '../provider.ts';

/** Helm charts in folders and archives; the code is loaded only if there are some. */
export const charts: Provider = {
  async *open(request) {
    const { found, helm } = request;
    if (helm && holdsValues(helm) && !found.charts.some(({ explicit }) => explicit))
      throw new UsageError('--values, --set and the like need a chart as an argument, and no path is a chart');
    if (found.charts.length + request.chartInstalls.length === 0) return;
    const { openCharts } = await import('../helm.ts');
    yield* openCharts(found.charts, request);
    for (const { chart, helm: own } of request.chartInstalls) {
      yield* openCharts([chart], { ...request, helm: { ...DEFAULT_HELM, enabled: helm?.enabled === true, ...own } });
    }
  },
};
