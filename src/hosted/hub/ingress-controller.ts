import type { Document } from '../../model/document.ts';
import type { HubIngressController } from '../../model/hub.ts';
import { type Node, stringAt } from '../../text/yaml-nodes.ts';
import { createFields } from '../fields.ts';
import { identityOf } from '../identity.ts';
import { namespaceNamesAt, selectorAt } from './selector.ts';

/** An IngressController of OpenShift; null for everything else. */
export function readIngressController(document: Document, object: Node): HubIngressController | null {
  if (stringAt(object, 'apiVersion') !== 'operator.openshift.io/v1') return null;
  const fields = createFields(document, object);
  const metadata = fields.block('metadata');
  const spec = fields.block('spec');
  if (metadata === null || spec === null) return null;
  const policy = fields.text('spec', 'routeAdmission', 'wildcardPolicy');
  const parent = fields.block('spec', 'routeAdmission') ?? spec;
  return {
    ...identityOf(document, object),
    metadata,
    domain: fields.text('spec', 'domain') ?? fields.text('status', 'domain'),
    namespaceSelector: selectorAt(fields, 'spec', 'namespaceSelector'),
    namespaceNames: namespaceNamesAt(document, object, 'spec', 'namespaceSelector'),
    routeSelector: selectorAt(fields, 'spec', 'routeSelector'),
    wildcardPolicy: policy ?? { ...parent, value: null },
  };
}
