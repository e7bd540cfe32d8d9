import { groupBy } from '../model/groups.ts';
import type { DnsRecord } from './dns.ts';

const TTL = 300;

/** A zone file (RFC 1035, section 5); names are absolute. */
export function zone(records: readonly DnsRecord[]): string {
  return records.map((record) => `${record.name}. IN ${record.type} ${absoluteTarget(record)}\n`).join('');
}

/** Options of dnsmasq. A wildcard becomes an `address`, which also matches the domain itself; dnsmasq must know the target of a CNAME. */
export function dnsmasq(records: readonly DnsRecord[]): string {
  const lineOf = ({ name, type, target }: DnsRecord): string => {
    if (type === 'CNAME') return `cname=${name},${target}`;
    return name.startsWith('*.') ? `address=/${name.slice(2)}/${target}` : `host-record=${name},${target}`;
  };
  return records.map((record) => `${lineOf(record)}\n`).join('');
}

/** Input of nsupdate. It replaces the records of each name, so that a second run adds no duplicates. */
export function nsupdate(records: readonly DnsRecord[]): string {
  const lines = [...groupBy(records, ({ name }) => name)].flatMap(([name, all]) => [
    // A name has either addresses or a CNAME.
    ...['A', 'AAAA', 'CNAME'].map((type) => `update delete ${name}. ${type}`),
    ...all.map((record) => `update add ${name}. ${TTL} ${record.type} ${absoluteTarget(record)}`),
    'send',
  ]);
  return lines.map((line) => `${line}\n`).join('');
}

/** A DNSEndpoint for external-dns, with `--source=crd`. */
export function dnsEndpoint(records: readonly DnsRecord[]): string {
  const endpoints = [...groupBy(records, ({ name, type }) => `${type} ${name}`).values()].map((all) => [
    `    - dnsName: ${JSON.stringify(all[0]?.name)}`,
    `      recordTTL: ${TTL}`,
    `      recordType: ${all[0]?.type}`,
    `      targets: [${all.map(({ target }) => JSON.stringify(target)).join(', ')}]`,
  ]);
  return [
    'apiVersion: externaldns.k8s.io/v1alpha1',
    'kind: DNSEndpoint',
    'metadata:',
    '  name: hosted-control-planes',
    'spec:',
    endpoints.length === 0 ? '  endpoints: []' : '  endpoints:',
    ...endpoints.flat(),
    '',
  ].join('\n');
}

function absoluteTarget({ type, target }: DnsRecord): string {
  return type === 'CNAME' ? `${target}.` : target;
}
