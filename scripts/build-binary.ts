// Builds one executable file of Node.js and dist/, for the platform on which it runs.
// Usage: npm run build, then node scripts/run.mjs scripts/build-binary.ts [FILE]
import { buildBinary } from './build/binary.ts';

const file = process.argv[2] ?? (process.platform === 'win32' ? 'hostport-lint.exe' : 'hostport-lint');
await buildBinary(process.cwd(), file);
console.log(file);
