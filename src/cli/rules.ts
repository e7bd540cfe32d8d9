import { Command } from 'commander';
import { RULES } from '../../rules/index.ts';
import { didYouMean, UsageError } from '../model/exit-code.ts';
import type { RuleMeta } from '../model/rule.ts';
import { jsonText } from '../report/json.ts';
import { urlOfRule } from '../stamp.ts';
import { columns, wrap } from '../text/cells.ts';
import { type InputOutput, widthOf } from './io.ts';

/** `hostport-lint rules [ID]`: the list of rules, or one of them explained. */
export function rulesCommand(io: InputOutput): Command {
  return new Command('rules')
    .description('list the rules, or explain one with an example')
    .argument('[id]', 'rule to explain')
    .option('--format <format>', 'text or json', 'text')
    .action((id: string | undefined, flags: { format: string }) => {
      const metas = RULES.map((rule) => rule.meta);
      const chosen = id === undefined ? metas : metas.filter((meta) => meta.id === id);
      if (id !== undefined && chosen.length === 0)
        throw new UsageError(
          `there is no rule ${id}${didYouMean(
            id,
            metas.map((meta) => meta.id),
          )}`,
        );
      if (flags.format === 'json') io.stdout(jsonText({ version: 1, rules: chosen }));
      else io.stdout(id === undefined ? list(metas) : chosen.map((meta) => explain(meta, widthOf(io))).join('\n'));
    });
}

function list(metas: readonly RuleMeta[]): string {
  const lines = columns(metas.map(({ id, severity, title }) => [id, severity, title]));
  return `${lines.join('\n')}\n\nhostport-lint rules ID explains one of them.\n`;
}

/** A rule with its example, for people who ask about it, in lines for a terminal of so many columns. */
export function explain(meta: RuleMeta, width: number | undefined): string {
  const filled = (text: string) => wrap(text, width).join('\n');
  const needs = meta.needs.length > 0 ? `Needs: ${meta.needs.join(', ')}\n` : '';
  return `${meta.id} (${meta.severity}, since ${meta.since})
${meta.title}

${filled(meta.why)}

${filled(`What to do: ${meta.remedy}`)}
${filled(`Source: ${meta.source}`)}
${needs}Page: ${urlOfRule(meta.id)}

Bad:
${indent(meta.examples.bad.replaceAll(/ *# expect: .+$/gm, ''))}

Good:
${indent(meta.examples.good)}
`;
}

function indent(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
