import type { Finding, Related } from '../model/finding.ts';
import { groupBy } from '../model/groups.ts';
import type { RunResult } from '../model/result.ts';
import { nameOfWorkload } from '../model/workload.ts';
import { terminalWidth, wrap } from '../text/cells.ts';
import { auditSummaryOf } from './audit-summary.ts';
import { type Alike, alikeOf, type Block, blocksOf, PLATFORM_HEADING, subjectOf } from './blocks.ts';
import { type Colorize, colorizer } from './color.ts';
import { activeFindings, CONFLICT_RULE, confidenceInWords, placeOf } from './counts.ts';
import { escapeControls, withoutLogCommands } from './escape.ts';
import { withinClusters } from './fleet.ts';
import type { ReportOptions } from './options.ts';
import { sourceExcerpt } from './source-excerpt.ts';
import { isFixedByOption, problemLinesOf, statisticsOf, summaryOf } from './summary.ts';

const INDENT = '  ';
const LABEL = 'fix:'.length;
/** Maximum number of related places; with `verbose` all. */
const MAX_RELATED = 4;
const MAX_PLACES = 10;
/** Maximum number of blocks of one rule and severity in full, of further blocks with one line each, and of their places. */
const MAX_BLOCKS = 5;
const MAX_BRIEF = 20;
const MAX_BRIEF_PLACES = 2;

/** For people: a block for each port of a workload, worst first, with its source lines, the reason and the fix; then a summary. */
export function text(result: RunResult, options: ReportOptions): string {
  const view: TextView = { ...options, colorize: colorizer(options.color), named: new Set() };
  const findings = options.verbose ? result.findings : activeFindings(result);
  const lines = options.quiet ? quietReport(result, findings, view) : fullReport(result, findings, view);
  const shown = options.links ? lines.map(withLinks(findings)) : lines;
  return shown.length === 0 ? '' : withoutLogCommands(`${shown.join('\n')}\n`);
}

/** The options of the report, and the commands that it has printed so far. */
interface TextView extends ReportOptions {
  readonly colorize: Colorize;
  readonly named: Set<string>;
}

/** Makes the rule in a headline a link to its page (OSC 8), which has no width. */
function withLinks(findings: readonly Finding[]): (line: string) => string {
  const urls = new Map(findings.map(({ rule, url }) => [rule, url]));
  return (line) =>
    line.replace(/\[([a-z][a-z-]*)\]/g, (whole, rule: string) => {
      const url = urls.get(rule);
      return url === undefined ? whole : `[\u001b]8;;${url}\u001b\\${rule}\u001b]8;;\u001b\\]`;
    });
}

/** One line for each finding and each problem. */
function quietReport(result: RunResult, findings: readonly Finding[], view: TextView): string[] {
  const lines = findings.flatMap((finding) => headOf([finding], { ...view, width: undefined }, findingHolder(finding)));
  return [...lines, ...problemLinesOf(result, view.colorize)];
}

function fullReport(result: RunResult, findings: readonly Finding[], view: TextView): string[] {
  const { colorize, statistics, verbose } = view;
  const blocks = statistics ? [] : blocksOf(findings);
  const ofPlatform = blocks.filter(([{ isPlatform }]) => isPlatform);
  const skipped = verbose ? result.skipped : [];
  const below = (heading: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [colorize('strong', heading), '', ...lines];
  const problems = problemLinesOf(result, colorize);
  return [
    ...auditSummaryOf(result, view, colorize),
    ...linesOfBlocks(
      blocks.filter(([{ isPlatform }]) => !isPlatform),
      view,
    ),
    ...below(PLATFORM_HEADING, linesOfBlocks(ofPlatform, view)),
    ...below('Not checked', problems.length === 0 ? [] : [...problems, '']),
    ...skipped.map(({ rule, reason }) => `rule ${escapeControls(rule)} was skipped: ${escapeControls(reason)}`),
    ...(skipped.length === 0 ? [] : ['']),
    ...statisticsOf(result, view, colorize),
    ...summaryOf(result, view, colorize),
  ];
}

function linesOfBlocks(blocks: readonly Block[], view: TextView): string[] {
  if (view.verbose) return blocks.flatMap((block) => [...blockOf(block, view), '']);
  const byRule = groupBy(alikeOf(blocks), ([[{ rule, severity }]]) => `${severity} ${rule}`);
  return [...byRule.values()].flatMap((alike) => linesOfRule(alike, view));
}

/** The blocks of one rule and severity: some in full, more with one line each, then the number of the others. */
function linesOfRule(alike: readonly Alike[], view: TextView): string[] {
  const lines = alike.slice(0, MAX_BLOCKS).flatMap((one) => [...blockOf(one[0], view), ...placesOf(one, MAX_PLACES, view), '']);
  const brief = alike.slice(MAX_BLOCKS, MAX_BLOCKS + MAX_BRIEF);
  for (const one of brief) lines.push(...headOf(one[0], view), ...placesOf(one, MAX_BRIEF_PLACES, view));
  const more = alike.slice(MAX_BLOCKS + MAX_BRIEF).reduce((sum, blocks) => sum + blocks.length, 0);
  if (more > 0) lines.push(moreInWords(more));
  return brief.length > 0 ? [...lines, ''] : lines;
}

function moreInWords(count: number): string {
  const them = count === 1 ? 'it' : 'them';
  return `and ${count} more; --quiet lists ${them}, --verbose explains ${them}`;
}

/** `path:line:column severity message [rule]`, for problem matchers; wrapped if it is wider than the screen. */
function headOf([finding, ...others]: Block, { width, colorize }: TextView, holder = ''): string[] {
  const start = `${placeOf(finding.span)} `;
  const { severity } = finding;
  const said = [headlineWithRule(finding, holder), ...others.map(({ rule }) => `[${escapeControls(rule)}]`)].join(' ');
  const [first = '', ...rest] = wrap(said, width === undefined ? undefined : width - INDENT.length, terminalWidth(`${start}${severity} `));
  return [`${start}${colorize(severity, severity)} ${colorize('strong', first)}`, ...rest.map((part) => INDENT + colorize('strong', part))];
}

/** The headline with its confidence, its suppression and its rule. */
function headlineWithRule(finding: Finding, holder = ''): string {
  const { message, suppressed, rule } = finding;
  const suppression = suppressed === null ? '' : ` (suppressed by ${suppressed.by}: ${escapeControls(suppressed.reason)})`;
  const within = escapeControls(withinClusters(finding));
  return `${escapeControls(message)}${holder}${within}${confidenceInWords(finding)}${suppression} [${escapeControls(rule)}]`;
}

/** The workload or the nodes of a finding, if its source line is not shown. */
function findingHolder({ workload, nodes = [] }: Finding): string {
  const [node, ...others] = nodes;
  const onNodes = node === undefined ? '' : others.length === 0 ? `node ${node}` : `${nodes.length} nodes`;
  const holder = workload === null ? onNodes : nameOfWorkload(workload);
  return holder === '' ? '' : ` (${escapeControls(holder)})`;
}

/** All findings about one port. Each place is printed once, with its source line if the finding cannot be understood without it. */
function blockOf(block: Block, view: TextView): string[] {
  const { colorize, width, verbose } = view;
  const [first] = block;
  const lines = headOf([first], view);
  const add = (label: string, line: string) => lines.push(...labelled(label, line, view));
  const shown = new Set<string>();
  const addExcerpt = ({ span, severity }: Pick<Finding, 'span' | 'severity'>, label: string | null): void => {
    shown.add(placeOf(span));
    lines.push(...sourceExcerpt(span, { colorize, style: severity, indent: INDENT, width, label }));
  };
  for (const finding of block) {
    if (finding !== first) add('and:', `${colorize(finding.severity, finding.severity)} ${headlineWithRule(finding)}`);
    if (!shown.has(placeOf(finding.span))) {
      if (finding !== first) lines.push(`${INDENT}${placeOf(finding.span)}`);
      addExcerpt(finding, finding.label);
    }
    const isFresh = (one: Related): boolean => !shown.has(one.isShown ? placeOf(one.span) : relatedKey(one));
    const fresh = finding.related.filter(isFresh);
    const some = verbose ? fresh : fresh.slice(0, MAX_RELATED);
    for (const one of some.filter((other) => other.isShown && isFresh(other))) {
      lines.push(`${INDENT}${placeOf(one.span)}`);
      addExcerpt({ span: one.span, severity: finding.severity }, relatedMessage(one, view));
    }
    add('why:', escapeControls(finding.why));
    add('fix:', escapeControls(finding.remedy) + howToFix(finding));
    for (const one of some.filter((other) => !other.isShown && isFresh(other))) {
      add('see:', `${placeOf(one.span)} ${escapeControls(relatedMessage(one, view))}`);
      shown.add(relatedKey(one));
    }
    const more = fresh.length - some.length;
    if (more > 0) add('', `and ${more} more; --verbose shows ${more === 1 ? 'it' : 'them'}`);
  }
  return lines;
}

function relatedKey(one: Related): string {
  return `${placeOf(one.span)} ${one.message}`;
}

/** The note of a related place. A command that prints many places is only named at the first one. */
function relatedMessage({ message, command }: Related, { named }: TextView): string {
  if (command === undefined) return message;
  const isNew = named.size < named.add(command).size;
  return isNew ? message : message.replace(` of ${command}`, ' of the render');
}

/** The places of other ports with the same findings. */
function placesOf([, ...others]: Alike, most: number, view: TextView): string[] {
  if (others.length === 0) return [];
  const some = others.length === most + 1 ? others : others.slice(0, most);
  const lines = some.map(([finding]) => {
    const [rival] = finding.rule === CONFLICT_RULE ? finding.related : [];
    return `${placeOf(finding.span)} ${escapeControls(subjectOf(finding))}${rival ? ` (also ${placeOf(rival.span)})` : ''}`.trimEnd();
  });
  const more = others.length - some.length;
  if (more > 0) lines.push(moreInWords(more));
  return lines.flatMap((line, index) => labelled(index === 0 ? 'too:' : '', line, view));
}

/** A line after its label, wrapped with a hanging indent. */
function labelled(label: string, line: string, { width, colorize }: TextView): string[] {
  if (line === '') return [];
  const margin = INDENT.length + LABEL + 1;
  const parts = wrap(line, width === undefined ? undefined : Math.max(30, width - margin));
  return parts.map((part, index) => `${INDENT}${colorize('faint', (index === 0 ? label : '').padEnd(LABEL))} ${part}`);
}

function howToFix(finding: Finding): string {
  if (isFixedByOption(finding)) return ' (--fix does this)';
  return finding.fix === null ? '' : ' (--fix --dry-run shows how)';
}
