import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRemote } from '../../src/source/kustomize/entries.ts';
import { requireRealPart } from '../real-parts.ts';
import { folderWith, lintIn } from './rendering.ts';

const ADDRESS = 'http://127.0.0.1:9/x.yaml';
const POD =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: x}\nspec: {hostNetwork: true, containers: [{name: x, ports: [{containerPort: 9999}]}]}\n';
const plugin = (kind: string, more: string, apiVersion = 'builtin') =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: x}\n${more}\n`;
const inline = (key: string, text: string) => `resources: [pod.yaml]\n${key}:\n- |-\n  ${text.replaceAll('\n', '\n  ')}\n`;

/** Lints a folder `k` with a kustomization, and returns the notes and whether kustomize was started. */
async function lintFolder(files: Readonly<Record<string, string | Uint8Array>>, allowRemote = false) {
  const folder = folderWith({ 'repo/k/pod.yaml': POD, 'outside/kustomization.yaml': 'resources: [pod.yaml]\n', 'outside/pod.yaml': POD });
  const repository = join(folder, 'repo');
  execFileSync('git', ['init', '--quiet', repository]);
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(join(repository, name, '..'), { recursive: true });
    writeFileSync(join(repository, name), body);
  }
  const [started, program] = [join(folder, 'started'), join(folder, 'kustomize')];
  writeFileSync(program, `#!/bin/sh\ntouch '${started}'\nexec '${requireRealPart('kustomize')}' "$@"\n`, { mode: 0o755 });
  const outcome = await lintIn(repository, ['.'], null, {
    env: { ...process.env, HOSTPORT_LINT_KUSTOMIZE: program },
    kustomize: 'found',
    renderLimits: { allowRemote, timeout: 60_000, memory: 2 ** 30 },
  });
  return { notes: outcome.notes, isStarted: existsSync(started), listeners: outcome.result.listeners.length };
}

describe('a kustomization that would reach out is not built, and its files are read', () => {
  test.each<[string, string | Uint8Array, RegExp]>([
    ['a resource', `resources: [pod.yaml, "${ADDRESS}"]`, /is remote/],
    ['a key in another case', `RESOURCES: [pod.yaml, "${ADDRESS}"]`, /is remote/],
    ['a key in letters that Unicode folds', `re\u017fource\u017f: ["${ADDRESS}"]`, /is remote/],
    ['a key that is given twice', `resources: ["${ADDRESS}"]\nresources: [pod.yaml]`, /is remote/],
    ['a second document', `resources: [pod.yaml]\n---\nresources: ["${ADDRESS}"]`, /is remote/],
    ['a merge', `<<: {resources: ["${ADDRESS}"]}`, /is remote/],
    ['an alias', `crds: &a ["${ADDRESS}"]\nresources: *a`, /is remote/],
    ['Base64', 'resources: [!!binary aHR0cDovLzEyNy4wLjAuMTo5L3gueWFtbA==]', /YAML directive or tag/],
    ['a directive', '%TAG !y! tag:yaml.org,2002:\n---\nresources: [!y!binary aHR0cDovLzEyNy4wLjAuMTo5L3g=]', /YAML directive or tag/],
    ['UTF-16', Buffer.from(`\uFEFFresources: ["${ADDRESS}"]\n`, 'utf16le'), /is not UTF-8/],
    ['braces of a template around', `resources: ["{{", "${ADDRESS}", "}}"]`, /is remote/],
    ['a patch', `resources: [pod.yaml]\npatches: [{Path: "${ADDRESS}"}]`, /is remote/],
    ['a file of a ConfigMap', `configMapGenerator: [{name: x, files: ["a=${ADDRESS}"]}]`, /is remote/],
    ['the variables of a Secret', `secretGenerator: [{name: x, envs: ["${ADDRESS}"]}]`, /is remote/],
    ['a schema', `openapi: {path: "${ADDRESS}"}`, /is remote/],
    ['a configuration', `configurations: ["${ADDRESS}"]`, /is remote/],
    ['a replacement', `replacements: [{path: "${ADDRESS}"}]`, /is remote/],
    ['a component', 'components: [github.com/owner/name]', /is remote/],
    ['helmCharts', `helmCharts: [{name: x, repo: "${ADDRESS}"}]`, /uses helmCharts/],
    ['an inline generator', inline('generators', plugin('ConfigMapGenerator', `Files: ["${ADDRESS}"]`)), /is remote/],
    ['an inline transformer', inline('transformers', plugin('PatchTransformer', `path: "${ADDRESS}"`)), /is remote/],
    ['an inline chart', inline('generators', plugin('HelmChartInflationGenerator', 'name: x')), /uses helmCharts/],
    ['a plugin', inline('generators', plugin('Script', 'command: x', 'example.com/v1')), /the plugin Script/],
    ['a folder outside', 'resources: [../../outside]', /is outside the repository/],
    ['a folder outside, with a key in another case', 'Resources: [../../outside]', /is outside the repository/],
  ])('by %s', async (_, text, reason) => {
    const { notes, isStarted, listeners } = await lintFolder({ 'k/kustomization.yaml': text });
    expect(notes.join('\n')).toMatch(/^the kustomization k is read file by file: /);
    expect(notes.join('\n')).toMatch(reason);
    expect({ isStarted, listeners }).toEqual({ isStarted: false, listeners: 1 });
  });

  test.each([
    ['a file of a generator', { 'k/g.yaml': plugin('SecretGenerator', `files: ["${ADDRESS}"]`) }, 'g.yaml'],
    [
      'a folder of generators',
      { 'g/g.yaml': plugin('SecretGenerator', `env: "${ADDRESS}"`), 'g/kustomization.yaml': 'resources: [g.yaml]' },
      '../g',
    ],
    [
      'a patched generator',
      {
        'g/g.yaml': plugin('SecretGenerator', 'env: x'),
        'g/kustomization.yaml': `resources: [g.yaml]\npatches: [{patch: '[{op: replace, path: /env, value: "${ADDRESS}"}]', target: {name: x}}]`,
      },
      '../g',
    ],
  ])('by %s', async (_, files, entry) => {
    const { isStarted } = await lintFolder({ ...files, 'k/kustomization.yaml': `resources: [pod.yaml]\ngenerators: [${entry}]\n` });
    expect(isStarted).toBe(false);
  });

  test('by a chain of 3,000, which ends in time', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 3_000 }, (_, index) => [`c${index}/kustomization.yaml`, `resources: [../c${index + 1}]\n`]),
    );
    const last = { 'c3000/kustomization.yaml': `resources: ["${ADDRESS}"]\n` };
    const { notes, isStarted } = await lintFolder({ ...files, ...last });
    expect(notes).toEqual([expect.stringMatching(/^the kustomization c0 is read file by file: it uses more than 500 kustomizations/)]);
    expect(isStarted).toBe(false);
  });
});

test('texts that only look like addresses do not keep a kustomization from being built', async () => {
  const kustomization = [
    'resources: [pod.yaml]',
    `commonAnnotations: {site: "${ADDRESS}"}`,
    'images: [{name: x, newName: "example.com:5000/x"}]',
    `configMapGenerator: [{name: x, literals: ["URL=${ADDRESS}"]}]`,
    `patches: [{patch: "{apiVersion: v1, kind: Pod, metadata: {name: x, annotations: {site: '${ADDRESS}'}}}"}]`,
    'transformers:',
    `- "{apiVersion: builtin, kind: AnnotationsTransformer, metadata: {name: x}, annotations: {a: b}}"`,
  ];
  const built = await lintFolder({ 'k/kustomization.yaml': `${kustomization.join('\n')}\n` });
  expect(built).toEqual({ notes: [], isStarted: true, listeners: 1 });
});

test('--allow-remote starts the program, which may use the network', async () => {
  const { notes, isStarted } = await lintFolder({ 'k/kustomization.yaml': `resources: ["${ADDRESS}"]\n` }, true);
  expect(isStarted).toBe(true);
  expect(notes[0]).toMatch(/^the kustomization k is read file by file: kustomize failed: /);
});

test.each([
  ...['https://x/y', 'HTTP://x', 'git::x/y', 'gh:owner/name', 'ssh://git@x/y', 'file:///etc', 'git@example.com:a/b', 'github.com/a/b'],
  ...['www.github.com/a/b', 'bitbucket.org/a/b', 'a/b?ref=main', 'org-1@example.com:a/b'],
])('%s is remote', (text) => {
  expect(isRemote(text)).toBe(true);
});

test.each(['../base', 'a.yaml', './x@2.yaml', 'config.d/a', 'name=value', 'apiVersion: v1\nkind: Pod', 'a b'])('%s is a path', (text) => {
  expect(isRemote(text)).toBe(false);
});
