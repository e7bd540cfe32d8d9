import type { Program, ProgramListener } from '../src/model/program.ts';

const sources = ['FRRouting/frr:doc/user/basic.rst', 'FRRouting/frr:lib/libfrr.h'];

const switches = ['d', 'daemon', 'C', 'dryrun', 'tcli', 't', 'terminal'];

const notListening = ['s', 'nl-bufsize', 'limit-fds', 'M', 'module', 'e', 'ecmp', 'u', 'user', 'log', 'log-level'];

/** The terminal interface, which every daemon of FRR serves unless its port is set to 0. */
function terminal(port: number): ProgramListener {
  return { name: 'vty', options: ['P', 'vty_port'], hostOptions: ['A', 'vty_addr'], default: { port } };
}

function daemon(name: string, title: string, port: number): Program {
  return {
    id: `frr-${name}`,
    title: `FRRouting ${title} daemon`,
    sources,
    executables: [name],
    images: [],
    listeners: [terminal(port)],
    notListening,
    switches,
  };
}

export const programs: readonly Program[] = [
  {
    id: 'frr',
    title: 'FRRouting (all daemons that its daemons file starts)',
    sources: ['FRRouting/frr:doc/user/setup.rst', 'FRRouting/frr:tools/frr.in'],
    executables: ['docker-start', 'frr', 'frrinit.sh', 'watchfrr', 'watchfrr.sh'],
    images: ['frr'],
    listeners: [],
    configurations: [{ format: 'frr-daemons', paths: ['/etc/frr/daemons'] }],
  },
  daemon('babeld', 'Babel', 2609),
  daemon('bfdd', 'BFD', 2617),
  {
    ...daemon('bgpd', 'BGP', 2605),
    sources: [...sources, 'https://docs.frrouting.org/en/latest/bgp.html'],
    listeners: [{ name: 'bgp', options: ['p', 'bgp_port'], hostOptions: ['l', 'listenon'], default: { port: 179 } }, terminal(2605)],
    notListening: [...notListening, 'I', 'int_num'],
    switches: [...switches, 'Z', 'no_zebra', 'n', 'no_kernel', 'S', 'skip_runas'],
  },
  daemon('eigrpd', 'EIGRP', 2613),
  daemon('fabricd', 'OpenFabric', 2618),
  daemon('isisd', 'IS-IS', 2608),
  daemon('ldpd', 'LDP', 2612),
  daemon('mgmtd', 'management', 2623),
  daemon('nhrpd', 'NHRP', 2610),
  daemon('ospf6d', 'OSPFv3', 2606),
  daemon('ospfd', 'OSPF', 2604),
  daemon('pathd', 'segment routing path', 2621),
  daemon('pbrd', 'policy-based routing', 2615),
  daemon('pim6d', 'PIMv6', 2622),
  daemon('pimd', 'PIM', 2611),
  daemon('ripd', 'RIP', 2602),
  daemon('ripngd', 'RIPng', 2603),
  daemon('sharpd', 'super happy advanced routing', 2614),
  daemon('staticd', 'static route', 2616),
  daemon('vrrpd', 'VRRP', 2619),
  daemon('zebra', 'zebra', 2601),
];
