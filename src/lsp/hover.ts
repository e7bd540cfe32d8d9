import { portText } from '../model/address.ts';
import type { Evidence, Listener } from '../model/listener.ts';
import type { KnownProgram, ProgramListener } from '../model/program.ts';
import { type Assignment, nameOfAssignment, type Presence, type RegistryView } from '../model/registry.ts';
import { nameOfWorkload } from '../model/workload.ts';
import { escapeControls } from '../report/escape.ts';
import { firstFew } from '../text/words.ts';
import { rangeOf } from './diagnostics.ts';
import type { lsp } from './library.ts';
import type { DocumentContext } from './session.ts';

/** The input of a hover. */
interface HoverFacts extends Pick<DocumentContext, 'place' | 'view' | 'registry' | 'holders' | 'uriOf'> {
  readonly programs: readonly KnownProgram[];
  /** True if the editor can show Markdown. */
  readonly isMarkdown: boolean;
}

/** Maximum number of items. */
const MAX_ITEMS = 5;

/** The hover text about the host port at a position; null if there is none. */
export function hoverAt(position: lsp.Position, facts: HoverFacts): lsp.Hover | null {
  const lines = facts.view.text.split('\n');
  const found = facts.view.listeners.flatMap((listener) =>
    listener.evidence
      .filter((one) => one.span.path === facts.place.path && containsPosition(one, position, lines))
      .map((evidence) => ({ listener, evidence })),
  );
  const [first] = found;
  if (first === undefined) return null;
  const listeners = [...new Set(found.map(({ listener }) => listener))];
  const value = listeners.map((listener) => hoverLines(listener, facts).join(facts.isMarkdown ? '\n\n' : '\n')).join('\n\n');
  return { contents: { kind: facts.isMarkdown ? 'markdown' : 'plaintext', value }, range: rangeOf(first.evidence.span) };
}

/** The key of a value, or the start of a word, up to the number in it, and the rest of the word. */
const BEFORE = /(?:[\w./-]+["']?:[ \t]+["']?)?[^\s"',[\]{}]*$/;
const AFTER = /^[^\s"',[\]{}]*/;

/** True if a position is in the number of a port, in the word around it, or in the key before it. */
function containsPosition({ span }: Evidence, { line, character }: lsp.Position, lines: readonly string[]): boolean {
  const { start, end } = rangeOf(span);
  if (line !== start.line || line !== end.line) return line >= start.line && line < end.line;
  const text = lines[line] ?? '';
  const before = BEFORE.exec(text.slice(0, start.character))?.[0].length ?? 0;
  const after = AFTER.exec(text.slice(end.character))?.[0].length ?? 0;
  return character >= start.character - before && character <= end.character + after;
}

function hoverLines(listener: Listener, facts: HoverFacts): string[] {
  const { port, protocol, reach, address, declared, confidence, because, workload, container } = listener;
  const at = address === null || address === '' ? '' : ` (${formText(address, facts)})`;
  const state = [`reach ${reach}${at}`, declared ? 'declared' : 'not declared', `confidence ${confidence}`].join(', ');
  return [
    `${strong(`Host port ${port}/${protocol}`, facts)}: ${state}${because === undefined ? '' : `, because ${because}`}`,
    `${formText(nameOfWorkload(workload), facts)}${container === null ? '' : `, container ${formText(container, facts)}`}`,
    `Found by: ${firstFew(
      listener.evidence.map((one) => `${one.detector} ${formText(one.text, facts)}`),
      MAX_ITEMS,
    )}`,
    ...registryLines(listener, facts),
    ...listed('Also used by', others(listener, facts)),
    ...listed('Default port of', defaults(listener, facts)),
  ];
}

function listed(title: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${title}: ${firstFew(names, MAX_ITEMS)}`];
}

function registryLines({ port, protocol }: Listener, facts: HoverFacts): string[] {
  const { registry } = facts;
  if (registry === null || registry.registries.length === 0) return [];
  const rows = registry.assignmentsFor(port, protocol);
  if (rows.length === 0) return [`Registry: no row in ${registry.registries.map(({ name }) => name).join(', ')}`];
  return rows.slice(0, MAX_ITEMS).map((row) => {
    const { process, team, since, removed, presence, when } = row;
    const said = [
      ...(row.port === row.endPort ? [] : [portText(row)]),
      formText(process, facts),
      ...(team === null ? [] : [`team ${formText(team, facts)}`]),
      ...(since === null ? [] : [`since ${since}`]),
      ...(removed === null ? [] : [`removed in ${removed}`]),
      ...(presence === null ? [] : [PRESENCE[presence]]),
      ...(when === null ? [] : [when]),
      link(nameOfAssignment(row), addressOf(row, registry), facts),
    ];
    return `Registry: ${said.join(', ')}`;
  });
}

const PRESENCE: Readonly<Record<Presence, string>> = {
  'every-node': 'on every node',
  'control-plane-nodes': 'on control-plane nodes',
  optional: 'not on every cluster',
};

/** The URL of the line that proves a row, otherwise of the registry's document. */
function addressOf({ sources, citation, registry: name }: Assignment, { registries }: RegistryView): string | null {
  const line = sources?.find(({ repository, path }) => repository !== undefined && path !== undefined);
  if (line)
    return `https://github.com/${line.repository}/blob/${line.ref ?? 'HEAD'}/${line.path}${line.line === undefined ? '' : `#L${line.line}`}`;
  const page = sources?.find(({ url }) => url !== undefined)?.url;
  if (page !== undefined) return page;
  const document = registries.find((one) => one.name === name)?.url ?? null;
  const isFile = document !== null && /^https:\/\/github\.com\/[^#?]+\/blob\/[^#?]+\.md$/.test(document);
  return isFile ? `${document}?plain=1#L${citation.line}` : document;
}

/** Other workloads of the folder with the same host port, with their places. */
function others({ port, protocol, workload }: Listener, facts: HoverFacts): string[] {
  const own = nameOfWorkload(workload);
  return facts.holders
    .filter((one) => one.port === port && one.protocol === protocol && !(one.name === own && one.path === facts.place.path))
    .map(({ name, path, line }) => `${formText(name, facts)} (${link(`${path}:${line}`, `${facts.uriOf(path)}#L${line}`, facts)})`);
}

function defaults({ port, protocol }: Listener, facts: HoverFacts): string[] {
  const isDefault = (one: ProgramListener): boolean => one.default?.port === port && (one.protocol ?? 'TCP') === protocol;
  return facts.programs.filter(({ program }) => program.listeners.some(isDefault)).map(({ program }) => formText(program.title, facts));
}

type Form = Pick<HoverFacts, 'isMarkdown'>;

function strong(words: string, { isMarkdown }: Form): string {
  return isMarkdown ? `**${words}**` : words;
}

/** Text of the input with escaped markup. */
function formText(value: string, { isMarkdown }: Form): string {
  const shown = escapeControls(value);
  return isMarkdown ? `\`${shown.replaceAll('`', "'")}\`` : shown;
}

function link(name: string, address: string | null, form: Form): string {
  const shown = form.isMarkdown ? formText(name, form) : name;
  if (address === null || !/^(?:https?|file):\/\/[^\s<>()]+$/.test(address)) return shown;
  return form.isMarkdown ? `[${shown}](${address})` : `${shown} (${address})`;
}
