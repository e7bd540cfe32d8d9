import type { Program } from '../src/model/program.ts';

export const programs: readonly Program[] = [
  {
    id: 'coredns',
    title: 'CoreDNS',
    sources: ['coredns/coredns:man/coredns.1'],
    executables: ['coredns'],
    images: ['coredns', 'ose-coredns*', 'origin-coredns'],
    listeners: [
      { name: 'dns', options: ['dns.port', 'p'], default: { port: 53 }, settledByFile: true },
      { name: 'dns-udp', protocol: 'UDP', options: ['dns.port', 'p'], default: { port: 53 }, settledByFile: true },
    ],
    switches: ['quiet', 'plugins', 'version'],
    configurations: [{ format: 'corefile', options: ['conf'] }],
  },
];
