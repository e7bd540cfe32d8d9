import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ofArgo } from './argo.ts';
import { ofFlux } from './flux.ts';
import { ofHelmfile } from './helmfile.ts';
import { type InitInput, objectsIn, type PlacedObject, type ProposedClusters } from './proposal.ts';
import { ofOverlays, ofSiblings } from './siblings.ts';

export type { ProposedClusters } from './proposal.ts';

/** The clusters of the first of Flux, Argo CD, helmfile, overlays and sibling folders that shows at least one; none without any. */
export function proposeClusters(input: InitInput): ProposedClusters {
  const objects = gitOpsObjects(input);
  for (const propose of [ofFlux, ofArgo, ofHelmfile, ofOverlays, ofSiblings]) {
    const proposed = propose(input, objects);
    if (proposed !== null) return proposed;
  }
  return { clusters: {}, source: '', notes: [] };
}

const GITOPS = /(?:kustomize\.toolkit|helm\.toolkit|source\.extensions)\.fluxcd\.io|argoproj\.io\//;
const MAX_SIZE = 1024 * 1024;

function gitOpsObjects({ folder, files }: InitInput): PlacedObject[] {
  return files.flatMap((file) => {
    if (!/\.ya?ml$/.test(file)) return [];
    const text = readFileSync(path.join(folder, file), 'utf8');
    return text.length <= MAX_SIZE && GITOPS.test(text) ? objectsIn(text).map((object) => ({ file, object })) : [];
  });
}
