import type { Reach } from '../../model/address.ts';
import type { Text } from '../../model/text.ts';
import type { Setting } from './setting.ts';

/** A socket of a Kubernetes component that its configuration file describes. */
export interface ComponentPort {
  readonly kind: string;
  /** Where the setting holds only an address. */
  readonly port: number | null;
  /** The address in a setting of its own. */
  readonly host: Text | null;
  /** Reach where no address is written. */
  readonly bareReach: Reach;
}

interface Rule {
  readonly key: string;
  readonly hostKey?: string;
  readonly port?: number;
  readonly bareReach?: Reach;
}

/** kubernetes.io/docs/reference/config-api: kubelet-config.v1beta1 and kube-proxy-config.v1alpha1. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  KubeletConfiguration: [
    { key: 'port', hostKey: 'address' },
    { key: 'readOnlyPort', hostKey: 'address' },
    { key: 'healthzPort', hostKey: 'healthzBindAddress', bareReach: 'localhost' },
  ],
  KubeProxyConfiguration: [
    { key: 'healthzBindAddress', port: 10256 },
    { key: 'metricsBindAddress', port: 10249 },
  ],
};

/** Keys whose meaning the kind of the configuration settles, with what goes with them. */
export function componentPorts(settings: readonly Setting[]): ReadonlyMap<string, ComponentPort> {
  const values = new Map(settings.map(({ key, value }) => [key, value]));
  const kind = values.get('kind')?.value ?? '';
  const ports = new Map<string, ComponentPort>();
  for (const { key, hostKey, port, bareReach } of Object.hasOwn(RULES, kind) ? (RULES[kind] ?? []) : []) {
    const host = hostKey === undefined ? undefined : values.get(hostKey);
    ports.set(key, { kind, port: port ?? null, host: host?.value ? host : null, bareReach: bareReach ?? 'any' });
  }
  return ports;
}

/** Whether the text is a configuration file of a component that names its API version, such as `kubelet.config.k8s.io/v1beta1`. */
export function isComponentConfiguration(settings: readonly Setting[]): boolean {
  const version = settings.find(({ key }) => key === 'apiVersion')?.value.value ?? '';
  return /config/.test(version) && settings.some(({ key }) => key === 'kind');
}

/** Whether the text is an object for the API server, whose ports belong to other pods. */
export function isKubernetesObject(settings: readonly Setting[]): boolean {
  const keys = new Set(settings.map(({ key }) => key));
  return (
    keys.has('apiVersion') &&
    keys.has('kind') &&
    (keys.has('metadata.name') || keys.has('metadata.generateName') || keys.has('items[0].kind'))
  );
}
