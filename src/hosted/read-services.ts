import type { Document } from '../model/document.ts';
import { BLOCK_OF_STRATEGY, type Located, type PublishedService, type StrategyBlock } from '../model/hosted-cluster.ts';
import type { Edit } from '../model/span.ts';
import { detachAll } from '../text/detach.ts';
import { entryRemoval, itemRemoval } from '../text/yaml-edits.ts';
import type { Fields } from './fields.ts';

const SERVICES = ['spec', 'services'] as const;

/** The one place that reads `spec.services`. */
export function readServices(document: Document, fields: Fields): readonly PublishedService[] {
  const seen = new Set<string>();
  return Array.from({ length: fields.length(...SERVICES) }, (_, index) => {
    const entry = [...SERVICES, index] as const;
    const strategy = [...entry, 'servicePublishingStrategy'] as const;
    const service = fields.text(...entry, 'service');
    const type = fields.text(...strategy, 'type');
    const nodePort = blockAt('nodePort');
    const isRepeated = service?.value !== undefined && seen.size === seen.add(service.value).size;
    return {
      entry: fields.block(...entry) ?? {
        value: undefined,
        field: `spec.services[${index}]`,
        span: (fields.block(...SERVICES) as Located<object>).span,
      },
      removal: isRepeated ? removalOf(index) : null,
      service,
      strategy: fields.block(...strategy),
      type,
      nodePort: nodePort && {
        block: nodePort,
        address: fields.text(...strategy, 'nodePort', 'address'),
        port: fields.number(...strategy, 'nodePort', 'port'),
      },
      route: byName('route'),
      loadBalancer: byName('loadBalancer'),
    };

    function byName(key: string): PublishedService['route'] {
      const block = blockAt(key);
      return block && { block, hostname: fields.text(...strategy, key, 'hostname') };
    }

    function blockAt(key: string): StrategyBlock | null {
      const block = fields.block(...strategy, key);
      const own = BLOCK_OF_STRATEGY[type?.value ?? ''];
      const mapping = fields.node(...strategy);
      const isForeign = document.editable && own !== undefined && own !== key && mapping?.type === 'mapping';
      return block && { ...block, removal: isForeign ? detached(entryRemoval(document, mapping, key)) : null };
    }
  });

  function removalOf(index: number): Edit | null {
    const list = fields.node(...SERVICES);
    return document.editable && list?.type === 'sequence' ? detached(itemRemoval(document, list, index)) : null;
  }
}

/** The edit outlives the document. */
function detached(edit: Edit | null): Edit | null {
  return edit && detachAll(edit);
}
