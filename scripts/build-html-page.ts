// Writes the style and the script of the HTML report into one module. Usage: node scripts/run.mjs scripts/build-html-page.ts
import { writeFileSync } from 'node:fs';
import { htmlPageAssets } from './html-page.ts';

writeFileSync('src/report/html/page-assets.ts', await htmlPageAssets());
