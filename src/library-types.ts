import type { Protocol, Reach } from './model/address.ts';
import type { ObjectName } from './model/document.ts';
import type { ExitCode } from './model/exit-code.ts';
import type { Severity, Suppression } from './model/finding.ts';
import type { Confidence } from './model/listener.ts';
import type { Counts } from './model/result.ts';
import type { Problem } from './model/source.ts';
import type { Edit } from './model/span.ts';
import type { UserOptions } from './options.ts';
import type { HelmOptions } from './source/provider.ts';

/** Options of a lint; the defaults are those of the command line. */
export interface LintRequest extends Omit<UserOptions, 'format' | 'baseline' | 'stdinFilename'> {
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
export type RegistryRequest = Pick<LintRequest, 'cwd' | 'registries' | 'base'>;

export interface AuditRequest extends Omit<LintRequest, 'env' | 'helm'> {
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
export interface Place {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface Finding {
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
  readonly related: readonly { readonly span: Place; readonly message: string }[];
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
  readonly fix: { readonly description: string; readonly edits: readonly Edit[] } | null;
}

/** A port that a workload uses on its node. */
export interface Listener {
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
  readonly evidence: readonly { readonly detector: string; readonly span: Place; readonly text: string }[];
  readonly registration: { readonly status: string };
}

export interface LintResult {
  readonly findings: readonly Finding[];
  readonly listeners: readonly Listener[];
  /** Inputs that could not be read or rendered, so that the result is incomplete. */
  readonly problems: readonly Problem[];
  /** Rules that could not run. */
  readonly skipped: readonly { readonly rule: string; readonly reason: string }[];
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
    readonly nodes: readonly { readonly name: string }[];
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
export type FindingFormat = 'text' | 'json' | 'sarif' | 'github' | 'gitlab' | 'junit' | 'markdown' | 'html' | 'openreports' | 'openmetrics';

/** Formats of `renderPorts`. */
export type PortFormat = 'table' | 'json' | 'csv' | 'explain' | 'html';

/** The contents of a report; the defaults are those of the command line without a terminal. */
export interface RenderOptions {
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

export interface FixResult {
  /** Files that were written, or with `dryRun` would be. */
  readonly files: readonly string[];
  /** Number of findings that the changes fix. */
  readonly fixed: number;
  /** Unified diff of the changes that were not written: with `dryRun` all, else those of templates, which are never written. */
  readonly diff: string;
  /** The result for the files as they are now; with `dryRun` without the findings that would be fixed. */
  readonly result: LintResult;
}
