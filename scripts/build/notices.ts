import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The licence texts of the packages whose code is in the bundles, as their licences require. E-mail addresses are removed; names are kept.
 */
export function notices(root: string, folders: ReadonlySet<string>): string {
  const parts = [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const file = readdirSync(join(root, folder))
      .sort()
      .find((entry) => /^licen[cs]e/i.test(entry));
    if (file === undefined || !existsSync(join(root, folder, file))) throw new Error(`${folder} carries no licence text`);
    const text = readFileSync(join(root, folder, file), 'utf8')
      .replace(/\r\n/g, '\n')
      .replace(/ *[<(][^<>()\s]+@[^<>()\s]+[>)]/g, '')
      .trim();
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  return `The files of this folder contain code of these packages.\n\n${parts.join(`\n${'-'.repeat(72)}\n\n`)}`;
}
