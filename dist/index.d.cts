/** Transport protocol of a port: the Kubernetes API field `ContainerPort.protocol`. */
type Protocol = 'TCP' | 'UDP' | 'SCTP';
/**
 * From where a listener can be reached: every address of the node, only the node itself, the node's own address,
 * some other address (a bridge, a tunnel), or not known.
 */
type Reach = 'any' | 'localhost' | 'node' | 'other' | 'unknown';
/** Ports that follow each other. */
interface PortRange {
  readonly port: number;
  /** The last one, equal for a single port. */
  readonly endPort: number;
}
/** Something that could not be read; the rest is still checked. Line and column are 1 if only the file is known. */
interface Problem {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}
/** A piece of the input with exact positions. Lines and columns count from 1; columns and offsets in UTF-16 code units. */
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
   * The beginning of `text` that only the first of several insertions at one place writes, such as `ports:` before the entries of a list;
   * absent if two of them exclude each other.
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
/** The exit status of the process; if several apply, 2 comes before 3, 3 before 1. */
declare const EXIT: {
  /** Nothing at or above `--fail-on`. */readonly clean: 0; /** Findings at or above `--fail-on`. */
  readonly findings: 1; /** Wrong use or configuration. */
  readonly usage: 2; /** Something could not be read, rendered or reached, or nothing was linted. */
  readonly incomplete: 3; /** The program itself failed. */
  readonly defect: 70;
};
type ExitCode = (typeof EXIT)[keyof typeof EXIT];
/** Wrong use or configuration: the process returns 2, and the message says what to do. */
declare class UsageError extends Error {
  readonly name = "UsageError";
  /** The lines of the message. Names of files in a line may contain line ends, which do not end the line. */
  readonly lines: readonly string[];
  constructor(...lines: readonly string[]);
}
/** The services of a control plane that are dialled from outside. */
type FlowService = 'APIServer' | 'OAuthServer' | 'Konnectivity' | 'Ignition' | 'MetricsProxy';
/** The source of a flow: nodes, users and programs outside, or a load balancer before node ports. */
type FlowSource = 'worker' | 'client' | 'external-load-balancer';
/** The entry of a flow into the management cluster. */
type FlowEntry = 'load-balancer' | 'internal-load-balancer' | 'node-port' | 'hub-ingress' | 'router' | 'private-router' | 'shared-ingress';
/** One connection that must be possible. Three layers: `port` is dialled, `servicePort` is the Service's, `pod.port` the pod's. */
interface Flow {
  readonly service: FlowService;
  readonly source: FlowSource;
  readonly via: FlowEntry;
  /** The published name or address; null if only the running cluster has it. */
  readonly host: string | null;
  /** Addresses of the load balancer that the host leads to, from the status of its Service; empty if they are unknown. */
  readonly addresses: readonly string[];
  /** Null for a node port that is not pinned, which is in `portRange`. */
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
  /** `data-plane` if it uses the tunnel of Konnectivity and leaves at the workers. */
  readonly through: 'data-plane' | null;
  readonly note: string | null;
}
/** A listener on each node of the hosted cluster that only the node itself dials. */
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
/** Where the port can be reached from, by the table that contains the row. */
type Exposure = 'external' | 'localhost';
/**
 * On which nodes the owner of a port runs: each node, each control-plane node, or some, because not every cluster has it or not each of
 * its nodes.
 */
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
  /** `stale`: the row's owner no longer listens there, so it never makes a workload registered. */
  readonly status: 'active' | 'stale' | 'removed';
  /** Null if unknown. */
  readonly presence: Presence | null;
  /** For an optional owner: where it listens, such as `on bare metal`. */
  readonly when: string | null;
  /** The documents that show the row; absent if it is taken from the registry's own document. */
  readonly sources?: readonly RowSource[];
}
/** A line that shows a row: of a file of a repository, or of a page. */
interface RowSource {
  /** `OWNER/NAME` on GitHub. */
  readonly repository?: string | undefined;
  /** Commit or tag. */
  readonly ref?: string | undefined;
  readonly path?: string | undefined;
  readonly url?: string;
  readonly line?: number;
  /** The heading above, if the line is unknown. */
  readonly section?: string;
  /** A regular expression that the line matches. */
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
  /** `workload`, or a process of the host or a socket of the kernel, which no manifest declares. */
  readonly claimant: 'workload' | 'host-process' | 'kernel';
  readonly source: string | null;
}
/** A documented range, which users open in their firewalls. */
interface DocumentedRange extends PortRange {
  readonly registry: string;
  readonly protocol: Protocol;
  readonly from: string;
  readonly to: string;
  readonly since: string | null;
  readonly source: string;
}
/** Ports kept for general use by system services, such as 9000-9999, which localhost-only ports should leave alone. */
interface ReservedRange extends PortRange {
  readonly source: string;
}
/** A listener that was seen on real nodes and has no row. */
interface KnownListener extends Pick<Assignment, 'protocol' | 'port' | 'presence' | 'when'> {
  readonly owner: Owner;
}
/** How sure it is; evidence of a lower step was wrong more often on real manifests. */
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
  /** Files of values for charts given as arguments; the last one wins. */
  readonly values: readonly string[];
  /** `key=value`, as Helm's `--set` and `--set-string` take them. */
  readonly set: readonly string[];
  readonly setString: readonly string[];
  /** `key=file`, as Helm's `--set-file` takes them; files relative to the working directory. */
  readonly setFile: readonly string[];
  /** Further installs of these charts, each with files of its own on top of `values`. */
  readonly valueSets: readonly ValueSet[];
  readonly apiVersions: readonly string[];
  readonly kubeVersion: string | null;
  readonly namespace: string | null;
  /** Name of the release; the chart's if null. */
  readonly release: string | null;
}
interface ValueSet {
  readonly name: string;
  readonly files: readonly string[];
}
/** What the user gave on the command line, in a workflow or from a program. It wins over the configuration; undefined or empty is not given. */
interface Given {
  /** Registries by name (`openshift`, `kubernetes`) or file; OpenShift's by default. */
  readonly registries?: readonly string[] | undefined;
  /** Where registries in Markdown have owners and ranges from: a registry's name or file, or `none`. */
  readonly base?: string | undefined;
  /** Files that describe the user's own programs, relative to `cwd`; added to those of the configuration. */
  readonly programs?: readonly string[] | undefined;
  /** Release of the platform, such as `4.19`, whose rows of the registries count; by default the newest rows. */
  readonly release?: string | undefined;
  /** Judge only these clusters of the configuration; all, and what no cluster installs, by default. */
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
  /** More warnings make `exitCode` 1, independent of `failOn`; any number is allowed by default. */
  readonly maxWarnings?: number | undefined;
  /** Globs of files and folders that are not read, relative to `cwd`; added to those of the configuration. */
  readonly exclude?: readonly string[] | undefined;
  /** Path of standard input in reports, whose configuration applies. */
  readonly stdinFilename?: string | undefined;
  readonly format?: readonly string[] | undefined;
  /** File of known findings, which are suppressed, relative to `cwd`. */
  readonly baseline?: string | undefined;
}
/** Options that every function has that reads registries. */
interface RegistryRequest {
  /** Folder that relative paths start from; the current folder of the process by default. */
  readonly cwd?: string;
  /** Built-in registries by name, such as `kubernetes`, or files. */
  readonly registries?: readonly string[];
  /** Registry whose owners and ranges a Markdown document gets, or `none`. */
  readonly base?: string;
}
/** What is judged, and how; the defaults are those of the command line. */
interface JudgeRequest extends Omit<Given, 'format' | 'baseline' | 'stdinFilename'> {
  /** Folder that relative paths start from; the current folder of the process by default. */
  readonly cwd?: string;
  /** Configuration file, relative to `cwd`; by default no file is used, so that a result depends on the request alone. */
  readonly config?: string;
  readonly signal?: AbortSignal;
}
interface LintRequest extends JudgeRequest {
  /**
   * Environment, such as `process.env`, in which `helm`, `kubectl` and `kustomize` are found and started. Without it no program is started:
   * charts are read as text, which a note says, and kustomizations are read file by file.
   */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** How charts among the paths are rendered; with their default values by default. */
  readonly helm?: Partial<HelmOptions>;
}
interface AuditRequest extends JudgeRequest {
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
  /** Other places that it is about, such as the other side of a conflict. */
  readonly related: readonly {
    readonly span: Place;
    readonly message: string;
  }[];
  readonly workload: ObjectName | null;
  readonly container: string | null;
  readonly port: number | null;
  readonly protocol: Protocol | null;
  /** The same after lines moved and files were renamed. */
  readonly fingerprint: string;
  /** Clusters of the configuration; absent without them. */
  readonly clusters?: readonly string[];
  /** Audits: the nodes that it is about. */
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
  /** `localhost` if only the node itself reaches it. */
  readonly reach: Reach;
  readonly address: string | null;
  readonly workload: ObjectName;
  readonly container: string | null;
  /** The port is in `ports` of the pod. */
  readonly declared: boolean;
  readonly confidence: Confidence;
  readonly clusters?: readonly string[];
  /** What shows the port, the most telling place first. */
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
  /** What could not be read or rendered, so that the result is incomplete. */
  readonly problems: readonly Problem[];
  /** Rules that could not run. */
  readonly skipped: readonly {
    readonly rule: string;
    readonly reason: string;
  }[];
  readonly counts: Counts;
  /** The exit status of the command line for the same request. */
  readonly exitCode: ExitCode;
  /** Sentences for people that are neither findings nor problems. */
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
  /** What reports use besides; its form can change. */
  readonly details: unknown;
}
/** Formats of `renderFindings`. */
type FindingFormat = 'text' | 'json' | 'sarif' | 'github' | 'gitlab' | 'junit' | 'markdown' | 'html' | 'openreports' | 'openmetrics';
/** Formats of `renderPorts`. */
type PortFormat = 'table' | 'json' | 'csv' | 'explain' | 'html';
/** What a report contains; the defaults are those of the command line without a terminal. */
interface RenderOptions {
  readonly color?: boolean;
  /** Text: columns of the terminal. */
  readonly width?: number;
  /** Text: a line for each finding. */
  readonly quiet?: boolean;
  /** Text: every finding with all its places. */
  readonly verbose?: boolean;
  /** Text: only how many findings each rule has. */
  readonly statistics?: boolean;
  /** HTML: the name of the report. */
  readonly title?: string;
  /** JUnit: findings below this severity pass. */
  readonly failOn?: Severity | 'never';
  /** Markdown: address below which the files are, without a slash at its end. */
  readonly filesUrl?: string;
}
interface FixRequest extends LintRequest {
  /** Write nothing. */
  readonly dryRun?: boolean;
}
interface FixResult {
  /** Files that were written, or with `dryRun` would be. */
  readonly files: readonly string[];
  /** Findings that these files no longer have. */
  readonly fixed: number;
  /** Unified diff of what was not written: with `dryRun` all changes, else those of templates, which are never written. */
  readonly diff: string;
  /** The lint of the files as they are now; with `dryRun` the findings that would be left. */
  readonly result: LintResult;
}
/** The documented command line, variables, configuration files and defaults of a program. Facts only. */
interface Program {
  /** Words joined by `-`; the name in `hostport-lint programs NAME`. */
  readonly name: string;
  readonly title: string;
  /** Pages of documentation, or repository paths of source files. */
  readonly sources: readonly string[];
  /** Base names of the executable; `*` is a wildcard, and a name without one wins. */
  readonly executables: readonly string[];
  /**
   * Images (without registry host, tag and digest) whose entry point is this program; `*` is a wildcard within a segment.
   * A pattern with `/` is compared with as many last path segments as it has.
   */
  readonly images: readonly string[];
  /** Words of the first arguments that select this program of a multi-call executable, such as `tools bucket web`; absent: any. */
  readonly subcommand?: string;
  readonly listeners: readonly ProgramListener[];
  /** The program is recognised by a part of the image's name only. */
  readonly isLikely?: true;
  /** Options and variables with addresses that are dialled, announced or otherwise not bound. */
  readonly notListening?: readonly string[];
  /** Boolean options: the word after them is not their value. */
  readonly switches?: readonly string[];
  /** Variables with more words of the command line. */
  readonly argumentVariables?: readonly string[];
  /** Options, also as `NAME=VALUE`, with which the program checks or prints something and ends without listening. */
  readonly checks?: readonly string[];
  readonly configurations?: readonly ConfigurationFile[];
  /** Options whose value `KEY=VALUE` sets a key of the configuration. */
  readonly settingOptions?: readonly string[];
  /** Programs that it starts as its components. */
  readonly components?: readonly Component[];
}
/** A program that another one starts, with words of its own and those that options or settings of the other add. */
interface Component {
  /** The option, also a key of the configuration, whose values are options of the component, such as `port=10260`. */
  readonly option: string;
  /** The executable and the options that it always gets; later ones win. */
  readonly words: readonly string[];
  /** As in `ProgramListener`. */
  readonly enabledBy?: readonly string[];
  readonly disabledBy?: readonly string[];
}
/**
 * One socket that a program can open, and how it is configured. Options are without leading dashes (one letter: with one dash); `c port`
 * is `-c port=80`. In names of options and variables, and in settings, `*` is any text without a dot.
 */
interface ProgramListener {
  readonly name: string;
  readonly protocol?: Protocol;
  /** Options whose value is an address with port, a port, a URL, or a comma list of them. */
  readonly options?: readonly string[];
  /** Options whose value is an address without port, for the port of `options`. */
  readonly hostOptions?: readonly string[];
  /**
   * Forms of an argument that is not an option, in which `{port}` is a port, `{host}` an address without port, `{address}` either
   * with port and `*` any text, such as `TCP-LISTEN:{port},*`; `{host} {port}` are two arguments one after the other. Letters compare
   * without case, and the first form that fits counts.
   */
  readonly arguments?: readonly string[];
  /** Forms of the value of `options`, in the words of `arguments`, if it is more than an address: `{port}:*:*` for `LPORT:HOST:RPORT`. */
  readonly forms?: readonly string[];
  readonly variables?: readonly string[];
  readonly hostVariables?: readonly string[];
  /** Keys of the configuration file, with dots between the levels; `*` is any one level, also the items of a list. */
  readonly settings?: readonly string[];
  readonly hostSettings?: readonly string[];
  /**
   * What is bound by default. `host` alone: the address for options that set only a port; `$(NODE_IP)` is the address
   * of the node, and another name an unknown address.
   */
  readonly default?: {
    readonly host?: string;
    readonly port?: number;
  };
  /** The default applies only if the input does not contain the program's configuration file, which sets this socket. */
  readonly settledByFile?: boolean;
  /** An option that is given several times counts each time, not only the last. */
  readonly collects?: boolean;
  /** Nothing moves the default or switches it off. */
  readonly fixed?: boolean;
  /** The first version with the default, such as `1.12`; it applies only to images whose tag is that version or a later one. */
  readonly since?: string;
  /** The address in a value of `options` is only announced; the program binds that of `hostOptions`, or the default's. */
  readonly announcesHost?: boolean;
  /** Values that disable the listener, besides port 0; `''` for an empty value. */
  readonly off?: readonly string[];
  /** Values of variables and settings that count as unset, so that the default applies. Options have no such values. */
  readonly unset?: readonly string[];
  /**
   * Options, variables or settings, one of which must be true to enable the listener. True is an option without a value, and any
   * value but the empty one, `0`, `f`, `false`, `n`, `no`, `off`, `disabled` (in any case); `NAME=VALUE` requires that value, and
   * `ONE+OTHER` for both.
   */
  readonly enabledBy?: readonly string[];
  /** Options, variables or settings, each of which disables the listener if it is true (see `enabledBy`). */
  readonly disabledBy?: readonly string[];
}
/** Texts that `src/listeners` can read for listeners; of a `folder` each file is one setting, its name the key. */
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
/** A port on which a program listens if nothing moves it. */
interface DefaultPort extends Pick<Program, 'name' | 'title'> {
  readonly protocol: Protocol;
  readonly port: number;
  readonly reach: Reach;
}
/** Everything that registries say of a port, a range or a word. */
interface Found {
  readonly query: string;
  /** Names of the registries that were searched. */
  readonly registries: readonly string[];
  readonly assignments: readonly Assignment[];
  /** Documented ranges that contain one of the ports. */
  readonly ranges: readonly DocumentedRange[];
  readonly reservedRanges: readonly ReservedRange[];
  /** Listeners that are known although no row names them. */
  readonly unregistered: readonly KnownListener[];
  /** Programs that listen on one of the ports by default. */
  readonly programs: readonly DefaultPort[];
  /** Rows of other built-in registries for one of the ports. */
  readonly elsewhere: readonly Assignment[];
}
interface FreePorts {
  /** Those that are the default of a program or have a row in another built-in registry come last. */
  readonly free: readonly FreePort[];
  /** Why the ports before the last free one cannot be used; adjacent ports with one reason are one entry. */
  readonly taken: readonly (PortRange & {
    readonly reason: string;
  })[];
}
interface FreePort {
  readonly port: number;
  readonly note: string | null;
  /** Names of the programs that listen there by default. */
  readonly defaultOf: readonly string[];
}
/** All formats of `renderFindings`. */
declare const FINDING_FORMATS: readonly FindingFormat[];
/** All formats of `renderPorts`. */
declare const PORT_FORMATS: readonly PortFormat[];
/** Lints files, folders and globs. Throws UsageError if the request or the configuration is wrong; what cannot be read is in `problems`. */
declare function lintPaths(paths: readonly string[], request?: LintRequest): Promise<LintResult>;
/** Lints a text of YAML or JSON documents. Findings are reported at `path`, which need not exist. Throws as `lintPaths` does. */
declare function lintText(path: string, text: string, request?: LintRequest): Promise<LintResult>;
/** Returns a result in one of the formats of the command line. */
declare function renderFindings(result: LintResult, format: FindingFormat, options?: RenderOptions): Promise<string>;
/** Returns the host ports of a result in one of the formats of `hostport-lint ports`. */
declare function renderPorts(result: LintResult, format: PortFormat, options?: RenderOptions): Promise<string>;
/** Applies the fixes of all findings to the files, as `--fix` does. A file that cannot be written is in `problems`. Throws as `lintPaths` does. */
declare function applyFixes(paths: readonly string[], {
  dryRun,
  ...request
}?: FixRequest): Promise<FixResult>;
/** Compares the objects of a cluster and the sockets of its nodes with registries. Throws UsageError if a path does not exist, or as `lintPaths` does. */
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
  /** What could not be read, and clusters whose flows are unknown. */
  readonly problems: readonly Problem[];
  readonly exitCode: ExitCode;
}
/** Returns the connections of each HostedCluster, as `hostport-lint hosted flows` does. Throws as `lintPaths` does. */
declare function hostedFlows(paths: readonly string[], {
  nodePortRange,
  ...request
}?: LintRequest & {
  readonly nodePortRange?: PortRange;
}): Promise<HostedFlows>;
/** Returns what registries know of `9104`, `9104/UDP`, `9000-9100`, or a word. OpenShift's registry by default. Throws UsageError if a registry cannot be read. */
declare function findPort(query: string, request?: RegistryRequest): Promise<Found>;
/** Which ports `freePorts` returns. */
interface FreeRequest extends RegistryRequest {
  /** Where to look; 20000-29999 by default. */
  readonly range?: PortRange;
  /** `TCP` by default. */
  readonly protocol?: Protocol;
  /** `localhost` if only the node itself reaches the port; `any` by default. */
  readonly reach?: 'any' | 'localhost';
  /** `platform` for a component of the platform; `users` by default. */
  readonly audience?: 'users' | 'platform';
  /** The release of the platform; the newest rows by default. */
  readonly release?: string;
  /** How many ports to return; 5 by default. */
  readonly count?: number;
}
/** Returns the next ports that no row of the registries takes, and why those between are taken. Throws UsageError if a registry or the release is wrong. */
declare function freePorts(request?: FreeRequest): Promise<FreePorts>;
export {
  AuditRequest,
  type ClusterFlows,
  EXIT,
  type ExitCode,
  FINDING_FORMATS,
  Finding,
  FindingFormat,
  FixRequest,
  FixResult,
  type Found,
  type FreePorts,
  FreeRequest,
  HostedFlows,
  JudgeRequest,
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