import { fieldsOf, jsonOf, textOf } from '../yaml/plain-fields.ts';

/** A container of a pod, from its runtime. */
export interface RuntimeContainer {
  readonly id: string;
  readonly pid: number | null;
  readonly namespace: string;
  readonly name: string;
  readonly container: string;
}

/** Reads the output of `crictl inspect` for one container; null for anything else. */
export function readRuntimeContainer(text: string): RuntimeContainer | null {
  const { status, info } = fieldsOf(jsonOf(text.slice(text.indexOf('{'))));
  const { id, labels } = fieldsOf(status);
  const of = (key: string): string => textOf(fieldsOf(labels)[`io.kubernetes.${key}`]);
  if (textOf(id) === '' || of('pod.name') === '') return null;
  const { pid } = fieldsOf(info);
  return {
    id: textOf(id),
    pid: typeof pid === 'number' && pid > 0 ? pid : null,
    namespace: of('pod.namespace'),
    name: of('pod.name'),
    container: of('container.name'),
  };
}
