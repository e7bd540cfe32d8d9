import type { Cluster } from './cluster.ts';
import type { Problem, Source } from './source.ts';

/** All objects of an audit are of one cluster, which their sources say by this. */
export const INSTALL = 'cluster';

/** One object as an API server tells it, with its `kind`, without the list around it. */
export interface ClusterObject {
  /** As reports name it, such as `cluster prod: pods/example/agent-abc`. */
  readonly path: string;
  readonly object: unknown;
}

/** Bytes that somebody gave as a capture, with their path as the user knows it and their path within what was given. */
export interface CaptureFile {
  readonly path: string;
  readonly name: string;
  readonly bytes: Buffer;
}

/** The files of one capture: what one command printed, a sosreport, a folder of some nodes' files. */
export interface GivenCapture {
  /** The node that they are of, where whoever captured knows it; else they tell it themselves, or the name of the file does. */
  readonly node: string | null;
  readonly format?: string | undefined;
  /** As reports name the whole. */
  readonly path: string;
  readonly files: readonly CaptureFile[];
}

/** Where an audit has objects and captures from: files, or an API server and the nodes behind it. */
export interface AuditInput {
  /** Read once, one after the other, in any order. Facts are kept, objects are not. What could not be read is a problem. */
  readonly objects: AsyncIterable<ClusterObject | Source | Problem>;
  /** Asked for when all objects are read, so that pods to capture from can be chosen by what these tell. */
  readonly captures: (cluster: Cluster) => AsyncIterable<GivenCapture | Problem>;
  /** Whether the objects held the pods of all namespaces, so that the absence of one means something; asked last. */
  readonly coversAllPods: () => boolean;
}
