import { defineConfig } from 'vitest/config';
import { yamlForVitest } from './scripts/yaml-modules.mjs';

export default defineConfig({
  plugins: [yamlForVitest],
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
