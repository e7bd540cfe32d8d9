import type { Program, ProgramListener } from '../src/model/program.ts';

/** The terminal interface that every daemon of FRR can serve. */
const terminal: ProgramListener = { name: 'vty', options: ['P', 'vty_port'], hostOptions: ['A', 'vty_addr'] };

const sources = ['https://docs.frrouting.org/en/latest/basic.html', 'https://docs.frrouting.org/en/latest/setup.html'];

const switches = ['d', 'daemon', 'C', 'dryrun', 'tcli', 't', 'terminal'];

export const programs: readonly Program[] = [
  {
    id: 'frr',
    title: 'FRRouting (all daemons that its daemons file starts)',
    sources,
    executables: ['docker-start', 'frrinit.sh', 'watchfrr', 'watchfrr.sh'],
    images: ['frr'],
    listeners: [],
    configurations: [{ format: 'frr-daemons', paths: ['/etc/frr/daemons'] }],
  },
  {
    id: 'frr-bgpd',
    title: 'FRRouting BGP daemon',
    sources: [...sources, 'https://docs.frrouting.org/en/latest/bgp.html'],
    executables: ['bgpd'],
    images: [],
    listeners: [{ name: 'bgp', options: ['p', 'bgp_port'], hostOptions: ['l', 'listenon'], default: { port: 179 } }, terminal],
    notListening: ['I', 'int_num', 'limit-fds', 'M', 'module', 'e', 'ecmp'],
    switches: [...switches, 'Z', 'no_zebra', 'n', 'no_kernel', 'S', 'skip_runas'],
  },
  {
    id: 'frr-daemon',
    title: 'Other daemons of FRRouting',
    sources,
    executables: [
      'zebra',
      'staticd',
      'bfdd',
      'ospfd',
      'ospf6d',
      'ripd',
      'ripngd',
      'isisd',
      'pimd',
      'ldpd',
      'nhrpd',
      'eigrpd',
      'babeld',
      'sharpd',
      'pbrd',
      'vrrpd',
      'pathd',
    ],
    images: [],
    listeners: [terminal],
    notListening: ['s', 'nl-bufsize', 'limit-fds', 'M', 'module', 'e', 'ecmp'],
    switches,
  },
];
