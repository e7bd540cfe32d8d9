import type { Provider } from '../provider.ts';

/** Archives of dumps, which only some commands read. */
export const archives: Provider = {
  async *open({ archives: given = [], cwd }) {
    if (given.length === 0) return;
    const { objectsOfArchives } = await import('../audit-files.ts');
    yield* objectsOfArchives(given, cwd);
  },
};
