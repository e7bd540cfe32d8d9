import { relative } from 'node:path';
import fc from 'fast-check';
import { expect, vi } from 'vitest';

// The gate must judge the change and not the dice: `FAST_CHECK_SEED=random` looks for new counterexamples.
const seed = process.env.FAST_CHECK_SEED ?? '7';
if (seed !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });

/** Files and folders with tests that take longer than the usual 10 s where other programs use the processors too. */
const SLOW: readonly string[] = [
  // They start browsers, editors, shells, an API server, Helm, kubectl, git or the bundle.
  ...['action/', 'browser/', 'cli/', 'dist', 'docs/', 'examples/', 'fix/renders', 'library', 'lsp/', 'policy/'],
  ...['pre-commit/', 'real-cluster/', 'real-parts', 'report/openmetrics', 'report/sarif', 'scripts/', 'source/cluster/', 'source/helm'],
  ...['source/hostile-charts', 'source/kustomize', 'source/links', 'source/render', 'suppression/', 'changes/', 'config/'],
  // They read all sources, all fixtures, or as much as there can be.
  ...['architecture', 'audit/', 'bench/', 'fix/property', 'hosted/', 'hostile/', 'lint/order', 'lint/templates'],
  ...[
    'listeners/fixtures',
    'listeners/formats/hostile',
    'listeners/shell',
    'manifest/',
    'observe/captures',
    'registry/',
    'report/',
    'rules/',
  ],
  ...['source/files', 'source/options', 'text/', 'yaml/'],
];

// Workers keep their settings from file to file.
vi.resetConfig();
const file = relative(import.meta.dirname, expect.getState().testPath ?? '').replaceAll('\\', '/');
if (SLOW.some((start) => file.startsWith(start))) vi.setConfig({ testTimeout: 120_000 });
