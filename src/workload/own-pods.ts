import {
  at,
  type Entry,
  itemsAt,
  type MappingNode,
  type Node,
  type ScalarNode,
  type SequenceNode,
  scalarAt,
  stringAt,
} from '../text/yaml-nodes.ts';

/** Where the specification of a workflow stands in each kind of Argo Workflows (argoproj/argo-workflows: docs/fields.md). */
const WORKFLOWS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Workflow', ['spec']],
  ['WorkflowTemplate', ['spec']],
  ['ClusterWorkflowTemplate', ['spec']],
  ['CronWorkflow', ['spec', 'workflowSpec']],
]);

/** What a step has of its own, or of its workflow. */
const PLACING = ['nodeSelector', 'affinity', 'tolerations'];

/** The pod templates that an object makes in a way of its own: steps of Argo workflows, manifests of the first kubelets. */
export function ownTemplates(object: Node, kind: string): Node[] {
  if (kind === '' && /^v1beta[123]$/.test(stringAt(object, 'version') ?? '')) return [mapping(object, [['spec', object]])];
  const path = stringAt(object, 'apiVersion')?.startsWith('argoproj.io/') ? WORKFLOWS.get(kind) : undefined;
  const workflow = path && at(object, ...path);
  return workflow ? itemsAt(workflow, 'templates').flatMap((step) => templateOfStep(workflow, step)) : [];
}

function templateOfStep(workflow: Node, step: Node): Node[] {
  const own = [at(step, 'container'), scriptOf(at(step, 'script'))].flatMap((node) => (node ? [named(node)] : []));
  const containers = [...own, ...itemsAt(step, 'containerSet', 'containers'), ...itemsAt(step, 'sidecars')];
  if (containers.length === 0) return [];
  const spec = mapping(step, [
    ['hostNetwork', at(workflow, 'hostNetwork')],
    ['containers', sequence(step, containers)],
    ['initContainers', at(step, 'initContainers')],
    ['volumes', sequence(step, [...itemsAt(workflow, 'volumes'), ...itemsAt(step, 'volumes')])],
    ...PLACING.map((field) => [field, at(step, field) ?? at(workflow, field)] as const),
  ]);
  return [
    mapping(step, [
      ['spec', spec],
      ['metadata', at(step, 'metadata')],
    ]),
  ];
}

/** The container of a step, which is called `main`. */
function named(container: Node): Node {
  if (container.type !== 'mapping' || at(container, 'name')) return container;
  const name: ScalarNode = { type: 'scalar', start: container.start, end: container.start, value: 'main', text: 'main', style: 'plain' };
  return { ...container, entries: [...container.entries, entry('name', name)] };
}

/** A script is handed to its command as a file; of a shell's the text counts as it does behind `-c`. */
function scriptOf(script: Node | undefined): Node | undefined {
  const source = scalarAt(script, 'source');
  const last = itemsAt(script, 'command').at(-1);
  if (script?.type !== 'mapping' || !source || last?.type !== 'scalar' || !/(?:^|\/)(?:ba|da|a)?sh$/.test(last.text)) return script;
  const option: ScalarNode = { ...source, end: source.start + '-c'.length, value: '-c', text: '-c', style: 'plain' };
  return { ...script, entries: [...script.entries, entry('args', sequence(source, [option, source]))] };
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
  return server && ports.length > 0 ? sequence(server, ports) : null;
}

function mapping(around: Node, fields: readonly (readonly [key: string, value: Node | undefined])[]): MappingNode {
  const { start, end } = around;
  return {
    type: 'mapping',
    start,
    end,
    flow: false,
    hidden: [],
    entries: fields.flatMap(([key, value]) => (value ? [entry(key, value)] : [])),
  };
}

function sequence(around: Node, items: readonly Node[]): SequenceNode {
  return { type: 'sequence', start: around.start, end: around.end, flow: false, items };
}

function entry(key: string, value: Node): Entry {
  return { key: { type: 'scalar', start: value.start, end: value.start, value: key, text: key, style: 'plain' }, value };
}
