import type { Program } from '../src/model/program.ts';

/** Apache under one of its names; BusyBox has a server of the name `httpd`, too. */
function apache(id: string, executables: readonly string[], subcommand?: string): Program {
  return {
    id,
    title: 'Apache HTTP Server',
    sources: ['apache/httpd:docs/manual/bind.xml'],
    executables,
    images: subcommand === undefined ? ['httpd'] : [],
    ...(subcommand === undefined ? {} : { subcommand }),
    // Without a file nothing listens, yet images bring one.
    listeners: subcommand === undefined ? [{ name: 'http', default: { port: 80 }, settledByFile: true }] : [],
    notListening: ['D', 'd', 'f', 'C', 'c', 'e', 'E', 'k'],
    switches: ['X'],
    checks: ['t', 'S', 'M', 'L', 'l', 'v', 'V'],
    configurations: [
      {
        format: 'apache',
        options: ['f'],
        paths: [
          '/usr/local/apache2/conf/httpd.conf',
          '/usr/local/apache2/conf/extra/*.conf',
          '/etc/apache2/*.conf',
          '/etc/apache2/sites-enabled/*',
          '/etc/httpd/conf/httpd.conf',
          '/etc/httpd/conf.d/*.conf',
        ],
      },
    ],
  };
}

/** Caddy, started by its name, or as its image does without being told. */
function caddy(id: string, start: Pick<Program, 'subcommand'> & Partial<Pick<Program, 'executables' | 'images'>>): Program {
  return {
    id,
    title: 'Caddy',
    sources: [
      'caddyserver/website:src/docs/markdown/caddyfile/concepts.md',
      'caddyserver/website:src/docs/markdown/caddyfile/directives/bind.md',
    ],
    executables: [],
    images: [],
    ...start,
    listeners: [{ name: 'admin', default: { host: '127.0.0.1', port: 2019 }, settledByFile: true }],
    notListening: ['config', 'c', 'adapter', 'a', 'envfile', 'pingback'],
    switches: ['environ', 'resume', 'watch', 'w'],
    configurations: [{ format: 'caddyfile', options: ['config', 'c'], paths: ['/etc/caddy/Caddyfile', '/Caddyfile'] }],
  };
}

/** The server of Rails, of which the subcommand has two names. */
function rails(id: string, subcommand: string): Program {
  return {
    id,
    title: `rails ${subcommand}`,
    sources: ['rails/rails:railties/lib/rails/commands/server/server_command.rb'],
    executables: ['rails'],
    images: [],
    subcommand,
    listeners: [
      {
        name: 'http',
        options: ['port', 'p'],
        hostOptions: ['binding', 'b'],
        variables: ['PORT'],
        hostVariables: ['BINDING'],
        default: { port: 3000 },
      },
    ],
    notListening: ['config', 'c', 'using', 'u', 'pid', 'P', 'environment', 'e'],
    switches: ['daemon', 'd', 'dev-caching', 'C', 'early-hints', 'log-to-stdout'],
  };
}

/** Servers and caches of web pages, and those that frameworks bring. */
export const programs: readonly Program[] = [
  apache('apache', ['apache2', 'apachectl', 'apache2ctl', 'httpd-foreground', 'apache2-foreground']),
  apache('apache-foreground', ['httpd'], 'FOREGROUND'),
  apache('apache-foreground-joined', ['httpd'], '-DFOREGROUND'),
  caddy('caddy', { executables: ['caddy'], subcommand: 'run' }),
  caddy('caddy-image', { images: ['caddy'] }),
  {
    id: 'php',
    title: 'Built-in web server of PHP',
    sources: ['https://php.net/features.commandline.webserver', 'php/php-src:sapi/cli/php.1.in'],
    executables: ['php'],
    images: [],
    listeners: [{ name: 'http', options: ['S'] }],
    notListening: ['c', 'd', 'f', 'r', 'B', 'R', 'F', 'E', 't', 'z', 'g'],
    switches: ['a', 'e', 'H', 'i', 'l', 'm', 'n', 'q', 's', 'v', 'w'],
  },
  {
    id: 'puma',
    title: 'Puma',
    sources: ['puma/puma:lib/puma/configuration.rb'],
    executables: ['puma'],
    images: [],
    listeners: [
      { name: 'http', options: ['bind', 'b', 'port', 'p'], default: { host: '0.0.0.0', port: 9292 } },
      { name: 'control', options: ['control-url'] },
    ],
    notListening: ['config', 'C', 'dir', 'environment', 'e', 'workers', 'w', 'threads', 't', 'pidfile', 'state', 'S', 'tag'],
    switches: ['debug', 'preload', 'quiet', 'q', 'silent', 's', 'early-hints'],
    checks: ['V', 'version'],
  },
  rails('rails-s', 's'),
  rails('rails-server', 'server'),
  {
    id: 'squid',
    title: 'Squid',
    sources: ['https://www.squid-cache.org/Doc/config/http_port/', 'https://www.squid-cache.org/Doc/config/icp_port/'],
    executables: ['squid'],
    images: ['squid'],
    listeners: [{ name: 'http', options: ['a'], default: { port: 3128 }, settledByFile: true }],
    notListening: ['f', 'k', 'n', 'u', 'd', 'l', 's'],
    switches: ['C', 'D', 'F', 'N', 'R', 'S', 'X', 'Y', 'z', 'foreground'],
    checks: ['k', 'z', 'v', 'h'],
    configurations: [{ format: 'squid', options: ['f'], paths: ['/etc/squid/squid.conf', '/etc/squid/conf.d/*.conf'] }],
  },
  {
    id: 'varnishd',
    title: 'Varnish',
    sources: ['varnishcache/varnish-cache:doc/sphinx/reference/varnishd.rst'],
    executables: ['varnishd'],
    images: ['varnish'],
    listeners: [
      // Sockets may have a name before them, and the protocol behind.
      { name: 'http', options: ['a', 'a default', 'a http', 'a proxy'], default: { port: 80 } },
      { name: 'management', options: ['T'] },
    ],
    notListening: ['b', 'f', 'g', 'h', 'i', 'I', 'j', 'l', 'M', 'n', 'P', 'p', 'r', 'S', 's', 't', 'u', 'W', 'w'],
    switches: ['d', 'D', 'F', 'E'],
    checks: ['C', 'V', 'x'],
  },
];
