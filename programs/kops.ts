import type { Program } from '../src/model/program.ts';

export const programs: readonly Program[] = [
  {
    id: 'kops-controller',
    title: 'kOps controller',
    sources: ['kubernetes/kops:cmd/kops-controller/main.go', 'kubernetes/kops:cmd/kops-controller/pkg/config/options.go'],
    executables: ['kops-controller'],
    images: ['kops-controller'],
    listeners: [{ name: 'server', settings: ['server.Listen', 'server.listen'], off: [''] }],
    configurations: [
      {
        format: 'yaml',
        options: ['conf'],
        paths: ['/etc/kubernetes/kops-controller/config.yaml', '/etc/kubernetes/kops-controller/config/config.yaml'],
      },
    ],
  },
];
