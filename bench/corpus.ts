import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configMap, customResource, type HostSide, service, workload } from './documents.ts';
import { createRandom, type Random } from './random.ts';

export interface Shape {
  readonly seed: number;
  readonly documents: number;
  readonly files: number;
  /** Percentage of the documents that are Deployments and DaemonSets. */
  readonly deployments: number;
  readonly daemonSets: number;
  /** Percentage of the workloads that are on the host network. */
  readonly onHost: number;
  /** Every second container starts its program from a shell script. */
  readonly scripts: boolean;
}

/** The folders of a platform's repositories: few workloads among many other objects. */
export const MIXED: Shape = {
  seed: 20_240_501,
  documents: 20_000,
  files: 400,
  deployments: 22,
  daemonSets: 4,
  onHost: 446,
  scripts: false,
};

/** The worst real case: everything on the host network, half of the containers start from shell scripts. */
export const SCRIPTS: Shape = { seed: 7, documents: 6_000, files: 200, deployments: 50, daemonSets: 50, onHost: 6_000, scripts: true };

/** Writes the documents of a shape into a new folder, and returns their size in bytes. */
export function writeCorpus(folder: string, shape: Shape): number {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let bytes = 0;
  const perFile = Math.ceil(shape.documents / shape.files);
  let documents: string[] = [];
  let file = 0;
  for (const document of documentsOf(shape)) {
    documents.push(document);
    if (documents.length < perFile) continue;
    bytes += write(join(folder, `team-${file % 20}`), `manifests-${file}.yaml`, documents);
    documents = [];
    file += 1;
  }
  return documents.length > 0 ? bytes + write(folder, 'rest.yaml', documents) : bytes;
}

/** Writes a list of at least `bytes` bytes with the host ports of the shape, in the format of `kubectl get -o yaml`. */
export function writeDump(path: string, shape: Shape, bytes: number): void {
  writeFileSync(path, 'apiVersion: v1\nkind: List\nitems:\n');
  for (let [round, written] = [0, 0]; written < bytes; round += 1) {
    const documents = [...documentsOf({ ...shape, seed: shape.seed + round, onHost: round === 0 ? shape.onHost : 0 })];
    const text = documents.map((document) => `- ${document.trimEnd().replaceAll('\n', '\n  ')}\n`).join('');
    appendFileSync(path, text);
    written += Buffer.byteLength(text);
  }
}

function write(folder: string, name: string, documents: readonly string[]): number {
  mkdirSync(folder, { recursive: true });
  const text = documents.map((document) => `---\n${document}`).join('');
  writeFileSync(join(folder, name), text);
  return Buffer.byteLength(text);
}

/** The documents of a shape, one after the other; equal seeds give equal documents. */
export function* documentsOf(shape: Shape): Iterable<string> {
  const random = createRandom(shape.seed);
  const workloads = Math.round((shape.documents * (shape.deployments + shape.daemonSets)) / 100);
  let seen = 0;
  for (let index = 0; index < shape.documents; index += 1) {
    const namespace = `team-${random.below(40)}`;
    const name = `${random.pick(['agent', 'exporter', 'operator', 'proxy', 'driver'])}-${shape.seed % 1000}-${index}`;
    // The workloads, and those on the host network among them, are spread evenly.
    if (Math.floor(((index + 1) * workloads) / shape.documents) === Math.floor((index * workloads) / shape.documents)) {
      yield other(namespace, name, random);
      continue;
    }
    const onHost = Math.floor(((seen + 1) * shape.onHost) / workloads) > Math.floor((seen * shape.onHost) / workloads);
    const isDaemonSet = (seen * shape.daemonSets) % (shape.deployments + shape.daemonSets) < shape.daemonSets;
    yield workload(isDaemonSet ? 'DaemonSet' : 'Deployment', namespace, name, hostsOf(shape, onHost, seen), random);
    seen += 1;
  }
}

/** Two containers; those on the host network use ports of no other workload, as long as there are such ports. */
function hostsOf(shape: Shape, onHost: boolean, index: number): readonly (HostSide | null)[] {
  if (!onHost) return [null, null];
  const port = 1024 + ((index * 3) % 28_000);
  return [
    { ports: [port], script: false },
    { ports: [port + 1, port + 2], script: shape.scripts },
  ];
}

function other(namespace: string, name: string, random: Random): string {
  const kind = random.below(10);
  if (kind < 3) return service(namespace, name, random);
  if (kind < 7) return configMap(namespace, name, random, 20 + random.below(80));
  return customResource(namespace, name, random, 4 + random.below(16));
}
