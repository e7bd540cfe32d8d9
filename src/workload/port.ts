import type { ContainerPort } from '../model/pod.ts';
import type { Span } from '../model/span.ts';
import type { Text } from '../model/text.ts';
import { itemRemoval } from '../text/yaml-edits.ts';
import { at, type Node, type SequenceNode, scalarAt, stringAt } from '../text/yaml-nodes.ts';
import type { Reader } from './reader.ts';

/** Reads one entry of `ports`; values of wrong type stay readable through their texts. */
export function readPort(reader: Reader, list: SequenceNode, index: number): ContainerPort[] {
  const node = list.items[index];
  if (node?.type !== 'mapping') return [];
  const containerPort = field(reader, node, 'containerPort');
  const hostPort = field(reader, node, 'hostPort');
  const protocol = field(reader, node, 'protocol');
  return [
    {
      name: stringAt(node, 'name') ?? null,
      containerPort: containerPort.number,
      hostPort: hostPort.number,
      protocol: protocol.text === null || protocol.text.value === '' ? 'TCP' : protocol.text.value,
      hostIP: reader.text(at(node, 'hostIP'))?.value || null,
      span: reader.document.spanOf(node),
      containerPortSpan: containerPort.span,
      hostPortSpan: hostPort.span,
      protocolSpan: protocol.span,
      containerPortText: containerPort.text,
      hostPortText: hostPort.text,
      remove: reader.document.editable ? () => itemRemoval(reader.document, list, index) : null,
    },
  ];
}

function field(reader: Reader, node: Node, name: string): { number: number | null; span: Span | null; text: Text | null } {
  const scalar = scalarAt(node, name);
  if (!scalar || reader.isLeftOut(scalar)) return { number: null, span: null, text: null };
  const text = reader.text(scalar);
  const fromTemplate = text !== null && typeof scalar.value === 'string' && text.value !== scalar.text && /^\d+$/.test(text.value);
  const number = typeof scalar.value === 'number' ? scalar.value : fromTemplate ? Number(text?.value) : null;
  return { number, span: reader.document.spanOf(scalar), text };
}
