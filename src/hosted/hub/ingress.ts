import type {
  HubInfrastructure,
  HubIngress,
  HubIngressController,
  HubNamespace,
  HubRoute,
  HubService,
  ServicePort,
} from '../../model/hub.ts';
import { stringsAt } from '../../yaml/nodes.ts';
import type { Fields } from '../fields.ts';
import type { Said } from '../identity.ts';
import { namespaceNamesOf, selectorAt } from './selector.ts';

/** An IngressController of OpenShift. */
export function readIngressController(fields: Fields): Said<HubIngressController> | null {
  const metadata = fields.block('metadata');
  const spec = fields.block('spec');
  if (metadata === null || spec === null) return null;
  const policy = fields.text('spec', 'routeAdmission', 'wildcardPolicy');
  const parent = fields.block('spec', 'routeAdmission') ?? spec;
  return {
    metadata,
    domain: fields.text('spec', 'domain') ?? fields.text('status', 'domain'),
    namespaceSelector: selectorAt(fields, 'spec', 'namespaceSelector'),
    namespaceNames: namespaceNamesOf(fields.below('spec', 'namespaceSelector')),
    routeSelector: selectorAt(fields, 'spec', 'routeSelector'),
    wildcardPolicy: policy ?? { ...parent, value: null },
  };
}

/** A namespace with its labels. */
export function readNamespace(fields: Fields): Said<HubNamespace> | null {
  const metadata = fields.block('metadata');
  return metadata && { metadata, labels: labelsOf(fields) };
}

/** A Service with node ports or addresses of a load balancer; null for others. */
export function readService(fields: Fields): Said<HubService> | null {
  const ports = fields.items('spec', 'ports').flatMap((entry) => portOf(entry) ?? []);
  const addresses = fields.items('status', 'loadBalancer', 'ingress').flatMap((one) => one.text('hostname') ?? one.text('ip') ?? []);
  return ports.length + addresses.length === 0 ? null : { labels: labelsOf(fields), ports, addresses };
}

/** A Route with its host; null before it has one. */
export function readRoute(fields: Fields): Said<HubRoute> | null {
  const host = fields.text('spec', 'host');
  return host && { host };
}

/** The ingress of the management cluster. */
export function readIngress(fields: Fields): Said<HubIngress> | null {
  const domain = fields.text('spec', 'domain');
  return domain && { domain, appsDomain: fields.text('spec', 'appsDomain') };
}

/** The platform of the management cluster. */
export function readInfrastructure(fields: Fields): Said<HubInfrastructure> {
  return { platform: fields.text('status', 'platformStatus', 'type') ?? fields.text('spec', 'platformSpec', 'type') };
}

function portOf(entry: Fields): ServicePort | null {
  const nodePort = entry.number('nodePort');
  if (nodePort === null || nodePort.value === 0) return null;
  return {
    name: entry.text('name')?.value ?? null,
    protocol: entry.text('protocol')?.value ?? 'TCP',
    port: entry.number('port')?.value ?? null,
    nodePort,
  };
}

function labelsOf(fields: Fields): Readonly<Record<string, string>> {
  return stringsAt(fields.node('metadata'), 'labels');
}
