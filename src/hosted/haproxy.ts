import type { LoadBalancerSection, PlacedWord } from '../model/hosted-facts.ts';
import type { Span } from '../model/span.ts';

/** A configuration of HAProxy, with the places of its text. */
export interface LoadBalancerText {
  readonly path: string;
  readonly install: string;
  readonly text: string;
  spanAt(start: number, end: number): Span;
}

type Section = { -readonly [Key in keyof LoadBalancerSection]: LoadBalancerSection[Key] } & {
  readonly binds: LoadBalancerSection['binds'][number][];
  readonly servers: LoadBalancerSection['servers'][number][];
  readonly behind: Section[];
  readonly before: Section[];
  /** The names of its backends. */
  readonly backends: string[];
};

interface Word {
  readonly value: string;
  readonly start: number;
}

const SECTION = /^(?:global|defaults|frontend|listen|backend|peers|mailers|userlist|resolvers|ring|log-forward|cache|program|http-errors)$/;

/** The sections of a configuration with binds or servers, in order. */
export function readHaproxy({ path, install, text, spanAt }: LoadBalancerText): readonly LoadBalancerSection[] {
  const sections: Section[] = [];
  /** The mode of `defaults` sections by name; that of the last one by the empty name. */
  const defaults = new Map<string, PlacedWord | null>();
  let current: Section | 'defaults' | null = null;
  let ownDefaults = '';
  for (const words of linesOf(text)) {
    const [keyword, first] = words;
    if (keyword === undefined) continue;
    if (SECTION.test(keyword.value)) current = open(words);
    else if (current === 'defaults') {
      if (keyword.value === 'mode' && first) setDefault(placed(first));
    } else if (current !== null && first) addLine(current, keyword.value, words);
  }
  const backends = new Map(sections.flatMap((section) => (section.kind === 'backend' ? [[section.name, section]] : [])));
  for (const section of sections) {
    for (const backend of new Set(section.backends)) link(section, backends.get(backend));
  }
  return sections.filter(({ binds, servers }) => binds.length + servers.length > 0);

  function open([keyword, name, ...rest]: readonly Word[]): Section | 'defaults' | null {
    const kind = keyword?.value;
    if (kind === 'defaults') {
      const isNamed = name !== undefined && name.value !== 'from';
      ownDefaults = isNamed ? name.value : '';
      const [from, base] = isNamed ? rest : [name, ...rest];
      setDefault(from?.value === 'from' ? (defaults.get(base?.value ?? '') ?? null) : null);
      return 'defaults';
    }
    if (kind !== 'listen' && kind !== 'frontend' && kind !== 'backend') return null;
    const base = rest[0]?.value === 'from' ? (rest[1]?.value ?? '') : '';
    const mode = defaults.get(base) ?? null;
    const lists = { binds: [], servers: [], behind: [], before: [], backends: [] };
    const section: Section = { path, install, kind, name: name?.value ?? '', mode, ...lists };
    sections.push(section);
    return section;
  }

  function setDefault(mode: PlacedWord | null): void {
    defaults.set(ownDefaults, mode).set('', mode);
  }

  function addLine(section: Section, keyword: string, words: readonly Word[]): void {
    const [, first, second] = words;
    if (first === undefined) return;
    const isTls = words.some(({ value }) => value === 'ssl');
    if (keyword === 'mode') section.mode = placed(first);
    else if (keyword === 'bind')
      for (const port of portsOf(first.value)) section.binds.push({ port, span: placed(first).span, endsTls: isTls });
    else if (keyword === 'server' && second)
      section.servers.push({ port: portsOf(second.value)[0] ?? null, span: placed(second).span, startsTls: isTls });
    else if (keyword === 'default_backend' || keyword === 'use_backend') section.backends.push(first.value);
  }

  function placed({ value, start }: Word): PlacedWord {
    return { value, span: spanAt(start, start + value.length) };
  }
}

function link(section: Section, backend: Section | undefined): void {
  if (backend === undefined) return;
  section.behind.push(backend);
  backend.before.push(section);
}

/** The words of each line, without comments. */
function* linesOf(text: string): Iterable<readonly Word[]> {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start) < 0 ? text.length : text.indexOf('\n', start);
    const words: Word[] = [];
    for (const match of text.slice(start, end).matchAll(/#.*|[^\s#]+/g)) {
      if (match[0].startsWith('#')) break;
      words.push({ value: match[0], start: start + match.index });
    }
    yield words;
    start = end + 1;
  }
}

/** The ports of `ADDRESS:PORT[,ADDRESS:PORT]`. Those of ranges, variables and sockets are unknown. */
function portsOf(addresses: string): number[] {
  return addresses.split(',').flatMap((address) => {
    const [, port] = /:(\d{1,5})$/.exec(address) ?? [];
    return port === undefined || address.startsWith('unix@') ? [] : [Number(port)];
  });
}
