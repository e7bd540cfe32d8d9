/** Where the pod spec stands in each kind that makes pods (Kubernetes API reference, OpenShift apps.openshift.io/v1). */
export const POD_SPEC_PATHS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Pod', ['spec']],
  ['PodTemplate', ['template', 'spec']],
  ['CronJob', ['spec', 'jobTemplate', 'spec', 'template', 'spec']],
  ...['Deployment', 'DaemonSet', 'StatefulSet', 'ReplicaSet', 'ReplicationController', 'Job', 'DeploymentConfig'].map(
    (kind): [string, string[]] => [kind, ['spec', 'template', 'spec']],
  ),
]);

/** Custom resources that embed a pod template do it like a Deployment (Argo Rollout, CloneSet, AdvancedDaemonSet). */
export const USUAL_POD_SPEC_PATH: readonly string[] = ['spec', 'template', 'spec'];
