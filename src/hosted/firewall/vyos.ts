import { portText } from '../../model/address.ts';
import { EVERYWHERE, type FirewallRule, familyOf } from './rules.ts';

const FIRST_RULE = 1000;
const STEP = 10;

/** Commands for VyOS 1.4 and later, in configuration mode. Rules without a source or destination address are omitted. */
export interface VyosCommands {
  readonly text: string;
  readonly missing: readonly string[];
}

/** The commands of a router that forwards between workers, clients and hub. */
export function vyosCommands(rules: readonly FirewallRule[]): VyosCommands {
  const missing = new Set<string>();
  const lines = [4, 6].flatMap((family) => {
    const matches = [...new Set(rules.flatMap((rule) => matchesOf(rule, family, missing)))];
    return matches.length === 0 ? [] : chain(family, matches);
  });
  const text = [
    '# Paste in configuration mode, then commit. Delete the rules of an earlier version first, from number 1000 on.',
    ...lines,
    '',
  ].join('\n');
  return { text, missing: [...missing] };
}

function chain(family: number, matches: readonly string[]): string[] {
  const filter = `set firewall ipv${family} forward filter`;
  const established = `${filter} rule ${FIRST_RULE}`;
  return [
    `${filter} default-action 'drop'`,
    `${established} action 'accept'`,
    `${established} state 'established'`,
    `${established} state 'related'`,
    ...matches.flatMap((match, index) => {
      const rule = `${filter} rule ${FIRST_RULE + (index + 1) * STEP}`;
      return [`${rule} action 'accept'`, ...match.split('\n').map((line) => `${rule} ${line}`)];
    }),
  ];
}

/** The matches of a rule, one for each network and address; names are matched by `fqdn`. */
function matchesOf({ networks, destination, port, protocol, purposes }: FirewallRule, family: number, missing: Set<string>): string[] {
  const { name, addresses } = destination;
  const isHostname = /^(?=.*\.)[A-Za-z0-9.-]+$/.test(name);
  const sources = networks[0] === EVERYWHERE ? [null] : networks.filter((one) => familyOf(one) === family);
  const known = addresses.filter((one) => familyOf(one) === family).map((one) => `destination address '${one}'`);
  const targets = addresses.length === 0 && isHostname ? [`destination fqdn '${name}'`] : known;
  if (addresses.length === 0 && !isHostname) missing.add(name);
  return sources.flatMap((source) =>
    targets.map((target) =>
      [
        ...(source === null ? [] : [`source address '${source}'`]),
        target,
        `destination port '${portText(port)}'`,
        `protocol '${protocol.toLowerCase()}'`,
        `description '${purposes.join(', ').replaceAll(/[^\x20-\x26\x28-\x7e]/g, '')}'`,
      ].join('\n'),
    ),
  );
}
