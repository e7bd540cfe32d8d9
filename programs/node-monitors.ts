import type { Program } from '../src/model/program.ts';

/** Agents that watch a node, its connections and its neighbours. */
export const programs: readonly Program[] = [
  {
    id: 'coroot-node-agent',
    title: 'Coroot node agent',
    sources: ['coroot/coroot-node-agent:flags/flags.go'],
    executables: ['coroot-node-agent'],
    images: ['coroot-node-agent'],
    listeners: [{ name: 'metrics', options: ['listen'], default: { host: '0.0.0.0', port: 80 } }],
    notListening: ['track-public-network', 'cgroupfs-root', 'provider', 'region', 'availability-zone'],
    switches: ['disable-log-parsing', 'disable-pinger', 'disable-l7-tracing'],
  },
  {
    id: 'goldpinger',
    title: 'Goldpinger',
    sources: ['bloomberg/goldpinger:README.md'],
    executables: ['goldpinger'],
    images: ['goldpinger'],
    listeners: [{ name: 'http', variables: ['PORT'], hostVariables: ['HOST'] }],
    notListening: ['kubeconfig-path', 'HOSTNAME'],
  },
  {
    id: 'kubeshark-worker',
    title: 'Kubeshark worker',
    sources: ['kubeshark/worker:main.go'],
    executables: [],
    images: ['kubeshark/worker'],
    listeners: [{ name: 'http', options: ['port'] }],
    notListening: [
      'ignore-ports',
      'i',
      'r',
      's',
      'c',
      'decoder',
      'stats',
      'max-live-streams',
      'procfs',
      'packet-capture',
      'target-size-mb',
    ],
    switches: ['lazy', 'verbose', 'debug', 'quiet', 'tls', 'servicemesh', 'promisc', 'dumppkt', 'nodefrag', 'checksum'],
  },
  {
    id: 'zabbix-agent',
    title: 'Zabbix agent and agent 2',
    sources: ['zabbix/zabbix-docker:Dockerfiles/agent2/README.md'],
    executables: ['zabbix_agentd', 'zabbix_agent2'],
    images: ['zabbix-agent', 'zabbix-agent2'],
    listeners: [
      {
        name: 'passive-checks',
        variables: ['ZBX_LISTENPORT'],
        hostVariables: ['ZBX_LISTENIP'],
        settings: ['ListenPort'],
        hostSettings: ['ListenIP'],
        default: { port: 10050 },
        unset: [''],
      },
      { name: 'status', variables: ['ZBX_ENABLESTATUSPORT'] },
    ],
    notListening: ['ZBX_SERVER_HOST', 'ZBX_SERVER_PORT', 'ZBX_PASSIVESERVERS', 'ZBX_ACTIVESERVERS', 'ZBX_SOURCEIP'],
    configurations: [
      { format: 'ini', options: ['c', 'config'], paths: ['/etc/zabbix/zabbix_agentd.conf', '/etc/zabbix/zabbix_agent2.conf'] },
    ],
  },
];
