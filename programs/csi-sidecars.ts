import type { Program, ProgramListener } from '../src/model/program.ts';

/** Every sidecar of kubernetes-csi serves metrics, health and profiles at one of these two, and nothing where neither is set. */
const diagnostics: readonly ProgramListener[] = [
  { name: 'http', options: ['http-endpoint'], off: [''] },
  { name: 'metrics', options: ['metrics-address'], off: [''] },
];

const notListening = ['csi-address', 'kubeconfig', 'master'];

const switches = ['leader-election', 'enable-pprof', 'automaxprocs', 'version', 'logtostderr', 'alsologtostderr'];

export const programs: readonly Program[] = [
  {
    id: 'csi-external-attacher',
    title: 'CSI external-attacher',
    sources: ['kubernetes-csi/external-attacher:README.md'],
    executables: ['csi-attacher'],
    images: ['csi-attacher', 'ose-csi-external-attacher*', 'origin-csi-external-attacher'],
    listeners: diagnostics,
    notListening,
    switches,
  },
  {
    id: 'csi-external-health-monitor-controller',
    title: 'CSI external-health-monitor-controller',
    sources: ['kubernetes-csi/external-health-monitor:README.md'],
    executables: ['csi-external-health-monitor-controller'],
    images: ['csi-external-health-monitor-controller'],
    listeners: diagnostics,
    notListening,
    switches: [...switches, 'enable-node-watcher'],
  },
  {
    id: 'csi-external-provisioner',
    title: 'CSI external-provisioner',
    sources: ['kubernetes-csi/external-provisioner:cmd/csi-provisioner/csi-provisioner.go'],
    executables: ['csi-provisioner'],
    images: ['csi-provisioner', 'ose-csi-external-provisioner*', 'origin-csi-external-provisioner'],
    listeners: diagnostics,
    notListening,
    switches: [
      ...switches,
      'strict-topology',
      'immediate-topology',
      'extra-create-metadata',
      'enable-capacity',
      'capacity-for-immediate-binding',
      'node-deployment',
      'node-deployment-immediate-binding',
      'prevent-volume-mode-conversion',
    ],
  },
  {
    id: 'csi-external-resizer',
    title: 'CSI external-resizer',
    sources: ['kubernetes-csi/external-resizer:cmd/csi-resizer/main.go'],
    executables: ['csi-resizer'],
    images: ['csi-resizer', 'ose-csi-external-resizer*', 'origin-csi-external-resizer'],
    listeners: diagnostics,
    notListening,
    switches: [...switches, 'handle-volume-inuse-error', 'extra-modify-metadata'],
  },
  {
    id: 'csi-external-snapshotter',
    title: 'CSI external-snapshotter',
    sources: ['kubernetes-csi/external-snapshotter:README.md'],
    executables: ['csi-snapshotter'],
    images: ['csi-snapshotter', 'ose-csi-external-snapshotter*', 'origin-csi-external-snapshotter'],
    listeners: diagnostics,
    notListening,
    switches: [...switches, 'extra-create-metadata', 'node-deployment'],
  },
  {
    id: 'csi-livenessprobe',
    title: 'CSI livenessprobe',
    sources: ['kubernetes-csi/livenessprobe:cmd/livenessprobe/main.go'],
    executables: ['livenessprobe'],
    images: ['livenessprobe', 'ose-csi-livenessprobe*', 'origin-csi-livenessprobe'],
    listeners: [
      { name: 'health', options: ['http-endpoint', 'health-port'], default: { host: '0.0.0.0', port: 9808 } },
      { name: 'metrics', options: ['metrics-address'], off: [''] },
    ],
    notListening,
    switches,
  },
  {
    id: 'csi-node-driver-registrar',
    title: 'CSI node-driver-registrar',
    sources: ['kubernetes-csi/node-driver-registrar:cmd/csi-node-driver-registrar/main.go'],
    executables: ['csi-node-driver-registrar'],
    images: ['csi-node-driver-registrar', 'ose-csi-node-driver-registrar*', 'origin-csi-node-driver-registrar'],
    listeners: [
      { name: 'http', options: ['http-endpoint'], off: [''], disabledBy: ['mode=kubelet-registration-probe'] },
      { name: 'health', options: ['health-port'], disabledBy: ['mode=kubelet-registration-probe'] },
    ],
    notListening: [...notListening, 'kubelet-registration-path', 'plugin-registration-path'],
    switches,
  },
  {
    id: 'csi-snapshot-controller',
    title: 'CSI snapshot-controller',
    sources: ['kubernetes-csi/external-snapshotter:cmd/snapshot-controller/main.go'],
    executables: ['snapshot-controller'],
    images: ['snapshot-controller', 'ose-csi-snapshot-controller*', 'origin-csi-snapshot-controller'],
    listeners: [{ name: 'http', options: ['http-endpoint'], off: [''] }],
    notListening,
    switches: [...switches, 'prevent-volume-mode-conversion', 'enable-distributed-snapshotting', 'enable-volume-group-snapshots'],
  },
];
