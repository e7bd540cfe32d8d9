import { linesOf } from './lines.ts';

/** Control groups by process, of a process table that has them (`ps ... cgroup`). */
export function readControlGroups(text: string): ReadonlyMap<number, string> {
  const groups = new Map<number, string>();
  let column: number | null = null;
  for (const { text: line } of linesOf(text)) {
    const words = line.trim().split(/\s+/);
    if (column === null) {
      if (words[0] === 'PID' && words.includes('CGROUP')) column = 0;
      continue;
    }
    const pid = Number(words[column]);
    const group = words.findLast((word) => /(?:^|[:,])\/|^0::/.test(word));
    if (Number.isInteger(pid) && group !== undefined && !groups.has(pid)) groups.set(pid, pathOf(group));
  }
  return groups;
}

/** `0::/system.slice/sshd.service` of version 2, or the hierarchies of version 1, joined by commas, of which systemd's tells most. */
function pathOf(written: string): string {
  const parts = written.split(/,(?=\d*:)/);
  const best = parts.find((part) => /name=systemd:/.test(part)) ?? parts[0] ?? written;
  return best.replace(/^[^/]*?(?=\/)/, '');
}

/** What a path of control groups says of a process. */
export interface ControlGroup {
  readonly podUid: string | null;
  readonly containerId: string | null;
  readonly unit: string | null;
  /** True where only a pod has such a path, false where none has; null where it tells neither. */
  readonly isPod: boolean | null;
}

/** Seen from a container, a path begins with as many `..` as the container is deep. */
const OUTSIDE = /^(?:\/\.\.)*\/(?:init\.scope|[\w-]+\.slice)(?:\/|$)/;

/** Some nodes have slices of their own, such as `runtime.slice`. Scopes that systemd or a container engine names after numbers say less than the process. */
const UNIT =
  /(?:\/system\.slice|^(?:\/\.\.)*\/(?!user\.|machine\.)[\w-]+\.slice)\/(?:.*\/)?((?!run-|session-|libpod-|docker-|crio-|cri-)[^/]+\.(?:service|socket|scope))(?:\/|$)/;

/** Reads the names that the kubelet, CRI-O, containerd and systemd give to control groups; a pod's wins over the unit above it. */
export function readControlGroup(path: string): ControlGroup {
  const uid = /pod([0-9a-f]{8}[-_]?[0-9a-f]{4}[-_]?[0-9a-f]{4}[-_]?[0-9a-f]{4}[-_]?[0-9a-f]{12})/i.exec(path)?.[1];
  const id =
    /(?:crio|cri-containerd|docker|libpod)-([0-9a-f]{12,64})(?:\.scope|\/|$)/.exec(path)?.[1] ?? /\/([0-9a-f]{64})(?:\/|$)/.exec(path)?.[1];
  const isPod = uid !== undefined || /kubepods/.test(path) ? true : OUTSIDE.test(path) ? false : null;
  const unit = isPod ? undefined : UNIT.exec(path)?.[1];
  return { podUid: uid?.replaceAll(/[-_]/g, '').toLowerCase() ?? null, containerId: id ?? null, unit: unit ?? null, isPod };
}
