import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../scripts/build/bundle.ts';
import { generate } from '../scripts/build.ts';
import { HOMEPAGE } from '../src/report/product.ts';
import { filesBelow, temporaryFolder } from './folder.ts';

const BUILD_INPUTS = ['src', 'rules', 'programs', 'registry', 'schemas', 'package.json', 'tsconfig.json'];
/** Longest line of a generated file, so that Git merges two changes of it. */
const MAX_LINE = 500;
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

describe('dist/', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'hostport-lint-dist-'));
  let built: Map<string, string>;
  beforeAll(async () => {
    for (const input of BUILD_INPUTS) cpSync(input, join(elsewhere, input), { recursive: true });
    symlinkSync(resolve('node_modules'), join(elsewhere, 'node_modules'));
    built = new Map([...(await generate(elsewhere))].map(([path, text]) => [path.replace('dist/', ''), text]));
  });
  afterAll(() => rmSync(elsewhere, { recursive: true }));

  test('is what a build of these sources in any folder makes (else: npm run generate)', () => {
    expect(Object.keys(filesBelow('dist'))).toEqual([...built.keys()].sort());
    const stale = [...built].filter(([path, text]) => readFileSync(join('dist', path), 'utf8') !== text);
    expect(stale.map(([path]) => path)).toEqual([]);
  });

  test('has run bits where a shell may start a file', () => {
    for (const path of built.keys()) {
      const isExecutable = (statSync(join('dist', path)).mode & 0o111) !== 0;
      expect(isExecutable, path).toBe(path === 'cli.cjs');
    }
    expect(built.get('cli.cjs')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  test('changes in one file, and in no more lines than the rule has, when a rule is added', async () => {
    const rule = readFileSync('rules/host-ports/hidden-ports.ts', 'utf8').replaceAll('hidden-ports', 'shown-ports');
    writeFileSync(join(elsewhere, 'rules/host-ports/shown-ports.ts'), rule.replaceAll('hiddenPorts', 'shownPorts'));
    const { files } = await bundle(elsewhere);
    const changed = [...files].filter(([path, text]) => built.get(path) !== text);
    expect(changed.map(([path]) => path)).toEqual(['hostport-lint.cjs']);
    const before = new Set(built.get('hostport-lint.cjs')?.split('\n'));
    const lines = changed.flatMap(([, text]) => text.split('\n')).filter((line) => !before.has(line));
    expect(lines.length).toBeLessThan(rule.split('\n').length);
  });

  test('has no line that two changes would have to share, and no name that hangs on its content', () => {
    const long = [...built].filter(([, text]) => text.split('\n').some((line) => line.length > MAX_LINE));
    expect(long.map(([path]) => path)).toEqual([]);
    expect([...built.keys()].filter((path) => /[0-9a-f]{6}|-[A-Z0-9]{8}\./.test(path))).toEqual([]);
  });

  test('carries the licence of each package that is bundled', () => {
    const notices = built.get('THIRD_PARTY_LICENSES.txt') ?? '';
    for (const name of ['@kubernetes/client-node', 'commander', 'js-yaml', 'unbash', 'vscode-languageserver', 'ws'])
      expect(notices).toContain(`\n${name} `);
  });
});

describe('the client of Kubernetes', () => {
  test('is bundled without the packages that it never calls, and has half a megabyte', () => {
    const bundle = readFileSync('dist/cluster-client.cjs', 'utf8');
    const packages = [...bundle.matchAll(/^\s*\/\/ node_modules\/((?:@[^/]+\/)?[^/\n]+)\//gm)].map(([, name]) => name);
    expect(packages).toContain('@kubernetes/client-node');
    for (const name of ['undici', 'openid-client', 'jsonpath-plus', 'hpagent']) expect(packages).not.toContain(name);
    expect(bundle.length).toBeLessThan(512 * 1024);
  });
});

describe('the program without its packages', () => {
  test('finds errors in the bad examples, and nothing in the good ones', () => {
    expect(runAlone(['examples/bad'])).toMatchObject({ status: 1, stdout: expect.stringContaining('examples/bad/node-inspector.yaml') });
    const good = runAlone(['examples/good', '--config', 'examples/.hostport-lint.yaml', '--format', 'json']);
    expect({ ...good, findings: JSON.parse(good.stdout).findings }).toMatchObject({ status: 0, stderr: '', findings: [] });
  });

  test('is started by npx from a clone where nothing was installed', () => {
    const folder = cloneWithoutPackages();
    const { status, stdout } = spawnSync('npx', ['--yes', '--offline', '.', 'examples/good'], { cwd: folder, encoding: 'utf8' });
    expect(stdout).toContain('1 host port');
    expect(status).toBe(0);
  });
});

describe('the package', () => {
  test('names the repository of its provenance, which is the homepage that reports show', () => {
    expect(manifest.repository.url).toBe(`git+${HOMEPAGE}.git`);
    expect([manifest.homepage, manifest.bugs]).toEqual([`${HOMEPAGE}#readme`, `${HOMEPAGE}/issues`]);
  });

  test('needs no other package, and runs nothing when it is installed or packed', () => {
    expect(manifest.dependencies).toBeUndefined();
    for (const script of ['prepare', 'prepack', 'preinstall', 'install', 'postinstall'])
      expect(manifest.scripts).not.toHaveProperty(script);
  });

  test('contains the program, the library, registries and schemas, and no sources', () => {
    const [packed] = JSON.parse(
      execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { encoding: 'utf8', stdio: 'pipe' }),
    );
    const paths: string[] = packed.files.map((file: { path: string }) => file.path);
    for (const path of ['dist/cli.cjs', 'dist/index.d.cts', 'registry/openshift.json', 'registry/schema.json', 'LICENSE', 'README.md']) {
      expect(paths).toContain(path);
    }
    expect(paths.filter((path) => /^(src|rules|programs|test|bench|scripts)\//.test(path))).toEqual([]);
  });

  test('can be imported and required, with types, as docs/library.md does it', { timeout: 180_000 }, () => {
    const consumer = temporaryFolder();
    const installed = join(consumer, 'node_modules/hostport-lint');
    mkdirSync(installed, { recursive: true });
    cpSync('dist', join(installed, 'dist'), { recursive: true });
    cpSync('package.json', join(installed, 'package.json'));
    symlinkSync(resolve('node_modules/@types'), join(consumer, 'node_modules/@types'));
    symlinkSync(resolve('node_modules/undici-types'), join(consumer, 'node_modules/undici-types'));
    const inspector = readFileSync('examples/bad/node-inspector.yaml', 'utf8');
    const given = { manifest: inspector, folder: join(consumer, 'input') };
    cpSync('examples/bad/node-inspector.yaml', join(given.folder, 'manifests/agent.yaml'), { recursive: true });
    cpSync('test/fixtures/charts/node-agent', join(given.folder, 'charts/node-agent'), { recursive: true });
    cpSync('test/fixtures/hosted-rules/shard-of-applications.yaml', join(given.folder, 'clusters/hosted.yaml'), { recursive: true });
    writeFileSync(join(given.folder, '.hostport-lint.yaml'), 'clusters: { production: { installs: [manifests] } }\n');
    writeFileSync(join(given.folder, 'dump.yaml'), inspector);
    writeFileSync(join(given.folder, 'ss.txt'), 'tcp LISTEN 0 4096 *:9555 *:* users:(("kube-rbac-proxy",pid=7,fd=3))\n');
    const examples = [...readFileSync('docs/library.md', 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(([, text = '']) => text);
    const constants = Object.entries(given).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
    examples.forEach((text, index) => {
      const result = /^const (.+?) = await/m.exec(text)?.[1];
      const print = `console.log(JSON.stringify(${result?.startsWith('{') ? result.replaceAll(/\w+: /g, '') : '0'}));`;
      writeFileSync(join(consumer, `example-${index}.mts`), [text.replace('\n\n', `\n${constants.join('\n')}\n`), print].join('\n'));
    });
    writeFileSync(join(consumer, 'script.cts'), "import { lintText } from 'hostport-lint';\nconsole.log(typeof lintText);\n");
    const options = { module: 'nodenext', target: 'es2023', lib: ['es2023'], strict: true, types: ['node'], skipLibCheck: false };
    writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
    const compiled = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', consumer], { encoding: 'utf8' });
    expect(compiled.stdout).toBe('');
    const printed = (file: string): string => execFileSync(process.execPath, [join(consumer, file)], { encoding: 'utf8' });
    expect(printed('script.cjs')).toBe('function\n');
    const said = examples.map((_, index) => printed(`example-${index}.mjs`));
    const expected = [/pod.yaml:25 host port 9555/, /manifests\/agent.yaml/, /\+ .*containerPort: 9555/];
    for (const [index, pattern] of [...expected, /^node-1 9555 TCP$/m, /APIServer/, /9101/].entries())
      expect(said[index], `example ${index}`).toMatch(pattern);
  });
});

function cloneWithoutPackages(): string {
  const folder = temporaryFolder();
  for (const path of ['dist', 'examples', 'package.json', '.npmrc']) cpSync(path, join(folder, path), { recursive: true });
  return folder;
}

function runAlone(parameters: readonly string[]) {
  const folder = cloneWithoutPackages();
  return spawnSync(process.execPath, [join(folder, 'dist/cli.cjs'), ...parameters], { cwd: folder, encoding: 'utf8' });
}
