import { createHash } from 'node:crypto';
import { fieldsOf, listOf, textsOf } from '../yaml/plain-fields.ts';

/**
 * Returns a function that is true for pods which need not be linted: those that differ from an earlier one only in name and node, and
 * those that have ended. Volumes of service account tokens have generated names.
 */
export function createRepeats(): (object: unknown) => boolean {
  const known = new Set<string>();
  return (object) => {
    const { kind, metadata, spec, status } = fieldsOf(object);
    if (kind !== 'Pod') return false;
    const { phase } = fieldsOf(status);
    if (phase === 'Succeeded' || phase === 'Failed') return true;
    const { namespace, name, ownerReferences, annotations } = fieldsOf(metadata);
    const owners = listOf(ownerReferences).map((owner) => `${owner.kind}/${owner.name}`);
    const marks = Object.entries(textsOf(annotations)).filter(([key]) => key.includes('hostport-lint'));
    const { hostNetwork, containers, initContainers, volumes } = fieldsOf(spec);
    const content = JSON.stringify([namespace, owners.join() || name, marks, hostNetwork, containers, initContainers, volumes]);
    const key = createHash('sha256')
      .update(content.replace(/kube-api-access-\w+/g, ''))
      .digest('base64');
    return known.size === known.add(key).size;
  };
}
