/** Transport protocol of a port: the Kubernetes API field `ContainerPort.protocol`. */
type Protocol = 'TCP' | 'UDP' | 'SCTP';
/**
 * The addresses on which a listener accepts connections: every address of the node, localhost only, the node's own address, another address
 * (a bridge, a tunnel), or unknown.
 */
type Reach = 'any' | 'localhost' | 'node' | 'other' | 'unknown';
/** A range of ports. */
interface PortRange {
  readonly port: number;
  /** Last port; equal to `port` for a single port. */
  readonly endPort: number;
}
/** An input that could not be read; the rest is still checked. Line and column are 1 if only the file is known. */
interface Problem {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}
/** A range of characters of the input. Lines and columns count from 1; columns and offsets are in UTF-16 code units. */
interface Span {
  /** Path of the file relative to the working directory, `/` on every system. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  /** Column after the last character. */
  readonly endColumn: number;
  /** Offset of the first character from the start of the file. */
  readonly start: number;
  /** Offset after the last character. */
  readonly end: number;
  /** The text of `line`, cut to a window around `column`, so that reports need not read the file again. */
  readonly excerpt: Excerpt;
}
/** A window of one source line. */
interface Excerpt {
  readonly text: string;
  /** Column of the first character of `text`. */
  readonly column: number;
}
/** A change of one file's text; offsets in UTF-16 code units from the start of the file. */
interface Edit {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /**
   * The start of `text` that only the first of several insertions at one place writes, such as `ports:` before the entries of a list;
   * absent if two insertions at one place exclude each other.
   */
  readonly opening?: string;
}
/** The name of an object. */
interface ObjectName {
  readonly kind: string;
  /** Null if the manifest does not set it. */
  readonly namespace: string | null;
  readonly name: string;
}
/** The exit status of the process. If several apply, the order is 2, 3, 1. */
declare const EXIT: {
  /** No finding at or above `--fail-on`. */readonly clean: 0; /** Findings at or above `--fail-on`. */
  readonly findings: 1; /** Wrong use or configuration. */
  readonly usage: 2; /** An input could not be read, rendered or reached, or nothing was linted. */
  readonly incomplete: 3; /** Internal error. */
  readonly defect: 70;
};
type ExitCode = (typeof EXIT)[keyof typeof EXIT];
/** Wrong use or configuration: the exit status is 2, and the message says what to do. */
declare class UsageError extends Error {
  readonly name = "UsageError";
  /** The lines of the message. A file name in a line may contain line breaks. */
  readonly lines: readonly string[];
  constructor(...lines: readonly string[]);
}
/** The services of a control plane that accept connections from outside. */
type FlowService = 'APIServer' | 'OAuthServer' | 'Konnectivity' | 'Ignition' | 'MetricsProxy';
/** The source of a flow: nodes, users and programs outside, or a load balancer before node ports. */
type FlowSource = 'worker' | 'client' | 'external-load-balancer';
/** The entry of a flow into the management cluster. */
type FlowEntry = 'load-balancer' | 'internal-load-balancer' | 'node-port' | 'hub-ingress' | 'router' | 'private-router' | 'shared-ingress';
/**
 * A connection that must be possible. The client connects to `port`; `servicePort` is the port of the Service, `pod.port` that of the pod.
 */
interface Flow {
  readonly service: FlowService;
  readonly source: FlowSource;
  readonly via: FlowEntry;
  /** The published name or address; null if only the running cluster knows it. */
  readonly host: string | null;
  /** Addresses of the load balancer behind the host, from the status of its Service; empty if unknown. */
  readonly addresses: readonly string[];
  /** Null for a node port that is not pinned; it is in `portRange`. */
  readonly port: number | null;
  readonly portRange: PortRange | null;
  readonly protocol: 'TCP';
  readonly strategy: string;
  readonly tls: boolean;
  /** Serves keys or credentials without authentication. */
  readonly sensitive: boolean;
  /** `bootstrap` if only new and replaced nodes need it. */
  readonly phase: 'bootstrap' | null;
  /** The worker uses the hosted cluster's proxy; null if that depends on an unknown host. */
  readonly proxied: boolean | null;
  readonly object: {
    readonly kind: string;
    readonly name: string;
  };
  readonly servicePort: number | null;
  readonly pod: {
    readonly app: string;
    readonly port: number | null;
  };
  readonly confidence: 'certain' | 'high' | 'medium' | 'low';
  readonly note: string | null;
  /** The reason for the flow, in one sentence. */
  readonly reason: string;
  readonly evidence: Span;
}
/** An outgoing connection of workers or the control plane, other than flows. */
interface Egress {
  readonly from: string;
  readonly to: string;
  readonly port: number | null;
  readonly protocol: 'TCP' | 'UDP';
  readonly purpose: string;
  /** `data-plane` if it goes through the Konnectivity tunnel and leaves from the workers. */
  readonly through: 'data-plane' | null;
  readonly note: string | null;
}
/** A listener on each node of the hosted cluster to which only the node itself connects. */
interface NodeLocal {
  readonly process: string;
  readonly implementation: string;
  readonly address: string | null;
  readonly port: number | null;
  readonly protocol: 'TCP';
  /** The pod declares a `hostPort`. */
  readonly declared: boolean;
}
/** All connections of one hosted cluster. */
interface ClusterFlows extends ObjectName {
  readonly path: string;
  readonly line: number;
  readonly platform: string;
  readonly access: string;
  /** Null if the object has no namespace. */
  readonly controlPlaneNamespace: string | null;
  readonly flows: readonly Flow[];
  readonly egress: readonly Egress[];
  readonly nodeLocal: readonly NodeLocal[];
  readonly notes: readonly string[];
}
/** Whether other hosts can connect to the port, from the table that contains the row. */
type Exposure = 'external' | 'localhost';
/** The nodes on which the owner of a port runs: every node, every control-plane node, or only some nodes or clusters. */
declare const PRESENCES: readonly ['every-node', 'control-plane-nodes', 'optional'];
type Presence = (typeof PRESENCES)[number];
/** A row of a registry: it assigns a port or a range of ports to an owner. */
interface Assignment extends PortRange {
  readonly registry: string;
  readonly protocol: Protocol;
  readonly process: string;
  /** `Protocol` column: HTTPS, Geneve; null if empty. */
  readonly applicationProtocol: string | null;
  readonly exposure: Exposure;
  /** Null if the row does not say. */
  readonly controlPlaneOnly: boolean | null;
  readonly team: string | null;
  readonly since: string | null;
  /** Set for rows of the table of previously allocated ports. */
  readonly removed: string | null;
  readonly notes: string | null;
  readonly citation: Citation;
  readonly owners: readonly Owner[];
  /** `stale`: the owner of the row no longer listens on the port, so the row never makes a workload registered. */
  readonly status: 'active' | 'stale' | 'removed';
  /** Null if unknown. */
  readonly presence: Presence | null;
  /** For an optional owner: where it runs, such as `on bare metal`. */
  readonly when: string | null;
  /** The documents that prove the row; absent if the row is from the registry's own document. */
  readonly sources?: readonly RowSource[];
}
/** A line that proves a row: in a file of a repository, or on a page. */
interface RowSource {
  /** `OWNER/NAME` on GitHub. */
  readonly repository?: string | undefined;
  /** Commit or tag. */
  readonly ref?: string | undefined;
  readonly path?: string | undefined;
  readonly url?: string;
  readonly line?: number;
  /** The heading above the line, if the line is unknown. */
  readonly section?: string;
  /** A regular expression for the line. */
  readonly match: string;
}
/** The place of a row in the registry's document. */
interface Citation {
  readonly document: string;
  readonly table: string;
  readonly line: number;
}
/** Patterns of the workloads to which a row belongs; `*` is a wildcard, `a|b` a choice. */
interface Owner {
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
  readonly container: string;
  /** `workload`, or a process of the node or a socket of the kernel, which no manifest declares. */
  readonly claimant: 'workload' | 'host-process' | 'kernel';
  readonly source: string | null;
}
/** A documented range that users open in their firewalls. */
interface DocumentedRange extends PortRange {
  readonly registry: string;
  readonly protocol: Protocol;
  readonly from: string;
  readonly to: string;
  readonly since: string | null;
  readonly source: string;
}
/** Ports reserved for system services, such as 9000-9999, which localhost-only ports should not use. */
interface ReservedRange extends PortRange {
  readonly source: string;
}
/** A listener that was observed on real nodes and has no row. */
interface KnownListener extends Pick<Assignment, 'protocol' | 'port' | 'presence' | 'when'> {
  readonly owner: Owner;
}
/** How sure it is that a finding or listener is right; lower steps were wrong more often on real manifests. */
type Confidence = 'certain' | 'high' | 'medium' | 'low';
type Severity = 'error' | 'warning' | 'info';
/** Why a finding is suppressed. */
interface Suppression {
  readonly by: 'comment' | 'annotation' | 'config' | 'baseline';
  readonly reason: string;
  /** Date as YYYY-MM-DD after which it counts again. */
  readonly until: string | null;
}
interface Counts {
  readonly files: number;
  readonly documents: number;
  readonly workloads: number;
  readonly listeners: number;
}
/** How charts are rendered. */
interface HelmOptions {
  /** False if templates are read as text. */
  readonly enabled: boolean;
  /** Values files for charts that the user named; the last one takes precedence. */
  readonly values: readonly string[];
  /** `key=value`, as in Helm's `--set` and `--set-string`. */
  readonly set: readonly string[];
  readonly setString: readonly string[];
  /** `key=file`, as in Helm's `--set-file`; files are relative to the working directory. */
  readonly setFile: readonly string[];
  /** Additional installs of these charts, each with its own files in addition to `values`. */
  readonly valueSets: readonly ValueSet[];
  readonly apiVersions: readonly string[];
  readonly kubeVersion: string | null;
  readonly namespace: string | null;
  /** Name of the release; null for that of the chart. */
  readonly release: string | null;
}
interface ValueSet {
  readonly name: string;
  readonly files: readonly string[];
}
/**
 * Options that the user sets on the command line, in a workflow or in a program. They override the configuration; undefined or empty means
 * unset.
 */
interface UserOptions {
  /** Registries by name (`openshift`, `kubernetes`) or file; OpenShift's by default. */
  readonly registries?: readonly string[] | undefined;
  /** Source of owners and ranges for registries in Markdown: a registry's name or file, or `none`. */
  readonly base?: string | undefined;
  /** Files that describe the user's own programs, relative to `cwd`; added to those of the configuration. */
  readonly programs?: readonly string[] | undefined;
  /** Release of the platform, such as `4.19`, whose rows of the registries apply; by default the newest rows. */
  readonly release?: string | undefined;
  /** Check only these clusters of the configuration; by default all clusters and all other files. */
  readonly clusters?: readonly string[] | undefined;
  /** Run only these rules; all by default. */
  readonly rules?: readonly string[] | undefined;
  readonly disabledRules?: readonly string[] | undefined;
  /** Findings of lower confidence are not reported; `medium` by default. */
  readonly minimumConfidence?: Confidence | undefined;
  /** Lowest severity that makes `exitCode` 1; `error` by default. */
  readonly failOn?: Severity | 'never' | undefined;
  /** Findings of lower severity are not reported; all are by default. */
  readonly minimumSeverity?: Severity | undefined;
  /** Maximum number of warnings before `exitCode` is 1, independent of `failOn`; unlimited by default. */
  readonly maxWarnings?: number | undefined;
  /** Globs of files and folders to skip, relative to `cwd`; added to those of the configuration. */
  readonly exclude?: readonly string[] | undefined;
  /** Path of standard input in reports; it also selects the configuration. */
  readonly stdinFilename?: string | undefined;
  readonly format?: readonly string[] | undefined;
  /** File of known findings, which are suppressed, relative to `cwd`. */
  readonly baseline?: string | undefined;
}
/** Options of a lint; the defaults are those of the command line. */
interface LintRequest extends Omit<UserOptions, 'format' | 'baseline' | 'stdinFilename'> {
  /** Folder that relative paths start from; the current folder of the process by default. */
  readonly cwd?: string;
  /** Configuration file, relative to `cwd`; by default no file is used, so that the result only depends on the request. */
  readonly config?: string;
  readonly signal?: AbortSignal;
  /**
   * Environment, such as `process.env`, in which `helm`, `kubectl` and `kustomize` are found and run. Without it no program is started:
   * charts are read as text, with a note, and kustomizations are read file by file.
   */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** How charts among the paths are rendered; by default with their default values. */
  readonly helm?: Partial<HelmOptions>;
}
/** Options of every function that reads registries. */
type RegistryRequest = Pick<LintRequest, 'cwd' | 'registries' | 'base'>;
interface AuditRequest extends Omit<LintRequest, 'env' | 'helm'> {
  /** Files of objects: dumps of `kubectl get -o json` or yaml, must-gathers, folders, archives. */
  readonly objects: readonly string[];
  /** Files with sockets of nodes, as `PATH` or `NODE=PATH`. */
  readonly captures?: readonly string[];
  /** Also report ports that the releases until this one assign to others. */
  readonly upgradeTo?: string;
  /** Count findings about components of the platform for `exitCode` too. */
  readonly failOnPlatform?: boolean;
}
/** A place in the input. Lines and columns count from 1, columns in UTF-16 code units; the end is the column after the last character. */
interface Place {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}
interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  readonly confidence: Confidence;
  /** The headline. */
  readonly message: string;
  readonly why: string;
  readonly remedy: string;
  /** Page of the rule. */
  readonly url: string;
  readonly span: Place;
  /** Other places of the finding, such as the other side of a conflict. */
  readonly related: readonly {
    readonly span: Place;
    readonly message: string;
  }[];
  readonly workload: ObjectName | null;
  readonly container: string | null;
  readonly port: number | null;
  readonly protocol: Protocol | null;
  /** Stays the same when lines move and files are renamed. */
  readonly fingerprint: string;
  /** Clusters of the configuration; absent without them. */
  readonly clusters?: readonly string[];
  /** Audits: the nodes of the finding. */
  readonly nodes?: readonly string[];
  readonly suppressed: Suppression | null;
  readonly fix: {
    readonly description: string;
    readonly edits: readonly Edit[];
  } | null;
}
/** A port that a workload uses on its node. */
interface Listener {
  readonly port: number;
  readonly protocol: Protocol;
  /** `localhost` if only the node itself can connect to it. */
  readonly reach: Reach;
  readonly address: string | null;
  readonly workload: ObjectName;
  readonly container: string | null;
  /** The port is in `ports` of the pod. */
  readonly declared: boolean;
  readonly confidence: Confidence;
  readonly clusters?: readonly string[];
  /** The places that show the port, the strongest first. */
  readonly evidence: readonly {
    readonly detector: string;
    readonly span: Place;
    readonly text: string;
  }[];
  readonly registration: {
    readonly status: string;
  };
}
interface LintResult {
  readonly findings: readonly Finding[];
  readonly listeners: readonly Listener[];
  /** Inputs that could not be read or rendered, so that the result is incomplete. */
  readonly problems: readonly Problem[];
  /** Rules that could not run. */
  readonly skipped: readonly {
    readonly rule: string;
    readonly reason: string;
  }[];
  readonly counts: Counts;
  /** The exit status of the command line for the same request. */
  readonly exitCode: ExitCode;
  /** Information for people: neither findings nor problems. */
  readonly notes: readonly string[];
  /** The rules that ran. */
  readonly rules: readonly {
    readonly id: string;
    readonly severity: Severity;
    readonly title: string;
    readonly why: string;
    readonly remedy: string;
  }[];
  /** Audits: the nodes, and the sockets with their owners. */
  readonly audit?: {
    readonly nodes: readonly {
      readonly name: string;
    }[];
    readonly sockets: readonly {
      readonly node: string | null;
      readonly port: number;
      readonly protocol: Protocol;
      readonly address: string | null;
    }[];
  };
  /** Data for reports; its form can change. */
  readonly details: unknown;
}
/** Formats of `renderFindings`. */
type FindingFormat = 'text' | 'json' | 'sarif' | 'github' | 'gitlab' | 'junit' | 'markdown' | 'html' | 'openreports' | 'openmetrics';
/** Formats of `renderPorts`. */
type PortFormat = 'table' | 'json' | 'csv' | 'explain' | 'html';
/** The contents of a report; the defaults are those of the command line without a terminal. */
interface RenderOptions {
  readonly color?: boolean;
  /** Text: columns of the terminal. */
  readonly width?: number;
  /** Text: one line for each finding. */
  readonly quiet?: boolean;
  /** Text: every finding with all its places. */
  readonly verbose?: boolean;
  /** Text: only the number of findings of each rule. */
  readonly statistics?: boolean;
  /** HTML: the name of the report. */
  readonly title?: string;
  /** JUnit: findings below this severity pass. */
  readonly failOn?: Severity | 'never';
  /** Markdown: address below which the files are, without a slash at its end. */
  readonly filesUrl?: string;
}
interface FixResult {
  /** Files that were written, or with `dryRun` would be. */
  readonly files: readonly string[];
  /** Number of findings that the changes fix. */
  readonly fixed: number;
  /** Unified diff of the changes that were not written: with `dryRun` all, else those of templates, which are never written. */
  readonly diff: string;
  /** The result for the files as they are now; with `dryRun` without the findings that would be fixed. */
  readonly result: LintResult;
}
/** The documented command line, variables, configuration files and defaults of a program. */
interface Program {
  /** Words joined by `-`; the name in `hostport-lint programs NAME`. */
  readonly name: string;
  readonly title: string;
  /** Pages of documentation, or repository paths of source files. */
  readonly sources: readonly string[];
  /** Base names of the executable; `*` is a wildcard. A name without a wildcard takes precedence. */
  readonly executables: readonly string[];
  /**
   * Images (without registry host, tag and digest) whose entry point is this program; `*` is a wildcard within a segment.
   * A pattern with `/` is compared with as many last path segments as it has.
   */
  readonly images: readonly string[];
  /** The first arguments that select this program of a multi-call executable, such as `tools bucket web`; any arguments if absent. */
  readonly subcommand?: string;
  readonly listeners: readonly ProgramListener[];
  /** The program is recognised only by part of the image's name. */
  readonly isLikely?: true;
  /** Options and variables with addresses that the program connects to or announces, but does not bind. */
  readonly notListening?: readonly string[];
  /** Boolean options: the word after them is not their value. */
  readonly switches?: readonly string[];
  /** Variables with more words of the command line. */
  readonly argumentVariables?: readonly string[];
  /** Options, also as `NAME=VALUE`, with which the program checks or prints something and exits without listening. */
  readonly checks?: readonly string[];
  readonly configurations?: readonly ConfigurationFile[];
  /** Options whose value `KEY=VALUE` sets a key of the configuration. */
  readonly settingOptions?: readonly string[];
  /** With a configuration file, the program ignores its options and variables. */
  readonly fileReplacesOptions?: true;
  /** Programs that it starts as its components. */
  readonly components?: readonly Component[];
}
/** A program that another one starts, with its own arguments and those that options or settings of the other add. */
interface Component {
  /** The option, also a key of the configuration, whose values are passed to the component as options, such as `port=10260`. */
  readonly option: string;
  /** The executable and its fixed options; later ones override them. */
  readonly words: readonly string[];
  /** See `ProgramListener`. */
  readonly enabledBy?: readonly string[];
  readonly disabledBy?: readonly string[];
}
/**
 * One socket that a program can open, and how it is configured. Options are written without leading dashes (options of one letter: with one
 * dash); `c port` means `-c port=80`. In names of options and variables, and in settings, `*` stands for any text without a dot.
 */
interface ProgramListener {
  readonly name: string;
  readonly protocol?: Protocol;
  /** Options whose value is an address with port, a port, a URL, or a comma list of them. */
  readonly options?: readonly string[];
  /** Options whose value is an address without port, for the port of `options`. */
  readonly hostOptions?: readonly string[];
  /**
   * Forms of an argument that is not an option. `{port}` is a port, `{host}` an address without port, `{address}` an address with or
   * without port, and `*` any text, such as `TCP-LISTEN:{port},*`; `{host} {port}` are two consecutive arguments. Case is ignored, and the
   * first form that matches applies.
   */
  readonly arguments?: readonly string[];
  /**
   * Forms of the value of `options`, with the placeholders of `arguments`, if it contains more than an address: `{port}:*:*` for
   * `LPORT:HOST:RPORT`.
   */
  readonly forms?: readonly string[];
  readonly variables?: readonly string[];
  readonly hostVariables?: readonly string[];
  /** Keys of the configuration file, with dots between the levels; `*` stands for any one level, also for the items of a list. */
  readonly settings?: readonly string[];
  readonly hostSettings?: readonly string[];
  /**
   * The default address. `host` alone is the address for options that only set a port; `$(NODE_IP)` is the address of the node, and any
   * other variable an unknown address.
   */
  readonly default?: {
    readonly host?: string;
    readonly port?: number;
  };
  /** The default applies only if the program's configuration file is missing from the input, because that file sets this socket. */
  readonly settledByFile?: boolean;
  /** If an option is repeated, every value counts, not only the last. */
  readonly collects?: boolean;
  /** The default can neither be changed nor disabled. */
  readonly fixed?: boolean;
  /** The first version with the default, such as `1.12`; it applies only to images whose tag is that version or a later one. */
  readonly since?: string;
  /** The address in a value of `options` is only announced; the program binds that of `hostOptions`, or the default. */
  readonly announcesHost?: boolean;
  /** Values that disable the listener, besides port 0; `''` for an empty value. */
  readonly off?: readonly string[];
  /** Values of variables and settings that count as unset, so that the default applies. Options have no such values. */
  readonly unset?: readonly string[];
  /**
   * Options, variables or settings; at least one must be true to enable the listener. An option without a value is true, and so is every
   * value except the empty one, `0`, `f`, `false`, `n`, `no`, `off`, `disabled` (in any case). `NAME=VALUE` requires that value, and
   * `ONE+OTHER` requires both.
   */
  readonly enabledBy?: readonly string[];
  /** Options, variables or settings that disable the listener if one of them is true (see `enabledBy`). */
  readonly disabledBy?: readonly string[];
}
/** Formats that `src/listeners` can search for listeners; in a `folder` each file is one setting, with its name as the key. */
type ConfigurationFormat = 'yaml' | 'json' | 'toml' | 'ini' | 'env' | 'haproxy' | 'nginx' | 'corefile' | 'envoy' | 'fluent-bit' | 'fluentd' | 'unbound' | 'otelcol' | 'keywords' | 'blocks' | 'folder' | 'systemd';
interface ConfigurationFile {
  readonly format: ConfigurationFormat;
  /** Options whose value is the file's path. */
  readonly options?: readonly string[];
  /** Options whose value is the content of the file. */
  readonly texts?: readonly string[];
  /** Variables whose value is the file's path, if no option sets it. */
  readonly variables?: readonly string[];
  /** Paths that are read by default; `*` is a wildcard. */
  readonly paths?: readonly string[];
}
/** A port on which a program listens if nothing changes it. */
interface DefaultPort extends Pick<Program, 'name' | 'title'> {
  readonly protocol: Protocol;
  readonly port: number;
  readonly reach: Reach;
}
/** All entries of registries for a port, a range or a word. */
interface FoundEntries {
  readonly query: string;
  /** Names of the registries that were searched. */
  readonly registries: readonly string[];
  readonly assignments: readonly Assignment[];
  /** Documented ranges that contain one of the ports. */
  readonly ranges: readonly DocumentedRange[];
  readonly reservedRanges: readonly ReservedRange[];
  /** Known listeners without a row. */
  readonly unregistered: readonly KnownListener[];
  /** Programs that listen on one of the ports by default. */
  readonly programs: readonly DefaultPort[];
  /** Rows of other built-in registries for one of the ports. */
  readonly elsewhere: readonly Assignment[];
}
interface FreePorts {
  /** Default ports of programs and ports with a row in another built-in registry come last. */
  readonly free: readonly FreePort[];
  /** Why the ports before the last free one cannot be used; adjacent ports with one reason are one entry. */
  readonly taken: readonly (PortRange & {
    readonly reason: string;
  })[];
}
interface FreePort {
  readonly port: number;
  readonly note: string | null;
  /** Names of the programs that listen on the port by default. */
  readonly defaultOf: readonly string[];
}
/** All formats of `renderFindings`. */
declare const FINDING_FORMATS: readonly FindingFormat[];
/** All formats of `renderPorts`. */
declare const PORT_FORMATS: readonly PortFormat[];
/**
 * Lints files, folders and globs. Throws UsageError if the request or the configuration is invalid. Files and renders that cannot be read
 * are in `problems`.
 */
declare function lintPaths(paths: readonly string[], request?: LintRequest): Promise<LintResult>;
/** Lints a text of YAML or JSON documents. Findings are reported at `path`, which need not exist. Throws the same errors as `lintPaths`. */
declare function lintText(path: string, text: string, request?: LintRequest): Promise<LintResult>;
/** Returns a result in one of the formats of the command line. */
declare function renderFindings(result: LintResult, format: FindingFormat, options?: RenderOptions): Promise<string>;
/** Returns the host ports of a result in one of the formats of `hostport-lint ports`. */
declare function renderPorts(result: LintResult, format: PortFormat, options?: RenderOptions): Promise<string>;
/**
 * Applies the fixes of all findings to the files, as `--fix` does; with `dryRun` writes nothing. A file that cannot be written is in
 * `problems`. Throws the same errors as `lintPaths`.
 */
declare function applyFixes(paths: readonly string[], {
  dryRun,
  ...request
}?: LintRequest & {
  readonly dryRun?: boolean;
}): Promise<FixResult>;
/**
 * Compares the objects of a cluster and the sockets of its nodes with registries. Throws UsageError if a path does not exist, and the same
 * errors as `lintPaths`.
 */
declare function audit({
  objects,
  captures,
  upgradeTo,
  failOnPlatform,
  ...request
}: AuditRequest): Promise<LintResult>;
/** The connections of the hosted clusters of files, folders and globs. */
interface HostedFlows {
  readonly clusters: readonly ClusterFlows[];
  /** Inputs that could not be read, and clusters whose flows are unknown. */
  readonly problems: readonly Problem[];
  readonly exitCode: ExitCode;
}
/** Returns the connections of each HostedCluster, as `hostport-lint hosted flows` does. Throws the same errors as `lintPaths`. */
declare function hostedFlows(paths: readonly string[], {
  nodePortRange,
  ...request
}?: LintRequest & {
  readonly nodePortRange?: PortRange;
}): Promise<HostedFlows>;
/**
 * Returns the entries of registries for `9104`, `9104/UDP`, `9000-9100`, or a word. OpenShift's registry by default. Throws UsageError if a
 * registry cannot be read.
 */
declare function findPort(query: string, request?: RegistryRequest): Promise<FoundEntries>;
/** The conditions for the ports that `freePorts` returns. */
interface FreeRequest extends RegistryRequest {
  /** Ports to search; 20000-29999 by default. */
  readonly range?: PortRange;
  /** `TCP` by default. */
  readonly protocol?: Protocol;
  /** `localhost` if only the node itself connects to the port; `any` by default. */
  readonly reach?: 'any' | 'localhost';
  /** `platform` for a port of a platform component; `users` by default. */
  readonly audience?: 'users' | 'platform';
  /** Release of the platform; the newest rows by default. */
  readonly release?: string;
  /** Number of ports to return; 5 by default. */
  readonly count?: number;
}
/**
 * Returns the next ports that no row of the registries assigns, and the reason for each port that was skipped. Throws UsageError if a
 * registry or the release is invalid.
 */
declare function freePorts(request?: FreeRequest): Promise<FreePorts>;
export {
  AuditRequest,
  type ClusterFlows,
  EXIT,
  type ExitCode,
  FINDING_FORMATS,
  Finding,
  FindingFormat,
  FixResult,
  type FoundEntries,
  type FreePorts,
  FreeRequest,
  HostedFlows,
  LintRequest,
  LintResult,
  Listener,
  type ObjectName,
  PORT_FORMATS,
  Place,
  PortFormat,
  type Problem,
  RegistryRequest,
  RenderOptions,
  UsageError,
  applyFixes,
  audit,
  findPort,
  freePorts,
  hostedFlows,
  lintPaths,
  lintText,
  renderFindings,
  renderPorts,
};