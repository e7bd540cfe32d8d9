const LABEL = '[a-z0-9](?:[-a-z0-9]{0,61}[a-z0-9])?';
const DNS_LABEL = new RegExp(`^${LABEL}$`);
const DNS_SUBDOMAIN = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);
const MAX_SUBDOMAIN = 253;

/** The names in the path of an object. */
export interface ObjectName {
  readonly namespace?: string | undefined;
  readonly name?: string | undefined;
}

/**
 * Returns why this object must not be requested; null for a valid name. Names are from fields that the API server does not validate, such
 * as the ConfigMap of a volume, so `../../secrets` would read other objects with the auditor's permissions.
 */
export function nameProblem({ namespace, name }: ObjectName): string | null {
  if (namespace !== undefined && !DNS_LABEL.test(namespace)) return `the namespace ${JSON.stringify(namespace)} is not a DNS label`;
  if (name === undefined) return null;
  const isValid = name.length <= MAX_SUBDOMAIN && DNS_SUBDOMAIN.test(name);
  return isValid ? null : `the name ${JSON.stringify(name)} is not a DNS subdomain`;
}

/** The path of a list or object below the root of an API group, such as `/api/v1`. */
export function objectPath(root: string, plural: string, { namespace, name }: ObjectName): string {
  const parts = [...(namespace === undefined ? [] : ['namespaces', namespace]), plural, ...(name === undefined ? [] : [name])];
  return [root, ...parts.map(encodeURIComponent)].join('/');
}
