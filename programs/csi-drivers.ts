import type { Program, ProgramListener } from '../src/model/program.ts';

const httpEndpoint: readonly ProgramListener[] = [{ name: 'http', options: ['http-endpoint'], off: [''] }];
const metricsAddress: readonly ProgramListener[] = [{ name: 'metrics', options: ['metrics-address'], off: [''] }];

/** Where the driver serves CSI itself: a Unix socket in every deployment that its project publishes. */
const notListening = ['endpoint', 'kubeconfig', 'nodeid', 'node-id', 'CSI_ENDPOINT', 'CSI_NODE_ID'];

export const programs: readonly Program[] = [
  {
    id: 'aws-ebs-csi-driver',
    title: 'AWS EBS CSI driver',
    sources: ['kubernetes-sigs/aws-ebs-csi-driver:pkg/driver/options.go'],
    executables: ['aws-ebs-csi-driver'],
    images: ['aws-ebs-csi-driver', 'ose-aws-ebs-csi-driver*', 'origin-aws-ebs-csi-driver'],
    listeners: httpEndpoint,
    notListening,
    switches: ['batching', 'enable-otel-tracing', 'warn-on-invalid-tag', 'logtostderr'],
  },
  {
    id: 'azure-blob-csi-driver',
    title: 'Azure Blob Storage CSI driver',
    sources: ['kubernetes-sigs/blob-csi-driver:pkg/blobplugin/main.go'],
    executables: ['blobplugin'],
    images: ['blob-csi'],
    listeners: metricsAddress,
    notListening: [...notListening, 'blobfuse-proxy-endpoint'],
  },
  {
    id: 'azure-disk-csi-driver',
    title: 'Azure Disk CSI driver',
    sources: ['kubernetes-sigs/azuredisk-csi-driver:pkg/azurediskplugin/main.go'],
    executables: ['azurediskplugin'],
    images: ['azuredisk-csi', 'ose-azure-disk-csi-driver*', 'origin-azure-disk-csi-driver'],
    listeners: metricsAddress,
    notListening: [...notListening, 'traffic-manager-port'],
  },
  {
    id: 'azure-file-csi-driver',
    title: 'Azure File CSI driver',
    sources: ['kubernetes-sigs/azurefile-csi-driver:pkg/azurefileplugin/main.go'],
    executables: ['azurefileplugin'],
    images: ['azurefile-csi', 'ose-azure-file-csi-driver*', 'origin-azure-file-csi-driver'],
    listeners: metricsAddress,
    notListening,
  },
  {
    id: 'ceph-csi',
    title: 'Ceph CSI',
    sources: ['ceph/ceph-csi:cmd/cephcsi.go'],
    executables: ['cephcsi'],
    images: ['cephcsi', 'cephcsi-rhel*'],
    listeners: [
      {
        name: 'metrics',
        options: ['metricsport'],
        hostVariables: ['POD_IP'],
        default: { host: '0.0.0.0', port: 8080 },
        enabledBy: ['type=liveness', 'enableprofiling'],
      },
    ],
    notListening: [...notListening, 'csi-addons-endpoint', 'csiaddonsendpoint'],
    switches: ['enableprofiling', 'forcecephkernelclient'],
  },
  {
    id: 'gcp-filestore-csi-driver',
    title: 'GCP Filestore CSI driver',
    sources: ['kubernetes-sigs/gcp-filestore-csi-driver:cmd/main.go'],
    executables: ['gcp-filestore-csi-driver'],
    images: ['gcp-filestore-csi-driver', 'ose-gcp-filestore-csi-driver*', 'origin-gcp-filestore-csi-driver'],
    listeners: httpEndpoint,
    notListening,
  },
  {
    id: 'gcp-pd-csi-driver',
    title: 'GCP Persistent Disk CSI driver',
    sources: ['kubernetes-sigs/gcp-compute-persistent-disk-csi-driver:cmd/gce-pd-csi-driver/main.go'],
    executables: ['gce-pd-csi-driver'],
    images: ['gcp-compute-persistent-disk-csi-driver', 'ose-gcp-pd-csi-driver*', 'origin-gcp-pd-csi-driver'],
    listeners: [{ name: 'http', options: ['http-endpoint'], off: [''], disabledBy: ['run-controller-service=false'] }],
    notListening: [...notListening, 'compute-endpoint'],
    switches: ['run-controller-service', 'run-node-service', 'enable-otel-tracing', 'enable-storage-pools', 'enable-data-cache'],
  },
  {
    id: 'openstack-cinder-csi-driver',
    title: 'OpenStack Cinder CSI driver',
    sources: ['kubernetes/cloud-provider-openstack:docs/cinder-csi-plugin/using-cinder-csi-plugin.md'],
    executables: ['cinder-csi-plugin'],
    images: ['cinder-csi-plugin', 'ose-openstack-cinder-csi-driver*', 'origin-openstack-cinder-csi-driver'],
    listeners: httpEndpoint,
    notListening,
  },
  {
    id: 'secrets-store-csi-driver',
    title: 'Secrets Store CSI driver',
    sources: ['kubernetes-sigs/secrets-store-csi-driver:cmd/secrets-store-csi-driver/main.go'],
    executables: ['secrets-store-csi'],
    images: ['csi-secrets-store/driver', 'ose-secrets-store-csi-driver*', 'origin-secrets-store-csi-driver'],
    listeners: [
      { name: 'metrics', options: ['metrics-addr'], default: { port: 8095 } },
      { name: 'profiles', options: ['pprof-port'], default: { port: 6065 }, enabledBy: ['enable-pprof'] },
    ],
    notListening,
    switches: ['enable-pprof', 'enable-secret-rotation', 'log-format-json', 'provider-health-check'],
  },
  {
    id: 'smb-csi-driver',
    title: 'SMB CSI driver',
    sources: ['kubernetes-csi/csi-driver-smb:cmd/smbplugin/main.go'],
    executables: ['smbplugin'],
    images: ['smbplugin'],
    listeners: metricsAddress,
    notListening,
  },
];
