/** Folders in which `oc adm must-gather` and `oc adm inspect` keep the objects of a cluster and of its namespaces. */
const OF_CLUSTER = /^(.*?)(?:^|\/)cluster-scoped-resources\/[^/]+\//;
const OF_NAMESPACE = /^(.*?)(?:^|\/)namespaces\/([^/]+)\/(?:\2\.yaml$|)/;
/** Several images of one must-gather see the same cluster. */
const MUST_GATHER = /^((?:.*\/)?must-gather[^/]*)(?:\/|$)/;

/** For each path the set of the cluster whose dump it is part of; undefined for all others. */
export function clusterSets(paths: readonly string[]): (path: string) => string | undefined {
  const roots = new Set(paths.flatMap((path) => rootOf(path) ?? []));
  if (roots.size === 0) return () => undefined;
  return (path) => {
    for (const found of [OF_CLUSTER.exec(path)?.[1], OF_NAMESPACE.exec(path)?.[1]]) {
      if (found !== undefined && roots.has(found)) return `cluster ${(MUST_GATHER.exec(found)?.[1] ?? found) || '.'}`;
    }
    return undefined;
  };
}

/** The folder of a dump; one of a namespace alone holds the namespace itself under its own name. */
function rootOf(path: string): string | undefined {
  const ofNamespace = OF_NAMESPACE.exec(path);
  return OF_CLUSTER.exec(path)?.[1] ?? (ofNamespace?.[0] === path ? ofNamespace[1] : undefined);
}
