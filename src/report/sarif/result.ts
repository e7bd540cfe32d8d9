import type { Finding, Fix, Suppression } from '../../model/finding.ts';
import { groupBy } from '../../model/groups.ts';
import type { Confidence } from '../../model/listener.ts';
import type { Edit } from '../../model/span.ts';
import { nameOfWorkload } from '../../model/workload.ts';
import { escapeControls } from '../escape.ts';
import { artifactOf, locationOf, messageOf, relatedLocationOf } from './location.ts';
import { LEVELS } from './rule.ts';

/** Priority from 0 to 100, by which viewers sort. */
const RANKS: Readonly<Record<Confidence, number>> = { certain: 100, high: 80, medium: 50, low: 20 };

/** A result. Either all results of a run have `suppressions`, or none. (SARIF 2.1.0, 3.27.23) */
export function resultOf(finding: Finding, ruleIndex: number, withSuppressions: boolean): Record<string, unknown> {
  const { workload } = finding;
  const suppressions = finding.suppressed ? [suppressionOf(finding.suppressed)] : [];
  const location = locationOf(finding.span);
  const logical = workload && {
    kind: 'resource',
    name: escapeControls(workload.name),
    fullyQualifiedName: escapeControls(nameOfWorkload(workload)),
  };
  return {
    ruleId: finding.rule,
    ruleIndex,
    level: LEVELS[finding.severity],
    rank: RANKS[finding.confidence],
    message: { text: messageOf(finding.message, finding.why, finding.remedy) },
    locations: [logical ? { ...location, logicalLocations: [logical] } : location],
    relatedLocations: finding.related.length > 0 ? finding.related.map(relatedLocationOf) : undefined,
    partialFingerprints: { 'hostportLint/v1': finding.fingerprint },
    suppressions: withSuppressions ? suppressions : undefined,
    fixes: finding.fix ? [fixOf(finding.fix)] : undefined,
    properties: {
      confidence: finding.confidence,
      clusters: finding.clusters?.map(escapeControls),
      container: finding.container === null ? undefined : escapeControls(finding.container),
      port: finding.port ?? undefined,
      protocol: finding.protocol ?? undefined,
    },
  };
}

function suppressionOf({ by, reason, until }: Suppression): unknown {
  return {
    kind: by === 'comment' || by === 'annotation' ? 'inSource' : 'external',
    status: 'accepted',
    justification: escapeControls(reason),
    properties: { by, until: until ?? undefined },
  };
}

function fixOf(fix: Fix): unknown {
  const byFile = groupBy(fix.edits, (edit) => edit.path);
  const artifactChanges = [...byFile].map(([path, edits]) => ({
    artifactLocation: artifactOf(path),
    replacements: edits.map(replacementOf),
  }));
  return { description: { text: messageOf(fix.description) }, artifactChanges };
}

function replacementOf({ start, end, text }: Edit): unknown {
  return { deletedRegion: { charOffset: start, charLength: end - start }, insertedContent: { text } };
}
