import type { Program, ProgramListener } from '../src/model/program.ts';

/** The spellings of a core parameter of NFS-Ganesha, which compares names without case. */
function ganeshaNames(name: string, value = ''): string[] {
  const blocks = ['NFS_CORE_PARAM', 'NFS_Core_Param', 'nfs_core_param'];
  return blocks.flatMap((block) => [name, name.toLowerCase(), name.toUpperCase()].map((one) => `${block}.${one}${value}`));
}

/** One of its services, which is served at TCP and, unless that is switched off, at UDP. */
function ganeshaServers(name: string, setting: string, port?: number): ProgramListener[] {
  const server: ProgramListener = {
    name,
    settings: ganeshaNames(setting),
    hostSettings: ganeshaNames('Bind_addr'),
    ...(port === undefined ? {} : { default: { port } }),
  };
  const withoutUdp = ['false', 'False', 'FALSE'].flatMap((value) => ganeshaNames('Enable_UDP', `=${value}`));
  return [server, { ...server, name: `${name}-udp`, protocol: 'UDP', disabledBy: withoutUdp }];
}

/** A server of SeaweedFS. */
function weed(server: string, port: number): Program {
  return {
    id: `weed-${server}`,
    title: `weed ${server} of SeaweedFS`,
    sources: ['seaweedfs/seaweedfs:weed/command/master.go', 'seaweedfs/seaweedfs:weed/command/volume.go'],
    executables: ['weed'],
    images: ['seaweedfs'],
    subcommand: server,
    listeners: [
      { name: 'http', options: ['port'], hostOptions: ['ip.bind'], default: { port } },
      { name: 'grpc', options: ['port.grpc'], hostOptions: ['ip.bind'] },
      { name: 'public', options: ['port.public'], hostOptions: ['ip.bind'] },
      { name: 'metrics', options: ['metricsPort'] },
    ],
    notListening: [
      'ip',
      'mserver',
      'master',
      'peers',
      'metrics.address',
      'publicUrl',
      'volumeSizeLimitMB',
      'max',
      'dir',
      'mdir',
      'whiteList',
    ],
    switches: ['disableHttp', 'pprof', 'volumePreallocate', 'resumeState', 'read.redirect', 'images.fix.orientation', 'raftHashicorp'],
  };
}

export const programs: readonly Program[] = [
  {
    id: 'ceph-mon',
    title: 'Monitor of Ceph',
    sources: ['ceph/ceph:doc/rados/configuration/network-config-ref.rst'],
    executables: ['ceph-mon'],
    images: [],
    listeners: [{ name: 'messenger', hostOptions: ['public-bind-addr', 'public-addr'], default: { port: 6789 } }],
    notListening: ['mon-host', 'm', 'mon-initial-members', 'id', 'i', 'cluster', 'setuser', 'setgroup', 'fsid', 'keyring', 'c', 'conf'],
    switches: ['foreground', 'd', 'f'],
    checks: ['mkfs', 'extract-monmap', 'inject-monmap', 'v', 'version', 'compact'],
  },
  {
    id: 'cri-o',
    title: 'CRI-O',
    sources: ['cri-o/cri-o:docs/crio.conf.5.md', 'https://github.com/cri-o/cri-o/issues/7448'],
    executables: ['crio'],
    images: [],
    listeners: [
      {
        name: 'metrics',
        options: ['metrics-port'],
        hostOptions: ['metrics-host'],
        variables: ['CONTAINER_METRICS_PORT'],
        hostVariables: ['CONTAINER_METRICS_HOST'],
        settings: ['crio.metrics.metrics_port'],
        hostSettings: ['crio.metrics.metrics_host'],
        // Every address before release 1.29, localhost since (cri-o/cri-o#7448).
        default: { host: '$(BY_RELEASE)', port: 9090 },
        enabledBy: ['enable-metrics', 'CONTAINER_ENABLE_METRICS', 'crio.metrics.enable_metrics'],
      },
      {
        name: 'stream',
        options: ['stream-port'],
        hostOptions: ['stream-address'],
        variables: ['CONTAINER_STREAM_PORT'],
        hostVariables: ['CONTAINER_STREAM_ADDRESS'],
        settings: ['crio.api.stream_port'],
        hostSettings: ['crio.api.stream_address'],
        default: { host: '127.0.0.1' },
      },
    ],
    notListening: ['tracing-endpoint', 'listen'],
    switches: ['enable-metrics', 'enable-tracing', 'selinux', 'read-only'],
    configurations: [{ format: 'toml', options: ['config', 'c'], paths: ['/etc/crio/crio.conf', '/etc/crio/crio.conf.d/*'] }],
  },
  {
    id: 'ganesha-nfsd',
    title: 'NFS-Ganesha',
    sources: [
      'nfs-ganesha/nfs-ganesha:src/doc/man/ganesha-core-config.rst',
      'nfs-ganesha/nfs-ganesha:src/MainNFSD/nfs_rpc_dispatcher_thread.c',
    ],
    executables: ['ganesha.nfsd'],
    images: ['nfs-ganesha'],
    listeners: [
      ...ganeshaServers('nfs', 'NFS_Port', 2049),
      ...ganeshaServers('quota', 'Rquota_Port', 875),
      ...ganeshaServers('mount', 'MNT_Port'),
      ...ganeshaServers('locks', 'NLM_Port'),
      { name: 'monitoring', settings: ganeshaNames('Monitoring_Port') },
    ],
    notListening: ['f', 'L', 'N', 'p'],
    switches: ['F', 'v', 'x'],
    configurations: [{ format: 'blocks', options: ['f'], paths: ['/etc/ganesha/ganesha.conf'] }],
  },
  {
    id: 'linstor-satellite',
    title: 'LINSTOR satellite',
    sources: [
      'LINBIT/linstor-server:satellite/src/main/java/com/linbit/linstor/core/cfg/StltConfig.java',
      'LINBIT/linstor-server:satellite/src/main/java/com/linbit/linstor/core/cfg/StltCmdLineArgsParser.java',
    ],
    executables: ['Satellite', 'startSatellite'],
    images: ['linstor-satellite'],
    listeners: [
      {
        name: 'server',
        options: ['port'],
        hostOptions: ['bind-address'],
        settings: ['netcom.port'],
        hostSettings: ['netcom.bind_address'],
        default: { port: 3366 },
      },
    ],
    notListening: ['logs', 'l', 'config-directory', 'c', 'override-node-name', 'keep-res', 'k', 'log-level', 'log-level-linstor'],
    switches: ['debug-console', 'd', 'stack-traces', 'p', 'skip-hostname-check', 's', 'skip-drbd-check'],
    configurations: [{ format: 'toml', paths: ['/etc/linstor/linstor_satellite.toml'] }],
  },
  {
    id: 'trident',
    title: 'NetApp Trident',
    sources: ['NetApp/trident:main.go'],
    executables: ['trident_orchestrator'],
    images: ['trident'],
    listeners: [
      {
        name: 'http',
        options: ['port'],
        hostOptions: ['address'],
        default: { host: '127.0.0.1', port: 8000 },
        off: [''],
        disabledBy: ['rest=false'],
      },
      {
        name: 'https',
        options: ['https_port'],
        hostOptions: ['https_address'],
        default: { port: 8443 },
        off: [''],
        enabledBy: ['https_rest'],
      },
      { name: 'docker', options: ['driver_port'], off: [''] },
    ],
    notListening: ['k8s_api_server', 'csi_endpoint', 'csi_node_name', 'etcd_v2', 'etcd_v3', 'volume_driver', 'config'],
    switches: ['debug', 'k8s_pod', 'no_persistence', 'passthrough', 'rest', 'https_rest'],
  },
  weed('filer', 8888),
  weed('master', 9333),
  weed('volume', 8080),
];
