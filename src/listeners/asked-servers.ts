import { isKnown, sliceText, type Text } from '../model/text.ts';
import { type AskedPort, portsIn } from './asked-sockets.ts';
import { baseName } from './programs.ts';

/** A command-line client of one kind of server, and how it is told whom to ask; it asks this very node where it is told no host. */
interface ServerClient {
  /** Programs that are such a server. */
  readonly server: RegExp;
  readonly names: RegExp;
  readonly port?: RegExp;
  readonly host?: RegExp;
  /** Options that take addresses, separated by commas. */
  readonly addresses?: RegExp;
}

const SERVER_CLIENTS: readonly ServerClient[] = [
  { server: /^etcd$/, names: /^etcdctl$/, addresses: /^(?:--endpoints?|--peers|-C)$/ },
  { server: /^(?:redis|valkey)-server$/, names: /^(?:redis|valkey)-cli$/, port: /^-p$/, host: /^-h$/ },
  { server: /^postgres$/, names: /^(?:pg_isready|psql)$/, port: /^(?:-p|--port)$/, host: /^(?:-h|--host)$/ },
  {
    server: /^(?:mysqld|mariadbd)$/,
    names: /^(?:mysql|mysqladmin|mariadb|mariadb-admin)$/,
    port: /^(?:-P|--port)$/,
    host: /^(?:-h|--host)$/,
  },
  { server: /^mongo[ds]$/, names: /^mongo(?:sh)?$/, port: /^--port$/, host: /^--host$/ },
];

const LOCAL_HOST = /^(?:localhost|\[?127\.\d+\.\d+\.\d+\]?|\[?::1\]?|\/.*|)$/;
/** `https://host:2379`, without what may follow. */
const ADDRESS = /^(?:\w+:\/\/)?(.*?):(\d{1,5})(?:\/.*)?$/;
const PORT = /^(\d{1,5})$/;

/**
 * The ports of this node that a client asks. A host that nobody knows before it is rendered is this node where the container
 * itself starts the server: `startsServer` tells whether it starts a program of such a name.
 */
export function askedServers(words: readonly Text[], startsServer: (name: RegExp) => boolean): AskedPort[] {
  const name = baseName(words[0]?.value ?? '');
  const client = SERVER_CLIENTS.find(({ names }) => names.test(name));
  if (!client) return [];
  const isOwn = (host: string, text: Text): boolean =>
    LOCAL_HOST.test(host) || ((host.includes('$') || !isKnown(text)) && startsServer(client.server));
  if (client.addresses) {
    const asked = valuesOf(words, client.addresses).flatMap(itemsOf);
    return asked.flatMap((item) => (isOwn(ADDRESS.exec(item.value)?.[1] ?? item.value, item) ? portsIn(item, ADDRESS, 'TCP') : []));
  }
  const hosts = client.host ? valuesOf(words, client.host) : [];
  if (!client.port || !hosts.every((host) => isOwn(host.value, host))) return [];
  return valuesOf(words, client.port).flatMap((value) => portsIn(value, PORT, 'TCP'));
}

/** The values of options: `-p 5432`, `--port 5432`, `--port=5432`. */
export function valuesOf(words: readonly Text[], option: RegExp): Text[] {
  return words.flatMap((word, index) => {
    const equals = word.value.indexOf('=');
    const name = equals < 0 ? word.value : word.value.slice(0, equals);
    if (!option.test(name)) return [];
    const value = equals < 0 ? words[index + 1] : sliceText(word, equals + 1);
    return value ?? [];
  });
}

function itemsOf(list: Text): Text[] {
  return [...list.value.matchAll(/[^,]+/g)].map((item) => sliceText(list, item.index, item.index + item[0].length));
}
