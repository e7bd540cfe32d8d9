import type { Document } from '../model/document.ts';
import { EMPTY_CONTAINER } from '../model/pod.ts';
import { joinTexts, knownText, type Text } from '../text/text.ts';
import { at, type Node, type ScalarNode } from '../yaml/nodes.ts';
import type { FoundWorkload } from './find.ts';
import { KINDS } from './kinds.ts';
import { unitWorkload } from './units.ts';

const { ofAgents, ofServers, ofRke2 } = KINDS.distributions;

/** The unit of K3s or RKE2 that reads a document as its `config.yaml`, whose keys are options of its command line. */
export function* distributionsIn(document: Document): Iterable<FoundWorkload> {
  const { root } = document;
  if (root.type !== 'mapping' || at(root, 'kind') || at(root, 'apiVersion')) return;
  const keys = root.entries.map(({ key }) => key.text.replace(/\+$/, ''));
  const has = (names: readonly string[]): boolean => keys.some((key) => names.includes(key));
  if (!has(ofAgents) && !has(ofServers)) return;
  const name = /\brke2\b/.test(document.path) || has(ofRke2) ? 'rke2' : 'k3s';
  const role = has(ofServers) ? 'server' : 'agent';
  const span = document.spanOf(root.entries[0]?.key ?? root);
  const word = (value: string): Text => knownText(value, () => span);
  const options = root.entries.flatMap(({ key, value }) =>
    scalarsOf(value).map((scalar) => joinTexts([word(`--${key.text.replace(/\+$/, '')}=`), document.textOf(scalar)])),
  );
  const container = { ...EMPTY_CONTAINER, name, span, command: [word(name), word(role), ...options] };
  const unit = name === 'k3s' && role === 'server' ? 'k3s.service' : `${name}-${role}.service`;
  yield {
    workload: unitWorkload(document, unit, span, {}),
    pod: { hostNetwork: true, containers: [container], volumes: [], annotations: new Map() },
    document,
    object: root,
  };
}

function scalarsOf(node: Node): ScalarNode[] {
  if (node.type === 'sequence') return node.items.flatMap((item) => (item.type === 'scalar' ? item : []));
  return node.type === 'scalar' && node.value !== null ? [node] : [];
}
