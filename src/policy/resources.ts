/** Resources with a pod spec. A cluster need not have all of them. */
export interface CheckedResources {
  readonly group: string;
  readonly version: string;
  readonly kinds: Readonly<Record<string, string>>;
  readonly operations: readonly ('CREATE' | 'UPDATE')[];
}

export const CHECKED: readonly CheckedResources[] = [
  // An update of a pod can only remove a finalizer or the like: the ports of a pod never change.
  { group: '', version: 'v1', kinds: { pods: 'Pod' }, operations: ['CREATE'] },
  {
    group: '',
    version: 'v1',
    kinds: { replicationcontrollers: 'ReplicationController', podtemplates: 'PodTemplate' },
    operations: ['CREATE', 'UPDATE'],
  },
  {
    group: 'apps',
    version: 'v1',
    kinds: { deployments: 'Deployment', daemonsets: 'DaemonSet', statefulsets: 'StatefulSet', replicasets: 'ReplicaSet' },
    operations: ['CREATE', 'UPDATE'],
  },
  { group: 'batch', version: 'v1', kinds: { jobs: 'Job', cronjobs: 'CronJob' }, operations: ['CREATE', 'UPDATE'] },
  { group: 'apps.openshift.io', version: 'v1', kinds: { deploymentconfigs: 'DeploymentConfig' }, operations: ['CREATE', 'UPDATE'] },
];

/** `resourceRules` of Kubernetes and Kyverno. */
export const RESOURCE_RULES = CHECKED.map(({ group, version, kinds, operations }) => ({
  apiGroups: [group],
  apiVersions: [version],
  operations,
  resources: Object.keys(kinds),
}));

/** The policies ignore a namespace with this label. */
export const NAMESPACE_SELECTOR = {
  matchExpressions: [{ key: 'hostport-lint.io/admission', operator: 'NotIn', values: ['ignore'] }],
};
