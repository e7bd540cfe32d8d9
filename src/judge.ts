import { createHash } from 'node:crypto';
import type { InferredFacts } from './infer/index.ts';
import { EPHEMERAL_RANGE, NODE_PORT_RANGE } from './model/address.ts';
import type { ClusterFacts } from './model/cluster.ts';
import { defectOf } from './model/exit-code.ts';
import { type Finding, MAX_HEADLINE, type Severity } from './model/finding.ts';
import { firstOfEach, pick } from './model/groups.ts';
import type { Placement } from './model/placement.ts';
import type { RegistryView } from './model/registry.ts';
import type { RunResult } from './model/result.ts';
import type { ClusterContext, Draft, FactKind, Facts, Rule } from './model/rule.ts';
import { type Problem, problemOfFile } from './model/source.ts';
import type { RunOptions } from './options.ts';
import { createIds } from './report/counts.ts';
import { HOMEPAGE } from './report/product.ts';
import type { PlacedFinding } from './suppression/scope.ts';
import { templateOfPath } from './text/render-path.ts';
import { shortened } from './text/words.ts';

/** All facts of one cluster, or of an input that names no cluster. */
export interface ClusterInput extends InferredFacts {
  readonly registry: RegistryView;
  /** The platform of the cluster is certain, even if its workloads show signs of another. */
  readonly isPlatformKnown: boolean;
  readonly cluster: ClusterFacts;
  /** Set in an audit only. */
  readonly observed?: Facts['observed'];
  readonly upgrade?: ClusterContext['upgrade'];
}

/** The findings of some rules, and the problems of rules that could not run or failed. */
export interface Verdicts {
  readonly judged: readonly PlacedFinding[];
  readonly skipped: RunResult['skipped'];
  /** Rules that ran to their end, and those that failed, so that some of their findings may be missing. */
  readonly finished: readonly string[];
  readonly broken: readonly string[];
  readonly problems: readonly Problem[];
}

/** Runs all rules but those about suppressions over the facts of a cluster. The rows of second copies are added to the facts. */
export function judgeFacts(
  found: ClusterInput,
  placement: Placement,
  rules: readonly Rule[],
  options: RunOptions,
): { readonly facts: ClusterInput; readonly context: ClusterContext; readonly verdicts: Verdicts } {
  const context = contextOf(found, placement, options);
  const facts = withSecondCopies(found, context);
  const { registry, listeners, declarations, hosted, observed } = facts;
  // A run without a registry has no registry facts.
  const known = { listeners, declarations, hosted, ...(registry.registries.length > 0 && { registry }), ...(observed && { observed }) };
  return { facts, context, verdicts: judge(rules, known, context, options.severityOf) };
}

/** The context that all rules of a run share. */
function contextOf(input: ClusterInput, placement: Placement, options: RunOptions): ClusterContext {
  const { registry, upgrade, nodeSettings } = input;
  return {
    placement,
    isPlatform: registry.isPlatform,
    freePorts: registry.freePorts,
    isPlatformKnown: platformSigns(input),
    isAudit: input.observed !== undefined,
    nodePortRange: options.nodePortRange ?? nodeSettings.nodePortRange ?? NODE_PORT_RANGE,
    ephemeralRange: options.ephemeralRange ?? nodeSettings.ephemeralRange ?? EPHEMERAL_RANGE,
    nodeSettings,
    ...(upgrade && { upgrade }),
    today: options.today ?? new Date().toISOString().slice(0, 10),
    tenantCIDRs: options.hosted?.tenantCIDRs ?? [],
    isHub: options.hosted?.isHub ?? (() => true),
  };
}

/**
 * Runs rules over facts. Rules about suppressions run only if the facts are the use of suppressions, which is known after all other rules.
 * If a rule fails, its findings before the failure and those of the other rules are kept.
 */
export function judge(
  rules: readonly Rule[],
  facts: Partial<Facts>,
  context: ClusterContext,
  severityOf: RunOptions['severityOf'],
): Verdicts {
  const judged: PlacedFinding[] = [];
  const skipped: { rule: string; reason: string }[] = [];
  const finished: string[] = [];
  const broken: string[] = [];
  const problems: Problem[] = [];
  for (const rule of rules.filter(({ needs }) => needs.includes('suppressions') === (facts.suppressions !== undefined))) {
    const lacking = rule.needs.find((kind) => facts[kind] === undefined);
    if (lacking !== undefined) {
      skipped.push({ rule: rule.id, reason: LACKING[lacking] });
      continue;
    }
    try {
      for (const draft of rule.check({ ...pick(facts as Facts, ...rule.needs), ...context })) {
        const severity = severityOf?.(rule.id, templateOfPath(draft.span.path));
        if (severity === 'off') continue;
        const { workload = null } = draft;
        const isPlatform = facts.observed !== undefined && workload !== null && context.isPlatform(workload);
        const finding = { ...stamp(rule, draft, severity), ...(isPlatform && { isPlatform }) };
        judged.push({ finding, workload, spans: [finding.span] });
      }
      finished.push(rule.id);
    } catch (error) {
      broken.push(rule.id);
      const message = `rule ${rule.id} could not be finished, so some of its findings are missing: ${defectOf(error)}`;
      problems.push(problemOfFile('.', message));
    }
  }
  return { judged, skipped, finished, broken, problems };
}

/** Gives listeners of second copies of a program the row of the copy that the platform installs. */
function withSecondCopies(input: ClusterInput, { isPlatformKnown, placement }: ClusterContext): ClusterInput {
  const { registry } = input;
  const listeners = input.listeners.map((listener) => {
    const { workload, registration } = listener;
    const row = isPlatformKnown(workload) && workload.hostProcess === undefined ? registry.rowOfOtherCopy(listener) : null;
    if (row === null || row !== registration.assignment) return listener;
    const isBeside = row.presence === 'every-node' || placement.canRunOnWorkers(workload) === false;
    return isBeside ? { ...listener, registration: { status: 'other-owner' as const, assignment: row } } : listener;
  });
  return { ...input, listeners };
}

/** Objects that are installed together are on one platform, so one workload of a platform shows it for all. */
function platformSigns(input: ClusterInput): ClusterContext['isPlatformKnown'] {
  const installs = new Set(input.workloads.filter((one) => input.registry.isPlatform(one)).map(({ install }) => install));
  // The objects of an audit are of one cluster, whose ClusterVersion says that it is OpenShift.
  const isKnown = input.isPlatformKnown || (input.observed !== undefined && input.cluster.release !== null);
  return ({ install }) => isKnown || installs.has(install);
}

/** Why a run has no facts of a kind, and how to get them. */
const LACKING: Readonly<Record<FactKind, string>> = {
  listeners: 'needs manifests of workloads',
  declarations: 'needs manifests of workloads',
  hosted: 'needs manifests of hosted clusters',
  registry: 'needs a registry; name one with --registry',
  observed: 'needs sockets and pods of a cluster, which hostport-lint audit reads',
  suppressions: 'needs the use of suppressions',
};

/** The URL of a rule's page. */
export function urlOfRule(rule: string): string {
  return `${HOMEPAGE}/blob/main/docs/rules/${rule}.md`;
}

/** Adds the fields of a finding that are the same for all rules. */
function stamp(rule: Rule, draft: Draft, severity: Severity | undefined): Finding {
  const { workload } = draft;
  return {
    rule: rule.id,
    severity: severity ?? draft.severity ?? rule.severity,
    confidence: draft.confidence,
    message: shortened(draft.message, MAX_HEADLINE - 1),
    why: draft.why,
    remedy: draft.remedy ?? rule.remedy,
    label: draft.label ?? null,
    url: urlOfRule(rule.id),
    span: draft.span,
    // A container's TCP and UDP ports, or two workloads with one settings file, can have equal notes at one place.
    related: firstOfEach(draft.related ?? [], ({ span, message }) => `${span.path} ${span.start} ${span.end} ${message}`),
    workload: workload ? pick(workload, 'kind', 'namespace', 'name') : null,
    // Rules may pass a larger object; a finding only names it.
    object: draft.object ? pick(draft.object, 'apiVersion', 'kind', 'namespace', 'name') : null,
    field: draft.field ?? null,
    container: draft.container ?? null,
    port: draft.port ?? null,
    protocol: draft.protocol ?? null,
    fingerprint: fingerprintOf(rule.id, draft),
    suppressed: null,
    ...(draft.otherSides && { otherSides: draft.otherSides.map((side) => stamp(rule, side, severity)) }),
    ...(draft.nodes && { nodes: draft.nodes, observed: draft.observed !== false }),
    ...(draft.freePorts && { freePorts: draft.freePorts }),
    fix: draft.fix && workload?.template ? { ...draft.fix, isShownOnly: true } : (draft.fix ?? null),
  };
}

/** The fingerprint of a finding: its subject without its place, so that moved lines and renamed files do not change it. */
function fingerprintOf(rule: string, draft: Draft): string {
  const { workload } = draft;
  const subject = [rule, workload?.kind, workload?.namespace, workload?.name, draft.container, draft.protocol, draft.port];
  if (draft.object !== undefined) subject.push(draft.object.kind, draft.object.namespace, draft.object.name, draft.field);
  if (draft.subject !== undefined) subject.push(draft.subject);
  return createHash('sha256').update(JSON.stringify(subject)).digest('hex').slice(0, 20);
}

/** Numbers findings about the same subject, such as one object in two files. */
export function distinguish(findings: readonly Finding[]): Finding[] {
  const idOf = createIds();
  return findings.map((finding) => {
    const fingerprint = idOf(finding.fingerprint);
    return fingerprint === finding.fingerprint ? finding : { ...finding, fingerprint };
  });
}
