import type { Program } from '../src/model/program.ts';

/** Servers of files, names, images and secrets. */
export const programs: readonly Program[] = [
  {
    id: 'consul-agent',
    title: 'Consul agent',
    sources: ['hashicorp/consul:agent/config/default.go', 'https://developer.hashicorp.com/consul/commands/agent'],
    executables: ['consul'],
    images: ['hashicorp/consul'],
    subcommand: 'agent',
    listeners: [
      { name: 'http', options: ['http-port'], hostOptions: ['client'], default: { host: '127.0.0.1', port: 8500 }, off: ['-1'] },
      { name: 'https', options: ['https-port'], hostOptions: ['client'], default: { host: '127.0.0.1' }, off: ['-1'] },
      { name: 'grpc', options: ['grpc-port'], hostOptions: ['client'], default: { host: '127.0.0.1' }, off: ['-1'] },
      { name: 'grpc-tls', options: ['grpc-tls-port'], hostOptions: ['client'], default: { host: '127.0.0.1' }, off: ['-1'] },
      { name: 'dns', options: ['dns-port'], hostOptions: ['client'], default: { host: '127.0.0.1', port: 8600 }, off: ['-1'] },
      {
        name: 'dns-udp',
        protocol: 'UDP',
        options: ['dns-port'],
        hostOptions: ['client'],
        default: { host: '127.0.0.1', port: 8600 },
        off: ['-1'],
      },
      {
        name: 'rpc',
        options: ['server-port'],
        hostOptions: ['bind'],
        default: { host: '0.0.0.0', port: 8300 },
        enabledBy: ['server', 'dev'],
      },
      { name: 'gossip', options: ['serf-lan-port'], hostOptions: ['serf-lan-bind', 'bind'], default: { host: '0.0.0.0', port: 8301 } },
      {
        name: 'gossip-udp',
        protocol: 'UDP',
        options: ['serf-lan-port'],
        hostOptions: ['serf-lan-bind', 'bind'],
        default: { host: '0.0.0.0', port: 8301 },
      },
      {
        name: 'wan-gossip',
        options: ['serf-wan-port'],
        hostOptions: ['serf-wan-bind', 'bind'],
        default: { host: '0.0.0.0', port: 8302 },
        off: ['-1'],
        enabledBy: ['server', 'dev'],
      },
    ],
    notListening: ['advertise', 'advertise-wan', 'join', 'retry-join', 'retry-join-wan', 'recursor', 'node', 'datacenter'],
    switches: ['server', 'dev', 'ui', 'disable-host-node-id', 'enable-script-checks', 'enable-local-script-checks'],
  },
  {
    id: 'dnsmasq',
    title: 'dnsmasq',
    sources: ['imp/dnsmasq:src/option.c', 'imp/dnsmasq:src/dhcp.c', 'InfrastructureServices/dnsmasq:man/dnsmasq.8'],
    executables: ['dnsmasq'],
    images: ['dnsmasq'],
    listeners: [
      {
        name: 'dns',
        options: ['port', 'p'],
        hostOptions: ['listen-address', 'a'],
        settings: ['port'],
        hostSettings: ['listen-address'],
        default: { port: 53 },
      },
      {
        name: 'dns-udp',
        protocol: 'UDP',
        options: ['port', 'p'],
        hostOptions: ['listen-address', 'a'],
        settings: ['port'],
        hostSettings: ['listen-address'],
        default: { port: 53 },
      },
      {
        name: 'dhcp',
        protocol: 'UDP',
        default: { port: 67 },
        enabledBy: ['dhcp-range', 'F', 'dhcp-relay'],
        disabledBy: ['dhcp-alternate-port'],
      },
      {
        name: 'pxe',
        protocol: 'UDP',
        default: { port: 4011 },
        enabledBy: ['pxe-service+dhcp-range', 'pxe-prompt+dhcp-range', 'pxe-service+F', 'pxe-prompt+F'],
      },
      { name: 'tftp', protocol: 'UDP', default: { port: 69 }, enabledBy: ['enable-tftp'] },
    ],
    notListening: (
      'server S rev-server local address A min-port max-port tftp-port-range query-port Q edns-packet-max P cache-size c ' +
      'dns-forward-max interface i except-interface I auth-server auth-peer dhcp-option O dhcp-host G dhcp-boot M ' +
      'dhcp-leasefile l host-record addn-hosts H resolv-file r pid-file x user u group g'
    ).split(' '),
    switches: (
      'no-daemon d keep-in-foreground k no-resolv R no-poll n no-hosts h expand-hosts E log-queries q bind-interfaces z ' +
      'bind-dynamic bogus-priv b domain-needed D strict-order o no-negcache N localise-queries y dhcp-authoritative K ' +
      'read-ethers Z selfmx e filterwin2k f localmx L local-service all-servers no-ping log-dhcp log-debug leasefile-ro ' +
      'tftp-secure tftp-no-blocksize tftp-single-port enable-ra enable-tftp dnssec'
    ).split(' '),
    checks: ['test', 'version', 'v', 'help', 'w'],
    configurations: [{ format: 'ini', options: ['conf-file', 'C', 'conf-dir', '7'], paths: ['/etc/dnsmasq.conf', '/etc/dnsmasq.d/*'] }],
  },
  {
    id: 'in-tftpd',
    title: 'tftpd-hpa',
    sources: ['hpax/tftp-hpa:tftpd/tftpd.8.in'],
    executables: ['in.tftpd'],
    images: [],
    listeners: [
      {
        name: 'tftp',
        protocol: 'UDP',
        options: ['address', 'a', 'service', 'port', 'S'],
        default: { port: 69 },
        enabledBy: ['listen', 'l', 'foreground', 'L'],
      },
    ],
    notListening: (
      'port-range R user u umask U pidfile P timeout t retransmit T map-file m map-steps verbosity refuse r blocksize B ' +
      'windowsize W window-bytes'
    ).split(' '),
    switches: 'listen l foreground L secure chroot s create c permissive p verbose v ipv4 4 ipv6 6 systemd'.split(' '),
    checks: ['map-test', 'version', 'V'],
  },
  {
    id: 'minio',
    title: 'MinIO server',
    sources: ['minio/minio:cmd/server-main.go', 'minio/minio:internal/config/server.go'],
    executables: ['minio'],
    images: ['minio'],
    subcommand: 'server',
    listeners: [
      { name: 's3', options: ['address'], variables: ['MINIO_ADDRESS'], settings: ['address'], default: { port: 9000 } },
      {
        name: 'console',
        options: ['console-address'],
        variables: ['MINIO_CONSOLE_ADDRESS'],
        settings: ['console-address'],
        disabledBy: ['MINIO_BROWSER=off'],
      },
      { name: 'ftp', options: ['ftp address'], settings: ['options.ftp.address'] },
      { name: 'sftp', options: ['sftp address'], settings: ['options.sftp.address'] },
    ],
    notListening: [
      'ftp',
      'ftp passive-port-range',
      'sftp',
      'listeners',
      'interface',
      'MINIO_SERVER_URL',
      'MINIO_BROWSER_REDIRECT_URL',
      'MINIO_VOLUMES',
      'MINIO_ENDPOINTS',
      'MINIO_PROMETHEUS_URL',
    ],
    switches: ['quiet', 'anonymous', 'json', 'log-compress'],
    configurations: [{ format: 'yaml', options: ['config'], variables: ['MINIO_CONFIG'] }],
  },
  {
    id: 'registry',
    title: 'Distribution (container registry)',
    sources: ['distribution/distribution:cmd/registry/config-example.yml'],
    executables: ['registry'],
    images: ['registry'],
    listeners: [
      { name: 'http', variables: ['REGISTRY_HTTP_ADDR'], settings: ['http.addr'], default: { port: 5000 } },
      { name: 'debug', variables: ['REGISTRY_HTTP_DEBUG_ADDR'], settings: ['http.debug.addr'] },
    ],
    notListening: ['REGISTRY_PROXY_REMOTEURL', 'REGISTRY_HTTP_HOST', 'REGISTRY_REDIS_ADDR'],
    configurations: [{ format: 'yaml', paths: ['/etc/docker/registry/config.yml', '/etc/distribution/config.yml'] }],
  },
  {
    id: 'rpcbind',
    title: 'rpcbind',
    sources: ['okirch/rpcbind:src/rpcbind.c'],
    executables: ['rpcbind'],
    images: [],
    listeners: [
      // The addresses of -h are those of UDP; TCP is bound to every address.
      { name: 'tcp', default: { port: 111 } },
      { name: 'udp', protocol: 'UDP', hostOptions: ['h'], default: { port: 111 } },
    ],
    switches: ['a', 'd', 'f', 'i', 'l', 's', 'w', 'r'],
  },
  {
    id: 'sshd',
    title: 'OpenSSH server',
    sources: ['openssh/openssh-portable:sshd.8', 'https://man.freebsd.org/sshd(8)', 'openssh/openssh-portable:sshd_config.5'],
    executables: ['sshd'],
    images: [],
    listeners: [
      {
        name: 'ssh',
        options: ['p', 'o Port', 'o ListenAddress'],
        settings: ['Port', 'port', 'ListenAddress', 'listenaddress'],
        default: { port: 22 },
        disabledBy: ['i'],
      },
    ],
    notListening: ['b', 'C', 'c', 'E', 'f', 'g', 'h', 'k', 'o', 'u'],
    switches: ['4', '6', 'D', 'd', 'e', 'i', 'q'],
    checks: ['t', 'T', 'G', 'V'],
    configurations: [{ format: 'keywords', options: ['f'], paths: ['/etc/ssh/sshd_config', '/etc/ssh/sshd_config.d/*.conf'] }],
  },
  {
    id: 'vault',
    title: 'Vault',
    sources: ['hashicorp/vault:command/server.go', 'hashicorp/vault:website/content/docs/configuration/listener/tcp.mdx'],
    executables: ['vault'],
    images: ['vault'],
    subcommand: 'server',
    listeners: [
      {
        name: 'http',
        options: ['dev-listen-address'],
        variables: ['VAULT_DEV_LISTEN_ADDRESS'],
        default: { host: '127.0.0.1', port: 8200 },
        enabledBy: ['dev', 'dev-tls'],
      },
      { name: 'listener', settings: ['listener.tcp.address'] },
      { name: 'cluster', settings: ['listener.tcp.cluster_address'] },
    ],
    notListening: ['dev-root-token-id', 'dev-tls-san', 'VAULT_ADDR', 'VAULT_API_ADDR', 'VAULT_CLUSTER_ADDR', 'VAULT_REDIRECT_ADDR'],
    switches: ['dev', 'dev-tls', 'dev-no-store-token', 'recovery', 'exit-on-core-shutdown'],
    checks: ['test-verify-only', 'test-server-config'],
    configurations: [
      { format: 'blocks', options: ['config'] },
      { format: 'json', options: ['config'] },
    ],
  },
];
