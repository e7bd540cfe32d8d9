import type { HubNetworkPolicy, PolicyPort, PolicyRule } from '../../model/hub.ts';
import type { Fields } from '../fields.ts';
import type { Said } from '../identity.ts';
import { namespaceNamesOf, selectorAt } from './selector.ts';

/** A NetworkPolicy. */
export function readNetworkPolicy(fields: Fields): Said<HubNetworkPolicy> {
  const rulesOf = (direction: string, peers: string): PolicyRule[] =>
    fields.items('spec', direction).map((rule) => {
      const others = rule.items(peers).map(namespacesOf);
      return {
        namespaces: others.length === 0 || others.includes(null) ? null : others.flatMap((names) => names ?? []),
        ports: rule.items('ports').map((port) => portOf(port, fields)),
      };
    });
  return {
    podSelector: selectorAt(fields, 'spec', 'podSelector'),
    ingress: rulesOf('ingress', 'from'),
    egress: rulesOf('egress', 'to'),
  };
}

/** A peer with only a selector of pods is of the policy's own namespace. */
function namespacesOf(peer: Fields): readonly string[] | null {
  if (peer.node('namespaceSelector') === undefined) return peer.node('ipBlock') ? null : [];
  const names = namespaceNamesOf(peer.below('namespaceSelector')).flatMap(({ value }) => value ?? []);
  return names.length === 0 ? null : names;
}

function portOf(entry: Fields, policy: Fields): PolicyPort {
  const port = entry.number('port');
  return {
    at: port ?? entry.block() ?? { value: undefined, field: 'spec', span: (policy.block() as PolicyPort['at']).span },
    protocol: entry.text('protocol')?.value ?? 'TCP',
    port: port === null ? null : port.value,
    endPort: entry.number('endPort')?.value ?? null,
  };
}
