import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { filesBelow } from './imports.ts';

/** What nobody outside of this project's making can know, or should be sent to. */
const FORBIDDEN: readonly { readonly what: string; readonly pattern: RegExp; readonly packages?: true }[] = [
  {
    what: 'a folder of the machine',
    pattern: /\/work\/(main|shared)\b|\/home\/\w+\/|\/root\/\.(?!kube\b)\w+|\/tmp\/\w+-\w{6}\b/,
    packages: true,
  },
  { what: 'the material beside the project', pattern: /\bshared\/(corpus|design|registry-sources|seeds|tools)\b/, packages: true },
  { what: 'the development data', pattern: /\bcorpus\b|\bthe seeds?\b|\bseeds\/\d/i },
  {
    what: 'a package registry',
    pattern: /\b(registry\.npmjs\.org|registry\.yarnpkg\.com|proxy\.golang\.org|pypi\.org|deb\.debian\.org)\b/,
    packages: true,
  },
  // Units of systemd such as `openvswitch@name.service` are no addresses.
  {
    what: 'an address of mail',
    pattern: /\b[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)*\.(?!service|socket|timer|target)[a-z]{2,}\b/i,
    packages: true,
  },
];

const SOURCES = ['src', 'rules', 'programs', 'registry', 'schemas'];
const PACKAGED = ['dist', 'README.md', 'CHANGELOG.md', 'action.yml', '.pre-commit-hooks.yaml'];

/** Places of the sources and the packaged files that name what only the makers know, as `path:line: names what`. */
export function mentions(root: string): string[] {
  return [...mentionsIn(root, SOURCES, false), ...mentionsIn(root, PACKAGED, true)];
}

function mentionsIn(root: string, paths: readonly string[], packaged: boolean): string[] {
  const files = paths.flatMap((path) => (path.includes('.') ? (existsSync(join(root, path)) ? [path] : []) : filesBelow(root, path)));
  const patterns = FORBIDDEN.filter(({ packages }) => packages || !packaged);
  return files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        patterns.filter(({ pattern }) => pattern.test(line)).map(({ what }) => `${path}:${index + 1}: names ${what}`),
      ),
  );
}
