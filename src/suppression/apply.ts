import type { Finding } from '../model/finding.ts';
import { addTo } from '../model/groups.ts';
import type { DirectiveUse } from '../model/suppression.ts';
import type { Workload } from '../model/workload.ts';
import type { JudgedFinding, Scoped } from './scope.ts';

export interface ApplyOptions {
  /** Day as YYYY-MM-DD; directives count up to and including their last day. */
  readonly today: string;
  /** Rules that ran, so that a directive for another one is not called unused. */
  readonly ranRules: ReadonlySet<string>;
  /** Rules about directives themselves, which can say only afterwards what they find. */
  readonly laterRules: ReadonlySet<string>;
}

/**
 * Marks the findings that a directive suppresses; the first directive in order wins. A finding of an expired directive counts, and its
 * message says so.
 */
export function applyDirectives(
  judged: readonly JudgedFinding[],
  directives: readonly Scoped[],
  options: ApplyOptions,
): { readonly judged: JudgedFinding[]; readonly uses: DirectiveUse[] } {
  const used = new Map<Scoped, Set<string>>(directives.map((scoped) => [scoped, new Set<string>()]));
  const matchingFor = indexDirectives(directives);
  const marked = judged.map((one) => {
    const matching = [...new Set(matchingFor(one))];
    for (const scoped of matching) used.get(scoped)?.add(one.finding.rule);
    return { ...one, finding: suppress(one.finding, matching, options.today) };
  });
  return { judged: marked, uses: directives.map((scoped) => useOf(scoped, used.get(scoped) ?? new Set(), options)) };
}

interface Ordered {
  readonly order: number;
  readonly scoped: Scoped;
}

/** A directive of more lines is compared with every finding of its file. */
const MAX_INDEXED_LINES = 100;

/** Finds the directives that may apply to a finding by its place and its workload, without trying each. */
function indexDirectives(directives: readonly Scoped[]): (one: JudgedFinding) => Scoped[] {
  const everywhere: Ordered[] = [];
  const byPlace = new Map<string, Ordered[]>();
  const byWorkload = new Map<Workload, Ordered[]>();
  for (const [order, scoped] of directives.entries()) {
    const { directive, reach } = scoped;
    if (directive.fault !== null) continue;
    if (reach === null) everywhere.push({ order, scoped });
    else {
      for (const workload of reach.workloads) addTo(byWorkload, workload, { order, scoped });
      const { path = '', from = 1, to = 0 } = reach.lines ?? {};
      if (to - from >= MAX_INDEXED_LINES) addTo(byPlace, path, { order, scoped });
      else for (let line = from; line <= to; line++) addTo(byPlace, `${path}:${line}`, { order, scoped });
    }
  }
  return (one) => {
    const { rule } = one.finding;
    const candidates = new Set([
      ...one.spans.flatMap(({ path, line }) => [...(byPlace.get(`${path}:${line}`) ?? []), ...(byPlace.get(path) ?? [])]),
      ...(one.workload === null ? [] : (byWorkload.get(one.workload) ?? [])),
      ...everywhere,
    ]);
    return [...candidates]
      .filter(({ scoped: { directive, covers } }) => (directive.rules.length === 0 || directive.rules.includes(rule)) && covers(one))
      .sort((a, b) => a.order - b.order)
      .map(({ scoped }) => scoped);
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

function useOf({ directive, isWhollyLinted }: Scoped, used: ReadonlySet<string>, { ranRules, laterRules }: ApplyOptions): DirectiveUse {
  if (directive.fault !== null || !isWhollyLinted) return { directive, unused: [], idle: false };
  const unused = directive.rules.filter((rule) => ranRules.has(rule) && !laterRules.has(rule) && !used.has(rule));
  return { directive, unused, idle: directive.rules.length === 0 && used.size === 0 };
}
