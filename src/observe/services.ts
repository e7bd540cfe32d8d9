import type { Protocol } from '../model/address.ts';
import type { ServicePorts } from './draft.ts';
import iana from './services.yaml';

/** Ports by the names that IANA gives them: `22/tcp,udp`, separated by blanks. */
export const ianaServices: ServicePorts = (name, protocol) => {
  const ports = (iana as Readonly<Record<string, string>>)[name];
  const found = ports?.split(' ').find((port) =>
    port
      .slice(port.indexOf('/') + 1)
      .split(',')
      .includes(protocol.toLowerCase()),
  );
  return found === undefined ? undefined : Number.parseInt(found, 10);
};

/** Reads a node's own `/etc/services`; names that it does not hold are left to IANA's table. */
export function readServices(text: string): ServicePorts {
  const ports = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, name, port, protocol, aliases = ''] = /^([^\s#]+)\s+(\d+)\/(tcp|udp|sctp)\s*([^#]*)/.exec(line) ?? [];
    for (const one of name === undefined ? [] : [name, ...aliases.trim().split(/\s+/)]) {
      const key = `${one}/${protocol}`;
      if (!ports.has(key)) ports.set(key, Number(port));
    }
  }
  return (name, protocol: Protocol) => ports.get(`${name}/${protocol.toLowerCase()}`) ?? ianaServices(name, protocol);
}
