import type { Probe } from '../model/pod.ts';
import { at, itemsAt, type Node } from '../text/yaml-nodes.ts';
import type { Reader } from './reader.ts';

const PROBES: readonly (readonly [field: string, ...path: string[]])[] = [
  ['livenessProbe', 'livenessProbe'],
  ['readinessProbe', 'readinessProbe'],
  ['startupProbe', 'startupProbe'],
  ['postStart', 'lifecycle', 'postStart'],
  ['preStop', 'lifecycle', 'preStop'],
];

/** The handlers of a container that connect to a port or run a command in it. */
export function probesOf(reader: Reader, container: Node): Probe[] {
  return PROBES.flatMap(([field, ...path]) => {
    const node = at(container, ...path);
    return node ? handlersOf(reader, field, node) : [];
  });
}

function handlersOf(reader: Reader, field: string, node: Node): Probe[] {
  const probes: Probe[] = [];
  for (const handler of ['httpGet', 'tcpSocket', 'grpc'] as const) {
    const port = reader.text(at(node, handler, 'port'));
    if (port) probes.push({ field, handler, port, host: reader.text(at(node, handler, 'host')), command: [] });
  }
  const command = itemsAt(node, 'exec', 'command').flatMap((item) => reader.text(item) ?? []);
  if (command.length > 0) probes.push({ field, handler: 'exec', port: null, host: null, command });
  return probes;
}
