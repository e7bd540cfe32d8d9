import type { Document } from '../../model/document.ts';
import type { HubNetworkPolicy, PolicyPort, PolicyRule } from '../../model/hub.ts';
import { type Node, stringAt } from '../../text/yaml-nodes.ts';
import { createFields } from '../fields.ts';
import { identityOf } from '../identity.ts';
import { namespaceNamesAt, selectorAt } from './selector.ts';

/** A NetworkPolicy; null for everything else. */
export function readNetworkPolicy(document: Document, object: Node): HubNetworkPolicy | null {
  if (stringAt(object, 'apiVersion') !== 'networking.k8s.io/v1') return null;
  const fields = createFields(document, object);
  return {
    ...identityOf(document, object),
    podSelector: selectorAt(fields, 'spec', 'podSelector'),
    ingress: rulesOf('ingress', 'from'),
    egress: rulesOf('egress', 'to'),
  };

  function rulesOf(direction: string, peers: string): PolicyRule[] {
    return Array.from({ length: fields.length('spec', direction) }, (_, index) => {
      const rule = ['spec', direction, index] as const;
      const others = Array.from({ length: fields.length(...rule, peers) }, (_, peer) => namespacesOf([...rule, peers, peer]));
      return {
        namespaces: others.length === 0 || others.includes(null) ? null : others.flatMap((names) => names ?? []),
        ports: Array.from({ length: fields.length(...rule, 'ports') }, (_, port) => portOf([...rule, 'ports', port])),
      };
    });
  }

  /** A peer with only a selector of pods is of the policy's own namespace. */
  function namespacesOf(peer: readonly (string | number)[]): readonly string[] | null {
    if (fields.node(...peer, 'namespaceSelector') === undefined) return fields.node(...peer, 'ipBlock') ? null : [];
    const names = namespaceNamesAt(document, object, ...peer, 'namespaceSelector').flatMap(({ value }) => value ?? []);
    return names.length === 0 ? null : names;
  }

  function portOf(path: readonly (string | number)[]): PolicyPort {
    const port = fields.number(...path, 'port');
    return {
      at: port ?? fields.block(...path) ?? { value: undefined, field: 'spec', span: document.spanOf(object) },
      protocol: fields.text(...path, 'protocol')?.value ?? 'TCP',
      port: port === null ? null : port.value,
      endPort: fields.number(...path, 'endPort')?.value ?? null,
    };
  }
}
