import type { Edit, Span } from './span.ts';
import type { Text } from './text.ts';
import type { ContainerSummary, NewPort, PortEntry } from './workload.ts';

/** The fields of a pod spec that detectors read. It only exists while its document is read. */
export interface Pod {
  readonly hostNetwork: boolean;
  /** An unknown value decides whether the pod is on the host network; it is treated as if it were. */
  readonly isHostNetworkOpen?: true;
  readonly containers: readonly Container[];
  readonly volumes: readonly Volume[];
  /** Annotations of the pod template. */
  readonly annotations: ReadonlyMap<string, Text>;
  /** Files of the node that a process outside containers reads. */
  readonly files?: readonly KnownFile[];
}

/** A file whose text is known: a key of a mounted ConfigMap, a file of a MachineConfig, or a file that a script writes. */
export interface KnownFile {
  readonly path: string;
  readonly text: Text;
}

/** `Pod.spec.containers[]`, `initContainers[]` or `ephemeralContainers[]`. */
export interface Container extends ContainerSummary {
  readonly span: Span;
  readonly command: readonly Text[];
  readonly args: readonly Text[];
  readonly env: readonly EnvironmentVariable[];
  readonly envFrom: readonly EnvironmentSource[];
  readonly ports: readonly ContainerPort[];
  /** Lists of ports that a later `ports` key replaces. */
  readonly hiddenPorts: readonly ContainerPort[];
  readonly probes: readonly Probe[];
  readonly mounts: readonly VolumeMount[];
  readonly workingDir: string | null;
  readonly declare: ((port: NewPort) => Edit) | null;
  /** The systemd unit that starts this process on the node itself, instead of `command` and `args` in a container. */
  readonly unit?: Text;
}

/** Default fields of a container. */
export const EMPTY_CONTAINER: Omit<Container, 'span'> = {
  ...({ name: '', image: '', role: 'main', workingDir: null, declare: null } as const),
  command: [],
  args: [],
  env: [],
  envFrom: [],
  ports: [],
  hiddenPorts: [],
  probes: [],
  mounts: [],
};

export type EnvironmentVariable = {
  readonly name: string;
  /** Returns the place of the entry. It is a function because the places of most variables are never used. */
  readonly place: () => Span;
} & (
  | { readonly from: 'value'; readonly value: Text }
  | { readonly from: 'field'; readonly fieldPath: string }
  | { readonly from: 'configMap'; readonly configMap: string; readonly key: string }
  | { readonly from: 'other' }
);

/** `envFrom[]`: each key of the ConfigMap becomes a variable. */
export interface EnvironmentSource {
  readonly configMap: string;
  /** The container starts even if the ConfigMap is missing. */
  readonly optional: boolean;
  readonly prefix: string;
  readonly span: Span;
}

/** An entry of `ports[]` as written; null for a port that is not a number. */
export interface ContainerPort extends PortEntry {
  readonly written: { readonly containerPort: WrittenPort | null; readonly hostPort: WrittenPort | null };
  /** Returns the edit that removes the entry from its list; null if that is impossible. */
  readonly remove: (() => Edit | null) | null;
}

/** A field of an entry of `ports` that is set. */
export interface WrittenPort {
  readonly number: number | null;
  readonly text: Text | null;
  readonly span: Span;
}

/** A probe or lifecycle hook that connects to a port. */
export interface Probe {
  /** `livenessProbe`, `readinessProbe`, `startupProbe`, `postStart`, `preStop`. */
  readonly field: string;
  readonly handler: 'httpGet' | 'tcpSocket' | 'grpc' | 'exec';
  /** Number or port name as written; null for `exec`. */
  readonly port: Text | null;
  /** `host` of the handler; null means the address of the pod. */
  readonly host: Text | null;
  /** `exec.command`. */
  readonly command: readonly Text[];
}

export interface VolumeMount {
  readonly volume: string;
  readonly mountPath: string;
  readonly subPath: string | null;
}

/** An entry of `volumes[]`, with the ConfigMaps that it mounts as files. */
export interface Volume {
  readonly name: string;
  readonly configMaps: readonly {
    readonly name: string;
    readonly items: readonly { readonly key: string; readonly path: string }[] | null;
  }[];
  readonly hostPath: string | null;
}
