import type { Provider } from '../provider.ts';

/** What kustomize builds; its code is loaded only where there is something to build. */
export const kustomizations: Provider = {
  async *open(request) {
    if (request.found.kustomizations.length === 0 || !['found', 'all'].includes(request.kustomize ?? 'none')) return;
    const { buildKustomizations } = await import('../kustomize.ts');
    yield* buildKustomizations(request.found.kustomizations, request);
  },
};
