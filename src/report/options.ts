import type { ExitCode } from '../model/exit-code.ts';
import type { Severity } from '../model/finding.ts';
import type { RegistryView } from '../model/registry.ts';
import type { RunResult } from '../model/result.ts';
import type { ClusterContext, RuleMeta } from '../model/rule.ts';

/** The options of reporters. docs/output.md describes which formats use which of them. */
export interface ReportOptions {
  /** ANSI colours; see `wantsColor`. */
  readonly color: boolean;
  /** Text: links for the terminal; see `wantsLinks`. */
  readonly links?: boolean | undefined;
  /** Columns of the terminal; undefined for no limit (a file, a pipe). */
  readonly width?: number | undefined;
  /** Version of hostport-lint. */
  readonly version: string;
  /** All rules of the run, in the order in which they are listed. */
  readonly rules: readonly RuleMeta[];
  /** Returns the page of a rule, also for rules without findings. */
  readonly urlOfRule: (rule: string) => string;
  /** Text: one line for each finding and problem; no output if there are none. */
  readonly quiet?: boolean | undefined;
  /** Text: also suppressed findings, skipped rules, and all related places of every finding. */
  readonly verbose?: boolean | undefined;
  /** Text: only the number of findings of each rule. */
  readonly statistics?: boolean | undefined;
  /** Text: commands for the next step, ready to paste. */
  readonly next?: { readonly fix: string | null; readonly baseline: string | null } | undefined;
  /** Text, Markdown: the limit of the report, and the number of relevant findings outside it. */
  readonly scope?: ReportScope | undefined;
  /** Markdown: URL of the folder of the linted files, without a slash at its end. */
  readonly filesUrl?: string | undefined;
  /** JUnit: findings below this severity pass; `error` if undefined. */
  readonly failOn?: Severity | 'never' | undefined;
  /** SARIF: `file:` URI of the working directory, with a slash at its end. If undefined, the report contains nothing about the machine. */
  readonly workingDirectory?: string | undefined;
  /** SARIF: page of the program. */
  readonly homepage?: string | undefined;
  /** SARIF: the exit status of the process. */
  readonly exitCode?: ExitCode | undefined;
  /** JSON, HTML: information for the reader: neither findings nor problems. */
  readonly notes?: readonly string[] | undefined;
  /** JSON, HTML: the commands that print the renders. */
  readonly renders?: readonly string[] | undefined;
  /** HTML: the registries of the run, for the rows of the port map. */
  readonly registry?: RegistryView | undefined;
  /** Why these registries were chosen: completes "because ..."; null if the user names them. */
  readonly registryReason?: string | null | undefined;
  /** HTML: the title of the report, such as the name of a cluster. */
  readonly title?: string | undefined;
  /** HTML: the files, folders and globs that were checked. */
  readonly paths?: readonly string[] | undefined;
  /** HTML: branch and commit from a CI service, or the contexts of an audit, each with its heading. */
  readonly origin?: readonly (readonly [heading: string, value: string])[] | undefined;
  /** HTML: returns the text of a file of the input, for the lines around a place; null if it cannot be read again. */
  readonly readText?: ((path: string) => string | null) | undefined;
  /**
   * HTML: the port range of NodePort Services and that of outgoing connections, if they differ from the defaults of Kubernetes and Linux.
   */
  readonly nodePortRange?: ClusterContext['nodePortRange'] | undefined;
  readonly ephemeralRange?: ClusterContext['ephemeralRange'] | undefined;
}

/** The rules that had something to check: rules about hosted clusters only if there is one, other rules only if there is a workload. */
export function rulesThatRan({ counts, hosted, skipped, audit }: RunResult, { rules }: Pick<ReportOptions, 'rules'>): readonly RuleMeta[] {
  const withoutFacts = new Set(skipped.map(({ rule }) => rule));
  const hasHosted = [hosted.clusters, hosted.nodePools, hosted.ignitionStubs, hosted.loadBalancers].some(({ length }) => length > 0);
  const hasWorkloads = counts.workloads > 0 || audit !== undefined;
  return rules.filter(({ id, needs }) => !withoutFacts.has(id) && (needs.includes('hosted') ? hasHosted : hasWorkloads));
}

/** The part of a run to which a report is limited. */
export interface ReportScope {
  /** Completes `what changed since origin/main`. */
  readonly what: string;
  readonly elsewhere: number;
  /** Markdown: a sentence about the compared commits. */
  readonly compared?: string;
}

/** Returns a sorted result as text that ends with a newline, or is empty. */
export type Reporter = (result: RunResult, options: ReportOptions) => string;
