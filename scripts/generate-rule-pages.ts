import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RULES } from '../rules/index.ts';
import { rulePages } from './rule-pages.ts';

// Run from the root of the repository, by `npm run docs`.
const folder = path.join('docs', 'rules');
const pages = rulePages(RULES);
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (!pages.has(name)) rmSync(path.join(folder, name));
for (const [name, text] of pages) writeFileSync(path.join(folder, name), text);
