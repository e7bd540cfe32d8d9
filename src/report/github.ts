import type { Finding, Severity } from '../model/finding.ts';
import type { RunResult } from '../model/result.ts';
import type { Problem } from '../model/source.ts';
import { spreadOverPorts } from './blocks.ts';
import { activeFindings, confidenceInWords, explanationsOf } from './counts.ts';
import { escapeControls } from './escape.ts';
import { withinClusters } from './fleet.ts';
import type { ReportOptions } from './options.ts';

const COMMANDS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

/**
 * Workflow commands of GitHub Actions, which become annotations. GitHub shows only some of them, so problems come first, then errors, and a
 * second finding about a port follows the first findings of all ports.
 */
export function github(result: RunResult, _options: ReportOptions): string {
  const commands = [...result.problems.map(commandOfProblem), ...spreadOverPorts(activeFindings(result)).map(commandOfFinding)];
  return commands.map((command) => `${command}\n`).join('');
}

function commandOfFinding(finding: Finding): string {
  const { path, line, column, endLine, endColumn } = finding.span;
  const columns = endLine === line ? { col: column, endColumn } : {};
  const properties = { file: path, line, endLine, ...columns, title: `${finding.rule}${confidenceInWords(finding)}` };
  const related = finding.related.map((other) => `see ${other.span.path}:${other.span.line}:${other.span.column} ${other.message}`);
  const headline = `${finding.message}${withinClusters(finding)}`;
  return command(COMMANDS[finding.severity], properties, [headline, ...explanationsOf(finding), ...related, finding.url]);
}

function commandOfProblem({ path, line, column, message }: Problem): string {
  return command('error', { file: path, line, col: column, title: 'hostport-lint: not checked' }, [message]);
}

/** One command; GitHub only accepts columns if a span ends on its first line. */
function command(name: string, properties: Readonly<Record<string, string | number>>, lines: readonly string[]): string {
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(escapeControls(String(value)))}`);
  const message = lines
    .filter((line) => line !== '')
    .map(escapeControls)
    .join('\n');
  return `::${name} ${list.join(',')}::${escapeData(message)}`;
}

/** Escapes a command's data (actions/runner, `ActionCommand.cs`). */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Escapes a command's property. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
