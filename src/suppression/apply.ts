import type { Finding } from '../model/finding.ts';
import { addTo, addToSet } from '../model/groups.ts';
import type { DirectiveUse } from '../model/suppression.ts';
import type { PlacedFinding, Scoped } from './scope.ts';

/** Findings, some of them suppressed, and the rules whose findings each directive covers. */
export interface AppliedDirectives {
  readonly judged: PlacedFinding[];
  readonly covered: ReadonlyMap<Scoped, ReadonlySet<string>>;
}

/**
 * Marks the findings that a directive suppresses; the first directive in order applies. Directives apply up to and including their last
 * day; `today` is a day as YYYY-MM-DD. A finding with an expired directive is not suppressed, and its message says so.
 */
export function applyDirectives(judged: readonly PlacedFinding[], directives: readonly Scoped[], today: string): AppliedDirectives {
  const covered = new Map<Scoped, Set<string>>();
  const matchingFor = indexDirectives(directives);
  const marked = judged.map((one) => {
    const matching = matchingFor(one);
    for (const scoped of matching) addToSet(covered, scoped, one.finding.rule);
    return { ...one, finding: suppress(one.finding, matching, today) };
  });
  return { judged: marked, covered };
}

/** A directive with more lines is compared with every finding of its file. */
const MAX_INDEXED_LINES = 100;

/** Returns a function that finds the directives that cover a finding, in order, by its places and its workload, without trying each. */
function indexDirectives(directives: readonly Scoped[]): (one: PlacedFinding) => Scoped[] {
  const everywhere: Scoped[] = [];
  const byKey = new Map<unknown, Scoped[]>();
  const orders = new Map(directives.map((scoped, order) => [scoped, order]));
  for (const scoped of directives) {
    const { directive, reach } = scoped;
    if (directive.fault !== null) continue;
    if (reach === null) {
      everywhere.push(scoped);
      continue;
    }
    for (const workload of reach.workloads) addTo(byKey, workload, scoped);
    const { path = '', from = 1, to = 0 } = reach.lines ?? {};
    if (to - from >= MAX_INDEXED_LINES) addTo(byKey, path, scoped);
    else for (let line = from; line <= to; line++) addTo(byKey, `${path}:${line}`, scoped);
  }
  return (one) => {
    const keys = [one.workload, ...one.spans.flatMap(({ path, line }) => [path, `${path}:${line}`])];
    const candidates = new Set([...keys.flatMap((key) => byKey.get(key) ?? []), ...everywhere]);
    return [...candidates]
      .filter(({ directive: { rules }, covers }) => (rules.length === 0 || rules.includes(one.finding.rule)) && covers(one))
      .sort((a, b) => (orders.get(a) ?? 0) - (orders.get(b) ?? 0));
  };
}

function suppress(finding: Finding, matching: readonly Scoped[], today: string): Finding {
  const valid = matching.find(({ directive }) => directive.until === null || today <= directive.until);
  if (valid) {
    const { by, reason, until } = valid.directive;
    return { ...finding, suppressed: { by, reason, until } };
  }
  const expired = matching[0]?.directive;
  if (!expired) return finding;
  return {
    ...finding,
    why: `${finding.why}; it was ignored until ${expired.until}`,
    related: [...finding.related, { span: expired.span, message: `ignored until ${expired.until}: ${expired.reason}` }],
  };
}

/** The use of each directive; a directive for a rule that did not run (not in `ranRules`) is not called unused. */
export function usesOf(
  directives: readonly Scoped[],
  covered: AppliedDirectives['covered'],
  ranRules: ReadonlySet<string>,
): readonly DirectiveUse[] {
  return directives.map((scoped) => {
    const { directive, isWhollyLinted } = scoped;
    if (directive.fault !== null || !isWhollyLinted) return { directive, unused: [], idle: false };
    const used = covered.get(scoped) ?? new Set();
    const unused = directive.rules.filter((rule) => ranRules.has(rule) && !used.has(rule));
    return { directive, unused, idle: directive.rules.length === 0 && used.size === 0 };
  });
}

/**
 * Adds a note to a finding that an invalid comment would suppress if it were valid. `faulty` are comments of files that were not linted
 * themselves, so no other finding reports them.
 */
export function explainFault(judged: PlacedFinding, faulty: readonly Scoped[]): Finding {
  const { finding } = judged;
  const comment = finding.suppressed === null ? faulty.find(({ covers }) => covers(judged)) : undefined;
  if (!comment) return finding;
  const message = `this comment ignores nothing: ${comment.directive.fault}`;
  return { ...finding, related: [...finding.related, { span: comment.directive.span, message }] };
}
