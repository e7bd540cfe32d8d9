import type { Protocol, Reach } from './address.ts';
import type { Confidence, Evidence, Observation } from './listener.ts';
import type { Container, KnownFile, Pod } from './pod.ts';
import type { Program } from './program.ts';
import type { RegistryView } from './registry.ts';
import type { Span } from './span.ts';
import type { Text } from './text.ts';
import type { Workload } from './workload.ts';

/** A program as it is started in a container: the kubelet's command and args, or a simple command of a shell script. */
export interface CommandLine {
  /** The program, then its arguments, after all expansions. */
  readonly words: readonly Text[];
  /** The variables that this program sees; empty where they are the container's. */
  readonly environment: ReadonlyMap<string, Text>;
  /** `exec` for the container's own command line, `shell` for one found in a script. */
  readonly origin: 'exec' | 'shell';
  /** `medium` where one unknown condition decides on the command or its words, `low` where several do, or in a trap's handler. */
  readonly confidence: Confidence;
  /** The words name a function or script whose text is not in the input. */
  readonly unresolved: boolean;
  /** The image, where a container engine starts the program in a container of its own. */
  readonly image?: string;
}

/** A command line of a container, with the description of the program that it starts; undefined where nobody described it. */
export interface ContainerCommand extends CommandLine {
  readonly program: Program | undefined;
}

/** A port that an object beside the workload (Service, ServiceMonitor, PodMonitor, EndpointSlice) expects its pods to serve. */
export interface ExpectedPort {
  /** The number or the name of a container port, with its place. */
  readonly port: Text;
  readonly protocol: Protocol;
  /** Such as `Service openshift-etcd/etcd sends to port 2379`. */
  readonly says: string;
}

/** What a detector is given: one container of a host-network (or host-port) pod, and what it can see. */
export interface DetectorContext {
  readonly workload: Workload;
  readonly pod: Pod;
  readonly container: Container;
  /** All programs that the container starts. */
  readonly commands: readonly ContainerCommand[];
  /** The container's variables as the kubelet sets them; unknown values are unknown texts. */
  readonly environment: ReadonlyMap<string, Text>;
  /** More variables are set, by a ConfigMap that the input does not show. */
  readonly hasUnknownVariables: boolean;
  /** The file at an absolute path, when the input shows what stands in it. */
  readonly readFile: (path: string) => KnownFile | undefined;
  /** All files below a folder (or the one at the path). */
  readonly filesBelow: (path: string) => readonly KnownFile[];
  readonly registry: RegistryView;
  /** Ports that other objects of the input expect of the workload's pods; read when asked for. */
  readonly expectedPorts: () => readonly ExpectedPort[];
}

/** What a detector knows of a port that it found. */
export interface FoundPort {
  /** Of what kind the evidence is, where that is not the detector's own. */
  readonly detector?: string;
  /** The digits of the port, or what names it. */
  readonly portText: Text;
  /** The port, where `portText` holds its name. */
  readonly port?: number;
  /** The word, probe or setting around them. */
  readonly around: string;
  readonly host: Text | null;
  /** Where the host's text does not tell the reach. */
  readonly reach?: Reach;
  readonly protocol?: Protocol;
  readonly confidence: Confidence;
  readonly role?: Observation['role'];
  /** Why the confidence is what it is. */
  readonly because?: string;
  /** Which socket of which command it is, if the description of the program tells; two of one command never share a port. */
  readonly opens?: string;
  /** Only the address is told, so that it belongs to the declaration of the port. */
  readonly isAddressOnly?: true;
  /** The evidence speaks of the pod, so nobody knows which of its containers listens. */
  readonly isOfPod?: true;
  /** More places that led to the port, such as the option that names the configuration file. */
  readonly steps?: Evidence['steps'];
}

/** A listener that the input switches off: port 0, an empty address, a `false` switch. */
export interface DisabledPort {
  /** The port that would be served otherwise. */
  readonly port: number;
  readonly span: Span;
}

/** One way in which manifests show listeners. It never sees rules, and looks at one container at a time. */
export interface Detector {
  readonly id: string;
  /** Asked only where the other detectors leave something open, because it reads more of the input. */
  readonly onlyWhenOpen?: boolean;
  look(context: DetectorContext): Iterable<FoundPort | DisabledPort>;
}
