import type { ExitCode } from '../model/exit-code.ts';
import type { Severity } from '../model/finding.ts';
import type { RegistryView } from '../model/registry.ts';
import type { RunResult } from '../model/result.ts';
import type { ClusterContext, RuleMeta } from '../model/rule.ts';

/** What a reporter needs beside the result. docs/output.md says which formats use which of these. */
export interface ReportOptions {
  /** ANSI colours; see `wantsColor`. */
  readonly color: boolean;
  /** Text: links that the terminal opens; see `wantsLinks`. */
  readonly links?: boolean | undefined;
  /** Columns of the terminal; undefined for no limit (a file, a pipe). */
  readonly width?: number | undefined;
  /** Version of hostport-lint. */
  readonly version: string;
  /** All rules of the run, in the order in which they are listed. */
  readonly rules: readonly RuleMeta[];
  /** Page of a rule, also of one without findings. */
  readonly urlOfRule: (rule: string) => string;
  /** Text: one line for each finding and problem, and nothing if there are none. */
  readonly quiet?: boolean | undefined;
  /** Text: suppressed findings, skipped rules, and every finding with all its related places. */
  readonly verbose?: boolean | undefined;
  /** Text: only how many findings each rule has. */
  readonly statistics?: boolean | undefined;
  /** Text: commands for the next step, ready to paste. */
  readonly next?: { readonly fix: string | null; readonly baseline: string | null } | undefined;
  /** Text, Markdown: what a run was narrowed to, and how many findings that count it leaves out. */
  readonly scope?: Scope | undefined;
  /** Markdown: address of the folder of the linted files, without a slash at its end. */
  readonly filesUrl?: string | undefined;
  /** JUnit: findings below this severity pass; `error` if undefined. */
  readonly failOn?: Severity | 'never' | undefined;
  /** SARIF: `file:` URI of the working directory, with a slash at the end. Without it the report contains nothing about the machine. */
  readonly workingDirectory?: string | undefined;
  /** SARIF: page of the program. */
  readonly homepage?: string | undefined;
  /** SARIF: what the process is about to return. */
  readonly exitCode?: ExitCode | undefined;
  /** JSON, HTML: sentences for the reader that are neither findings nor problems. */
  readonly notes?: readonly string[] | undefined;
  /** JSON, HTML: the commands that show what was rendered. */
  readonly renders?: readonly string[] | undefined;
  /** HTML: the registries of the run, whose rows the port map shows. */
  readonly registry?: RegistryView | undefined;
  /** Why these registries were chosen: completes "because ..."; null if the user names them. */
  readonly registryReason?: string | null | undefined;
  /** HTML: what the reader calls the run, such as the name of a cluster. */
  readonly title?: string | undefined;
  /** HTML: the files, folders and globs that were checked. */
  readonly paths?: readonly string[] | undefined;
  /** HTML: what a CI service says of the files, or the contexts of an audit, each with its heading. */
  readonly origin?: readonly (readonly [heading: string, value: string])[] | undefined;
  /** HTML: the text of a file of the input, for the lines around a place; null if it cannot be read again. */
  readonly readText?: ((path: string) => string | null) | undefined;
  /** HTML: the ranges of NodePort Services and of outgoing connections, if they are not the defaults of Kubernetes and Linux. */
  readonly nodePortRange?: ClusterContext['nodePortRange'] | undefined;
  readonly ephemeralRange?: ClusterContext['ephemeralRange'] | undefined;
}

/** The rules of the run that had something to check: those about hosted clusters only if there is one, the others only if there is a workload. */
export function rulesThatRan({ counts, hosted, skipped, audit }: RunResult, { rules }: Pick<ReportOptions, 'rules'>): readonly RuleMeta[] {
  const withoutFacts = new Set(skipped.map(({ rule }) => rule));
  const hasHosted = [hosted.clusters, hosted.nodePools, hosted.ignitionStubs, hosted.loadBalancers].some(({ length }) => length > 0);
  const hasWorkloads = counts.workloads > 0 || audit !== undefined;
  return rules.filter(({ id, needs }) => !withoutFacts.has(id) && (needs.includes('hosted') ? hasHosted : hasWorkloads));
}

/** The part of a run that a report is narrowed to. */
export interface Scope {
  /** As in `what changed since origin/main`. */
  readonly what: string;
  readonly elsewhere: number;
  /** Markdown: a sentence that says what was compared with what. */
  readonly compared?: string;
}

/** Turns a sorted result into text which ends with a newline, or is empty. Prints nothing. */
export type Reporter = (result: RunResult, options: ReportOptions) => string;
