import type { CaptureFile } from '../model/audit.ts';
import type { NodeCapture } from '../model/socket.ts';
import { fieldsOf, jsonOf, textOf } from '../yaml/plain-fields.ts';
import type { ServicePorts } from './draft.ts';
import { captureOfNode, readCapture } from './formats.ts';
import { type CaptureReading, nodeOfFile } from './node-of-file.ts';
import { captureLines, decodeCapture } from './text.ts';

/**
 * Files of a sosreport, or of an Insights archive, about sockets in the node's own network namespace, their processes, and the node's name.
 */
const SOS_FILE =
  /^(?:sos_commands\/networking\/(?:netstat_-[WT]|netstat_-|ss_-)[^/]*|proc\/net\/(?:tcp6?|udp6?)|sos_commands\/process\/(?:ps_[^/]*cgroup[^/]*|lsof_[^/]*)|etc\/services|hostname|etc\/hostname|sos_commands\/host\/hostname(?:_-f)?|sos_commands\/kernel\/uname_-a|sos_commands\/crio\/containers\/[^/]+|insights_commands\/(?:(?:netstat|ss|lsof)_[^/]*|hostname))$/;
const SOS_ROOT = /^(.*?)(?:^|(?<=\/))(?:sos|insights)_commands\//;
const SOCKETS = /(?:networking\/|proc\/net\/|lsof_|insights_commands\/(?:ss|netstat))/;

/** Returns the folder of the report that contains a file, with its slash; null for other files. */
export function rootOfSosreport(name: string): string | null {
  return SOS_ROOT.exec(name)?.[1] ?? null;
}

/** True for a file of a report that is read. */
export function isSosFile(name: string): boolean {
  return SOS_FILE.test(name.slice(rootOfSosreport(name)?.length));
}

/** Reads the files of the report in the folder `root` as one capture. */
export function readSosreport(all: readonly CaptureFile[], root: string, options: CaptureReading): NodeCapture {
  const inReport = all.filter(({ name }) => name.startsWith(root)).map((file) => ({ ...file, own: file.name.slice(root.length) }));
  const files = inReport.filter(({ own }) => SOS_FILE.test(own));
  const textsOf = (pattern: RegExp): string[] => files.flatMap(({ own, bytes }) => (pattern.test(own) ? [decodeCapture(bytes)] : []));
  const [hostname] = [...textsOf(/^(?:sos_commands\/host|insights_commands)\/hostname$/), ...textsOf(/^(?:etc\/)?hostname$/)];
  const node = options.node ?? (hostname?.trim().split('\n')[0] || nodeOfFile(root || (files[0]?.path ?? ''), options.nodeOf) || root);
  const services = textsOf(/^etc\/services$/).map(readServices)[0];
  const isBigEndian = textsOf(/uname/).some((text) => /\bs390x\b/.test(text)) || options.isBigEndian(node);
  const reads = files
    .filter(({ own }) => SOCKETS.test(own))
    .map(({ path, name, bytes }) => readCapture({ text: decodeCapture(bytes), path, name, line: 1, services, isBigEndian }));
  const containers = textsOf(/\/crio\/containers\//).flatMap((text) => readContainer(text) ?? []);
  const ofContainers = containers.flatMap(({ pid, id }) => (pid > 0 ? [[pid, `/kubepods.slice/crio-${id}.scope`] as const] : []));
  return {
    ...captureOfNode({ node }, reads),
    controlGroups: new Map([...ofContainers, ...textsOf(/^sos_commands\/process\/ps_[^/]*cgroup/).flatMap(readControlGroups)]),
    containers: new Map(containers.map(({ id, pod }) => [id, pod])),
  };
}

/** Reads `/etc/services`, which contains the ports of service names in the captures beside it. */
export function readServices(text: string): ServicePorts {
  const ports = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, name, port, protocol, aliases = ''] = /^([^\s#]+)\s+(\d+)\/(tcp|udp|sctp)\s*([^#]*)/.exec(line) ?? [];
    for (const one of name === undefined ? [] : [name, ...aliases.trim().split(/\s+/)]) {
      const key = `${one}/${protocol}`;
      if (!ports.has(key)) ports.set(key, Number(port));
    }
  }
  return (name, protocol) => ports.get(`${name}/${protocol.toLowerCase()}`);
}

/** Reads the output of `crictl inspect` for one container of a pod; null for other texts. `pid` is 0 if it is unknown. */
function readContainer(text: string) {
  const { status, info } = fieldsOf(jsonOf(text.slice(text.indexOf('{'))));
  const { id, labels } = fieldsOf(status);
  const [namespace = '', name = '', container = ''] = ['pod.namespace', 'pod.name', 'container.name'].map((key) =>
    textOf(fieldsOf(labels)[`io.kubernetes.${key}`]),
  );
  if (textOf(id) === '' || name === '') return null;
  return { id: textOf(id), pid: Number(fieldsOf(info).pid) || 0, pod: { namespace, name, container } };
}

/** Reads the control groups of processes from a process table (`ps ... cgroup`). If a process has several lines, the first counts. */
function readControlGroups(text: string): [number, string][] {
  const groups = new Map<number, string>();
  let isBelowHeading = false;
  for (const { text: line } of captureLines(text)) {
    const words = line.trim().split(/\s+/);
    const pid = Number(words[0]);
    const group = words.findLast((word) => /(?:^|[:,])\/|^0::/.test(word));
    if (isBelowHeading && Number.isInteger(pid) && group !== undefined && !groups.has(pid)) groups.set(pid, pathInReport(group));
    isBelowHeading ||= words[0] === 'PID' && words.includes('CGROUP');
  }
  return [...groups];
}

/** Reads `0::/system.slice/sshd.service` of version 2; in version 1, systemd's hierarchy, which is the most detailed one. */
function pathInReport(written: string): string {
  const parts = written.split(/,(?=\d*:)/);
  const best = parts.find((part) => /name=systemd:/.test(part)) ?? parts[0] ?? written;
  return best.replace(/^[^/]*?(?=\/)/, '');
}
