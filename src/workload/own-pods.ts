import { isShell } from '../text/words.ts';
import {
  at,
  itemsAt,
  type MappingNode,
  mappingNode,
  type Node,
  type SequenceNode,
  scalarAt,
  scalarNode,
  sequenceNode,
  stringAt,
} from '../yaml/nodes.ts';
import { KINDS, ofKind } from './kinds.ts';

/** What a step has of its own, or of its workflow. */
const PLACING = ['nodeSelector', 'affinity', 'tolerations'];

/** The pod templates that an object makes in a way of its own: steps of Argo workflows, manifests of the first kubelets. */
export function ownTemplates(object: Node, kind: string): Node[] {
  if (kind === '' && /^v1beta[123]$/.test(stringAt(object, 'version') ?? '')) return [mappingNode(object, [['spec', object]])];
  const path = stringAt(object, 'apiVersion')?.startsWith('argoproj.io/') ? ofKind(KINDS.workflows, kind) : undefined;
  const workflow = path && at(object, ...path);
  return workflow ? itemsAt(workflow, 'templates').flatMap((step) => templateOfStep(workflow, step)) : [];
}

function templateOfStep(workflow: Node, step: Node): Node[] {
  const own = [at(step, 'container'), scriptOf(at(step, 'script'))].flatMap((node) => (node ? [named(node)] : []));
  const containers = [...own, ...itemsAt(step, 'containerSet', 'containers'), ...itemsAt(step, 'sidecars')];
  if (containers.length === 0) return [];
  const spec = mappingNode(step, [
    ['hostNetwork', at(workflow, 'hostNetwork')],
    ['containers', sequenceNode(step, containers)],
    ['initContainers', at(step, 'initContainers')],
    ['volumes', sequenceNode(step, [...itemsAt(workflow, 'volumes'), ...itemsAt(step, 'volumes')])],
    ...PLACING.map((field) => [field, at(step, field) ?? at(workflow, field)] as const),
  ]);
  return [
    mappingNode(step, [
      ['spec', spec],
      ['metadata', at(step, 'metadata')],
    ]),
  ];
}

/** The container of a step, which is called `main`. */
function named(container: Node): Node {
  if (container.type !== 'mapping' || at(container, 'name')) return container;
  return withField(container, 'name', scalarNode('main', container.start));
}

/** A script is handed to its command as a file; of a shell's the text counts as it does behind `-c`. */
function scriptOf(script: Node | undefined): Node | undefined {
  const source = scalarAt(script, 'source');
  const last = itemsAt(script, 'command').at(-1);
  if (script?.type !== 'mapping' || !source || last?.type !== 'scalar' || !isShell(last.text)) return script;
  const option = scalarNode('-c', source.start, source.start + '-c'.length);
  return withField(script, 'args', sequenceNode(source, [option, source]));
}

/** Whether an object lists ports of its pods beside their template (agones.dev). */
export function hasPortsBeside(object: Node): boolean {
  return stringAt(object, 'apiVersion')?.startsWith('agones.dev/') === true;
}

/** Ports of a game server that its pod has on the host, of those that Agones lists beside the template (agones.dev, `portPolicy: Static`). */
export function portsBeside(object: Node, template: Node): SequenceNode | null {
  if (!hasPortsBeside(object)) return null;
  // A server on the machine of its developer is no pod.
  if (at(object, 'metadata', 'annotations', 'agones.dev/dev-address')) return null;
  const server = [at(object, 'spec'), at(object, 'spec', 'template', 'spec')].find((spec) => at(spec, 'template') === template);
  const ports = itemsAt(server, 'ports').filter((port) => stringAt(port, 'portPolicy') === 'Static');
  return server && ports.length > 0 ? sequenceNode(server, ports) : null;
}

function withField(mapping: MappingNode, key: string, value: Node): MappingNode {
  return { ...mapping, entries: [...mapping.entries, ...mappingNode(mapping, [[key, value]]).entries] };
}
