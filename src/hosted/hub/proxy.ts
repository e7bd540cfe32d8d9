import type { Document } from '../../model/document.ts';
import type { HubProxy } from '../../model/hub.ts';
import { type Node, stringAt } from '../../text/yaml-nodes.ts';
import { createFields } from '../fields.ts';
import { identityOf } from '../identity.ts';

/** The proxy of the management cluster; null for everything else, and for a patch of it. */
export function readProxy(document: Document, object: Node): HubProxy | null {
  if (stringAt(object, 'apiVersion') !== 'config.openshift.io/v1') return null;
  const fields = createFields(document, object);
  const spec = fields.block('spec');
  return (
    spec && {
      ...identityOf(document, object),
      spec,
      httpProxy: fields.text('spec', 'httpProxy'),
      httpsProxy: fields.text('spec', 'httpsProxy'),
      noProxy: ['spec', 'status'].flatMap((part) => fields.text(part, 'noProxy') ?? []),
    }
  );
}
