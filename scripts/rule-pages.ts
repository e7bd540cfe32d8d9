import type { FactKind, Rule, RuleMeta } from '../src/model/rule.ts';

/** The pages below `docs/rules`, by file name: one per rule, and the list of all. */
export function rulePages(rules: readonly Rule[]): Map<string, string> {
  const pages = new Map<string, string>([['README.md', listOfRules(rules)]]);
  for (const rule of rules) pages.set(`${rule.id}.md`, pageOfRule(rule));
  return pages;
}

/** The groups of rules; each rule is in the first group whose facts it needs. */
const GROUPS: readonly { readonly title: string; readonly needs: FactKind | null }[] = [
  { title: 'Host ports', needs: null },
  { title: 'Hosted control planes', needs: 'hosted' },
  { title: 'Audits', needs: 'observed' },
];

function listOfRules(rules: readonly Rule[]): string {
  const groupOf = (rule: Rule) => GROUPS.find(({ needs }) => needs !== null && rule.needs.includes(needs)) ?? GROUPS[0];
  const tables = GROUPS.map((group) => {
    const rows = rules
      .filter((rule) => groupOf(rule) === group)
      .map(({ id, severity, title }) => `| [${id}](${id}.md) | ${severity} | ${title} |`);
    return [`## ${group.title}`, '', '| rule | severity | finds |', '| --- | --- | --- |', ...rows].join('\n');
  });
  return `${NOTE}
# Rules

The severity is the highest of a rule's findings; the rule's page says when it is lower.

${tables.join('\n\n')}
`;
}

function pageOfRule(meta: RuleMeta): string {
  return `${NOTE}
# ${meta.id}

${meta.title}.

| severity | since | needs |
| --- | --- | --- |
| ${meta.severity} | ${meta.since} | ${meta.needs.length === 0 ? 'manifests only' : meta.needs.join(', ').replaceAll('-', ' ')} |

## Why

${meta.why}

## What to do

${meta.remedy}

## Example

Reported:

\`\`\`yaml
${exampleOf(meta.examples.bad)}
\`\`\`

Accepted:

\`\`\`yaml
${exampleOf(meta.examples.good)}
\`\`\`

## Suppression

${waysToSuppress(meta)}

## Source

${meta.source}.
`;
}

function waysToSuppress({ id, needs }: RuleMeta): string {
  const switches = `\`${id}: off\` under \`rules\` in the [configuration](../configuration.md), or \`--disable ${id}\`, switches the rule off.`;
  if (needs.includes('suppressions')) return switches;
  return `\`# hostport-lint: ignore ${id} -- the reason\` on the line of the finding, or [in another way](../suppression.md).
${switches}`;
}

/** Replaces the marks of the tests by text for the reader. */
function exampleOf(example: string): string {
  return example
    .trimEnd()
    .replace(/^# release: (\S+)$/m, '# checked with --release $1')
    .replaceAll(/# expect: .+$/gm, '# reported');
}

const NOTE = '<!-- Made by `npm run generate` from the rules; change the rule instead. -->';
