import type { Document } from '../model/document.ts';
import { BLOCK_OF_STRATEGY, type Located, type PublishedService, type StrategyBlock } from '../model/hosted-cluster.ts';
import type { Edit } from '../model/span.ts';
import { entryRemoval, itemRemoval } from '../yaml/edits.ts';
import type { Fields } from './fields.ts';

const EMPTY_LABEL = /^\.|\.\.|\.$/;

/** The one place that reads `spec.services`. */
export function readServices(document: Document, fields: Fields): readonly PublishedService[] {
  const seen = new Set<string>();
  return fields.items('spec', 'services').map((entry, index) => {
    const strategy = entry.below('servicePublishingStrategy');
    const service = entry.text('service');
    const type = strategy.text('type');
    const nodePort = blockAt('nodePort');
    const isRepeated = service?.value !== undefined && seen.size === seen.add(service.value).size;
    return {
      entry: entry.block() ?? {
        value: undefined,
        field: `spec.services[${index}]`,
        span: (fields.block('spec', 'services') as Located<object>).span,
      },
      removal: isRepeated ? removalOf(index) : null,
      service,
      strategy: strategy.block(),
      type,
      nodePort: nodePort && {
        block: nodePort,
        address: nameAt('nodePort', 'address'),
        port: strategy.number('nodePort', 'port'),
      },
      route: byName('route'),
      loadBalancer: byName('loadBalancer'),
    };

    function byName(key: string): PublishedService['route'] {
      const block = blockAt(key);
      return block && { block, hostname: nameAt(key, 'hostname') };
    }

    /** Without the values of an installation a chart renders names that lack a part. */
    function nameAt(...path: readonly string[]): Located<string> | null {
      const name = strategy.text(...path);
      return name?.value && !document.source.templated && EMPTY_LABEL.test(name.value) ? { ...name, value: undefined } : name;
    }

    function blockAt(key: string): StrategyBlock | null {
      const block = strategy.block(key);
      const own = BLOCK_OF_STRATEGY[type?.value ?? ''];
      const mapping = strategy.node();
      const isForeign = document.editable && own !== undefined && own !== key && mapping?.type === 'mapping';
      return block && { removal: isForeign ? entryRemoval(document, mapping, key) : null, ...block };
    }
  });

  function removalOf(index: number): Edit | null {
    const list = fields.node('spec', 'services');
    return document.editable && list?.type === 'sequence' ? itemRemoval(document, list, index) : null;
  }
}
