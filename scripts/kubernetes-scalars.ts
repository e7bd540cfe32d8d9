// Lets a real kubectl read every text of the recording again, and writes its answers for the tests.
// Usage: node scripts/run.mjs scripts/kubernetes-scalars.ts
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { realPart } from './real-parts.ts';

/** What a real kubectl reads in texts which the test of our own reader compares with. */
export interface Recording {
  readonly command: string;
  readonly kubectl: string;
  /** What stands behind `v: `, and the value that kubectl reads there. */
  readonly scalars: readonly (readonly [text: string, value: unknown])[];
  /** What stands below `spec:`, and the value that kubectl reads there. */
  readonly bodies: readonly (readonly [text: string, value: unknown])[];
  /** Texts of both lists that kubectl refuses, so that nothing is to be compared. */
  readonly refused: readonly string[];
}

export const FILE = 'test/manifest/kubernetes-scalars.json';
const COMMAND = 'kubectl annotate --local -f FOLDER a=b -o json';
/** The head of an object whose `spec` may hold anything, because kubectl knows no schema of its kind. */
export const HEAD = 'apiVersion: example.com/v1\nkind: Example\n';

/** Lets kubectl read every text of a recording, each in a file of its own. A new text is written into the file, among `refused`. */
export function record(kubectl: string, former: Recording): Recording {
  const textsOf = (rows: Recording['scalars'], isBody: boolean): string[] => [
    ...rows.map(([text]) => text),
    ...former.refused.filter((text) => text.startsWith('  ') === isBody),
  ];
  const scalars = textsOf(former.scalars, false);
  const bodies = textsOf(former.bodies, true);
  const folder = mkdtempSync(join(tmpdir(), 'kubernetes-scalars-'));
  const texts = [...scalars.map((text) => `\n  v: ${text}\n`), ...bodies.map((text) => `\n${text}`)];
  try {
    for (const [index, text] of texts.entries())
      writeFileSync(join(folder, `${index}.yaml`), `${HEAD}metadata: {name: n${index}}\nspec:${text}`);
    const { stdout } = spawnSync(kubectl, COMMAND.replace('FOLDER', folder).split(' ').slice(1), { encoding: 'utf8', maxBuffer: 1 << 28 });
    const objects = JSON.parse(`[${stdout.replaceAll(/^\}\n\{$/gm, '},\n{')}]`) as { metadata: { name: string }; spec?: { v?: unknown } }[];
    const specs = new Map(objects.map(({ metadata, spec }) => [Number(metadata.name.slice(1)), spec]));
    const answered = (_: string, index: number): boolean => specs.has(index);
    const all = [...scalars, ...bodies];
    return {
      command: COMMAND,
      kubectl: versionOf(kubectl),
      scalars: scalars.map((text, index) => [text, specs.get(index)?.v ?? null] as const).filter(([text], index) => answered(text, index)),
      bodies: bodies
        .map((text, index) => [text, specs.get(scalars.length + index) ?? null] as const)
        .filter(([text], index) => answered(text, scalars.length + index)),
      refused: all.filter((text, index) => !answered(text, index)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function versionOf(kubectl: string): string {
  return (
    JSON.parse(execFileSync(kubectl, ['version', '--client', '-o', 'json'], { encoding: 'utf8' })) as {
      clientVersion: { gitVersion: string };
    }
  ).clientVersion.gitVersion;
}

export function main(): void {
  const kubectl = realPart('kubectl');
  if (kubectl === undefined) throw new Error('kubectl is missing; install it with: scripts/install-real-parts.sh kubectl');
  writeFileSync(FILE, JSON.stringify(record(kubectl, JSON.parse(readFileSync(FILE, 'utf8')))));
  execFileSync('node_modules/.bin/biome', ['format', '--write', FILE]);
}
