import { groupBy } from '../model/groups.ts';
import { OPEN_REPORTS, POLICY_REPORTS, type ReportApi } from '../report/openreports.ts';
import type { Resource } from '../source/cluster/list.ts';

/** What an audit requests of a server. */
export interface Rights {
  readonly resources: readonly Resource[];
  readonly configMaps: boolean;
  /** Runs commands in pods. */
  readonly exec: boolean;
  /** The namespace in which the logs of the collector are read; none if absent. */
  readonly logsIn?: string | null;
  /** Applies and deletes report objects. */
  readonly publishes?: boolean;
  /** Reads pods and Services of these namespaces only; of all if empty. */
  readonly namespaces: readonly string[];
  /** The command that needs the rights; `audit` if absent. */
  readonly of?: 'hosted';
}

interface PolicyRule {
  readonly apiGroups: readonly string[];
  readonly resources: readonly string[];
  readonly resourceNames?: readonly string[];
  readonly verbs: readonly string[];
}

/** The namespace of the service account, which every cluster has. */
const NAMESPACE = 'default';

/** What `--publish reports` does to the report objects of either API, those of the cluster, of namespaces, or both. */
function publishingRules(...scopes: readonly (keyof ReportApi['kinds'])[]): PolicyRule[] {
  return [OPEN_REPORTS, POLICY_REPORTS].map(({ group, kinds }) => ({
    ...{ apiGroups: [group], resources: scopes.map((scope) => `${kinds[scope].toLowerCase()}s`) },
    verbs: ['get', 'list', 'create', 'patch', 'delete'],
  }));
}

/** The objects for `kubectl apply -f -` that allow exactly these requests: roles, their bindings, and a service account. */
export function rightsAsYaml({ resources, configMaps, exec, logsIn = null, publishes = false, namespaces, of }: Rights): string {
  const name = `hostport-lint-${of ?? 'audit'}`;
  const [named, lists] = [resources.filter(({ name }) => name !== undefined), resources.filter(({ name }) => name === undefined)];
  const listRule = (isNamespaced: boolean): PolicyRule[] => {
    const byGroup = groupBy(
      lists.filter(({ namespace }) => (namespace !== undefined) === isNamespaced),
      ({ group }) => group,
    );
    return [...byGroup].map(([group, all]) => ({
      ...{ apiGroups: [group], resources: [...new Set(all.map(({ plural }) => plural))], verbs: ['list'] },
    }));
  };
  const getRules = named.map(({ group, plural, name: only = '' }) => ({
    ...{ apiGroups: [group], resources: [plural], resourceNames: [only], verbs: ['get'] },
  }));
  const configMapRules: PolicyRule[] = configMaps ? [{ apiGroups: [''], resources: ['configmaps'], verbs: ['get'] }] : [];
  const isWhole = namespaces.length === 0;
  const roles = [
    { name, rules: [...listRule(false), ...getRules, ...(isWhole ? configMapRules : [])], namespaces: [] },
    { name: `${name}-namespace`, rules: [...listRule(true), ...(isWhole ? [] : configMapRules)], namespaces },
    {
      ...{ name: `${name}-publish`, namespaces: [] },
      rules: publishes && isWhole ? publishingRules('cluster', 'namespaced') : [],
    },
    { name: `${name}-publish-namespace`, rules: publishes && !isWhole ? publishingRules('namespaced') : [], namespaces },
    // Servers up to 1.34 require get for a WebSocket, later ones create.
    { name: `${name}-exec`, rules: exec ? [{ apiGroups: [''], resources: ['pods/exec'], verbs: ['get', 'create'] }] : [], namespaces },
  ].filter(({ rules }) => rules.length > 0);
  const objects = roles.flatMap((role) => [roleOf(role.name, role.rules), ...bindings(role.name, role.namespaces, name)]);
  if (logsIn !== null) {
    const podRules = isWhole || namespaces.includes(logsIn) ? [] : [{ apiGroups: [''], resources: ['pods'], verbs: ['list'] }];
    const rules = [...podRules, { apiGroups: [''], resources: ['pods/log'], verbs: ['get'] }];
    objects.push(roleOf(`${name}-logs`, rules, logsIn), ...bindings(`${name}-logs`, [logsIn], name, 'Role'));
  }
  return `${headerOf(name)}${[serviceAccount(name), ...objects].join('---\n')}`;
}

const headerOf = (name: string): string => `# kubectl create token --namespace ${NAMESPACE} ${name} prints a token for this service account.
# On OpenShift the ClusterRole cluster-reader is enough without --sockets exec and --publish:
# oc adm policy add-cluster-role-to-user cluster-reader NAME
`;

const serviceAccount = (name: string): string => `apiVersion: v1
kind: ServiceAccount
metadata:
  name: ${name}
  namespace: ${NAMESPACE}
`;

/** A ClusterRole, or a Role of a namespace. */
function roleOf(name: string, rules: readonly PolicyRule[], namespace?: string): string {
  const lines = rules.flatMap((rule) =>
    Object.entries(rule).map(([key, values], index) => `${index === 0 ? '- ' : '  '}${key}: ${JSON.stringify(values)}`),
  );
  return `apiVersion: rbac.authorization.k8s.io/v1
kind: ${namespace === undefined ? 'ClusterRole' : 'Role'}
metadata:
  name: ${name}${namespace === undefined ? '' : `\n  namespace: ${JSON.stringify(namespace)}`}
rules:
${lines.join('\n')}
`;
}

/** A binding of the role in each namespace, or one for the whole cluster if no namespace is given. */
function bindings(role: string, namespaces: readonly string[], account: string, kind = 'ClusterRole'): string[] {
  const places = namespaces.length > 0 ? namespaces.map((namespace) => `\n  namespace: ${JSON.stringify(namespace)}`) : [''];
  return places.map(
    (place) => `apiVersion: rbac.authorization.k8s.io/v1
kind: ${place === '' ? 'ClusterRoleBinding' : 'RoleBinding'}
metadata:
  name: ${role}${place}
roleRef:
  apiGroup: rbac.authorization.k8s.io
  kind: ${kind}
  name: ${role}
subjects:
- kind: ServiceAccount
  name: ${account}
  namespace: ${NAMESPACE}
`,
  );
}
