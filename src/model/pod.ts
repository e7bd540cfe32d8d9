import type { Edit, Span } from './span.ts';
import type { Text } from './text.ts';
import type { ContainerSummary, NewPort, PortEntry } from './workload.ts';

/** What the detectors read of a pod spec; lives only while its document is looked at. */
export interface Pod {
  readonly hostNetwork: boolean;
  /** Values of a template that nobody knows decide whether it is on the host network; it is then judged as if it were. */
  readonly isHostNetworkOpen?: true;
  readonly containers: readonly Container[];
  readonly volumes: readonly Volume[];
  /** Annotations of the pod template. */
  readonly annotations: ReadonlyMap<string, Text>;
  /** Files of the node that a process outside of containers reads. */
  readonly files?: readonly KnownFile[];
}

/** A file of which the input shows what stands in it: a key of a mounted ConfigMap, what a machine config puts on a node, or what a script wrote. */
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
  /** Lists of ports that a later `ports` key hides. */
  readonly hiddenPorts: readonly ContainerPort[];
  readonly probes: readonly Probe[];
  readonly mounts: readonly VolumeMount[];
  readonly workingDir: string | null;
  readonly declare: ((port: NewPort) => Edit) | null;
  /** The systemd unit that starts this process on the node itself, instead of `command` and `args` in a container. */
  readonly unit?: Text;
}

/** What a container has of which only a part is told. */
export const EMPTY_CONTAINER: Omit<Container, 'span'> = {
  ...({ name: '', image: '', role: 'main', workingDir: null, declare: null } as const),
  ...{ command: [], args: [], env: [], envFrom: [], ports: [], hiddenPorts: [], probes: [], mounts: [] },
};

export type EnvironmentVariable = {
  readonly name: string;
  /** Where the entry stands; looked up on demand, because most variables are about nothing. */
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
  /** The container starts although the ConfigMap is missing. */
  readonly optional: boolean;
  readonly prefix: string;
  readonly span: Span;
}

/** `ports[]` as written; a number that is none stands as null, a template value as null with `unknown`. */
export interface ContainerPort extends PortEntry {
  readonly written: { readonly containerPort: WrittenPort | null; readonly hostPort: WrittenPort | null };
  /** Takes the entry out of its list; null where that cannot be done. */
  readonly remove: (() => Edit | null) | null;
}

/** A field of an entry of `ports` that is set. */
export interface WrittenPort {
  readonly number: number | null;
  readonly text: Text | null;
  readonly span: Span;
}

/** A probe or lifecycle hook which connects to a port. */
export interface Probe {
  /** `livenessProbe`, `readinessProbe`, `startupProbe`, `postStart`, `preStop`. */
  readonly field: string;
  readonly handler: 'httpGet' | 'tcpSocket' | 'grpc' | 'exec';
  /** Number or port name as written; null for `exec`. */
  readonly port: Text | null;
  /** `host` of the handler; null means the pod's address. */
  readonly host: Text | null;
  /** `exec.command`. */
  readonly command: readonly Text[];
}

export interface VolumeMount {
  readonly volume: string;
  readonly mountPath: string;
  readonly subPath: string | null;
}

/** `volumes[]`, with the ConfigMaps that it shows as files. */
export interface Volume {
  readonly name: string;
  readonly configMaps: readonly {
    readonly name: string;
    readonly items: readonly { readonly key: string; readonly path: string }[] | null;
  }[];
  readonly hostPath: string | null;
}
