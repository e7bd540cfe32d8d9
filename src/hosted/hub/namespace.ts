import type { Document } from '../../model/document.ts';
import type { HubNamespace } from '../../model/hub.ts';
import { detachAll } from '../../text/detach.ts';
import { at, type Node, stringAt, stringsAt } from '../../text/yaml-nodes.ts';
import { createFields } from '../fields.ts';
import { identityOf } from '../identity.ts';

/** A namespace with its labels; null for everything else. */
export function readNamespace(document: Document, object: Node): HubNamespace | null {
  if (stringAt(object, 'apiVersion') !== 'v1') return null;
  const metadata = createFields(document, object).block('metadata');
  return metadata && { ...identityOf(document, object), metadata, labels: detachAll(stringsAt(at(object, 'metadata'), 'labels')) };
}
