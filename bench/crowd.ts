// Writes a repository whose first report would be long: 200 workloads that break rules together.
// Usage: node scripts/run.mjs bench/crowd.ts FOLDER
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workload } from './documents.ts';
import { createRandom } from './random.ts';

const SEED = 727;
const TEAMS = 12;
/** Fewer ports than listeners, so that some of them meet. */
const PORTS = 440;

/** Writes `workloads` manifests of pods on the host network, a file each; the same ones each time. */
export function writeCrowd(folder: string, workloads = 200): void {
  rmSync(folder, { recursive: true, force: true });
  const random = createRandom(SEED);
  for (let index = 0; index < workloads; index += 1) {
    const team = random.below(TEAMS);
    // Every third team is one of the platform, whose ports must be registered.
    const namespace = team % 3 === 0 ? `openshift-team-${team}` : `team-${team}`;
    const kind = random.pick(['DaemonSet', 'Deployment', 'DaemonSet']);
    const port = () => 9_000 + random.below(PORTS);
    const hosts = [
      { ports: [port()], script: false },
      { ports: [port(), port()], script: random.below(3) === 0 },
    ];
    const name = `${random.pick(['agent', 'exporter', 'operator', 'proxy'])}-${index}`;
    mkdirSync(join(folder, namespace), { recursive: true });
    writeFileSync(join(folder, namespace, `${name}.yaml`), workload(kind, namespace, name, hosts, random));
  }
}

export function main([folder]: string[]): void {
  if (folder === undefined) throw new Error('name the folder to write');
  writeCrowd(folder);
}
