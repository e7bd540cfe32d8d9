/** Objects that policies are tried on. */
export interface Scene {
  readonly kind: string;
  readonly namespace?: string;
  readonly name?: string;
  readonly metadata?: object;
  readonly spec?: object;
  readonly ports?: readonly object[];
  readonly image?: string;
  readonly initPorts?: readonly object[];
  /** Fields of the object's own spec. */
  readonly rest?: object;
}

const VERSIONS: Readonly<Record<string, string>> = { Pod: 'v1', PodTemplate: 'v1', CronJob: 'batch/v1' };

/** An object with one container and, if it has ports, one init container. */
export function objectOf(scene: Scene): object {
  const {
    kind,
    namespace = 'team',
    name = 'example',
    metadata = {},
    spec = {},
    ports = [],
    initPorts,
    image = 'example.com/image:1',
    rest = {},
  } = scene;
  const pod = {
    containers: [{ name: 'main', image, ports }],
    ...(initPorts && { initContainers: [{ name: 'init', image, ports: initPorts }] }),
    ...spec,
  };
  const labels = { app: name };
  const template = { metadata: { labels }, spec: pod };
  const whole = { apiVersion: VERSIONS[kind] ?? 'apps/v1', kind, metadata: { name, namespace, ...metadata } };
  if (kind === 'Pod') return { ...whole, spec: pod };
  if (kind === 'PodTemplate') return { ...whole, template };
  if (kind === 'CronJob') {
    const once = { ...template, spec: { restartPolicy: 'Never', ...pod } };
    return { ...whole, spec: { schedule: '0 0 * * *', jobTemplate: { spec: { template: once } }, ...rest } };
  }
  return { ...whole, spec: { selector: { matchLabels: labels }, template, ...rest } };
}

/** The owner reference of what a controller creates. */
export function madeBy(kind: string, apiVersion: string, name = 'old'): object {
  return { ownerReferences: [{ apiVersion, kind, name, uid: '3c1b4b6e-7f1a-4a55-9d7e-0b7f8a8e2f11', controller: true }] };
}
