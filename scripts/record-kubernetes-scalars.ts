// Lets a real kubectl read every text of scripts/kubernetes-scalars.ts and writes its answers for the tests.
// Usage: node scripts/run.mjs scripts/record-kubernetes-scalars.ts
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { FILE, record } from './kubernetes-scalars.ts';
import { realPart } from './real-parts.ts';

const kubectl = realPart('kubectl');
if (kubectl === undefined) throw new Error('kubectl is missing; install it with: scripts/install-real-parts.sh kubectl');
const recording = record(kubectl);
writeFileSync(FILE, JSON.stringify(recording));
execFileSync('node_modules/.bin/biome', ['format', '--write', FILE]);
console.log(`${recording.scalars.length} scalars and ${recording.bodies.length} bodies read, ${recording.refused.length} refused`);
