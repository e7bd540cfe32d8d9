import type { AdmissionRule, HubNetworkPolicy, NetworkPolicyRule, PolicyPort } from '../../model/hub.ts';
import { namespaceNames, type ObjectFields, texts } from '../../model/object-fields.ts';
import type { Said } from '../fields.ts';

/** A NetworkPolicy. */
export function readNetworkPolicy(fields: ObjectFields): Said<HubNetworkPolicy> {
  const rulesOf = (direction: string, peers: string): NetworkPolicyRule[] =>
    fields.items('spec', direction).map((rule) => {
      const others = rule.items(peers).map(namespacesOf);
      return {
        namespaces: others.length === 0 || others.includes(null) ? null : others.flatMap((names) => names ?? []),
        ports: rule.items('ports').map((port) => policyPortOf(port, fields)),
      };
    });
  return {
    podSelector: fields.selector('spec', 'podSelector'),
    ingress: rulesOf('ingress', 'from'),
    egress: rulesOf('egress', 'to'),
    isolatesEgress: fields.node('spec', 'policyTypes')
      ? texts('spec.policyTypes[]')(fields).some(({ value }) => value === 'Egress')
      : fields.node('spec', 'egress') !== undefined,
    spec: fields.block('spec'),
  };
}

/**
 * An AdminNetworkPolicy or BaselineAdminNetworkPolicy: the egress that it allows, whether it denies all other egress, and its allowed
 * peers.
 */
export function readAdminNetworkPolicy(fields: ObjectFields): Said<HubNetworkPolicy> {
  const rules = fields.items('spec', 'egress').map((rule) => ({ rule, action: rule.text('action')?.value }));
  const namesOf = (rule: ObjectFields): readonly string[] | null => {
    const names = rule.items('to').map((peer) => namespaceNames('')(namespaceSelectorOf(peer)).flatMap(({ value }) => value ?? []));
    return names.some((one) => one.length === 0) ? null : names.flat();
  };
  return {
    podSelector: null,
    ingress: [],
    isolatesEgress: false,
    spec: fields.block('spec'),
    ...(fields.text('kind')?.value === 'AdminNetworkPolicy' && { admission: admissionOf(fields) }),
    egress: rules.flatMap(({ rule, action }): NetworkPolicyRule[] =>
      action === 'Allow' ? [{ namespaces: namesOf(rule), ports: rule.items('ports').map((port) => adminPortOf(port, fields)) }] : [],
    ),
    deniesEgress: rules.some(
      ({ rule, action }) => action === 'Deny' && rule.items('to').some((peer) => peer.node('namespaces') || peer.node('pods')),
    ),
  };
}

/**
 * The ingress rules. A BaselineAdminNetworkPolicy has none here: it does not apply to pods with a NetworkPolicy, which all control planes
 * have.
 */
function admissionOf(fields: ObjectFields): NonNullable<HubNetworkPolicy['admission']> {
  const subject = fields.below('spec', 'subject');
  const rules = fields.items('spec', 'ingress').flatMap((rule): AdmissionRule[] => {
    const action = rule.text('action');
    if (action === null) return [];
    const from = rule.items('from').flatMap((peer) => namespaceSelectorOf(peer).selector() ?? []);
    return [{ action, from, ports: rule.items('ports').map((port) => adminPortOf(port, fields)) }];
  });
  return { subject: namespaceSelectorOf(subject).selector(), rules };
}

/** The namespace selector of a peer or a subject. */
function namespaceSelectorOf(peer: ObjectFields): ObjectFields {
  return peer.node('pods') ? peer.below('pods', 'namespaceSelector') : peer.below('namespaces');
}

function adminPortOf(entry: ObjectFields, policy: ObjectFields): PolicyPort {
  const [number, range] = [entry.below('portNumber'), entry.below('portRange')];
  const part = range.node() ? range : number;
  const port = part.number(range.node() ? 'start' : 'port');
  return {
    at: port ?? entry.block() ?? { value: undefined, field: 'spec', span: (policy.block() as PolicyPort['at']).span },
    protocol: part.text('protocol')?.value ?? 'TCP',
    port: port?.value,
    endPort: range.number('end')?.value ?? null,
  };
}

/** The namespaces of a peer; a peer with only a pod selector is in the policy's own namespace. */
function namespacesOf(peer: ObjectFields): readonly string[] | null {
  if (peer.node('namespaceSelector') === undefined) return peer.node('ipBlock') ? null : [];
  const names = namespaceNames('namespaceSelector')(peer).flatMap(({ value }) => value ?? []);
  return names.length === 0 ? null : names;
}

function policyPortOf(entry: ObjectFields, policy: ObjectFields): PolicyPort {
  const port = entry.number('port');
  return {
    at: port ?? entry.block() ?? { value: undefined, field: 'spec', span: (policy.block() as PolicyPort['at']).span },
    protocol: entry.text('protocol')?.value ?? 'TCP',
    port: port === null ? null : port.value,
    endPort: entry.number('endPort')?.value ?? null,
  };
}
