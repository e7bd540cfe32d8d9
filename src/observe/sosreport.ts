import type { CaptureFile } from '../model/audit.ts';
import type { NodeCapture } from '../model/socket.ts';
import { type CaptureOptions, nodeCaptureOf } from './node-capture.ts';
import { nodeOfFile } from './node-of-file.ts';
import { readControlGroups } from './processes.ts';
import { readRuntimeContainer } from './runtime.ts';
import { noServices, readServices } from './services.ts';
import { decodeCapture } from './text.ts';

/** Files of a sosreport, or of an Insights archive, about sockets of the node's own network namespace, their processes, and the node's name. */
const SOS_FILE =
  /^(?:sos_commands\/networking\/(?:netstat_-[WT]|netstat_-|ss_-)[^/]*|proc\/net\/(?:tcp6?|udp6?)|sos_commands\/process\/(?:ps_[^/]*cgroup[^/]*|lsof_[^/]*)|etc\/services|hostname|etc\/hostname|sos_commands\/host\/hostname(?:_-f)?|sos_commands\/kernel\/uname_-a|sos_commands\/crio\/containers\/[^/]+|insights_commands\/(?:(?:netstat|ss|lsof)_[^/]*|hostname))$/;
const SOS_ROOT = /^(.*?)(?:^|(?<=\/))(?:sos|insights)_commands\//;
const SOCKETS = /(?:networking\/|proc\/net\/|lsof_|insights_commands\/(?:ss|netstat))/;

/** Returns the folder of the report that a file belongs to, with its slash; null for other files. */
export function rootOfSosreport(name: string): string | null {
  return SOS_ROOT.exec(name)?.[1] ?? null;
}

/** True for a file of a report that is read. */
export function isSosFile(name: string): boolean {
  return SOS_FILE.test(name.slice(rootOfSosreport(name)?.length));
}

/** Reads the files of the report in the folder `root` as one capture. */
export function readSosreport(all: readonly CaptureFile[], root: string, options: CaptureOptions): NodeCapture {
  const files = all.filter(({ name }) => SOS_FILE.test(name.slice(root.length)));
  const textOf = (pattern: RegExp): string | null => {
    const file = files.find(({ name }) => pattern.test(name.slice(root.length)));
    return file ? decodeCapture(file.bytes) : null;
  };
  const hostname = (textOf(/^(?:sos_commands\/host|insights_commands)\/hostname$/) ?? textOf(/^(?:etc\/)?hostname$/))
    ?.trim()
    .split('\n')[0];
  const node = options.node ?? (hostname || nodeOfFile(root || (files[0]?.path ?? ''), options.nodeOf) || root);
  const services = textOf(/^etc\/services$/);
  const isBigEndian = /\bs390x\b/.test(textOf(/uname/) ?? '') || options.isBigEndian(node);
  const sources = files.filter(({ name }) => SOCKETS.test(name.slice(root.length)));
  const capture = nodeCaptureOf({ node }, sources, { services: services === null ? noServices : readServices(services), isBigEndian });
  const containers = files
    .filter(({ name }) => name.includes('/crio/containers/'))
    .flatMap(({ bytes }) => readRuntimeContainer(decodeCapture(bytes)) ?? []);
  const table = textOf(/^sos_commands\/process\/ps_[^/]*cgroup/);
  return {
    ...capture,
    controlGroups: new Map([
      ...containers.flatMap(({ pid, id }): [number, string][] => (pid === null ? [] : [[pid, `/kubepods.slice/crio-${id}.scope`]])),
      ...(table === null ? [] : readControlGroups(table)),
    ]),
    containers: new Map(containers.map(({ id, pid: _, ...container }) => [id, container])),
  };
}
