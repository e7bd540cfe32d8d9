import type { Provider } from '../provider.ts';

/** Kustomizations; the code is loaded only if there are some. */
export const kustomizations: Provider = {
  async *open(request) {
    if (request.found.kustomizations.length === 0 || !['found', 'all'].includes(request.kustomize ?? 'none')) return;
    const { buildKustomizations } = await import('../kustomize.ts');
    yield* buildKustomizations(request.found.kustomizations, request);
  },
};
