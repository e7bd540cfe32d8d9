import type { Resource } from './list.ts';

/** What an audit asks of a server. */
export interface Rights {
  readonly resources: readonly Resource[];
  readonly configMaps: boolean;
  /** Whether commands are run in pods. */
  readonly exec: boolean;
}

interface PolicyRule {
  readonly apiGroups: readonly string[];
  readonly resources: readonly string[];
  readonly resourceNames?: readonly string[];
  readonly verbs: readonly string[];
}

/** The objects, as `kubectl apply -f -` takes them, that allow exactly what an audit asks for. */
export function rightsAsYaml({ resources, configMaps, exec }: Rights): string {
  const listed = resources.filter(({ name }) => name === undefined);
  const named = resources.filter(({ name }) => name !== undefined);
  const rules: PolicyRule[] = [
    { apiGroups: [''], resources: listed.map(({ plural }) => plural), verbs: ['list'] },
    ...named.map(({ group, plural, name = '' }) => ({ apiGroups: [group], resources: [plural], resourceNames: [name], verbs: ['get'] })),
    ...(configMaps ? [{ apiGroups: [''], resources: ['configmaps'], verbs: ['get'] }] : []),
  ];
  // Up to 1.34 servers ask for get when the connection is a WebSocket, and for create from 1.35 on.
  const execRules: PolicyRule[] = [{ apiGroups: [''], resources: ['pods/exec'], verbs: ['get', 'create'] }];
  const roles = [clusterRole('hostport-lint-audit', rules), ...(exec ? [clusterRole('hostport-lint-audit-exec', execRules)] : [])];
  return roles.join('---\n');
}

function clusterRole(name: string, rules: readonly PolicyRule[]): string {
  const lines = rules.flatMap((rule) =>
    Object.entries(rule).map(([key, values], index) => `${index === 0 ? '- ' : '  '}${key}: ${JSON.stringify(values)}`),
  );
  return `# kubectl create clusterrolebinding ${name} --clusterrole=${name} --user=NAME gives these rights to somebody.
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRole
metadata:
  name: ${name}
rules:
${lines.join('\n')}
`;
}
