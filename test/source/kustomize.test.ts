import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RunOptions } from '../../src/options.ts';
import { filesBelow } from '../folder.ts';
import { requireRealPart } from '../real-parts.ts';
import { folderWith, lintIn, placeOf, placesOf, problemsOf } from './rendering.ts';

const FILES = filesBelow('test/source/overlays');
const { 'base/daemonset.yaml': BASE = '', 'overlay/patch.yaml': PATCH = '', 'overlay/kustomization.yaml': KUSTOMIZATION = '' } = FILES;

/** Lints with one program that builds kustomizations. */
const lintBy =
  (part: string) =>
  (cwd: string, paths: readonly string[], options: Partial<Omit<RunOptions, 'helm'>> = {}) =>
    lintIn(cwd, paths, null, { env: { ...process.env, HOSTPORT_LINT_KUSTOMIZE: requireRealPart(part) }, kustomize: 'found', ...options });
const lint = lintBy('kustomize');

const PLACES = [
  "9901 base/daemonset.yaml:16:26 |- '--listen=:9901'   # quoted, with a comment|",
  '9902 base/daemonset.yaml:19:30 |containerPort: 9902|',
  '9903 base/daemonset.yaml:20:45 |- {name: health, containerPort: 9903}|',
  '9911 overlay/patch.yaml:10:30 |- containerPort: 9911|',
  '9912 overlay/patch.yaml:13:28 |args: [--listen=:9912]|',
  '9913 overlay/kustomization.yaml:9:32 |value: {containerPort: 9913}|',
];

describe.each(['kubectl', 'kustomize'])('kustomizations built by %s', (part) => {
  const lint = lintBy(part);

  test('each port points at the resource or the patch that contains it', async () => {
    const folder = folderWith(FILES);
    const outcome = await lint(folder, ['overlay']);
    expect(problemsOf(outcome)).toEqual([]);
    expect(placesOf(outcome)).toEqual(PLACES);
    expect(new Set(outcome.result.listeners.map(({ workload }) => workload.name))).toEqual(new Set(['edge-agent']));
  });
  test('a patch of another object or item with the same port is not the place', async () => {
    const own = '{name: one, image: nginx, ports: [{containerPort: 80, hostPort: 9931}]}';
    const other = '{name: two, image: nginx, ports: [{containerPort: 80}]}';
    const object = (name: string, containers: string) =>
      `apiVersion: apps/v1\nkind: DaemonSet\nmetadata: {name: ${name}, labels: {app: ${name}}}\nspec: {template: {spec: {containers: [${containers}]}}}\n`;
    const filesWith = async (target: string, index: number, objects: readonly string[]) => {
      const operation = `- {op: add, path: /spec/template/spec/containers/${index}/ports/0/hostPort, value: 9931}`;
      const kustomization = `resources: [all.yaml]\npatches:\n  - target: {kind: DaemonSet, ${target}}\n    patch: |-\n      ${operation}\n`;
      const { result } = await lint(folderWith({ 'kustomization.yaml': kustomization, 'all.yaml': objects.join('---\n') }), ['.']);
      return result.listeners.flatMap(({ evidence }) => evidence.map(({ span }) => span.path)).sort();
    };
    const both = ['all.yaml', 'kustomization.yaml'];
    expect(await filesWith('labelSelector: app=web', 0, [object('back', own), object('web', other)])).toEqual(both);
    expect(await filesWith('name: web', 1, [object('web', `${own}, ${other}`)])).toEqual(both);
  });
  test('a port in a generated ConfigMap points at the file, or at the kustomization that generates it', async () => {
    const config = 'apiVersion: controller-runtime.sigs.k8s.io/v1alpha1\nkind: ControllerManagerConfig\n';
    const withConfig = (generator: string, comment = "# The agent's own.") => ({
      'base/agent.yaml': BASE.replace(/ {10}args:[\s\S]*$/, '')
        .concat('          args: [--config=/etc/agent/config.yaml]\n')
        .concat('          volumeMounts: [{name: config, mountPath: /etc/agent}]\n')
        .concat('      volumes: [{name: config, configMap: {name: settings}}]\n'),
      'base/agent-settings.yaml': `${comment}\n${config}health:\n  healthProbeBindAddress: :9921\n`,
      'base/kustomization.yaml': `resources: [agent.yaml]\nconfigMapGenerator:\n  - name: settings\n    ${generator}\n`,
      'overlay/kustomization.yaml': 'resources: [role.yaml, ../base]\n',
      'overlay/role.yaml': 'apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nmetadata: {name: agent}\n',
    });
    const placesWith = async (generator: string, comment?: string) => {
      const outcome = await lint(folderWith(withConfig(generator, comment)), ['overlay']);
      expect(problemsOf(outcome)).toEqual([]);
      return placesOf(outcome);
    };
    expect(await placesWith('files: [config.yaml=agent-settings.yaml]')).toEqual([
      '9921 base/agent-settings.yaml:5:28 |healthProbeBindAddress: :9921|',
    ]);
    // A blank at the end of a line makes kustomize write the whole file between quotes.
    expect(await placesWith('files: [config.yaml=agent-settings.yaml]', '# 9921, "quoted"\twith a tab. ')).toEqual([
      '9921 base/agent-settings.yaml:5:28 |healthProbeBindAddress: :9921|',
    ]);
    const literal = `literals: ["config.yaml=${config.replaceAll('\n', '\\n')}health: {healthProbeBindAddress: ':9922'}"]`;
    expect(await placesWith(literal)).toEqual([expect.stringMatching(/^9922 base\/kustomization\.yaml:4:/)]);
  });
  test('a variable of a generated ConfigMap points at the file of variables or the literal', async () => {
    const agent = BASE.replace(
      / {10}args:[\s\S]*$/,
      '          command: [/bin/runhttpd]\n          envFrom: [{configMapRef: {name: settings}}]\n',
    );
    const placesWith = async (generator: string) => {
      const kustomization = `resources: [daemonset.yaml]\nconfigMapGenerator:\n  - name: settings\n    ${generator}\n`;
      const files = {
        'daemonset.yaml': agent.replace('example.com/agent:1', 'quay.io/metal3-io/ironic'),
        'kustomization.yaml': kustomization,
      };
      return placesOf(await lint(folderWith({ ...files, 'ironic.env': 'PROVISIONING_INTERFACE=eth2\nHTTP_PORT=6199\n' }), ['.']));
    };
    expect(await placesWith('envs: [ironic.env]')).toContain('6199 ironic.env:2:11 |HTTP_PORT=6199|');
    expect(await placesWith('literals: [HTTP_PORT=6198, URL=http://127.0.0.1:6198/]')).toContainEqual(
      expect.stringMatching(/^6198 kustomization\.yaml:4:26 /),
    );
  });
  test('a transformer may be a folder with a kustomization of its own', async () => {
    const images =
      'apiVersion: builtin\nkind: ImageTagTransformer\nmetadata: {name: agent}\nimageTag: {name: example.com/agent, newTag: "2"}\n';
    const folder = folderWith({
      ...FILES,
      'images/agent.yaml': images,
      'images/kustomization.yaml': 'resources: [agent.yaml]\n',
      'overlay/kustomization.yaml': 'resources: [../base]\ntransformers: [../images]\n',
    });
    const outcome = await lint(folder, ['.']);
    expect(outcome.notes).toEqual([]);
    expect(problemsOf(outcome)).toEqual([]);
    expect(new Set(outcome.result.listeners.map(({ workload }) => workload.install))).toEqual(new Set(['kustomize build overlay']));
  });
  test('in a tree those are built that no other includes, unless that is switched off', async () => {
    const folder = folderWith(FILES);
    const built = await lint(folder, ['.']);
    expect(placesOf(built)).toEqual(PLACES);
    expect(new Set(built.result.listeners.map(({ workload }) => workload.install))).toEqual(new Set(['kustomize build overlay']));
    const raw = await lint(folder, ['.', 'base'], { kustomize: 'none' });
    expect(new Set(raw.result.listeners.map(({ workload }) => workload.install))).toEqual(new Set(['']));
  });
  test('one that was found and cannot be built is read as it is, with a note; one that is named is a problem', async () => {
    const folder = folderWith({
      'a/daemonset.yaml': BASE,
      'a/kustomization.yaml': 'resources:\n- daemonset.yaml\n- https://example.com/x\n',
      'b/kustomization.yaml': 'resources: [., ../a/daemonset.yaml]\n',
      'c/kustomization.yaml': 'resources: [d]\n',
      'c/d/kustomization.yaml': 'resources: [.., agent.yaml]\n',
      'c/d/agent.yaml': BASE,
    });
    const outcome = await lint(folder, ['.'], { failOn: 'never' });
    expect(outcome.result.problems).toEqual([]);
    expect(outcome.exitCode).toBe(0);
    expect(outcome.result.listeners).toHaveLength(6);
    expect(outcome.notes).toEqual([
      'the kustomization a is read file by file: https://example.com/x is remote; vendor it, or pass --allow-remote (a/kustomization.yaml:3)',
      'the kustomization b is read file by file: it uses itself, in a cycle (b/kustomization.yaml:1)',
      'the kustomization c is read file by file: it uses itself, in a cycle (c/kustomization.yaml:1)',
    ]);
    expect((await lint(folder, ['.'], { kustomize: 'all' })).exitCode).toBe(3);
    expect((await lint(folder, ['a'])).exitCode).toBe(3);
  });
  test("a crash of kustomize is reported without Go's stack", async () => {
    const folder = folderWith({
      'kustomization.yaml': 'resources: [map.yaml]\nnamespace: x\n',
      'map.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, annotations: [1]}\n',
    });
    const [problem] = problemsOf(await lint(folder, ['.', 'kustomization.yaml'], { kustomize: 'all' }));
    expect(problem).toMatch(/is not built: kustomize crashed: panic: runtime error: [^\n]{1,80}$/);
  });
});

/** The rest does not depend on the program, so one builds these. */
describe('builds', () => {
  test('comments in resources and patches count where the finding points at them', async () => {
    const ignore = (rules: string, rest = '-- agreed') => `# hostport-lint: ignore ${rules} ${rest}`;
    const both = 'undeclared-host-port, unregistered-host-port';
    const folder = folderWith({
      ...FILES,
      'base/daemonset.yaml': BASE.replace('# quoted, with a comment', ignore(both)),
      'overlay/patch.yaml': PATCH.replace('        - name: proxy', `        ${ignore(both)}\n        - name: proxy`),
      'overlay/kustomization.yaml': KUSTOMIZATION.replace('9913}', `9913} ${ignore('unregistered-host-port', '')}`),
    });
    const { result } = await lint(folder, ['overlay'], { rules: both.split(', ') });
    const about = (port: number) => result.findings.filter((finding) => finding.port === port);
    for (const port of [9901, 9912]) expect(about(port).map(({ suppressed }) => suppressed?.reason)).toEqual(['agreed', 'agreed']);
    expect(about(9911).map(({ suppressed }) => suppressed)).toEqual([null]);
    expect(about(9913).flatMap(({ suppressed, related }) => [suppressed, ...related.map(({ message }) => message)])).toContain(
      'this comment ignores nothing: the reason is missing; write one after --',
    );
    expect(result.findings.filter(({ suppressed, port }) => suppressed !== null && ![9901, 9912].includes(port ?? 0))).toEqual([]);
    const late = await lint(folder, ['overlay'], { rules: both.split(', '), today: '2030-01-01' });
    expect(late.result.findings).toEqual(result.findings);
  });
  test('an argument in brackets is found although its port is in other places too', async () => {
    const more = BASE.replace("            - '--listen=:9901'   # quoted, with a comment\n", '').replace(
      '          args:\n',
      '          args: ["--listen=:9901", "--peer=:99011"]\n',
    );
    const declared = more.replace('containerPort: 9902', 'containerPort: 9901');
    const { result } = await lint(folderWith({ ...FILES, 'base/daemonset.yaml': declared }), ['overlay']);
    const places = result.listeners
      .filter(({ port }) => port === 9901)
      .flatMap(({ evidence }) => evidence.map(({ span }) => placeOf(span)));
    expect(places).toContain('base/daemonset.yaml:15:29 |args: ["--listen=:9901", "--peer=:99011"]|');
  });
  test('of places that read alike each is found in turn', async () => {
    const probes = ['liveness', 'readiness'].flatMap((kind) => [
      `          ${kind}Probe:`,
      '            exec:',
      '              command: ["sh", "-c", "ss -lun | grep :67 && ss -lun | grep :69"]',
    ]);
    const base = BASE.replace(/ {10}args:[\s\S]*$/, `${probes.join('\n')}\n          command: [/bin/rundnsmasq]\n`);
    const ironic = base.replace('example.com/agent:1', 'quay.io/metal3-io/ironic');
    const outcome = await lint(folderWith({ ...FILES, 'base/daemonset.yaml': ironic }), ['base']);
    const places = outcome.result.listeners.find(({ port }) => port === 67)?.evidence.map(({ span }) => placeOf(span)) ?? [];
    for (const line of [17, 20])
      expect(places).toContainEqual(expect.stringMatching(`^base/daemonset\\.yaml:${line}:\\d+ .*command: \\["sh"`));
  });
  test("another program's file of that name is read as it is", async () => {
    const flux = 'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: apps}\nspec: {path: ./apps}\n';
    const outcome = await lint(folderWith({ 'kustomization.yaml': flux, 'daemonset.yaml': BASE }), ['.', 'daemonset.yaml'], {
      kustomize: 'all',
    });
    expect(problemsOf(outcome)[0]).toContain('is not built: kustomize does not know the field spec');
    const found = await lint(folderWith({ 'flux/kustomization.yaml': flux, 'flux/daemonset.yaml': BASE }), ['.'], { kustomize: 'all' });
    expect([found.result.problems, found.notes, found.result.listeners.length]).toEqual([[], [], 3]);
  });
});

describe('kustomizations that are refused', () => {
  test('for what does not exist, and what lies outside of the repository', async () => {
    const folder = folderWith({ 'k/kustomization.yaml': 'resources:\n- none.yaml\n- ../../../../../../etc\n' });
    mkdirSync(join(folder, '.git'));
    expect(problemsOf(await lint(folder, ['k']))).toEqual([
      'k/kustomization.yaml:2:3 is not built: none.yaml does not exist',
      'k/kustomization.yaml:3:3 is not built: ../../../../../../etc is outside the repository',
    ]);
    writeFileSync(join(folder, 'k/kustomization.yaml'), 'resources: [out]\n');
    symlinkSync('/etc', join(folder, 'k/out'));
    expect(problemsOf(await lint(folder, ['k']))[0]).toContain('is outside the repository');
    rmSync(join(folder, 'k/out'));
  });

  test('found without a program that builds them, which is reported in a note', async () => {
    const files = { 'k/kustomization.yaml': 'resources: [daemonset.yaml]\n', 'k/daemonset.yaml': BASE };
    const outcome = await lintIn(
      folderWith({ ...files, 'l/kustomization.yaml': 'resources: [../k]\n', 'm/kustomization.yaml': '{}\n' }),
      ['.'],
      null,
      { kustomize: 'found' },
    );
    expect(outcome.result.problems).toEqual([]);
    expect(outcome.result.listeners).toHaveLength(3);
    expect(outcome.notes).toEqual([
      'there is no kustomize, kubectl or oc on the PATH, so 1 kustomization was not built but read file by file',
    ]);
  });

  test('outside of any repository a base may lie two folders above', async () => {
    const folder = folderWith({
      'app/base/pod.yaml': 'kind: Pod\n',
      'app/base/kustomization.yaml': 'resources: [pod.yaml]\n',
      'app/overlays/prod/kustomization.yaml': 'resources: [../../base]\n',
      'elsewhere/x.yaml': '',
    });
    const outcome = await lintIn(join(folder, 'elsewhere'), ['../app/overlays/prod'], null, { kustomize: 'found' });
    expect(problemsOf(outcome)[0]).toContain('there is no kustomize, kubectl or oc on the PATH');
  });
});

describe('kustomizations below a folder', () => {
  const DEPLOYMENT = BASE.replace('DaemonSet', 'Deployment').replace('      hostNetwork: true\n', '');
  const buildsOf = ({ renders }: Awaited<ReturnType<typeof lint>>) => renders.map(({ command }) => command);

  test.each([
    ['a patch', { 'k/kustomization.yaml': patched('hostNetwork: true') }],
    ['escapes', { 'k/kustomization.yaml': patched('"host\\u004eetwork": true') }],
    [
      'a path',
      {
        'k/kustomization.yaml': 'resources: [a.yaml]\npatches: [{target: {kind: Deployment}, path: p.json}]\n',
        'k/p.json': '[{"op": "add", "path": "/spec/template/spec/hostNetwork", "value": true}]',
      },
    ],
    [
      'a base of a base',
      {
        'k/kustomization.yaml': 'resources: [../b]\n',
        'b/kustomization.yaml': 'resources: [../c]\n',
        'c/kustomization.yaml': 'resources: [d.yaml]\n',
        'c/d.yaml': BASE,
      },
    ],
  ])('are built if a file of theirs may have a host port: %s', async (_, files) => {
    expect(buildsOf(await lint(folderWith({ 'k/a.yaml': DEPLOYMENT, ...files }), ['.']))).toEqual(['kustomize build k']);
  });

  test('are not built otherwise, unless they are named or --kustomize asks for all', async () => {
    const folder = folderWith({ 'k/a.yaml': DEPLOYMENT, 'k/kustomization.yaml': 'namePrefix: x-\nresources: [a.yaml]\n' });
    const outcome = await lint(folder, ['.']);
    expect([buildsOf(outcome), outcome.notes]).toEqual([[], []]);
    expect(buildsOf(await lint(folder, ['k']))).toEqual(['kustomize build k']);
    expect(buildsOf(await lint(folder, ['.'], { kustomize: 'all' }))).toEqual(['kustomize build k']);
  });
});

function patched(field: string): string {
  return `resources: [a.yaml]\npatches:\n- patch: |-\n    apiVersion: apps/v1\n    kind: Deployment\n    metadata: {name: agent}\n    spec: {template: {spec: {${field}}}}\n`;
}
