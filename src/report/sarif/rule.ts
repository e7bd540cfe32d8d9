import type { Finding, Severity } from '../../model/finding.ts';
import { groupBy } from '../../model/groups.ts';
import { CONFIDENCES, type Confidence } from '../../model/listener.ts';
import type { RunResult } from '../../model/result.ts';
import { type RuleMeta, withoutMarks } from '../../model/rule.ts';
import { type ReportOptions, rulesThatRan } from '../options.ts';

export const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };
/** `problem.severity` of GitHub code scanning. */
const PROBLEM_SEVERITIES: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'recommendation' };
/** `precision` of GitHub code scanning. */
const PRECISIONS: Readonly<Record<Confidence, string>> = { certain: 'very-high', high: 'high', medium: 'medium', low: 'low' };

/** Rules that checked something, in their order, and the rules of the findings. */
export function ruleIdsOf(result: RunResult, options: ReportOptions): string[] {
  return [...new Set([...rulesThatRan(result, options).map((rule) => rule.id), ...result.findings.map((finding) => finding.rule)])];
}

/** The `reportingDescriptor` of each id. */
export function rulesOf(ids: readonly string[], result: RunResult, options: ReportOptions): unknown[] {
  const metas = new Map(options.rules.map((rule) => [rule.id, rule]));
  const byRule = groupBy(result.findings, (finding) => finding.rule);
  return ids.map((id) => {
    const findings = byRule.get(id) ?? [];
    const meta = metas.get(id);
    const severity = meta?.severity ?? findings[0]?.severity ?? 'warning';
    return {
      id,
      name: id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
      ...(meta ? ruleTexts(meta) : textsWithoutMeta(id)),
      helpUri: options.urlOfRule(id),
      defaultConfiguration: { level: LEVELS[severity] },
      properties: {
        precision: PRECISIONS[leastSure(findings)],
        'problem.severity': PROBLEM_SEVERITIES[severity],
        tags: ['kubernetes', 'host-port', 'host-network'],
      },
    };
  });
}

function ruleTexts(meta: RuleMeta): Record<string, unknown> {
  const { bad, good } = meta.examples;
  const markdown = [
    meta.why,
    `**What to do.** ${meta.remedy}`,
    `Wrong:\n\n${fenced(withoutMarks(bad))}`,
    `Right:\n\n${fenced(withoutMarks(good))}`,
    `Source: ${meta.source}`,
  ];
  return {
    shortDescription: { text: sentence(meta.title) },
    fullDescription: { text: meta.why },
    help: { text: `${meta.why}\n\n${meta.remedy}`, markdown: markdown.join('\n\n') },
  };
}

/** The texts for findings of the engine itself, such as a suppression without effect. */
function textsWithoutMeta(id: string): Record<string, unknown> {
  const text = sentence(id.replaceAll('-', ' '));
  return { shortDescription: { text }, fullDescription: { text }, help: { text } };
}

/** The lowest confidence of a rule's findings, which is the precision of the rule; `certain` without findings. */
function leastSure(findings: readonly Finding[]): Confidence {
  return CONFIDENCES.find((confidence) => findings.some((finding) => finding.confidence === confidence)) ?? 'high';
}

function fenced(yaml: string): string {
  return `\`\`\`yaml\n${yaml.trimEnd()}\n\`\`\``;
}

function sentence(title: string): string {
  const text = title.charAt(0).toUpperCase() + title.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
