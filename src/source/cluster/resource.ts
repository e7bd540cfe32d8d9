/** A list of objects, in one namespace or in all, or the single object `name`. */
export interface Resource {
  readonly kind: string;
  readonly group: string;
  readonly version: string;
  readonly plural: string;
  readonly namespace?: string;
  readonly name?: string;
  /** For a list: only objects with these labels. */
  readonly labelSelector?: string;
}

export const PODS: Resource = { kind: 'Pod', group: '', version: 'v1', plural: 'pods' };

/**
 * An object as the API server sends it. The types of client-node describe objects after its own conversion: in the raw object, dates are
 * strings, names such as `_continue` have no underscore, and any field may be missing.
 */
export type Raw<Kind> = Kind extends Date
  ? string
  : Kind extends readonly (infer Item)[]
    ? readonly Raw<Item>[]
    : Kind extends object
      ? { readonly [Key in keyof Kind as Key extends `_${infer Name}` ? Name : Key]?: Raw<Kind[Key]> }
      : Kind;

/** The path of a list or an object in the API. */
export function pathOf({ group, version, plural, namespace, name }: Resource): string {
  const root = group === '' ? `/api/${version}` : `/apis/${group}/${version}`;
  const parts = [...(namespace === undefined ? [] : ['namespaces', namespace]), plural, ...(name === undefined ? [] : [name])];
  return [root, ...parts.map(encodeURIComponent)].join('/');
}

/** `pods`, or `reports.openreports.io`, as in roles and `kubectl`. */
export function nameOfResource({ plural, group }: Pick<Resource, 'plural' | 'group'>): string {
  return group === '' ? plural : `${plural}.${group}`;
}

/** The same with its namespace: `pods in the namespace prod`. */
export function resourceInWords(resource: Resource): string {
  const { namespace } = resource;
  return nameOfResource(resource) + (namespace === undefined ? '' : ` in the namespace ${namespace}`);
}

const LABEL = '[a-z0-9](?:[-a-z0-9]{0,61}[a-z0-9])?';
const DNS_LABEL = new RegExp(`^${LABEL}$`);
const DNS_SUBDOMAIN = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);
const MAX_SUBDOMAIN = 253;

/**
 * Returns why this object must not be requested; null for a valid name. Names are from fields that the API server does not validate, such
 * as the ConfigMap of a volume, so `../../secrets` would read other objects with the auditor's permissions.
 */
export function nameProblem({ namespace, name }: Partial<Resource>): string | null {
  if (namespace !== undefined && !DNS_LABEL.test(namespace)) return `the namespace ${JSON.stringify(namespace)} is not a DNS label`;
  if (name === undefined || (name.length <= MAX_SUBDOMAIN && DNS_SUBDOMAIN.test(name))) return null;
  return `the name ${JSON.stringify(name)} is not a DNS subdomain`;
}
