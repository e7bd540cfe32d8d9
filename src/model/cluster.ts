/** What a dump says of one node of its cluster. */
export interface ClusterNode {
  readonly labels: Readonly<Record<string, string>>;
  readonly taints: readonly { readonly key: string; readonly value?: string; readonly effect: string }[];
}

/** What the objects of a running cluster say of the cluster itself. */
export interface ClusterFacts {
  readonly nodes: readonly ClusterNode[];
  /** The release that all its ClusterVersion objects name, such as `4.14`, and the file of one of them. */
  readonly release: { readonly text: string; readonly path: string } | null;
}
