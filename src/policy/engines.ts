import type { Engine, Policy } from './policy.ts';

/** Returns the objects of a policy for one engine. */
type Wrapping = (policy: Policy, metadata: Metadata) => readonly object[];

/** The metadata of every object of a policy. */
interface Metadata {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

/** Resources with a pod spec. A cluster may lack some of them. */
interface CheckedResources {
  readonly group: string;
  readonly version: string;
  readonly kinds: Readonly<Record<string, string>>;
  readonly operations: readonly ('CREATE' | 'UPDATE')[];
}

const CHECKED: readonly CheckedResources[] = [
  // An update of a pod cannot change its ports, only a finalizer or the like.
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
const RESOURCE_RULES = CHECKED.map(({ group, version, kinds, operations }) => ({
  apiGroups: [group],
  apiVersions: [version],
  operations,
  resources: Object.keys(kinds),
}));

/** Skips namespaces with this label. */
const NAMESPACE_SELECTOR = {
  matchExpressions: [{ key: 'hostport-lint.io/admission', operator: 'NotIn', values: ['ignore'] }],
};

/** A ValidatingAdmissionPolicy with its binding (Kubernetes 1.30, OpenShift 4.17). */
const validatingAdmissionPolicy: Wrapping = ({ denies, checks }, metadata) => [
  {
    apiVersion: 'admissionregistration.k8s.io/v1',
    kind: 'ValidatingAdmissionPolicy',
    metadata,
    spec: {
      failurePolicy: 'Fail',
      matchConstraints: { matchPolicy: 'Equivalent', resourceRules: RESOURCE_RULES },
      ...checks,
    },
  },
  {
    apiVersion: 'admissionregistration.k8s.io/v1',
    kind: 'ValidatingAdmissionPolicyBinding',
    metadata,
    spec: {
      policyName: metadata.name,
      validationActions: [denies ? 'Deny' : 'Warn', 'Audit'],
      matchResources: { namespaceSelector: NAMESPACE_SELECTOR },
    },
  },
];

/** A ValidatingPolicy of Kyverno 1.17 and later. */
const kyvernoPolicy: Wrapping = ({ denies, checks }, metadata) => [
  {
    apiVersion: 'policies.kyverno.io/v1',
    kind: 'ValidatingPolicy',
    metadata,
    spec: {
      failurePolicy: 'Fail',
      validationActions: [denies ? 'Deny' : 'Warn', 'Audit'],
      evaluation: { background: { enabled: true } },
      matchConstraints: { matchPolicy: 'Equivalent', resourceRules: RESOURCE_RULES, namespaceSelector: NAMESPACE_SELECTOR },
      ...checks,
    },
  },
];

/** A ConstraintTemplate of Gatekeeper 3.18 and later with its constraint. */
const gatekeeperConstraint: Wrapping = ({ denies, checks }, metadata) => {
  const kind = metadata.name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const source = { failurePolicy: 'Fail', generateVAP: false, ...checks };
  return [
    {
      apiVersion: 'templates.gatekeeper.sh/v1',
      kind: 'ConstraintTemplate',
      // Gatekeeper requires the name of the kind in lower case.
      metadata: { ...metadata, name: kind.toLowerCase() },
      spec: {
        crd: { spec: { names: { kind } } },
        targets: [{ target: 'admission.k8s.gatekeeper.sh', code: [{ engine: 'K8sNativeValidation', source }] }],
      },
    },
    {
      apiVersion: 'constraints.gatekeeper.sh/v1beta1',
      kind,
      metadata,
      spec: {
        enforcementAction: denies ? 'deny' : 'warn',
        match: {
          kinds: CHECKED.map(({ group, kinds }) => ({ apiGroups: [group], kinds: Object.values(kinds) })),
          namespaceSelector: NAMESPACE_SELECTOR,
        },
      },
    },
  ];
};

/** The objects of a policy for each engine. */
export const WRAPPINGS: Readonly<Record<Engine, Wrapping>> = {
  vap: validatingAdmissionPolicy,
  kyverno: kyvernoPolicy,
  gatekeeper: gatekeeperConstraint,
};
