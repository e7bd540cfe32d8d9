import type { DefaultValues, Document, ObjectReference } from '../model/document.ts';
import { onceForObject } from '../text/once.ts';
import { at } from '../text/yaml-nodes.ts';
import { documentAt } from './parse.ts';
import type { RelatedObjects } from './related.ts';
import { CHART_VALUES } from './scan.ts';

/**
 * The values of the chart that a template belongs to: those of the file beside its folder `templates`, below those that the chart around
 * it gives. Null for any other document. Each file is read once.
 */
export function createChartValues(related: RelatedObjects): (document: Document) => DefaultValues | null {
  // Helm reads values as they stand; `tpl` may print actions in them.
  const valuesAt = onceForObject((reference: ObjectReference) =>
    documentAt({ ...reference, source: { ...reference.source, templated: false } }),
  );
  const ofFolder = (install: string, folder: string): DefaultValues | null => {
    const reference = related.selecting(install, [CHART_VALUES], folder).find(({ namespace }) => namespace === folder);
    const own = reference && valuesAt(reference)?.root;
    if (!own) return null;
    const [, outer, name = ''] = /^(?:(.*)\/)?charts\/(?:[^/]+\.tgz\/)?([^/]+)$/.exec(folder) ?? [];
    const around = name === '' ? null : ofFolder(install, outer ?? '');
    return (path) => around?.(path[0] === 'global' ? path : [name, ...path]) ?? at(own, ...path);
  };
  return ({ path, source }) => {
    if (!source.templated) return null;
    for (const { index } of [...path.matchAll(/(?<=^|\/)templates\//g)].reverse()) {
      const values = ofFolder(source.install, path.slice(0, Math.max(index - 1, 0)));
      if (values) return values;
    }
    return null;
  };
}
