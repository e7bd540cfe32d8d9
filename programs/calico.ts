import type { Program, ProgramListener } from '../src/model/program.ts';

const typhaListeners: readonly ProgramListener[] = [
  { name: 'server', variables: ['TYPHA_SERVERPORT'], hostVariables: ['TYPHA_SERVERHOST'], default: { port: 5473 } },
  {
    name: 'health',
    variables: ['TYPHA_HEALTHPORT'],
    hostVariables: ['TYPHA_HEALTHHOST'],
    default: { host: 'localhost', port: 9098 },
    enabledBy: ['TYPHA_HEALTHENABLED'],
  },
  {
    name: 'metrics',
    variables: ['TYPHA_PROMETHEUSMETRICSPORT'],
    hostVariables: ['TYPHA_PROMETHEUSMETRICSHOST'],
    default: { port: 9093 },
    enabledBy: ['TYPHA_PROMETHEUSMETRICSENABLED'],
  },
  { name: 'debug', variables: ['TYPHA_DEBUGPORT'], hostVariables: ['TYPHA_DEBUGHOST'], default: { host: 'localhost' } },
];

const felixListeners: readonly ProgramListener[] = [
  {
    name: 'felix-health',
    variables: ['FELIX_HEALTHPORT'],
    hostVariables: ['FELIX_HEALTHHOST'],
    default: { host: 'localhost', port: 9099 },
    enabledBy: ['FELIX_HEALTHENABLED'],
  },
  {
    name: 'felix-metrics',
    variables: ['FELIX_PROMETHEUSMETRICSPORT'],
    hostVariables: ['FELIX_PROMETHEUSMETRICSHOST'],
    default: { port: 9091 },
    enabledBy: ['FELIX_PROMETHEUSMETRICSENABLED'],
  },
  { name: 'felix-debug', variables: ['FELIX_DEBUGPORT'], hostVariables: ['FELIX_DEBUGHOST'], default: { host: 'localhost' } },
  {
    name: 'kube-proxy-health',
    variables: ['FELIX_BPFKUBEPROXYHEALTHZPORT'],
    default: { port: 10256 },
    enabledBy: ['FELIX_BPFENABLED'],
  },
];

const typhaSources = ['projectcalico/calico:typha/pkg/config/config_params.go'];
const felixSources = ['projectcalico/calico:felix/config/config_params.go'];
const notListening = ['FELIX_TYPHAADDR', 'FELIX_TYPHAK8SSERVICENAME', 'FELIX_ETCDENDPOINTS', 'ETCD_ENDPOINTS', 'KUBERNETES_SERVICE_PORT'];

export const programs: readonly Program[] = [
  {
    id: 'calico-component-typha',
    title: 'Calico Typha, started from the image that holds all of Calico',
    sources: [...typhaSources, 'projectcalico/calico:manifests/calico-typha.yaml'],
    executables: ['calico'],
    images: ['calico/calico'],
    subcommand: 'typha',
    listeners: typhaListeners,
    notListening,
  },
  {
    id: 'calico-felix',
    title: 'Calico Felix',
    sources: felixSources,
    executables: ['calico-felix'],
    images: [],
    listeners: felixListeners,
    notListening,
  },
  {
    id: 'calico-node',
    title: 'Calico node (Felix and BIRD)',
    sources: [...felixSources, 'projectcalico/calico:node/filesystem/etc/rc.local'],
    executables: ['start_runit'],
    images: ['calico/node', 'calico-node'],
    listeners: [
      {
        name: 'bgp',
        default: { port: 179 },
        disabledBy: ['CALICO_NETWORKING_BACKEND=none', 'CALICO_NETWORKING_BACKEND=vxlan'],
      },
      ...felixListeners,
    ],
    notListening,
  },
  {
    id: 'calico-typha',
    title: 'Calico Typha',
    sources: typhaSources,
    executables: ['calico-typha'],
    images: ['calico/typha', 'calico-typha'],
    listeners: typhaListeners,
    notListening,
  },
  {
    id: 'tigera-operator',
    title: 'Operator of Calico',
    sources: ['tigera/operator:main.go'],
    executables: [],
    images: ['tigera/operator'],
    listeners: [{ name: 'metrics', variables: ['METRICS_PORT'], hostVariables: ['METRICS_HOST'], off: ['', '0'] }],
    notListening: ['url-only-kubeconfig', 'KUBERNETES_SERVICE_HOST', 'KUBERNETES_SERVICE_PORT'],
    switches: ['enable-leader-election', 'manage-crds', 'aws-sg-setup', 'pre-delete', 'version'],
  },
];
