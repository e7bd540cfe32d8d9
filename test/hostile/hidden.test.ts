import { describe, expect, test } from 'vitest';
import { DEFAULT_HELM } from '../../src/source/provider.ts';
import { runOn, seen } from './build.ts';

const HEAD = 'apiVersion: v1\nkind: Pod\nmetadata: {name: hidden}\n';
const CONTAINERS = '  containers:\n  - {name: main, image: x, args: ["--metrics-bind-address=:15104"]}\n';
const SPEC = `spec:\n  hostNetwork: true\n${CONTAINERS}`;
const JSON_POD = `{"kind": "Pod", "apiVersion": "v1", "metadata": {"name": "hidden"}, "spec": {"hostNetwork": true, "containers": [{"name": "main", "image": "x", "args": ["--metrics-bind-address=:15104"]}]}}`;

async function portsOf(text: string, path = 'a.yaml') {
  const { problems, ports } = seen(await runOn({ [path]: text }));
  return { problems, ports };
}

describe('what Kubernetes reads is found, however it is written', () => {
  test.each([
    ['an escaped key', `${HEAD}spec:\n  "host\\u004eetwork": true\n${CONTAINERS}`],
    ['an escaped key of JSON', JSON_POD.replace('hostNetwork', '\\u0068ostNetwork')],
    ['an escaped kind', `${HEAD.replace('kind: Pod', '"k\\x69nd": "P\\x6fd"')}spec:\n  "\\U00000068ostNetwork": true\n${CONTAINERS}`],
    ['a key in base64', `${HEAD}spec:\n  !!binary aG9zdE5ldHdvcms=: true\n${CONTAINERS}`],
    ['a directive', `%YAML 1.2\n---\n${HEAD}${SPEC}`],
    [
      'directives behind another document',
      `a: 1\n...\n# x\n%YAML 1.1\n%TAG !y! tag:yaml.org,2002:\n---\n${HEAD}spec:\n  hostNetwork: !y!bool "true"\n${CONTAINERS}`,
    ],
    ['a comment of Helm around a field', `${HEAD}# {{/*\n${SPEC}# */}}\n`],
    ['a comment of Helm in JSON', `${JSON_POD.replace('{', '{ # {{/*\n')}\n# */}}\n`],
    ['a statement of EJS in comments', `${HEAD}# <% if (false) {\n${SPEC}# %>\n`],
    ['a comment of Jinja behind values', `${HEAD.trimEnd()} # {#\n${SPEC}# #}\n`],
    ['brackets in strings', `${HEAD.replace('hidden', 'hidden, labels: {a: "{{/*"}')}${SPEC}# */}}\n`],
    ['the kind of a definition in a string', `note: "\nkind: CustomResourceDefinition\n"\n${HEAD}${SPEC}`],
    ['the kind of a definition before its own', `kind: CustomResourceDefinition\n${HEAD}${SPEC}`],
  ])('%s', async (_, text) => expect(await portsOf(text)).toEqual({ problems: [], ports: ['hidden 15104/TCP'] }));
});

describe('what Kubernetes does not read is not reported', () => {
  test.each([
    ['a comment of Helm in a template', `{{- if .a }}\n${HEAD}# {{/*\n${SPEC}# */}}\n{{- end }}\n`, 'a.yaml'],
    ['a comment of ERB in a template', `${HEAD}# <%#\n${SPEC}# %>\n`, 'a.yaml.erb'],
    [
      'a definition',
      `# {{/*\n---\napiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: a}\n${SPEC}`,
      'a.yaml',
    ],
    ['a key that only looks like the field', `${HEAD}spec:\n  "host\\u004fetwork": true\n${CONTAINERS}`, 'a.yaml'],
  ])('%s', async (_, text, path) => expect(await portsOf(text, path)).toEqual({ problems: expect.anything(), ports: [] }));
});

const CHART = { 'chart/Chart.yaml': 'apiVersion: v2\nname: chart\nversion: 1.0.0\n' };

test('objects in crds/ that are no definitions are found', async () => {
  const files = { ...CHART, 'chart/crds/pod.yaml': `${HEAD}${SPEC}`, 'chart/templates/a.yaml': 'kind: ConfigMap\n' };
  expect(seen(await runOn(files, { helm: DEFAULT_HELM, env: {} })).ports).toEqual(['hidden 15104/TCP']);
});

test('objects of library charts are found, and parts that others print are named', async () => {
  const files = {
    'chart/Chart.yaml': `${CHART['chart/Chart.yaml']}type: library\n`,
    'chart/templates/pod.yaml': `${HEAD}${SPEC}`,
    'chart/templates/_part.tpl': '{{- define "a" }}\nhostNetwork: true\n{{- end }}\n',
  };
  const { notes, result } = await runOn(files, { helm: DEFAULT_HELM, env: {} });
  expect(result.listeners).toHaveLength(1);
  expect(notes).toContain('the library chart chart was not rendered; lint a chart that uses it');
});

test('a note names scripts with manifests in here-documents, which are not read', async () => {
  const files = {
    'install.sh': `kubectl apply -f - <<EOF\n${HEAD}${SPEC}EOF\n`,
    'other.sh': `cat <<EOF\nno manifest\nEOF\necho "hostNetwork: true"\n`,
    'a.yaml': 'kind: ConfigMap\n',
  };
  const { notes } = await runOn(files);
  expect(notes).toContain('install.sh contains manifests with host ports in here-documents, which were not read');
  expect(notes.join()).not.toContain('other.sh');
});
