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
    id: 'django-runserver',
    title: 'manage.py runserver of Django',
    sources: ['https://docs.djangoproject.com/en/3.0/ref/django-admin/#runserver'],
    executables: ['python', 'python3', 'python3.*'],
    images: [],
    subcommand: 'manage.py runserver',
    listeners: [{ name: 'http', arguments: ['{address}', '{port}'] }],
    switches: ['noreload', 'nothreading', 'ipv6', '6', 'insecure', 'nostatic', 'skip-checks', 'force-color', 'no-color'],
  },
  {
    id: 'flask-run',
    title: 'flask run',
    sources: ['pallets/flask:docs/cli.rst'],
    executables: ['flask'],
    images: [],
    subcommand: 'run',
    listeners: [
      {
        name: 'http',
        options: ['port', 'p'],
        hostOptions: ['host', 'h'],
        variables: ['FLASK_RUN_PORT'],
        hostVariables: ['FLASK_RUN_HOST'],
        default: { host: '127.0.0.1', port: 5000 },
      },
    ],
    notListening: ['cert', 'key', 'extra-files', 'exclude-patterns'],
    switches: ['reload', 'no-reload', 'debugger', 'no-debugger', 'debug', 'no-debug', 'with-threads', 'without-threads'],
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
      'https://docs.spring.io/spring-boot/docs/current/reference/html/common-application-properties.html',
    ],
    executables: ['java'],
    images: [],
    listeners: [
      { name: 'metrics', arguments: ['-javaagent:*jmx*.jar={port}:*', '-javaagent:*jmx*.jar={host}:{port}:*'] },
      { name: 'management', options: ['Dcom.sun.management.jmxremote.port'], hostOptions: ['Dcom.sun.management.jmxremote.host'] },
      { name: 'spring', settings: ['server.port'], hostSettings: ['server.address'] },
      { name: 'spring-management', settings: ['management.server.port'], hostSettings: ['management.server.address'] },
      {
        name: 'management-objects',
        options: ['Dcom.sun.management.jmxremote.rmi.port'],
        hostOptions: ['Dcom.sun.management.jmxremote.host'],
      },
    ],
    notListening: ['Djava.rmi.server.hostname'],
    configurations: [
      {
        format: 'yaml',
        options: ['spring.config.location', 'spring.config.additional-location', 'Dspring.config.location'],
        paths: ['/*/application.yml', '/*/application.yaml'],
      },
      {
        format: 'ini',
        options: ['spring.config.location', 'spring.config.additional-location', 'Dspring.config.location'],
        paths: ['/*/application.properties'],
      },
    ],
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
