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
  /** The variables of this program; empty if they are those of the container. */
  readonly environment: ReadonlyMap<string, Text>;
  /** `exec` for the container's own command line, `shell` for one found in a script. */
  readonly origin: 'exec' | 'shell';
  /** `medium` if an unknown condition decides on the command or its words, `low` if several do, or in a trap's handler. */
  readonly confidence: Confidence;
  /** The words name a function or script whose text is not in the input. */
  readonly unresolved: boolean;
  /** The image, if a container engine starts the program in its own container. */
  readonly image?: string;
}

/** A command line of a container, with the description of the program that it starts; undefined if there is none. */
export interface ContainerCommand extends CommandLine {
  readonly program: Program | undefined;
}

/** A port that an object beside the workload (Service, ServiceMonitor, PodMonitor) expects its pods to serve. */
export interface ExpectedPort {
  /** The number or the name of a container port, with its place. */
  readonly port: Text;
  readonly protocol: Protocol;
  /** Such as `Service openshift-etcd/etcd sends to port 2379`. */
  readonly says: string;
}

/** The input of a detector: one container of a pod with host network or host ports, and what it can read. */
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
  /** Returns the file at an absolute path; undefined if the input does not contain its text. */
  readonly readFile: (path: string) => KnownFile | undefined;
  /** Returns all files below a folder, or the one at the path. */
  readonly filesBelow: (path: string) => readonly KnownFile[];
  readonly registry: RegistryView;
  /** Returns the ports that other objects of the input expect of the workload's pods. */
  readonly expectedPorts: () => readonly ExpectedPort[];
}

/** A port that a detector found. */
export interface FoundPort {
  /** Kind of the evidence, if it is not the detector's. */
  readonly detector?: string;
  /** The digits of the port, or its name. */
  readonly portText: Text;
  /** The port, if `portText` is its name. */
  readonly port?: number;
  /** The word, probe or setting around them. */
  readonly around: string;
  readonly host: Text | null;
  /** The reach, if the host's text does not show it. */
  readonly reach?: Reach;
  readonly protocol?: Protocol;
  readonly confidence: Confidence;
  readonly role?: Observation['role'];
  /** The reason for the confidence. */
  readonly because?: string;
  /** The socket of the command, if the program's description names it; two sockets of one command never share a port. */
  readonly opens?: string;
  /** True if only the address is known, which then belongs to the declaration of the port. */
  readonly isAddressOnly?: true;
  /** The evidence is about the pod, so the container is unknown. */
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
  /** Called only if the other detectors leave ports unknown, because it reads more of the input. */
  readonly onlyWhenOpen?: boolean;
  look(context: DetectorContext): Iterable<FoundPort | DisabledPort>;
}
