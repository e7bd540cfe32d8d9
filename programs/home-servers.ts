import type { Program } from '../src/model/program.ts';

/** Servers of homes and small offices, which find their devices by broadcasts and so run on the host network. */
export const programs: readonly Program[] = [
  {
    id: 'blocky',
    title: 'Blocky',
    sources: ['0xERR0R/blocky:docs/config.yml'],
    executables: ['blocky'],
    images: ['blocky'],
    listeners: [
      { name: 'dns', settings: ['ports.dns', 'ports.dns.*'], default: { port: 53 } },
      { name: 'dns-udp', protocol: 'UDP', settings: ['ports.dns', 'ports.dns.*'], default: { port: 53 } },
      { name: 'dns-over-tls', settings: ['ports.tls', 'ports.tls.*'] },
      { name: 'https', settings: ['ports.https', 'ports.https.*'] },
      { name: 'http', settings: ['ports.http', 'ports.http.*'] },
    ],
    configurations: [{ format: 'yaml', options: ['config', 'c'], paths: ['/app/config.yml'] }],
  },
  {
    id: 'home-assistant',
    title: 'Home Assistant',
    sources: ['home-assistant/home-assistant.io:source/_integrations/http.markdown'],
    executables: ['hass'],
    images: ['home-assistant'],
    listeners: [{ name: 'http', settings: ['http.server_port'], hostSettings: ['http.server_host'], default: { port: 8123 } }],
    configurations: [{ format: 'yaml', paths: ['/config/configuration.yaml'] }],
  },
  {
    id: 'matter-server',
    title: 'Matter server of Home Assistant',
    sources: ['home-assistant-libs/python-matter-server:matter_server/server/__main__.py'],
    executables: ['matter-server'],
    images: ['python-matter-server'],
    listeners: [{ name: 'websockets', options: ['port'], hostOptions: ['listen-address'], default: { port: 5580 } }],
    notListening: ['vendorid', 'fabricid', 'storage-path', 'primary-interface', 'paa-root-cert-dir', 'log-file'],
  },
  {
    id: 'pihole',
    title: 'Pi-hole',
    sources: ['pi-hole/docker-pi-hole:README.md'],
    executables: [],
    images: ['pihole'],
    listeners: [
      { name: 'dns', variables: ['FTLCONF_dns_port'], default: { port: 53 } },
      { name: 'dns-udp', protocol: 'UDP', variables: ['FTLCONF_dns_port'], default: { port: 53 } },
      { name: 'web', variables: ['WEB_PORT', 'FTLCONF_webserver_port'], default: { port: 80 } },
    ],
    notListening: ['DNS1', 'DNS2', 'PIHOLE_DNS_', 'ServerIP', 'ServerIPv6', 'VIRTUAL_HOST'],
  },
  {
    id: 'syncthing',
    title: 'Syncthing',
    sources: ['syncthing/docs:users/firewall.rst'],
    executables: ['syncthing'],
    images: ['syncthing'],
    listeners: [
      { name: 'synchronisation', default: { port: 22000 } },
      { name: 'discovery', protocol: 'UDP', default: { port: 21027 } },
    ],
  },
];
