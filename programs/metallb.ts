import type { Program } from '../src/model/program.ts';

export const programs: readonly Program[] = [
  {
    id: 'frr-k8s',
    title: 'FRR-K8s daemon',
    sources: ['metallb/frr-k8s:cmd/main.go'],
    executables: ['frr-k8s'],
    images: [],
    listeners: [
      {
        name: 'metrics',
        options: ['metrics-bind-address'],
        default: { host: '127.0.0.1', port: 7572 },
        off: ['0'],
        disabledBy: ['webhook-mode=onlywebhook'],
      },
      { name: 'webhook', options: ['webhook-port'], default: { port: 19443 }, enabledBy: ['webhook-mode=onlywebhook'] },
      { name: 'profiles', options: ['pprof-bind-address'], off: ['', '0'] },
    ],
    notListening: ['always-block', 'node-name', 'namespace'],
    switches: ['disable-cert-rotation', 'restart-on-rotator-secret-refresh', 'webhook-http2'],
  },
  {
    id: 'frr-k8s-statuscleaner',
    title: 'FRR-K8s status cleaner and webhook',
    sources: ['metallb/frr-k8s:cmd/statuscleaner/main.go'],
    executables: ['statuscleaner'],
    images: [],
    listeners: [
      { name: 'webhook', options: ['webhook-port'], default: { port: 19443 } },
      { name: 'profiles', options: ['pprof-bind-address'], off: ['', '0'] },
    ],
    notListening: ['namespace', 'frrk8s-selector'],
    switches: ['disable-cert-rotation', 'restart-on-rotator-secret-refresh'],
  },
  {
    id: 'frr-metrics',
    title: 'FRR metrics exporter of MetalLB and FRR-K8s',
    sources: ['metallb/metallb:frr-tools/metrics/exporter.go'],
    executables: ['frr-metrics'],
    images: [],
    listeners: [
      {
        name: 'metrics',
        options: ['metrics-port'],
        hostOptions: ['metrics-bind-address', 'host'],
        default: { host: '0.0.0.0' },
      },
    ],
    notListening: ['metrics-path', 'tls-config-path', 'tls-cert-file', 'tls-private-key-file'],
  },
  {
    id: 'metallb-controller',
    title: 'MetalLB controller',
    sources: ['metallb/metallb:controller/main.go'],
    executables: ['metallb-controller'],
    images: ['metallb/controller', 'metallb-controller'],
    // The default of `--port` changed from 7472 to 9120, so that only what is told counts.
    listeners: [
      { name: 'metrics', options: ['port'] },
      { name: 'webhook', options: ['webhook-port'], disabledBy: ['webhook-mode=disabled'] },
      { name: 'profiles', options: ['pprof-bind-address'], off: [''] },
    ],
    notListening: ['namespace', 'lb-class'],
    switches: ['enable-pprof', 'disable-cert-rotation', 'disable-epslices', 'webhook-http2'],
  },
  {
    id: 'metallb-speaker',
    title: 'MetalLB speaker',
    sources: ['metallb/metallb:speaker/main.go'],
    executables: ['speaker', 'metallb-speaker'],
    images: ['metallb/speaker', 'metallb-speaker'],
    listeners: [
      { name: 'metrics', options: ['port'], hostOptions: ['host'] },
      {
        name: 'memberlist',
        options: ['ml-bindport'],
        hostOptions: ['ml-bindaddr'],
        variables: ['METALLB_ML_BIND_PORT'],
        hostVariables: ['METALLB_ML_BIND_ADDR'],
        default: { port: 7946 },
        enabledBy: ['ml-bindaddr', 'METALLB_ML_BIND_ADDR'],
      },
      {
        name: 'memberlist-udp',
        protocol: 'UDP',
        options: ['ml-bindport'],
        hostOptions: ['ml-bindaddr'],
        variables: ['METALLB_ML_BIND_PORT'],
        hostVariables: ['METALLB_ML_BIND_ADDR'],
        default: { port: 7946 },
        enabledBy: ['ml-bindaddr', 'METALLB_ML_BIND_ADDR'],
      },
    ],
    notListening: ['ml-labels', 'METALLB_ML_LABELS', 'ml-secret-key-path', 'node-name', 'lb-class'],
    switches: ['enable-pprof', 'disable-epslices', 'ignore-exclude-lb'],
  },
];
