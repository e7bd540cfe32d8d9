import type { Document } from '../model/document.ts';
import type { HubObject } from '../model/hosted-cluster.ts';
import type { Fields } from '../model/object-fields.ts';
import { type Node, stringAt } from '../yaml/nodes.ts';

/** The facts of an object, without its name, place and labels. */
export type Said<Fact extends HubObject> = Omit<Fact, keyof HubObject | 'metadata' | 'labels'>;

/** The name and place of an object. */
export function identityOf(document: Document, object: Node, fields: Fields): HubObject {
  const { path, line } = document.spanOf(object);
  return {
    apiVersion: stringAt(object, 'apiVersion') ?? '',
    kind: stringAt(object, 'kind') ?? '',
    ...{ path, line, install: document.source.install, template: document.template },
    namespace: fields.text('metadata', 'namespace')?.value ?? null,
    name: fields.text('metadata', 'name')?.value ?? '',
  };
}
