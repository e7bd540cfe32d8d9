import { isPort } from '../model/address.ts';
import { type ClusterPod, controllerOfPod } from '../model/cluster.ts';
import type { Requirement } from '../model/label-selector.ts';
import type { NodeSelectorTerm } from '../model/workload.ts';
import { fieldsOf, listOf, numberOf, type PlainFields, protocolOrTcp, textListOf, textOf, textsOf } from '../yaml/plain-fields.ts';

/** Reads a pod of the API server. */
export function readPod({ metadata, spec, status }: PlainFields): ClusterPod {
  const { name, namespace, uid, labels, annotations, ownerReferences, deletionTimestamp } = fieldsOf(metadata);
  const { hostNetwork, nodeName, containers, initContainers } = fieldsOf(spec);
  const { phase, conditions, containerStatuses, initContainerStatuses } = fieldsOf(status);
  const owner = listOf(ownerReferences).find((reference) => reference.controller === true);
  const identity = { namespace: textOf(namespace), name: textOf(name) };
  const controller = owner && { kind: textOf(owner.kind), name: textOf(owner.name) };
  const condition = (type: string) => listOf(conditions).find((one) => one.type === type);
  const scheduled = condition('PodScheduled');
  const running = [...listOf(containers), ...listOf(initContainers).filter((one) => one.restartPolicy === 'Always')];
  return {
    ...identity,
    uid: textOf(uid),
    nodeName: textOf(nodeName) || null,
    phase: textOf(phase),
    isReady: condition('Ready')?.status === 'True',
    isBeingDeleted: deletionTimestamp !== undefined && deletionTimestamp !== null,
    hostNetwork: hostNetwork === true,
    controller: controllerOfPod({ ...identity, labels: textsOf(labels), controller }),
    revision: textOf(fieldsOf(labels)['pod-template-hash']) || textOf(fieldsOf(labels)['controller-revision-hash']) || null,
    configHash: textOf(fieldsOf(annotations)['kubernetes.io/config.hash']) || null,
    containers: new Map(
      [...listOf(containerStatuses), ...listOf(initContainerStatuses)].map((one) => [
        textOf(one.containerID).replace(/^.*:\/\//, ''),
        textOf(one.name),
      ]),
    ),
    ports: running.flatMap((container) => hostPortsOf(container, hostNetwork === true)),
    programs: hostNetwork === true ? running.map(programOfContainer) : [],
    unschedulable: scheduled?.status === 'False' ? { message: textOf(scheduled.message), scheduling: schedulingOf(fieldsOf(spec)) } : null,
  };
}

function hostPortsOf(container: PlainFields, hostNetwork: boolean): ClusterPod['ports'] {
  return listOf(container.ports).flatMap((entry) => {
    const port = numberOf(entry.hostPort ?? (hostNetwork ? entry.containerPort : null));
    if (!isPort(port)) return [];
    return [{ port, protocol: protocolOrTcp(entry.protocol), hostIP: textOf(entry.hostIP) || null, container: textOf(container.name) }];
  });
}

/** The names by which the process of a container may be known: those of the container, the image or the command. */
function programOfContainer({ name, image, command }: PlainFields): ClusterPod['programs'][number] {
  const [, ofImage = ''] = /([^/@:]+)(?::[^/@]*)?(?:@.*)?$/.exec(textOf(image)) ?? [];
  const [first = ''] = textListOf(command);
  const ofCommand = first.split('/').at(-1) ?? '';
  const words = [textOf(name), ofImage, ofCommand].filter((word) => word.length > 2 && word !== 'bash');
  return { container: textOf(name), words: [...new Set(words)], command: ofCommand || null };
}

function schedulingOf({ nodeSelector, affinity, tolerations }: PlainFields): NonNullable<ClusterPod['unschedulable']>['scheduling'] {
  const required = fieldsOf(fieldsOf(fieldsOf(affinity).nodeAffinity).requiredDuringSchedulingIgnoredDuringExecution);
  return {
    nodeSelector: textsOf(nodeSelector),
    nodeAffinity: listOf(required.nodeSelectorTerms).map(
      (term): NodeSelectorTerm => ({ expressions: requirementsOf(term.matchExpressions), fields: requirementsOf(term.matchFields) }),
    ),
    tolerations: listOf(tolerations)
      .map(textsOf)
      .map(({ key, operator, value, effect }) => ({
        key: key || null,
        operator: operator || 'Equal',
        value: value || null,
        effect: effect || null,
      })),
  };
}

function requirementsOf(value: unknown): Requirement[] {
  return listOf(value).map(({ key, operator, values }) => ({ key: textOf(key), operator: textOf(operator), values: textListOf(values) }));
}
