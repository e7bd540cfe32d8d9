import type { LoadBalancerSection, PlacedWord } from '../model/hosted-facts.ts';
import type { Span } from '../model/span.ts';
import { haproxySections } from '../net/haproxy.ts';
import { knownText, spanOfText, type Text } from '../text/text.ts';

/** A configuration of HAProxy, with functions for the places of its text. */
export interface LoadBalancerText {
  readonly path: string;
  readonly install: string;
  readonly text: string;
  spanAt(start: number, end: number): Span;
}

type ProxySection = LoadBalancerSection & { readonly behind: ProxySection[]; readonly before: ProxySection[] };

const KEYWORDS = new Set(['mode', 'bind', 'server', 'default_backend', 'use_backend']);

/** The sections of a configuration with binds or servers, in order. */
export function readHaproxy({ path, install, text, spanAt }: LoadBalancerText): readonly LoadBalancerSection[] {
  const sections: ProxySection[] = [];
  const backends = new Map<string, ProxySection>();
  const namesOfBackends = new Map<ProxySection, Set<string>>();
  /** The mode of each `defaults` section by name; that of the last one also by the empty name. */
  const defaults = new Map<string, PlacedWord | null>();
  for (const { words, lines } of haproxySections(knownText(text, spanAt), KEYWORDS)) {
    const [kind, ...rest] = words.map(({ value }) => value);
    // `frontend NAME from BASE`, and `defaults from BASE`.
    const [name = '', from, base] = rest[0] === 'from' ? ['', ...rest] : rest;
    const given = (...keywords: string[]): Text[] =>
      lines.flatMap(([keyword, value]) => (keyword && value && keywords.includes(keyword.value) ? value : []));
    const ownMode = given('mode').map(placed).at(-1);
    if (kind === 'defaults') {
      const mode = ownMode ?? (from === 'from' ? defaults.get(base ?? '') : null) ?? null;
      defaults.set(name, mode).set('', mode);
    }
    if (kind !== 'listen' && kind !== 'frontend' && kind !== 'backend') continue;
    const mode = ownMode ?? defaults.get(from === 'from' ? (base ?? '') : '') ?? null;
    const section: ProxySection = { path, install, kind, name, mode, ...socketsOf(lines), behind: [], before: [] };
    sections.push(section);
    if (kind === 'backend') backends.set(name, section);
    namesOfBackends.set(section, new Set(given('default_backend', 'use_backend').map(({ value }) => value)));
  }
  for (const [section, names] of namesOfBackends) {
    for (const backend of [...names].flatMap((name) => backends.get(name) ?? [])) {
      section.behind.push(backend);
      backend.before.push(section);
    }
  }
  return sections.filter(({ binds, servers }) => binds.length + servers.length > 0);
}

function socketsOf(lines: readonly (readonly Text[])[]): Pick<LoadBalancerSection, 'binds' | 'servers'> {
  const withTls = lines.map((words) => ({ words, isTls: words.some(({ value }) => value === 'ssl') }));
  return {
    binds: withTls.flatMap(({ words: [keyword, addresses], isTls }) =>
      keyword?.value === 'bind' && addresses
        ? portsOfAddresses(addresses.value).map((port) => ({ port, span: spanOfText(addresses), endsTls: isTls }))
        : [],
    ),
    servers: withTls.flatMap(({ words: [keyword, , address], isTls }) =>
      keyword?.value === 'server' && address
        ? [{ port: portsOfAddresses(address.value)[0] ?? null, span: spanOfText(address), startsTls: isTls }]
        : [],
    ),
  };
}

function placed(word: Text): PlacedWord {
  return { value: word.value, span: spanOfText(word) };
}

/** The ports of `ADDRESS:PORT[,ADDRESS:PORT]`. Ports of ranges, variables and sockets are unknown. */
function portsOfAddresses(addresses: string): number[] {
  return addresses.split(',').flatMap((address) => {
    const [, port] = /:(\d{1,5})$/.exec(address) ?? [];
    return port === undefined || address.startsWith('unix@') ? [] : [Number(port)];
  });
}
