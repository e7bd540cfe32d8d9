import { diffLines } from 'diff';
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

The severity is the highest of a rule's findings; the rule's page says when it is lower. The example of a page marks the lines that are
reported, and shows the change that makes them correct.

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

${howToAccept(meta)}

## Example

\`\`\`diff
${exampleOf(meta)}
\`\`\`

## Source

${meta.source}.
`;
}

function howToAccept({ id, needs }: RuleMeta): string {
  const comment = `To accept a finding, [suppress it](../suppression.md): \`# hostport-lint: ignore ${id} -- the reason\`.\n`;
  const off = `\`--disable ${id}\`, or \`${id}: off\` under \`rules\` in the [configuration](../configuration.md), disables the rule.`;
  return needs.includes('suppressions') ? off : comment + off;
}

/** The example that is reported, with the changes that make it correct. */
function exampleOf({ examples }: RuleMeta): string {
  const reported = examples.bad.split('\n').map((line) => (MARK.test(line) ? ' # reported' : ''));
  const parts = diffLines(withoutMarks(examples.bad), withoutMarks(examples.good));
  const lines = parts.flatMap(({ value, added, removed }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => (added ? `+ ${line}` : `${removed ? '-' : ' '} ${line}${reported.shift()}`).trimEnd()),
  );
  return lines.join('\n');
}

/** The marks of the tests. */
const MARK = / *# expect: .+$/;

function withoutMarks(example: string): string {
  const lines = example.trimEnd().split('\n');
  const shown = lines.map((line) => line.replace(MARK, '').replace(/^# release: (\S+)$/, '# checked with --release $1'));
  return `${shown.join('\n')}\n`;
}

const NOTE = '<!-- Made by `npm run generate` from the rules; change the rule instead. -->';
