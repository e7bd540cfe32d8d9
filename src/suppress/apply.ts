import type { Finding } from '../model/finding.ts';
import type { DirectiveUse } from '../model/suppression.ts';
import type { Judged, Scoped } from './scope.ts';

export interface ApplyOptions {
  /** Day as YYYY-MM-DD; directives hold up to and including their last day. */
  readonly today: string;
  /** Rules that ran, so that a directive for another one is not called unused. */
  readonly ranRules: ReadonlySet<string>;
  /** Rules about directives themselves, which can say only afterwards what they find. */
  readonly laterRules: ReadonlySet<string>;
}

/**
 * Marks the findings that a directive silences; the first directive in order wins. What an expired one would silence
 * counts, and says so.
 */
export function applyDirectives(
  judged: readonly Judged[],
  directives: readonly Scoped[],
  options: ApplyOptions,
): { readonly judged: Judged[]; readonly uses: DirectiveUse[] } {
  const used = new Map<Scoped, Set<string>>(directives.map((scoped) => [scoped, new Set<string>()]));
  const meantFor = indexDirectives(directives);
  const marked = judged.map((one) => {
    const meant = meantFor(one).filter((scoped) => scoped.covers(one));
    for (const scoped of meant) used.get(scoped)?.add(one.finding.rule);
    return { ...one, finding: silence(one.finding, meant, options.today) };
  });
  return { judged: marked, uses: directives.map((scoped) => useOf(scoped, used.get(scoped) ?? new Set(), options)) };
}

/** Directives that may speak of a finding: in the manifests those of its file and of its workload's, and the configuration's. */
function indexDirectives(directives: readonly Scoped[]): (one: Judged) => Scoped[] {
  const index = new Map<string, { readonly order: number; readonly scoped: Scoped }[]>();
  for (const [order, scoped] of directives.entries()) {
    const { by, fault, rules, span } = scoped.directive;
    if (fault !== null) continue;
    for (const rule of rules.length === 0 ? [''] : rules) {
      const key = keyOf(rule, by === 'config' ? '' : span.path);
      const list = index.get(key);
      if (list) list.push({ order, scoped });
      else index.set(key, [{ order, scoped }]);
    }
  }
  return ({ finding, workload }) => {
    const paths = new Set([finding.span.path, workload?.span.path ?? finding.span.path]);
    const keys = [...[...paths].map((path) => keyOf(finding.rule, path)), keyOf(finding.rule, ''), keyOf('', '')];
    const found = keys.flatMap((key) => index.get(key) ?? []);
    return found.sort((a, b) => a.order - b.order).map(({ scoped }) => scoped);
  };
}

function keyOf(rule: string, path: string): string {
  return `${rule}\n${path}`;
}

function silence(finding: Finding, meant: readonly Scoped[], today: string): Finding {
  const valid = meant.find(({ directive }) => directive.until === null || today <= directive.until);
  if (valid) {
    const { by, reason, until } = valid.directive;
    return { ...finding, suppressed: { by, reason, until } };
  }
  const expired = meant[0]?.directive;
  if (!expired) return finding;
  return {
    ...finding,
    message: `${finding.message}; it was ignored until ${expired.until}, which is over`,
    related: [...finding.related, { span: expired.span, message: `ignored until ${expired.until}: ${expired.reason}` }],
  };
}

function useOf({ directive, seenWhole }: Scoped, used: ReadonlySet<string>, { ranRules, laterRules }: ApplyOptions): DirectiveUse {
  if (directive.fault !== null || !seenWhole) return { directive, unused: [], idle: false };
  const unused = directive.rules.filter((rule) => ranRules.has(rule) && !laterRules.has(rule) && !used.has(rule));
  return { directive, unused, idle: directive.rules.length === 0 && used.size === 0 };
}
