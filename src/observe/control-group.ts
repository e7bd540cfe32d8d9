/** The parts of the path of a control group. */
export interface ControlGroup {
  readonly podUid: string | null;
  readonly containerId: string | null;
  readonly unit: string | null;
  /** True for the path of a pod, false for one outside pods; null if the path shows neither. */
  readonly isPod: boolean | null;
}

/** Within a container, a path starts with one `..` for each level of the container. */
const OUTSIDE = /^(?:\/\.\.)*\/(?:init\.scope|[\w-]+\.slice)(?:\/|$)/;

/** A unit in a path. Some nodes have additional slices, such as `runtime.slice`. Scopes with generated names do not identify a unit. */
const UNIT =
  /(?:\/system\.slice|^(?:\/\.\.)*\/(?!user\.|machine\.)[\w-]+\.slice)\/(?:.*\/)?((?!run-|session-|libpod-|docker-|crio-|cri-)[^/]+\.(?:service|socket|scope))(?:\/|$)/;

/** Reads the path of a control group of the kubelet, CRI-O, containerd or systemd. A pod takes precedence over the unit above it. */
export function readControlGroup(path: string): ControlGroup {
  const uid = /pod([0-9a-f]{8}[-_]?[0-9a-f]{4}[-_]?[0-9a-f]{4}[-_]?[0-9a-f]{4}[-_]?[0-9a-f]{12})/i.exec(path)?.[1];
  const id =
    /(?:crio|cri-containerd|docker|libpod)-([0-9a-f]{12,64})(?:\.scope|\/|$)/.exec(path)?.[1] ?? /\/([0-9a-f]{64})(?:\/|$)/.exec(path)?.[1];
  const isPod = uid !== undefined || /kubepods/.test(path) ? true : OUTSIDE.test(path) ? false : null;
  const unit = isPod ? undefined : UNIT.exec(path)?.[1];
  return { podUid: uid?.replaceAll(/[-_]/g, '').toLowerCase() ?? null, containerId: id ?? null, unit: unit ?? null, isPod };
}
