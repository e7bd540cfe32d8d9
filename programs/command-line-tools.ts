import type { Program } from '../src/model/program.ts';

/** Programs that scripts and tests start, and servers of applications. */
export const programs: readonly Program[] = [
  {
    id: 'agnhost-netexec',
    title: 'agnhost netexec',
    sources: ['kubernetes/kubernetes:test/images/agnhost/netexec/netexec.go'],
    executables: ['agnhost'],
    images: ['agnhost'],
    subcommand: 'netexec',
    listeners: [
      { name: 'http', options: ['http-port'], default: { port: 8080 } },
      {
        name: 'udp',
        protocol: 'UDP',
        options: ['udp-port'],
        hostOptions: ['udp-listen-addresses'],
        default: { port: 8081 },
        off: ['-1'],
      },
      { name: 'sctp', protocol: 'SCTP', options: ['sctp-port'], off: ['-1'] },
    ],
    notListening: ['tls-cert-file', 'tls-private-key-file', 'http-override', 'delay-shutdown'],
  },
  {
    id: 'agnhost-serve-hostname',
    title: 'agnhost serve-hostname',
    sources: ['kubernetes/kubernetes:test/images/agnhost/serve-hostname/serve_hostname.go'],
    executables: ['agnhost'],
    images: ['agnhost'],
    subcommand: 'serve-hostname',
    listeners: [
      { name: 'tcp', options: ['port'], default: { port: 9376 }, disabledBy: ['udp'] },
      { name: 'udp', protocol: 'UDP', options: ['port'], default: { port: 9376 }, enabledBy: ['udp'] },
    ],
    switches: ['http', 'tcp', 'udp', 'close'],
  },
  {
    id: 'busybox-httpd',
    title: 'HTTP server of BusyBox',
    sources: [
      'https://www.chiark.greenend.org.uk/ucgi/~mdw/git/termux-packages/blob/489d5461f741357e40b8573fb2dae1278f16f497:/packages/busybox/networking-httpd.c.patch',
    ],
    executables: ['httpd'],
    images: [],
    listeners: [{ name: 'http', options: ['p'] }],
    notListening: ['c', 'u', 'r', 'h', 'd', 'e', 'm', 'D'],
    switches: ['f', 'i', 'v', 'vv', 'fv', 'fvv'],
  },
  {
    id: 'gunicorn',
    title: 'Gunicorn',
    sources: ['benoitc/gunicorn:gunicorn/config.py'],
    executables: ['gunicorn', 'gunicorn3'],
    images: [],
    listeners: [
      { name: 'http', options: ['bind', 'b'], settings: ['bind'] },
      { name: 'http-of-variable', variables: ['PORT'], disabledBy: ['bind', 'b'] },
      { name: 'http-by-default', default: { host: '127.0.0.1', port: 8000 }, disabledBy: ['bind', 'b', 'PORT'] },
    ],
    notListening: (
      'workers w worker-class k threads worker-connections timeout t graceful-timeout max-requests max-requests-jitter ' +
      'keep-alive backlog pid p env e forwarded-allow-ips proxy-allow-from statsd-host log-syslog-to'
    ).split(' '),
    switches: (
      'reload spew preload no-sendfile reuse-port daemon D enable-stdio-inheritance R proxy-protocol log-syslog ' +
      'suppress-ragged-eofs do-handshake-on-connect'
    ).split(' '),
    checks: ['check-config', 'print-config', 'version', 'v'],
    argumentVariables: ['GUNICORN_CMD_ARGS'],
    configurations: [{ format: 'ini', options: ['config', 'c'], paths: ['/*gunicorn.conf.py'] }],
  },
  {
    id: 'java',
    title: 'Java virtual machine',
    sources: [
      'https://docs.oracle.com/en/java/javase/24/management/monitoring-and-management-using-jmx-technology.html',
      'https://docs.oracle.com/javase/8/docs/technotes/guides/troubleshoot/envvars002.html',
      'https://prometheus.github.io/jmx_exporter/deployment/java-agent',
    ],
    executables: ['java'],
    images: [],
    listeners: [
      { name: 'metrics', arguments: ['-javaagent:*jmx*.jar={port}:*', '-javaagent:*jmx*.jar={host}:{port}:*'] },
      { name: 'management', options: ['Dcom.sun.management.jmxremote.port'], hostOptions: ['Dcom.sun.management.jmxremote.host'] },
      {
        name: 'management-objects',
        options: ['Dcom.sun.management.jmxremote.rmi.port'],
        hostOptions: ['Dcom.sun.management.jmxremote.host'],
      },
    ],
    notListening: ['Djava.rmi.server.hostname'],
    argumentVariables: ['JAVA_TOOL_OPTIONS'],
  },
  {
    id: 'python-http-server',
    title: 'python -m http.server',
    sources: ['https://docs.python.org/3/library/http.server.html#command-line-interface'],
    executables: ['python', 'python3', 'python3.*'],
    images: [],
    subcommand: 'http.server',
    listeners: [{ name: 'http', arguments: ['{port}'], hostOptions: ['b', 'bind'], default: { port: 8000 } }],
    notListening: ['d', 'directory', 'p', 'protocol'],
    switches: ['cgi'],
  },
  {
    id: 'uvicorn',
    title: 'Uvicorn',
    sources: ['encode/uvicorn:docs/settings.md', 'encode/uvicorn:uvicorn/main.py'],
    executables: ['uvicorn'],
    images: [],
    listeners: [
      {
        name: 'http',
        options: ['port'],
        hostOptions: ['host'],
        variables: ['UVICORN_PORT'],
        hostVariables: ['UVICORN_HOST'],
        default: { host: '127.0.0.1', port: 8000 },
        disabledBy: ['uds', 'fd'],
      },
    ],
    notListening: ['workers', 'forwarded-allow-ips', 'root-path', 'timeout-keep-alive', 'limit-concurrency', 'backlog'],
    switches: ['reload', 'proxy-headers', 'no-access-log', 'factory', 'no-server-header'],
  },
];
