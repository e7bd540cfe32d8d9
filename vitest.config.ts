import { defineConfig } from 'vitest/config';
import { dataForVitest } from './scripts/data-modules.mjs';

export default defineConfig({
  plugins: [dataForVitest],
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    // `test/setup.ts` names the tests that may take longer.
    testTimeout: 10_000,
    hookTimeout: 120_000,
    // The files of a worker share its modules, which no test changes: loading them anew for each file took half of the time.
    isolate: false,
    // What a test reads lives as long as the test: with the usual 16 MB for new objects V8 spends a third of its time on moving them.
    execArgv: ['--max-semi-space-size=64'],
    // A worker for each processor: Vitest leaves one of them idle.
    maxWorkers: '100%',
  },
});
