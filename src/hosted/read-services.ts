import type { Document } from '../model/document.ts';
import type { Located, PublishedService } from '../model/hosted-cluster.ts';
import type { Fields } from './fields.ts';

const EMPTY_LABEL = /^\.|\.\.|\.$/;

/** Reads `spec.services`. */
export function readServices(document: Document, fields: Fields): readonly PublishedService[] {
  return fields.items('spec', 'services').map((entry, index) => {
    const strategy = entry.below('servicePublishingStrategy');
    const service = entry.text('service');
    const type = strategy.text('type');
    const nodePort = strategy.block('nodePort');
    return {
      entry: entry.block() ?? {
        value: undefined,
        field: `spec.services[${index}]`,
        span: (fields.block('spec', 'services') as Located<object>).span,
      },
      service,
      strategy: strategy.block(),
      type,
      nodePort: nodePort && {
        block: nodePort,
        address: nameAt('nodePort', 'address'),
        port: strategy.number('nodePort', 'port'),
        portText: strategy.text('nodePort', 'port')?.value ?? null,
      },
      route: byName('route'),
      loadBalancer: byName('loadBalancer'),
    };

    function byName(key: string): PublishedService['route'] {
      const block = strategy.block(key);
      return block && { block, hostname: nameAt(key, 'hostname') };
    }

    /** A chart that is rendered without the values of an installation has names with missing parts, which are unknown. */
    function nameAt(...path: readonly string[]): Located<string> | null {
      const name = strategy.text(...path);
      return name?.value && !document.source.templated && EMPTY_LABEL.test(name.value) ? { ...name, value: undefined } : name;
    }
  });
}
