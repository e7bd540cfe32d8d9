import type { Document } from '../model/document.ts';
import type { HubObject } from '../model/hosted-cluster.ts';
import { type Node, stringAt } from '../yaml/nodes.ts';
import type { Fields } from './fields.ts';

/** What is read of an object, without its name and place, which `identityOf` adds. */
export type Said<Fact extends HubObject> = Omit<Fact, keyof HubObject>;

/** What an object is called, and where it stands. */
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
