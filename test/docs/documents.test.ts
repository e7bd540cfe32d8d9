import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { generate } from '../../scripts/generated-documents.ts';
import { FINDING_REPORTS } from '../../src/report/index.ts';
import { runIn, temporaryFolder } from '../cli/command-line.ts';
import { requireRealPart } from '../real-parts.ts';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const read = (file: string): string => readFileSync(file, 'utf8');

describe('generated documents', () => {
  test('are what the program says today (else: npm run generate)', async () => {
    const documents = await generate(process.cwd());
    expect([...documents].filter(([file, text]) => read(file) !== text).map(([file]) => file)).toEqual([]);
  });

  test('the manual page is one that mandoc understands', () => {
    const lint = spawnSync('mandoc', ['-T', 'lint', '-W', 'warning', 'man/hostport-lint.1'], { encoding: 'utf8' });
    // Skipped without mandoc. A date would make the page differ from build to build.
    if (!lint.error) expect(lint.stdout.split('\n').filter((line) => line !== '' && !line.includes('missing date'))).toEqual([]);
  });
});

describe('documents', () => {
  test.each(PAGES)('%s links only to what is there', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]*)(#[^)]*)?\)/g)].map(([, file = '', anchor = '']) => ({ file, anchor }));
    const broken = links.filter(({ file, anchor }) => {
      const target = file === '' ? page : path.join(path.dirname(page), file);
      return !existsSync(target) || (anchor !== '' && !anchorsOf(read(target)).has(anchor));
    });
    expect(broken.map(({ file, anchor }) => file + anchor)).toEqual([]);
  });

  test('the index names every page', () => {
    const pages = PAGES.filter((page) => page.startsWith('docs/') && page !== 'docs/README.md').map((page) => path.basename(page));
    expect(pages.filter((page) => !read('docs/README.md').includes(`](${page})`))).toEqual([]);
  });

  test('CONTRIBUTING names every folder of src, and every command in it exists', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !['action', 'cli'].includes(entry.name),
    );
    expect(folders.filter(({ name }) => !read('CONTRIBUTING.md').includes(`\`src/${name}\``)).map(({ name }) => name)).toEqual([]);
    const scripts = JSON.parse(read('package.json')).scripts;
    const texts = PAGES.map(read).join('\n');
    for (const [, name = ''] of texts.matchAll(/npm run ([a-z:]+)/g)) expect(scripts).toHaveProperty([name]);
    for (const [, file = ''] of texts.matchAll(/node scripts\/run\.mjs (scripts\/[\w-]+\.ts)/g)) expect(existsSync(file), file).toBe(true);
  });

  test('CONTRIBUTING names constants, files and folders that are there', () => {
    const names = [...read('CONTRIBUTING.md').matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
    const sources = ['src', 'rules'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    );
    const code = sources
      .filter((file) => file.endsWith('.ts'))
      .map(read)
      .join('\n');
    const constants = names.filter((name) => /^[A-Z]+(?:_[A-Z]+)*$/.test(name) && name !== 'HEAD');
    expect(constants.filter((name) => !code.includes(`const ${name}`))).toEqual([]);
    const places = names.filter((name) => /^(?:src|test|rules|scripts|schemas|docs|programs|registry)\/[\w./-]+$/.test(name));
    expect(places.filter((name) => !existsSync(name))).toEqual([]);
  });

  test('docs/output.md describes every format of reports', () => {
    const page = read('docs/output.md');
    expect(Object.keys(FINDING_REPORTS).filter((format) => !page.includes(`\`${format}\``))).toEqual([]);
  });

  test('the problem matcher reads a line of --quiet', async () => {
    const blocks = [...read('docs/editors.md').matchAll(/```json\n(\{[\s\S]*?)\n```/g)].map(([, block = '']) => block);
    const block = blocks.find((one) => one.includes('problemMatcher')) ?? '';
    const { pattern } = JSON.parse(block).tasks[0].problemMatcher;
    const { stdout } = await runIn(process.cwd(), ['--quiet', 'examples/bad/node-inspector.yaml']);
    const [line = ''] = stdout.split('\n');
    const match = new RegExp(pattern.regexp).exec(line) ?? [];
    expect([match[pattern.file], match[pattern.line], match[pattern.column], match[pattern.severity], match[pattern.code]]).toEqual([
      'examples/bad/node-inspector.yaml',
      '25',
      '47',
      'error',
      'undeclared-host-port',
    ]);
  });

  test('the Containerfile copies what is there, and starts the program', () => {
    const lines = read('Containerfile').split('\n');
    const copied = lines.filter((line) => line.startsWith('COPY ')).flatMap((line) => line.split(' ').slice(1, -1));
    expect(copied.filter((file) => !existsSync(file))).toEqual([]);
    expect(lines).toContain('ENTRYPOINT ["node", "/opt/hostport-lint/dist/cli.cjs"]');
    expect(lines.some((line) => line.startsWith('USER '))).toBe(true);
  });
});

describe('plugins', () => {
  test('kubectl runs the program under its plugin name', () => {
    const kubectl = requireRealPart('kubectl');
    const { bin, version } = JSON.parse(read('package.json'));
    const folder = temporaryFolder();
    for (const [name, file] of Object.entries(bin)) symlinkSync(path.resolve(String(file)), path.join(folder, name));
    expect(Object.keys(bin)).toEqual(expect.arrayContaining(['kubectl-hostport_lint', 'oc-hostport_lint']));
    const env = { PATH: `${folder}:${process.env.PATH}`, HOME: folder };
    expect(execFileSync(kubectl, ['hostport-lint', '--version'], { encoding: 'utf8', env })).toBe(`${version}\n`);
  });
});

/** Anchors of a page's headings, as GitHub makes them. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map(
      (heading) =>
        `#${heading
          .toLowerCase()
          .replaceAll(/[^\w\- ]/g, '')
          .replaceAll(' ', '-')}`,
    ),
  );
}
