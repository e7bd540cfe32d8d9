import { Command } from 'commander';
import { RULES } from '../../rules/index.ts';
import { urlOfRule } from '../judge.ts';
import { didYouMean, UsageError } from '../model/exit-code.ts';
import { type RuleMeta, withoutMarks } from '../model/rule.ts';
import { jsonText } from '../report/json.ts';
import { columns, wrap } from '../text/cells.ts';
import { type InputOutput, widthOf } from './io.ts';
import { formatOption } from './options.ts';

/** `hostport-lint rules [ID]`: lists the rules, or explains one. */
export function rulesCommand(io: InputOutput): Command {
  return new Command('rules')
    .description('list the rules, or explain one with an example')
    .argument('[id]', 'rule to explain')
    .addOption(formatOption(['text', 'json']))
    .action((id: string | undefined, flags: { format: string }) => {
      const known = RULES.map((rule) => rule.id);
      if (id !== undefined && !known.includes(id))
        throw new UsageError(`there is no rule ${id}${didYouMean(id, known)} (hostport-lint rules lists all)`);
      const chosen = RULES.filter((rule) => id === undefined || rule.id === id);
      if (flags.format === 'json') io.stdout(jsonText({ version: 1, rules: chosen.map(asJson) }));
      else io.stdout(id === undefined ? list(chosen) : chosen.map((rule) => explain(rule, widthOf(io))).join('\n'));
    });
}

function asJson(rule: RuleMeta): RuleMeta {
  const { bad, good } = rule.examples;
  return { ...rule, examples: { bad: withoutMarks(bad), good: withoutMarks(good) } };
}

function list(rules: readonly RuleMeta[]): string {
  const lines = columns(rules.map(({ id, severity, title }) => [id, severity, title]));
  return `${lines.join('\n')}\n\nhostport-lint rules ID explains one of them.\n`;
}

/** A rule with its example as text, in lines of `width` columns. */
export function explain(rule: RuleMeta, width: number | undefined): string {
  const filled = (text: string) => wrap(text, width).join('\n');
  const needs = rule.needs.length > 0 ? `Needs: ${rule.needs.join(', ')}\n` : '';
  return `${rule.id} (${rule.severity}, since ${rule.since})
${rule.title}

${filled(rule.why)}

${filled(`What to do: ${rule.remedy}`)}
${filled(`Source: ${rule.source}`)}
${needs}Page: ${urlOfRule(rule.id)}

Bad:
${indent(withoutMarks(rule.examples.bad))}

Good:
${indent(rule.examples.good)}
`;
}

function indent(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
