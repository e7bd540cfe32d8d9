import { createHash } from 'node:crypto';
import { portText } from '../../model/address.ts';
import { EVERYWHERE, type FirewallRule, familyOf, type RuleSource } from './rules.ts';

/** Keywords of nft for IPv4 and IPv6. */
const FAMILIES = [
  { version: 4, word: 'ip', type: 'ipv4_addr' },
  { version: 6, word: 'ip6', type: 'ipv6_addr' },
] as const;
type Family = (typeof FAMILIES)[number];

const TABLE = 'inet hosted_control_planes';
/** Files with the elements of sets whose addresses are unknown. */
export const ELEMENTS = '/etc/nftables.d/hosted_control_planes/*.nft';

/** The text for `nft -f`, and the sets in it without elements. */
export interface Nftables {
  readonly text: string;
  readonly emptySets: readonly EmptySet[];
}

interface EmptySet {
  readonly set: string;
  readonly type: string;
  /** The source whose networks are unknown, or the destination whose addresses are unknown. */
  readonly of: SetOwner;
}

type SetOwner = { readonly source: RuleSource } | { readonly destination: string };

interface NamedSet {
  readonly family: Family;
  readonly elements: readonly string[];
  readonly content: string;
  readonly of: SetOwner;
}

/**
 * A table for a router or firewall between workers, clients and hub. Its chain accepts the rules and drops everything else. All clusters
 * share one chain, because a packet that one chain drops is dropped even if another accepts it.
 */
export function nftables(rules: readonly FirewallRule[], tenants: readonly string[]): Nftables {
  const sets = createSets();
  const accepts = rules.flatMap((rule) => FAMILIES.flatMap((family) => acceptOf(rule, family, sets.use) ?? []));
  const drops = FAMILIES.flatMap((family) => {
    const ofFamily = tenants.filter((range) => familyOf(range) === family.version);
    if (ofFamily.length === 0) return [];
    const set = sets.use('tenants', family, ofFamily, 'networks of tenants', { destination: 'tenants' });
    return [
      `    ${family.word} saddr @${set} drop comment "other connections from tenants"`,
      `    ${family.word} daddr @${set} drop comment "other connections to tenants"`,
    ];
  });
  const text = [
    '# Accepts the connections of hosted control planes between workers, clients and the management cluster (hub), drops everything else.',
    '# The next two lines make a reload replace the table.',
    `table ${TABLE}`,
    `delete table ${TABLE}`,
    `table ${TABLE} {`,
    ...[...sets.all].flatMap(([name, { family, elements, content }]) => [
      `  # ${oneLine(content)}`,
      `  set ${name} {`,
      `    type ${family.type}`,
      '    flags interval',
      ...(elements.length === 0 ? [] : ['    auto-merge', `    elements = { ${elements.join(', ')} }`]),
      '  }',
    ]),
    `  include "${ELEMENTS}"`,
    '  chain forward {',
    '    type filter hook forward priority filter; policy drop;',
    '    ct state established,related accept',
    // Clusters with the same names share rules.
    ...new Set(accepts),
    ...drops,
    '  }',
    '}',
    '',
  ].join('\n');
  const emptySets = [...sets.all].flatMap(([set, { family, elements, of }]) =>
    elements.length === 0 ? [{ set, type: family.type, of }] : [],
  );
  return { text, emptySets };
}

type UseSet = (label: string, family: Family, elements: readonly string[], content: string, of: SetOwner) => string;

/** Creates named sets. The name only depends on the label, so that a file with elements stays valid when other input changes. */
function createSets(): { readonly use: UseSet; readonly all: ReadonlyMap<string, NamedSet> } {
  const all = new Map<string, NamedSet>();
  const use: UseSet = (label, family, elements, content, of) => {
    const name = `${wordOf(label)}_v${family.version}`;
    all.set(name, { family, elements: [...new Set([...(all.get(name)?.elements ?? []), ...elements])], content, of });
    return name;
  };
  return { use, all };
}

/** The line of a rule; null if it has no source or destination of the family. */
function acceptOf(rule: FirewallRule, family: Family, useSet: UseSet): string | null {
  const { name, addresses } = rule.destination;
  const ofFamily = addresses.filter((address) => familyOf(address) === family.version);
  if (addresses.length > 0 && ofFamily.length === 0) return null;
  const from = sourceMatch(rule, family, useSet);
  if (from === null) return null;
  const [only, second] = ofFamily;
  // The addresses of a name may differ between clusters.
  const label = only === undefined ? name : `${name}_${rule.cluster}`;
  const to =
    only !== undefined && second === undefined
      ? only
      : `@${useSet(label, family, ofFamily, `addresses of ${name}`, { destination: name })}`;
  const port = `${rule.protocol.toLowerCase()} dport ${portText(rule.port)}`;
  return `    ${from}${family.word} daddr ${to} ${port} accept comment ${quotedComment(rule.purposes.join(', '))}`;
}

const LABELS = { worker: 'workers', client: 'clients', 'external-load-balancer': 'load_balancers', proxy: 'proxies' } as const;

/** Matches the source of a packet; null if no source has this family. */
function sourceMatch({ source, networks, cluster }: FirewallRule, family: Family, useSet: UseSet): string | null {
  if (networks[0] === EVERYWHERE) return '';
  const ofFamily = networks.filter((range) => familyOf(range) === family.version);
  if (networks.length > 0 && ofFamily.length === 0) return null;
  const label = LABELS[source];
  const content = `networks of ${label.replaceAll('_', ' ')} of ${cluster}`;
  return `${family.word} saddr @${useSet(`${label}_${cluster}`, family, ofFamily, content, { source })} `;
}

/** Returns a valid name for a set. Names of DNS and of Kubernetes have no `_`, so different names stay different. */
function wordOf(text: string): string {
  const word = text.replaceAll(/[^A-Za-z0-9.-]+/g, '_');
  const short =
    word.length <= MAX_WORD ? word : `${word.slice(0, MAX_WORD)}_${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
  return /^[A-Za-z]/.test(short) ? short : `x${short}`;
}

/** Maximum length of a part of a name; nft accepts names of at most 255 characters. */
const MAX_WORD = 200;

/** Quotes a text for nft, which has no escapes and accepts at most 128 characters. */
function quotedComment(text: string): string {
  return `"${oneLine(text).replaceAll('"', "'").slice(0, 120)}"`;
}

function oneLine(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '?');
}
