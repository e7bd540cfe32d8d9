// Writes docs/programs.md, the manual page, and the generated parts of README.md.
// Usage: node scripts/run.mjs scripts/generate-documents.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generatedDocuments } from './generated-documents.ts';

for (const [path, text] of await generatedDocuments(process.cwd())) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
