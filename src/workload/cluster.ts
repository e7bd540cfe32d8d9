import type { ClusterFacts, ClusterNode } from '../model/cluster.ts';
import type { Document } from '../model/document.ts';
import type { Node } from '../model/node.ts';
import type { ObjectReference } from '../model/reference.ts';
import { at, itemsAt, stringAt, stringsAt } from '../text/yaml-nodes.ts';
import { objectsOf } from './objects.ts';

/** Collects what the objects of a running cluster say of it; manifests of such objects, which have no status, say nothing. */
export interface ClusterCollector {
  add(document: Document): void;
  facts(): ClusterFacts;
}

export function createClusterCollector(): ClusterCollector {
  const nodes = new Map<string, ClusterNode>();
  const releases = new Map<string, string>();
  return {
    add(document) {
      for (const found of objectsOf(document)) {
        if ('message' in found) continue;
        const node = clusterNodeIn(found.node);
        const release = releaseIn(found.node);
        if (node) nodes.set(stringAt(found.node, 'metadata', 'name') ?? '', node);
        if (release !== null && !releases.has(release)) releases.set(release, document.path);
      }
    },
    // Of several clusters of different releases none is the one.
    facts: () => ({
      nodes: [...nodes.values()],
      release: releases.size === 1 ? ([...releases].map(([text, path]) => ({ text, path }))[0] ?? null) : null,
    }),
  };
}

/** Lists hold objects of any kind; those that name none of the cluster itself are not parsed for them. */
export function mayHoldCluster({ kind, source, start, end }: ObjectReference): boolean {
  return kind === 'List' && /\bkind["']?: ?["']?(?:Node|ClusterVersion)\b/.test(Buffer.from(source.reread(start, end)).toString('latin1'));
}

function clusterNodeIn(object: Node): ClusterNode | null {
  if (stringAt(object, 'kind') !== 'Node' || stringAt(object, 'apiVersion') !== 'v1' || !at(object, 'status', 'nodeInfo')) return null;
  const taints = itemsAt(object, 'spec', 'taints').flatMap((taint) => {
    const [key, effect, value] = [stringAt(taint, 'key'), stringAt(taint, 'effect'), stringAt(taint, 'value')];
    return key === undefined || effect === undefined ? [] : [{ key, effect, ...(value === undefined ? {} : { value }) }];
  });
  return { labels: stringsAt(at(object, 'metadata'), 'labels'), taints };
}

/** Major and minor of the version that an OpenShift cluster has, or is on its way to. */
function releaseIn(object: Node): string | null {
  if (stringAt(object, 'kind') !== 'ClusterVersion' || !stringAt(object, 'apiVersion')?.startsWith('config.openshift.io/')) return null;
  return /^\d+\.\d+/.exec(stringAt(object, 'status', 'desired', 'version') ?? '')?.[0] ?? null;
}
