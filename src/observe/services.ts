import type { ServicePorts } from './draft.ts';

/** Reads the `/etc/services` of a node, to find the ports that a capture of that node shows by name. */
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

/** The look-up for a capture without an `/etc/services` beside it. */
export const noServices: ServicePorts = () => undefined;
