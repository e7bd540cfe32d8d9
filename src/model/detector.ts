import type { Protocol, Reach } from './address.ts';
import type { Confidence, Evidence, Observation } from './listener.ts';
import type { Container, KnownFile, Pod } from './pod.ts';
import type { Program } from './program.ts';
import type { RegistryView } from './registry.ts';
import type { Span } from './span.ts';
import type { Text } from './text.ts';
import type { Workload } from './workload.ts';

/** A command that a container runs: the kubelet's command and args, or a simple command of a shell script. */
export interface CommandLine {
  /** The program and its arguments, after all expansions. */
  readonly words: readonly Text[];
  /** The variables of this command; empty if they are those of the container. */
  readonly environment: ReadonlyMap<string, Text>;
  /** `exec` for the container's own command line, `shell` for one found in a script. */
  readonly origin: 'exec' | 'shell';
  /** `medium` if the command or its words depend on one unknown condition; `low` if they depend on several, or for a trap handler. */
  readonly confidence: Confidence;
  /** The words name a function or script whose text is missing from the input. */
  readonly unresolved: boolean;
  /** The image, if a container engine starts the program in its own container. */
  readonly image?: string;
}

/** A command line of a container, with the description of the program that it starts; undefined if there is none. */
export interface ContainerCommand extends CommandLine {
  readonly program: Program | undefined;
}

/** A port on which another object (Service, ServiceMonitor, PodMonitor) expects the pods of a workload to listen. */
export interface ExpectedPort {
  /** The number or the name of a container port, with its place. */
  readonly port: Text;
  readonly protocol: Protocol;
  /** A description such as `Service openshift-etcd/etcd sends to port 2379`. */
  readonly says: string;
}

/** The input of a detector: one container of a pod with host network or host ports, and the files and objects that it can read. */
export interface DetectorContext {
  readonly workload: Workload;
  readonly pod: Pod;
  readonly container: Container;
  /** All commands that the container runs. */
  readonly commands: readonly ContainerCommand[];
  /** The container's variables as the kubelet sets them; unknown values are texts with UNKNOWN. */
  readonly environment: ReadonlyMap<string, Text>;
  /** A ConfigMap that is missing from the input sets more variables. */
  readonly hasUnknownVariables: boolean;
  /** Returns the file at an absolute path; undefined if its text is missing from the input. */
  readonly readFile: (path: string) => KnownFile | undefined;
  /** Returns all files below a folder, or the one at the path. */
  readonly filesBelow: (path: string) => readonly KnownFile[];
  readonly registry: RegistryView;
  /** Returns the ports that other objects of the input expect on the workload's pods. */
  readonly expectedPorts: () => readonly ExpectedPort[];
}

/** A port that a detector found. */
export interface FoundPort {
  /** Kind of the evidence, if it differs from the detector's name. */
  readonly detector?: string;
  /** The digits or the name of the port. */
  readonly portText: Text;
  /** The port number, if `portText` is a name. */
  readonly port?: number;
  /** The word, probe or setting that contains the port. */
  readonly around: string;
  readonly host: Text | null;
  /** The reach, if the text of the host does not determine it. */
  readonly reach?: Reach;
  readonly protocol?: Protocol;
  readonly confidence: Confidence;
  readonly role?: Observation['role'];
  /** The reason for the confidence. */
  readonly because?: string;
  /** The socket of the command, if the program's description names it; two sockets of one command always have different ports. */
  readonly opens?: string;
  /** True if only the address is known; it then applies to the declared port. */
  readonly isAddressOnly?: true;
  /** The evidence is about the pod, so the container is unknown. */
  readonly isOfPod?: true;
  /** More places that led to the port, such as the option that names the configuration file. */
  readonly steps?: Evidence['steps'];
}

/** A listener that the input disables: port 0, an empty address, a switch with the value `false`. */
export interface DisabledPort {
  /** The port on which the program would listen otherwise. */
  readonly port: number;
  readonly span: Span;
}

/** Finds listeners in one kind of evidence. It does not know rules, and reads one container at a time. */
export interface Detector {
  readonly id: string;
  /** Called only if the other detectors leave ports unknown, because it reads more of the input. */
  readonly onlyWhenOpen?: boolean;
  look(context: DetectorContext): Iterable<FoundPort | DisabledPort>;
}
