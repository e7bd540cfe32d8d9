import type { Program } from '../src/model/program.ts';

/** Managers choose their own defaults for metrics and health, so none is told here. */
export const programs: readonly Program[] = [
  {
    id: 'controller-runtime-manager',
    title: 'Managers built with controller-runtime (kubebuilder, Operator SDK, Cluster API)',
    sources: [
      'kubernetes-sigs/controller-runtime:pkg/config/v1alpha1/types.go',
      'kubernetes-sigs/kubebuilder:docs/book/src/cronjob-tutorial/testdata/project/cmd/main.go',
      'kubernetes-sigs/cluster-api:util/flags/manager.go',
    ],
    executables: ['manager'],
    images: ['cluster-api-controller', 'cluster-api-*-controller', 'kubeadm-bootstrap-controller', 'kubeadm-control-plane-controller'],
    listeners: [
      {
        name: 'metrics',
        options: ['metrics-bind-address', 'metrics-bind-addr', 'metrics-addr'],
        settings: ['metrics.bindAddress'],
        off: ['0'],
      },
      {
        name: 'health',
        options: ['health-probe-bind-address', 'health-probe-addr', 'health-addr', 'probe-addr'],
        settings: ['health.healthProbeBindAddress'],
        off: ['', '0'],
      },
      { name: 'webhook', options: ['webhook-port'], settings: ['webhook.port'], hostSettings: ['webhook.host'] },
      { name: 'diagnostics', options: ['diagnostics-address'], off: ['0'] },
      { name: 'profiles', options: ['pprof-bind-address', 'profiler-address'], off: ['', '0'] },
    ],
    notListening: ['kubeconfig', 'leader-election-id', 'watch-filter'],
    switches: [
      'leader-elect',
      'enable-leader-election',
      'leader-election',
      'metrics-secure',
      'enable-http2',
      'insecure-diagnostics',
      'zap-devel',
    ],
    configurations: [{ format: 'yaml', options: ['config'] }],
  },
];
