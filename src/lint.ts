import { type FactOptions, type RunFacts, readFacts } from './facts.ts';
import { EPHEMERAL_RANGE, NODE_PORT_RANGE } from './model/address.ts';
import type { ClusterFacts } from './model/cluster.ts';
import { defectOf } from './model/exit-code.ts';
import { compareFindings, type Finding } from './model/finding.ts';
import { compareConfidence, compareListeners } from './model/listener.ts';
import type { Placement } from './model/placement.ts';
import type { RegistryView } from './model/registry.ts';
import type { WholeResult } from './model/result.ts';
import type { ClusterContext, FactKind, Facts, Rule } from './model/rule.ts';
import { type Problem, problemOfFile, type Source } from './model/source.ts';
import { compareStrings } from './model/span.ts';
import type { Workload } from './model/workload.ts';
import type { Configured, Judgement } from './settings.ts';
import { distinguish, stamp } from './stamp.ts';
import { applyDirectives } from './suppression/apply.ts';
import { scopeOfIgnore } from './suppression/ignore.ts';
import type { Judged, Scoped } from './suppression/scope.ts';

/** What the sources hold, with what an audit knows besides. */
export interface Observed extends RunFacts {
  readonly observed?: Facts['observed'];
  readonly upgrade?: ClusterContext['upgrade'];
}

export interface LintOptions
  extends FactOptions,
    Pick<Configured, 'severities' | 'ephemeralRange' | 'ignore' | 'readsWhole'>,
    Pick<Judgement, 'minimumConfidence'> {
  /** Adds what was seen on nodes before the rules judge. */
  readonly observe?: (runFacts: RunFacts) => Observed | Promise<Observed>;
  readonly rules: readonly Rule[];
  readonly createPlacement: (workloads: readonly Workload[], cluster: ClusterFacts, named: RunFacts['named']) => Placement;
  /** The user named the registries, so that they are those of the cluster. */
  readonly namesRegistries?: boolean;
  /** Fingerprints of findings that are known and stay silent. */
  readonly baseline?: ReadonlySet<string>;
  /** Day as YYYY-MM-DD by which ends of suppressions are judged; without it none is over. */
  readonly today?: string;
}

/** A result with what a baseline must know besides. */
export interface LintResult extends WholeResult, Pick<RunFacts, 'remoteCharts' | 'unreadTemplates'> {
  /** The registry as of the release by which was judged, and what the sources say of the cluster. */
  readonly registry: RegistryView;
  readonly cluster: ClusterFacts;
  /** Some workload is one of the platform that a registry governs. */
  readonly showsPlatform: boolean;
  /** The rules that were asked for, without those that failed. */
  readonly finishedRules: ReadonlySet<string>;
}

/** Lints sources: finds their host ports and lets every rule judge them. */
export async function lint(
  sources: AsyncIterable<Source | Problem> | Iterable<Source | Problem>,
  options: LintOptions,
): Promise<LintResult> {
  const knownRules = options.knownRules ?? options.rules.map((rule) => rule.id);
  const read = await readFacts(sources, { ...options, knownRules });
  const runFacts = (await options.observe?.(read)) ?? read;
  const { findings, skipped, problems, finishedRules } = judge(runFacts, options);
  const isShown = (finding: Finding): boolean => compareConfidence(finding.confidence, options.minimumConfidence) >= 0;
  const shown = findings.filter(isShown);
  return {
    findings: shown,
    listeners: [...runFacts.listeners].sort(compareListeners),
    hosted: runFacts.hosted,
    registry: runFacts.registry,
    cluster: runFacts.cluster,
    problems: [...runFacts.problems, ...problems].sort(
      (a, b) => compareStrings(a.path, b.path) || a.line - b.line || a.column - b.column || compareStrings(a.message, b.message),
    ),
    skipped,
    counts: {
      files: runFacts.files,
      documents: runFacts.documents,
      workloads: runFacts.workloads.length,
      listeners: runFacts.listeners.length,
    },
    hidden: countByRule(findings.filter((finding) => !isShown(finding))),
    everything: findings,
    showsPlatform: isOfKnownRelease(runFacts) || runFacts.workloads.some((workload) => options.registry.isPlatform(workload)),
    remoteCharts: runFacts.remoteCharts,
    unreadTemplates: runFacts.unreadTemplates,
    paths: runFacts.paths,
    finishedRules,
  };
}

/** What the rules said, and which of them did not finish. */
interface Verdicts extends Pick<LintResult, 'skipped' | 'problems' | 'finishedRules'> {
  readonly findings: Finding[];
}

function judge(runFacts: Observed, options: LintOptions): Verdicts {
  const { registry, listeners, declarations, hosted } = runFacts;
  const facts: Partial<Facts> = {
    listeners,
    declarations,
    hosted,
    ...(registry.registries.length > 0 && { registry }),
    ...(runFacts.observed && { observed: runFacts.observed }),
  };
  const cluster: ClusterContext = {
    isPlatform: registry.isPlatform,
    freePorts: registry.freePorts,
    isPlatformKnown: platformSigns(runFacts, options),
    placement: options.createPlacement(runFacts.workloads, runFacts.cluster, runFacts.named),
    nodePortRange: options.nodePortRange ?? NODE_PORT_RANGE,
    ephemeralRange: options.ephemeralRange ?? EPHEMERAL_RANGE,
    ...(runFacts.upgrade && { upgrade: runFacts.upgrade }),
    today: options.today ?? '',
    tenantCIDRs: options.hosted?.tenantCIDRs ?? [],
    isHub: options.hosted?.isHub ?? (() => true),
  };
  const skipped: { rule: string; reason: string }[] = [];
  const ready = options.rules.filter((rule) => {
    const reason = unmetNeed(rule, facts);
    if (reason !== null) skipped.push({ rule: rule.id, reason });
    return reason === null;
  });
  // Whether a suppression is of use shows only when all other rules have spoken.
  const later = ready.filter((rule) => rule.needs.includes('suppressions'));
  const first = ready.filter((rule) => !later.includes(rule));
  const checked = check(first, facts, cluster, options);
  // A rule that did not finish may not have come to what a suppression silences.
  const finished = ready.filter((rule) => !checked.broken.includes(rule));
  const ran = { ranRules: idsOf(finished), laterRules: idsOf(later), today: options.today ?? '' };
  const directives = directivesOf(runFacts, options);
  const { judged, uses } = applyDirectives(checked.judged, directives, ran);
  const checkedLater = check(later, { ...facts, suppressions: uses }, cluster, options);
  const afterwards = applyDirectives(checkedLater.judged, directives, ran);
  const findings = distinguish([...judged, ...afterwards.judged].map(({ finding }) => finding).sort(compareFindings));
  return {
    findings: findings.map((finding) => silenceKnown(finding, options.baseline)),
    skipped,
    problems: [...checked.problems, ...checkedLater.problems],
    finishedRules: idsOf(options.rules.filter((rule) => ![...checked.broken, ...checkedLater.broken].includes(rule))),
  };
}

/** What is installed together is on one platform, which a single workload of the platform's own gives away. */
function platformSigns(runFacts: Observed, { registry, namesRegistries }: LintOptions): ClusterContext['isPlatformKnown'] {
  const installs = new Set(runFacts.workloads.filter((one) => registry.isPlatform(one)).map(({ install }) => install));
  const isKnown = namesRegistries === true || isOfKnownRelease(runFacts);
  return ({ install }) => isKnown || installs.has(install);
}

/** The objects of an audit are of one cluster, whose ClusterVersion says that it is OpenShift. */
function isOfKnownRelease({ observed, cluster }: Observed): boolean {
  return observed !== undefined && cluster.release !== null;
}

interface Checked {
  readonly judged: Judged[];
  readonly broken: readonly Rule[];
  readonly problems: readonly Problem[];
}

/** Lets rules judge; a defect of one must not take the others with it, nor what it said before. */
function check(rules: readonly Rule[], facts: Partial<Facts>, cluster: ClusterContext, { severities }: LintOptions): Checked {
  const judged: Judged[] = [];
  const broken: Rule[] = [];
  const problems: Problem[] = [];
  for (const rule of rules) {
    try {
      for (const draft of rule.check({ ...needed(rule, facts), ...cluster })) {
        judged.push({ finding: stamp(rule, draft, severities?.get(rule.id)), workload: draft.workload ?? null });
      }
    } catch (error) {
      broken.push(rule);
      const message = `rule ${rule.id} could not be finished, so some of its findings are missing: ${defectOf(error)}`;
      problems.push(problemOfFile('.', message));
    }
  }
  return { judged, broken, problems };
}

function idsOf(rules: readonly Rule[]): ReadonlySet<string> {
  return new Set(rules.map((rule) => rule.id));
}

function directivesOf(runFacts: RunFacts, { ignore = [], readsWhole = false }: LintOptions): Scoped[] {
  const seen = { paths: runFacts.paths, workloads: runFacts.workloads, whole: readsWhole };
  return [...runFacts.directives(), ...ignore.map((entry) => scopeOfIgnore(entry, seen))];
}

/** Findings of the baseline stay silent, unless something else silences them already. */
function silenceKnown(finding: Finding, baseline: ReadonlySet<string> | undefined): Finding {
  if (finding.suppressed !== null || !baseline?.has(finding.fingerprint)) return finding;
  return { ...finding, suppressed: { by: 'baseline', reason: 'known since before the baseline', until: null } };
}

/** Why a run may lack a kind of facts, and what to do. */
const LACKING: Readonly<Record<FactKind, string>> = {
  listeners: 'needs manifests of workloads',
  declarations: 'needs manifests of workloads',
  hosted: 'needs manifests of hosted clusters',
  registry: 'needs a registry; name one with --registry',
  observed: 'needs sockets and pods of a cluster, which hostport-lint audit reads',
  suppressions: 'needs what became of suppressions',
};

/** Suppressions come with every run, though after all other facts. */
function unmetNeed({ needs }: Rule, facts: Partial<Facts>): string | null {
  const lacking = needs.find((kind) => kind !== 'suppressions' && facts[kind] === undefined);
  return lacking === undefined ? null : LACKING[lacking];
}

/** The facts that a rule states, which its type holds it to. */
function needed({ needs }: Rule, facts: Partial<Facts>): Facts {
  return Object.fromEntries(needs.map((kind) => [kind, facts[kind]])) as unknown as Facts;
}

function countByRule(findings: readonly Finding[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const finding of findings) counts[finding.rule] = (counts[finding.rule] ?? 0) + 1;
  return counts;
}
