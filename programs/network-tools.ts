import type { Program, ProgramListener } from '../src/model/program.ts';

/** The forms of socat's address types: the options after the port may name the address to bind. */
function socatForms(types: readonly string[]): string[] {
  return types.flatMap((type) => [
    `${type}:{port},bind={host},*`,
    `${type}:{port},*,bind={host},*`,
    `${type}:{port},*,bind={host}`,
    `${type}:{port},bind={host}`,
    `${type}:{port},*`,
    `${type}:{port}`,
  ]);
}

/** `TCP-LISTEN`, `TCP4-LISTEN`, `TCP6-LISTEN` and so on. */
function socatTypes(names: readonly string[], endings: readonly string[]): string[] {
  return names.flatMap((name) => ['', '4', '6'].flatMap((version) => endings.map((ending) => `${name}${version}-${ending}`)));
}

const socatTcp: ProgramListener = {
  name: 'tcp',
  arguments: socatForms([...socatTypes(['TCP', 'INET'], ['LISTEN', 'L']), 'OPENSSL-LISTEN', 'SSL-L']),
};

const socatUdp: ProgramListener = {
  name: 'udp',
  protocol: 'UDP',
  arguments: socatForms([
    ...socatTypes(['UDP'], ['LISTEN', 'L', 'RECVFROM', 'RECV']),
    ...['DTLS-LISTEN', 'DTLS-L', 'DTLS-SERVER', 'OPENSSL-DTLS-LISTEN', 'OPENSSL-DTLS-SERVER'],
  ]),
};

const socatSctp: ProgramListener = {
  name: 'sctp',
  protocol: 'SCTP',
  arguments: socatForms(socatTypes(['SCTP'], ['LISTEN', 'L'])),
};

/** Arguments of netcat that is told to listen: an address and a port, or a port alone. */
const NETCAT_ARGUMENTS = ['{host} {port}', '{port}'];

/** A server of sockperf, by either of its names. */
const sockperf = (subcommand: string): Program => ({
  id: `sockperf-${subcommand}`,
  title: 'Server of sockperf',
  sources: ['Mellanox/sockperf:src/sockperf.cpp', 'Mellanox/sockperf:src/defs.h'],
  executables: ['sockperf'],
  images: [],
  subcommand,
  listeners: [
    {
      name: 'udp',
      protocol: 'UDP',
      options: ['p', 'port'],
      hostOptions: ['i', 'ip', 'addr'],
      default: { port: 11111 },
      disabledBy: ['tcp', 'f', 'file'],
    },
    {
      name: 'tcp',
      options: ['p', 'port'],
      hostOptions: ['i', 'ip', 'addr'],
      default: { port: 11111 },
      enabledBy: ['tcp'],
      disabledBy: ['f', 'file'],
    },
  ],
  notListening: ['f', 'file', 'F', 'iomux-type', 'timeout', 'm', 'msg-size', 'threads-num', 'cpu-affinity', 'buffer-size', 'tos'],
  switches: ['tcp', 'g', 'gap-detection', 'daemonize', 'nonblocked', 'dontwarmup', 'd', 'debug', 'tcp-avoid-nodelay', 'uc-reuseaddr'],
  checks: ['h', 'help', '?'],
});

/** Programs that relay, listen or measure where somebody tells them to. */
export const programs: readonly Program[] = [
  {
    id: 'iperf',
    title: 'iperf 2',
    sources: ['lynxis/iperf2:man/iperf.1'],
    executables: ['iperf'],
    images: [],
    listeners: [
      {
        name: 'tcp',
        options: ['p', 'port'],
        hostOptions: ['B', 'bind'],
        default: { port: 5001 },
        enabledBy: ['s', 'server'],
        disabledBy: ['u', 'udp'],
      },
      {
        name: 'udp',
        protocol: 'UDP',
        options: ['p', 'port'],
        hostOptions: ['B', 'bind'],
        default: { port: 5001 },
        enabledBy: ['s+u', 's+udp', 'server+u', 'server+udp'],
      },
    ],
    notListening: (
      'c client listenport L t time i interval P parallel b bandwidth w window l len M mss S tos n num F fileinput T ' +
      'ttl Z linux-congestion f format o output x reportexclude y reportstyle ipg isochronous'
    ).split(' '),
    switches: (
      's server u udp D daemon e enhanced V ipv6_domain U single_udp m print_mss z realtime C compatibility N nodelay R ' +
      'reverse remove d dualtest r tradeoff I stdin X peerdetect udp-counters-64bit'
    ).split(' '),
    checks: ['v', 'version', 'h', 'help'],
  },
  {
    id: 'iperf3',
    title: 'iperf3',
    sources: ['esnet/iperf:docs/invoking.rst'],
    executables: ['iperf3'],
    images: ['iperf3'],
    listeners: [{ name: 'tcp', options: ['p', 'port'], hostOptions: ['B', 'bind'], default: { port: 5201 }, enabledBy: ['s', 'server'] }],
    notListening: (
      'c client cport t time i interval P parallel b bitrate n bytes k blockcount l length w window f format F file A ' +
      'affinity I pidfile M set-mss S tos dscp L flowlabel X xbind logfile connect-timeout pacing-timer fq-rate'
    ).split(' '),
    switches: (
      's server D daemon 1 one-off u udp sctp J json V verbose d debug R reverse bidir N no-delay 4 version4 6 version6 ' +
      'forceflush multithread'
    ).split(' '),
    checks: ['v', 'version', 'h', 'help'],
  },
  {
    id: 'nc',
    title: 'netcat of OpenBSD and Debian, the traditional one, and that of BusyBox',
    sources: [
      'openbsd/src:usr.bin/nc/nc.1',
      'https://build.opensuse.org/projects/home:favogt:symbolictw/packages/netcat-openbsd/files/use-flags-to-specify-listen-address.patch',
      'https://manpages.ubuntu.com/manpages/focal/man1/nc.traditional.1.html',
      'mirror/busybox:networking/nc_bloaty.c',
    ],
    executables: ['nc', 'netcat', 'nc.openbsd', 'nc.traditional'],
    images: [],
    listeners: [
      {
        name: 'tcp-of-option',
        options: ['p', 'source-port'],
        hostOptions: ['s'],
        enabledBy: ['l', 'listen'],
        disabledBy: ['u', 'udp', 'U', 'unixsock', 'z', 'sctp'],
      },
      {
        name: 'tcp-of-argument',
        arguments: NETCAT_ARGUMENTS,
        hostOptions: ['s'],
        enabledBy: ['l', 'listen'],
        disabledBy: ['p', 'source-port', 'u', 'udp', 'U', 'unixsock', 'z', 'sctp'],
      },
      {
        name: 'udp-of-option',
        protocol: 'UDP',
        options: ['p', 'source-port'],
        hostOptions: ['s'],
        enabledBy: ['l+u', 'l+udp', 'listen+u', 'listen+udp'],
        disabledBy: ['U', 'unixsock', 'z'],
      },
      {
        name: 'udp-of-argument',
        protocol: 'UDP',
        arguments: NETCAT_ARGUMENTS,
        hostOptions: ['s'],
        enabledBy: ['l+u', 'l+udp', 'listen+u', 'listen+udp'],
        disabledBy: ['p', 'source-port', 'U', 'unixsock', 'z'],
      },
    ],
    notListening: 'w wait i idle-timeout q e exec c sh-exec x proxy X proxy-type P T m max-conns M I O V g G H K o output'.split(' '),
    switches: 'l listen k keep-open v verbose n nodns u udp U unixsock z d N D F S t r b 4 6 C broker chat ssl sctp'.split(' '),
    checks: ['h', 'help'],
  },
  {
    id: 'ncat',
    title: 'Ncat',
    sources: ['nmap/nmap:ncat/ncat_main.c'],
    executables: ['ncat'],
    images: [],
    listeners: [
      {
        name: 'tcp',
        options: ['p', 'source-port'],
        arguments: NETCAT_ARGUMENTS,
        default: { port: 31337 },
        enabledBy: ['l', 'listen', 'broker', 'chat', 'talk'],
        disabledBy: ['u', 'udp', 'sctp', 'U', 'unixsock', 'proxy-type'],
      },
      {
        name: 'udp',
        protocol: 'UDP',
        options: ['p', 'source-port'],
        arguments: NETCAT_ARGUMENTS,
        default: { port: 31337 },
        enabledBy: ['l+u', 'l+udp', 'listen+u', 'listen+udp'],
        disabledBy: ['U', 'unixsock'],
      },
      {
        name: 'sctp',
        protocol: 'SCTP',
        options: ['p', 'source-port'],
        arguments: NETCAT_ARGUMENTS,
        default: { port: 31337 },
        enabledBy: ['l+sctp', 'listen+sctp'],
      },
      {
        name: 'proxy',
        options: ['p', 'source-port'],
        arguments: NETCAT_ARGUMENTS,
        default: { port: 3128 },
        enabledBy: ['l+proxy-type', 'listen+proxy-type'],
      },
    ],
    notListening: (
      's source w wait i idle-timeout d delay e exec c sh-exec lua-exec g G m max-conns o output x hex-dump proxy ' +
      'proxy-auth proxy-dns allow allowfile deny denyfile nsock-engine ssl-cert ssl-key ssl-trustfile ssl-ciphers ' +
      'ssl-alpn proxy-type'
    ).split(' '),
    switches: (
      '4 6 U unixsock C crlf l listen k keep-open u udp sctp t telnet v verbose n nodns z append-output recv-only ' +
      'send-only no-shutdown broker chat talk ssl ssl-verify'
    ).split(' '),
    checks: ['h', 'help', 'version'],
  },
  {
    id: 'netserver',
    title: 'Server of netperf',
    sources: ['HewlettPackard/netperf:src/netserver.c', 'https://linuxcommandlibrary.com/man/netserver'],
    executables: ['netserver'],
    images: [],
    listeners: [{ name: 'control', options: ['p'], hostOptions: ['L'], default: { port: 12865 } }],
    notListening: ['n', 'v', 'Z'],
    switches: ['4', '6', 'D', 'd', 'f', 'N'],
    checks: ['V', 'h'],
  },
  {
    id: 'socat',
    title: 'socat',
    sources: ['yonasBSD/socat:xioopen.c', 'yonasBSD/socat:socat.c'],
    executables: ['socat', 'socat1'],
    images: ['socat'],
    listeners: [socatTcp, socatUdp, socatSctp],
    notListening: ['b', 't', 'T', 'L', 'W', 'lf', 'lp', 'r', 'R'],
    switches: 'd dd ddd dddd d0 d1 d2 d3 d4 D v x u U g s ly lm ls lu lh 4 6 experimental'.split(' '),
    checks: ['V', 'h', 'hh', 'hhh'],
  },
  ...['server', 'sr'].map(sockperf),
  {
    id: 'uperf',
    title: 'uperf',
    sources: ['uperf/uperf:src/main.c'],
    executables: ['uperf'],
    images: [],
    listeners: [{ name: 'control', options: ['P'], default: { port: 20000 }, enabledBy: ['s'], disabledBy: ['S=udp', 'S=UDP', 'S=vsock'] }],
    notListening: ['m', 'E', 'X', 'i', 'S', 'I', 'Q', 'C', 'W', 'M'],
    switches: ['s', 'n', 'T', 't', 'f', 'g', 'k', 'p', 'e', 'a', 'R', 'v'],
    checks: ['V', 'h'],
  },
];
