import { X509Certificate } from 'node:crypto';
import type { HubService, HubServicePort, NodeNetwork, TrustBundle, TrustedCertificate } from '../../model/hub.ts';
import { type ObjectFields, texts } from '../../model/object-fields.ts';
import type { Said } from '../fields.ts';

/** A Service with node ports or load balancer addresses; null for other Services. */
export function readService(fields: ObjectFields): Said<HubService> | null {
  const ports = fields.items('spec', 'ports').flatMap((entry) => hubServicePortOf(entry) ?? []);
  const addresses = fields.items('status', 'loadBalancer', 'ingress').flatMap((one) => one.text('hostname') ?? one.text('ip') ?? []);
  return ports.length + addresses.length === 0 ? null : { ports, addresses };
}

function hubServicePortOf(entry: ObjectFields): HubServicePort | null {
  const nodePort = entry.number('nodePort');
  if (nodePort === null || nodePort.value === 0) return null;
  return {
    name: entry.text('name')?.value ?? null,
    protocol: entry.text('protocol')?.value ?? 'TCP',
    port: entry.number('port')?.value ?? null,
    nodePort,
  };
}

/** The networks of nodes in nmstate. */
export function readNodeNetwork(fields: ObjectFields): Said<NodeNetwork> {
  const state = fields.below('spec', 'desiredState');
  return {
    addresses: state.items('interfaces').flatMap((one) => {
      const interfaceName = one.text('name')?.value ?? '';
      return texts('ipv4.address[].ip', 'ipv6.address[].ip')(one).map((address) => ({ interfaceName, address }));
    }),
    bridgeMappings: state.items('ovn', 'bridge-mappings').flatMap((mapping) => {
      const physicalNetwork = mapping.text('localnet')?.value;
      const bridge = mapping.text('bridge')?.value;
      const isAbsent = mapping.text('state')?.value === 'absent';
      return physicalNetwork === undefined || bridge === undefined || isAbsent ? [] : [{ physicalNetwork, bridge }];
    }),
  };
}

const BUNDLE = 'ca-bundle.crt';
const CERTIFICATE = /-----BEGIN CERTIFICATE-----([^-]*)-----END CERTIFICATE-----/g;
/** Placeholders of examples and templates. */
const PLACEHOLDER = /\.\.\.|…|[<{$*]|xxxx/i;
/** Maximum number of certificates to read. */
const MAX_CERTIFICATES = 1_000;

/** A ConfigMap with the certificates of a proxy. */
export function readTrustBundle(fields: ObjectFields): Said<TrustBundle> {
  const bundle = fields.text('data', BUNDLE) ?? fields.text('binaryData', BUNDLE);
  return {
    // The network operator fills a ConfigMap with this label.
    isInjected: fields.node('metadata', 'labels', 'config.openshift.io/inject-trusted-cabundle') !== undefined,
    bundle: bundle && { ...bundle, value: {} },
    certificates: bundle?.value === undefined || bundle.field.startsWith('binaryData') ? [] : certificatesIn(bundle.value),
  };
}

function certificatesIn(text: string): TrustedCertificate[] {
  if (PLACEHOLDER.test(text)) return [];
  const blocks = [...text.matchAll(CERTIFICATE)].slice(0, MAX_CERTIFICATES);
  if (blocks.length === 0) return [{ index: 1, subject: null, validUntil: null }];
  return blocks.map(([block], index) => {
    try {
      const { subject, validTo } = new X509Certificate(block);
      return { index: index + 1, subject: subject.replaceAll('\n', ', '), validUntil: new Date(validTo).toISOString().slice(0, 10) };
    } catch {
      return { index: index + 1, subject: null, validUntil: null };
    }
  });
}
