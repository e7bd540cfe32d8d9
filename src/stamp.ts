import { createHash } from 'node:crypto';
import { type Finding, MAX_HEADLINE, type Severity } from './model/finding.ts';
import { firstOfEach, pick } from './model/groups.ts';
import type { Draft, Rule } from './model/rule.ts';
import { createIds } from './report/counts.ts';
import { HOMEPAGE } from './report/product.ts';
import { shortened } from './text/words.ts';

/** Address of a rule's page. */
export function urlOfRule(rule: string): string {
  return `${HOMEPAGE}/blob/main/docs/rules/${rule}.md`;
}

/** The engine adds what rules need not care about. */
export function stamp(rule: Rule, draft: Draft, severity: Severity | undefined): Finding {
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
    // A container's TCP and UDP ports, or two workloads with one file of settings, can say the same of one place.
    related: firstOfEach(draft.related ?? [], ({ span, message }) => `${span.path} ${span.start} ${span.end} ${message}`),
    workload: workload ? pick(workload, 'kind', 'namespace', 'name') : null,
    // Rules may hand over all that they know of an object; a finding names it only.
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

/** The subject of a finding without its place, so that it is the same after lines move or files are renamed. */
function fingerprintOf(rule: string, draft: Draft): string {
  const { workload } = draft;
  const subject = [rule, workload?.kind, workload?.namespace, workload?.name, draft.container, draft.protocol, draft.port];
  if (draft.object !== undefined) subject.push(draft.object.kind, draft.object.namespace, draft.object.name, draft.field);
  if (draft.subject !== undefined) subject.push(draft.subject);
  return createHash('sha256').update(JSON.stringify(subject)).digest('hex').slice(0, 20);
}

/** Findings about the same thing (the same object in two files) get a running number. */
export function distinguish(findings: readonly Finding[]): Finding[] {
  const idOf = createIds();
  return findings.map((finding) => {
    const fingerprint = idOf(finding.fingerprint);
    return fingerprint === finding.fingerprint ? finding : { ...finding, fingerprint };
  });
}
