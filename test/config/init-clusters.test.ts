import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { folderWith, manifestWith } from './command-line.ts';

const CHART = { 'charts/agent/Chart.yaml': 'name: agent\nversion: 1.0.0\n', 'charts/agent/values-east.yaml': '{}' };
const OVERLAYS = {
  'base/kustomization.yaml': 'resources: [a.yaml]\n',
  'base/a.yaml': manifestWith(),
  'overlays/east/kustomization.yaml': 'resources: [../../base]\n',
  'overlays/west/kustomization.yaml': 'resources: [../../base]\n',
};
const flux = (name: string, folder: string) =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${name}, namespace: flux-system}\nspec: {path: ${folder}}\n`;
const argo = (kind: string, spec: object) =>
  `apiVersion: argoproj.io/v1alpha1\nkind: ${kind}\nmetadata: {name: apps, namespace: argocd}\nspec: ${JSON.stringify(spec)}\n`;

/** The clusters that init writes, and what it prints. A run with the file must be one that works. */
async function init(files: Readonly<Record<string, string>>) {
  const folder = folderWith(files);
  const { stdout, status } = await folder.run('init');
  expect(status).toBe(0);
  const { clusters = {} } = load(readFileSync(path.join(folder.path, '.hostport-lint.yaml'), 'utf8')) as { clusters?: object };
  expect((await folder.run('config')).status).toBe(0);
  return { clusters, stdout };
}

describe('init writes the clusters that objects show', () => {
  test('Flux: the paths that a folder of Kustomizations applies, and those that these apply', async () => {
    const { clusters, stdout } = await init({
      ...OVERLAYS,
      'clusters/east/apps.yaml': flux('apps', './overlays/east'),
      'clusters/west/apps.yaml': flux('apps', './overlays/west'),
      'clusters/west/more.yaml': flux('more', './more'),
      'more/inner.yaml': flux('inner', './inner'),
      'inner/b.yaml': manifestWith().replace('name: node-agent', 'name: other'),
    });
    expect(clusters).toEqual({
      east: { installs: [{ kustomize: 'overlays/east' }] },
      west: { installs: [{ kustomize: 'overlays/west' }, 'more/**', 'inner/**'] },
    });
    expect(stdout).toContain('2 clusters from Flux: east, west\n');
  });

  test('Flux: the folders that an ArtifactGenerator copies into the artifacts of a cluster', async () => {
    const generator = (site: string) =>
      `---\napiVersion: source.extensions.fluxcd.io/v1beta1\nkind: ArtifactGenerator\nmetadata: {name: g}\nspec: {artifacts: [{name: apps, copy: [{from: "@repo/overlays/${site}/**", to: "@artifact/${site}/"}]}]}\n`;
    const applied = (site: string) => ({
      [`clusters/${site}/apps.yaml`]: flux('apps', `./${site}, sourceRef: {kind: ExternalArtifact, name: apps}`),
      [`clusters/${site}/artifacts.yaml`]: generator(site),
    });
    const { clusters } = await init({ ...OVERLAYS, ...applied('east'), ...applied('west') });
    expect(clusters).toEqual({
      east: { installs: [{ kustomize: 'overlays/east' }] },
      west: { installs: [{ kustomize: 'overlays/west' }] },
    });
  });

  test('Argo CD: the destinations of Applications and of ApplicationSets with lists and Git folders', async () => {
    const { clusters, stdout } = await init({
      ...OVERLAYS,
      ...CHART,
      'argo/app.yaml': argo('Application', {
        destination: { name: 'east', namespace: 'agents' },
        source: { path: 'charts/agent', helm: { valueFiles: ['values-east.yaml'], releaseName: 'edge' } },
      }),
      'argo/set.yaml': argo('ApplicationSet', {
        generators: [{ list: { elements: [{ site: 'east' }, { site: 'west' }] } }, { clusters: {} }],
        template: { spec: { destination: { name: '{{site}}' }, source: { path: 'overlays/{{site}}' } } },
      }),
    });
    const chart = { chart: 'charts/agent', release: 'edge', namespace: 'agents', values: ['charts/agent/values-east.yaml'] };
    expect(clusters).toEqual({
      east: { installs: [chart, { kustomize: 'overlays/east' }] },
      west: { installs: [{ kustomize: 'overlays/west' }] },
    });
    expect(stdout).toContain(
      'argo/set.yaml: the generator of ApplicationSet apps asks a live cluster; add its paths to `clusters` yourself\n',
    );
  });

  test('Argo CD: a Git folder that a generator excludes is not installed', async () => {
    const { clusters } = await init({
      ...{ 'apps/a/a.yaml': manifestWith(), 'apps/b/b.yaml': manifestWith().replace('name: node-agent', 'name: other') },
      'argo/set.yaml': argo('ApplicationSet', {
        generators: [{ git: { directories: [{ path: 'apps/*' }, { path: 'apps/b', exclude: true }] } }],
        template: { spec: { destination: { name: 'east' }, source: { path: '{{path}}' } } },
      }),
    });
    expect(clusters).toEqual({ east: { installs: ['apps/a/**'] } });
  });

  test('helmfile: an environment with the charts of the folder', async () => {
    const releases = [
      { name: 'edge', namespace: 'agents', chart: './charts/agent', values: ['charts/agent/values-{{ .Environment.Name }}.yaml'] },
      { name: 'far', chart: 'stable/far' },
    ];
    const { clusters } = await init({
      ...CHART,
      'helmfile.yaml': `environments: {east: {}, west: {}}\n---\nreleases: ${JSON.stringify(releases)}\n`,
    });
    const edge = { chart: 'charts/agent', release: 'edge', namespace: 'agents' };
    expect(clusters).toEqual({
      east: { installs: [{ ...edge, values: ['charts/agent/values-east.yaml'] }] },
      west: { installs: [edge] },
    });
  });

  test('sibling overlays of one base', async () => {
    const { clusters } = await init(OVERLAYS);
    expect(clusters).toEqual({
      east: { installs: [{ kustomize: 'overlays/east' }] },
      west: { installs: [{ kustomize: 'overlays/west' }] },
    });
  });

  test('nothing where each component has overlays of its own, as a catalogue does', async () => {
    const other = Object.fromEntries(
      Object.entries(OVERLAYS).map(([file, text]) => [`b/${file.replace('east', 'v1').replace('west', 'v2')}`, text]),
    );
    const { clusters, stdout } = await init({ ...OVERLAYS, ...other });
    expect(clusters).toEqual({});
    expect(stdout).toContain('the overlays of 2 folders have different names, so they show no clusters');
  });

  test('nothing where only the names of folders would say so', async () => {
    const other = manifestWith().replace('name: node-agent', 'name: other');
    expect((await init({ 'clusters/etcd/a.yaml': manifestWith(), 'clusters/nodes/b.yaml': other })).clusters).toEqual({});
  });
});

test('init names each conflict that its clusters would hide', async () => {
  const other = manifestWith().replace('name: node-agent', 'name: other');
  const { stdout } = await init({
    'clusters/east/a.yaml': manifestWith(),
    'clusters/west/a.yaml': manifestWith(),
    'shared/b.yaml': other,
  });
  expect(stdout).toMatch(/^conflicts: [1-9]\d* before, 0 with these clusters$/m);
  expect(stdout).toMatch(/^no longer reported, because no cluster installs both: \S+:\d+ .*$/m);
});
