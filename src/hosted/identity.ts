import type { Document } from '../model/document.ts';
import type { HubObject } from '../model/hosted-cluster.ts';
import { type Node, stringAt } from '../yaml/nodes.ts';
import type { Fields } from './fields.ts';

/** The facts of an object, without the name and place that `identityOf` adds. */
export type Said<Fact extends HubObject> = Omit<Fact, keyof HubObject>;

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
