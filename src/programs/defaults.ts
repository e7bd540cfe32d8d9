import { reachOfAddress } from '../model/address.ts';
import type { DefaultPort, KnownProgram } from '../model/program.ts';

/** The default ports of programs, in the order of the programs. */
export function defaultPorts(programs: readonly KnownProgram[]): DefaultPort[] {
  return programs.flatMap(({ program: { name, title, listeners } }) =>
    listeners.flatMap(({ protocol = 'TCP', default: { host = '', port } = {} }): DefaultPort[] =>
      port === undefined ? [] : [{ name, title, protocol, port, reach: host === '$(NODE_IP)' ? 'node' : reachOfAddress(host) }],
    ),
  );
}
