import type { Document } from '../../model/document.ts';
import type { HubFacts } from '../../model/hub.ts';
import { type Node, stringAt } from '../../text/yaml-nodes.ts';
import { readNetworkConfiguration } from './network.ts';
import { readService } from './service.ts';

type Reader<Fact> = (document: Document, object: Node) => Fact | null;

/** What reads the objects of a kind, and where the facts are kept. */
const READERS: { readonly [Key in keyof HubFacts]: readonly [kind: string, Reader<HubFacts[Key][number]>] } = {
  networks: ['Network', readNetworkConfiguration],
  services: ['Service', readService],
};

type Growing = { readonly [Key in keyof HubFacts]: HubFacts[Key][number][] };

/** Gathers the objects of management clusters. */
export interface HubCollector {
  add(document: Document, object: Node): void;
  readonly facts: HubFacts;
}

export function createHubCollector(): HubCollector {
  const facts = Object.fromEntries(Object.keys(READERS).map((key) => [key, []])) as unknown as Growing;
  return {
    add(document, object) {
      const kind = stringAt(object, 'kind');
      for (const key of Object.keys(READERS) as (keyof HubFacts)[]) addFact(key);

      function addFact<Key extends keyof HubFacts>(key: Key): void {
        const [ownKind, read] = READERS[key];
        const fact = ownKind === kind ? read(document, object) : null;
        if (fact !== null) facts[key].push(fact);
      }
    },
    facts,
  };
}
