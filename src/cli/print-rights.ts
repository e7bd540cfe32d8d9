import { groupBy } from '../model/groups.ts';
import { OPEN_REPORTS, POLICY_REPORTS, type ReportApi } from '../report/openreports.ts';
import type { Resource } from '../source/cluster/resource.ts';

/** The requests of a command to a server. */
export interface Rights {
  readonly resources: readonly Resource[];
  readonly configMaps?: boolean;
  /** Runs commands in pods. */
  readonly exec?: boolean;
  /** The namespace in which the logs of the collector are read; null for no logs. */
  readonly logsIn?: string | null;
  /** Applies and deletes report objects. */
  readonly publishes?: boolean;
  /** Reads pods and Services of these namespaces only; all namespaces if absent. */
  readonly namespaces?: readonly string[];
  readonly command: 'audit' | 'hosted';
}

/** A rule of a role with the keys of Kubernetes: `apiGroups`, `resources`, `resourceNames`, `verbs`. */
type RoleRule = Readonly<Record<string, readonly string[]>>;

interface RbacRole {
  readonly name: string;
  readonly rules: readonly RoleRule[];
  /** The namespaces of its bindings; the whole cluster if empty. */
  readonly namespaces: readonly string[];
  /** The namespace of a Role; a ClusterRole if absent. */
  readonly namespace?: string;
}

/** The namespace of the service account; every cluster has it. */
const NAMESPACE = 'default';

/** The objects for `kubectl apply -f -` that allow exactly these requests: roles, their bindings, and a service account. */
export function rightsAsYaml({ resources, configMaps, exec, logsIn = null, publishes, namespaces = [], command }: Rights): string {
  const account = `hostport-lint-${command}`;
  const isWhole = namespaces.length === 0;
  const lists = resources.filter(({ name }) => name === undefined);
  const configMapRules = configMaps ? [ruleOf('', ['configmaps'], ['get'])] : [];
  const gets = resources.flatMap(({ group, plural, name }) =>
    name === undefined ? [] : [{ apiGroups: [group], resources: [plural], resourceNames: [name], verbs: ['get'] }],
  );
  const ofCluster = listRules(lists.filter(({ namespace }) => namespace === undefined));
  const roles: RbacRole[] = [
    { name: account, rules: [...ofCluster, ...gets, ...(isWhole ? configMapRules : [])], namespaces: [] },
    {
      name: `${account}-namespace`,
      namespaces,
      rules: isWhole ? [] : [...listRules(lists.filter(({ namespace }) => namespace !== undefined)), ...configMapRules],
    },
    {
      name: `${account}-publish${isWhole ? '' : '-namespace'}`,
      namespaces,
      rules: publishes ? publishingRules(isWhole ? ['cluster', 'namespaced'] : ['namespaced']) : [],
    },
    // Servers up to 1.34 require get for a WebSocket, later ones create.
    { name: `${account}-exec`, rules: exec ? [ruleOf('', ['pods/exec'], ['get', 'create'])] : [], namespaces },
  ];
  if (logsIn !== null) {
    const podRules = isWhole || namespaces.includes(logsIn) ? [] : [ruleOf('', ['pods'], ['list'])];
    const rules = [...podRules, ruleOf('', ['pods/log'], ['get'])];
    roles.push({ name: `${account}-logs`, rules, namespaces: [logsIn], namespace: logsIn });
  }
  const objects = roles.flatMap((role) => (role.rules.length === 0 ? [] : [roleText(role), ...bindingTexts(role, account)]));
  return `# kubectl create token --namespace ${NAMESPACE} ${account} prints a token for this service account.
# On OpenShift the ClusterRole cluster-reader is enough without --sockets exec and --publish:
# oc adm policy add-cluster-role-to-user cluster-reader NAME
${[`${headText('v1', 'ServiceAccount', account)}\n  namespace: ${NAMESPACE}\n`, ...objects].join('---\n')}`;
}

function ruleOf(group: string, resources: readonly string[], verbs: readonly string[]): RoleRule {
  return { apiGroups: [group], resources: [...new Set(resources)], verbs };
}

function listRules(lists: readonly Resource[]): RoleRule[] {
  const byGroup = groupBy(lists, ({ group }) => group);
  return [...byGroup].map(([group, all]) =>
    ruleOf(
      group,
      all.map(({ plural }) => plural),
      ['list'],
    ),
  );
}

/** The rules for `--publish reports` on the report objects of both APIs, those of the cluster, of namespaces, or both. */
function publishingRules(scopes: readonly (keyof ReportApi['kinds'])[]): RoleRule[] {
  const verbs = ['get', 'list', 'create', 'patch', 'delete'];
  return [OPEN_REPORTS, POLICY_REPORTS].map(({ apiVersion, kinds }) =>
    ruleOf(
      apiVersion.replace(/\/.*/, ''),
      scopes.map((scope) => `${kinds[scope].toLowerCase()}s`),
      verbs,
    ),
  );
}

const RBAC = 'rbac.authorization.k8s.io';

function headText(apiVersion: string, kind: string, name: string, namespace?: string): string {
  const place = namespace === undefined ? '' : `\n  namespace: ${JSON.stringify(namespace)}`;
  return `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata:\n  name: ${name}${place}`;
}

function kindOf({ namespace }: RbacRole): string {
  return namespace === undefined ? 'ClusterRole' : 'Role';
}

function roleText(role: RbacRole): string {
  const lines = role.rules.flatMap((rule) =>
    Object.entries(rule).map(([key, values], index) => `${index === 0 ? '- ' : '  '}${key}: ${JSON.stringify(values)}\n`),
  );
  return `${headText(`${RBAC}/v1`, kindOf(role), role.name, role.namespace)}\nrules:\n${lines.join('')}`;
}

/** A binding of the role in each namespace, or one for the whole cluster if there are no namespaces. */
function bindingTexts(role: RbacRole, account: string): string[] {
  const places = role.namespaces.length > 0 ? role.namespaces : [undefined];
  return places.map(
    (namespace) => `${headText(`${RBAC}/v1`, namespace === undefined ? 'ClusterRoleBinding' : 'RoleBinding', role.name, namespace)}
roleRef:
  apiGroup: ${RBAC}
  kind: ${kindOf(role)}
  name: ${role.name}
subjects:
- kind: ServiceAccount
  name: ${account}
  namespace: ${NAMESPACE}
`,
  );
}
