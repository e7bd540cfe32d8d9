import { isIP } from 'node:net';
import { portText } from '../../model/address.ts';
import { type FirewallRule, networksOf, purposeOf, type Sources } from './rules.ts';

type Family = 'ip' | 'ip6';
const FAMILIES: readonly Family[] = ['ip', 'ip6'];

/** The text for `nft -f`, and the sets in it that somebody must fill. */
export interface Nftables {
  readonly text: string;
  readonly setsToFill: readonly { readonly set: string; readonly content: string }[];
}

/** A chain for a router or firewall between workers, clients and hub; it drops what it does not let through. One for all clusters, since what one chain drops no other lets through. */
export function nftables(rules: readonly FirewallRule[], sources: Sources): Nftables {
  const sets = new Map<string, { readonly family: Family; readonly elements: readonly string[]; readonly content: string }>();
  const words = new Map<string, string>();
  const used = new Set<string>();
  const useWord = (label: string): string => {
    const known = words.get(label);
    if (known !== undefined) return known;
    let word = wordOf(label);
    // Two long names may begin alike.
    for (let number = words.size; used.has(word); number++) word = `${wordOf(label)}_${number}`;
    used.add(word);
    words.set(label, word);
    return word;
  };
  const useSet = (label: string, family: Family, elements: readonly string[], content: string): string => {
    const name = `${useWord(label)}_${family === 'ip' ? 'v4' : 'v6'}`;
    sets.set(name, { family, elements, content });
    return name;
  };
  const useNames = ({ destination: { name } }: FirewallRule, family: Family): string =>
    useSet(name, family, [], `the addresses of ${name}`);
  const lines = rules.flatMap((rule) =>
    FAMILIES.flatMap((family) => {
      const { address } = rule.destination;
      if (address !== null && familyOf(address) !== family) return [];
      const from = sourceMatch(rule, family, sources, useSet);
      // A set that no rule asks for need not be filled.
      if (from === null) return [];
      const to = address === null ? `${family} daddr @${useNames(rule, family)} ` : `${family} daddr ${address} `;
      return [`    ${from}${to}tcp dport ${portText(rule.port)} accept comment ${quoted(purposeOf(rule))}`];
    }),
  );
  const drops = FAMILIES.flatMap((family) => {
    const ofFamily = sources.tenants.filter((range) => familyOf(range) === family);
    if (ofFamily.length === 0) return [];
    const set = useSet('tenants', family, ofFamily, 'networks of tenants');
    return [
      `    ${family} saddr @${set} drop comment "tenants reach nothing else"`,
      `    ${family} daddr @${set} drop comment "nor does anything reach tenants"`,
    ];
  });
  const text = [
    '# Between workers, clients and the management cluster (hub). From the hub to the workers nothing need be open:',
    "# Konnectivity's tunnel is dialled by the workers. What leaves workers for registries, DNS and the like is not in here,",
    '# nor are the applications of hosted clusters.',
    '# Everything else between the networks is dropped, so also what tenants would send to the hub.',
    'table inet hosted_control_planes {',
    ...[...sets].flatMap(([name, { family, elements, content }]) => [
      `  # ${oneLine(content)}`,
      `  set ${name} {`,
      `    type ${family === 'ip' ? 'ipv4_addr' : 'ipv6_addr'}`,
      '    flags interval',
      ...(elements.length === 0 ? [] : [`    elements = { ${elements.join(', ')} }`]),
      '  }',
    ]),
    '  chain forward {',
    '    type filter hook forward priority filter; policy drop;',
    '    ct state established,related accept',
    // Clusters can share names, and so rules.
    ...new Set(lines),
    ...drops,
    '  }',
    '}',
    '',
  ].join('\n');
  const setsToFill = [...sets].flatMap(([set, { elements, content }]) => (elements.length === 0 ? [{ set, content }] : []));
  return { text, setsToFill };
}

type UseSet = (label: string, family: Family, elements: readonly string[], content: string) => string;

const LABELS = { worker: 'workers', client: 'clients', 'external-load-balancer': 'load_balancers' } as const;

/** What a packet's source must be; null where no source is of the family. */
function sourceMatch(rule: FirewallRule, family: Family, sources: Sources, useSet: UseSet): string | null {
  const ranges = networksOf(rule, sources, '');
  if (ranges[0] === '') return '';
  const ofFamily = ranges.filter((range) => familyOf(range) === family);
  if (ranges.length > 0 && ofFamily.length === 0) return null;
  const label = LABELS[rule.source];
  return `${family} saddr @${useSet(label, family, ofFamily, `where ${label.replaceAll('_', ' ')} come from`)} `;
}

function familyOf(range: string): Family | null {
  const version = isIP(range.split('/')[0] ?? '');
  return version === 4 ? 'ip' : version === 6 ? 'ip6' : null;
}

/** A name that nft takes for tables and sets. */
function wordOf(text: string): string {
  const word = text.replaceAll(/[^A-Za-z0-9]+/g, '_').slice(0, 60);
  return /^[A-Za-z]/.test(word) ? word : `x${word}`;
}

/** nft knows no escapes within quotes, and takes at most 128 characters. */
function quoted(text: string): string {
  return `"${oneLine(text).replaceAll('"', "'").slice(0, 120)}"`;
}

function oneLine(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '?');
}
