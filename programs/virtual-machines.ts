import type { Program } from '../src/model/program.ts';

export const programs: readonly Program[] = [
  {
    id: 'libvirtd',
    title: 'libvirt daemon',
    sources: ['libvirt/libvirt:src/remote/libvirtd.conf.in'],
    executables: ['libvirtd'],
    images: [],
    listeners: [
      {
        name: 'tls',
        settings: ['tls_port'],
        hostSettings: ['listen_addr'],
        default: { port: 16514 },
        enabledBy: ['listen', 'l'],
        disabledBy: ['listen_tls=0'],
      },
      {
        name: 'tcp',
        settings: ['tcp_port'],
        hostSettings: ['listen_addr'],
        default: { port: 16509 },
        enabledBy: ['listen+listen_tcp', 'l+listen_tcp'],
      },
    ],
    notListening: ['config', 'f', 'pid-file', 'p', 'timeout', 't'],
    switches: ['listen', 'l', 'daemon', 'd', 'verbose', 'v'],
    configurations: [{ format: 'ini', options: ['config', 'f'], paths: ['/etc/libvirt/libvirtd.conf'] }],
  },
];
