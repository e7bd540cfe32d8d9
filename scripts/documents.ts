import type { Program, ProgramListener } from '../src/model/program.ts';
import { compareStrings } from '../src/model/span.ts';
import { defaultOf, filesOf, hostSettersOf, named, settersOf } from '../src/programs/describe.ts';

const NOTE = '<!-- Made by `npm run generate` from programs/; change the descriptions there instead. -->';

/** Puts a text between `<!-- NAME -->` and `<!-- end of ... -->`. Throws where a document has no such place. */
export function fillPlace(document: string, opening: string, closing: string, text: string): string {
  const [start, end] = [`<!-- ${opening} -->\n`, `<!-- ${closing} -->`];
  const from = document.indexOf(start);
  const to = document.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`there is no place ${start.trim()} with its end`);
  return `${document.slice(0, from + start.length)}\n${text.trim()}\n\n${document.slice(to)}`;
}

/** The command lines whose output a document shows, as `output of: ...` says them. */
export function shownCommands(document: string): string[] {
  return [...document.matchAll(/^<!-- output of: (.+) -->$/gm)].map(([, command = '']) => command);
}

/** The page of all programs, by title. Pure, so that a test can compare. */
export function programsPage(programs: readonly Program[]): string {
  const sorted = [...programs].sort(
    (a, b) => compareStrings(a.title.toLowerCase(), b.title.toLowerCase()) || compareStrings(a.name, b.name),
  );
  return `${NOTE}
# Programs that hostport-lint knows

${programs.length} programs. Which options, variables and settings make them listen, where they listen when nothing says so, and the
source of these facts. In names \`*\` stands for any text; \`host:\` marks what holds an address without a port. For other programs
the words of a name decide: [what is inferred](inference.md).

${sorted.map(section).join('\n')}`;
}

function section(program: Program): string {
  const found = [
    program.executables.length > 0 ? `executable ${codes(program.executables)}` : '',
    program.subcommand === undefined ? '' : `with \`${program.subcommand}\``,
    program.images.length > 0 ? `image ${codes(program.images)}` : '',
  ].filter(Boolean);
  const rows = program.listeners.map((one) => `| ${one.name} | ${setBy(one)} | ${byDefault(one)} | ${condition(one)} |`);
  const table = ['| listener | set by | by default | |', '| --- | --- | --- | --- |', ...rows].join('\n');
  const files = filesOf(program).map(({ format, places }) => `${format} (${codes(places)})`);
  return [
    `## ${program.title}\n`,
    `Recognised by ${found.join(', ')}.\n`,
    rows.length > 0 ? `${table}\n` : 'Does not listen.\n',
    ...(files.length > 0 ? [`Reads ${files.join(', ')}.\n`] : []),
    ...((program.notListening ?? []).length > 0 ? [`No listeners of its own: ${codes((program.notListening ?? []).map(named))}.\n`] : []),
    `Source: ${program.sources.map(linked).join(', ')}\n`,
  ].join('\n');
}

function setBy(listener: ProgramListener): string {
  const hosts = hostSettersOf(listener);
  return [codes(settersOf(listener)), hosts.length > 0 ? `host: ${codes(hosts)}` : ''].filter(Boolean).join('; ') || 'nothing';
}

function byDefault(listener: ProgramListener): string {
  const address = defaultOf(listener);
  const { default: { port } = {}, protocol = 'TCP' } = listener;
  if (port === undefined) return address === '' ? '' : `on \`${address}\``;
  return `\`${address}\`${protocol === 'TCP' ? '' : ` ${protocol}`}`;
}

function condition({ enabledBy = [], disabledBy = [], off = [] }: ProgramListener): string {
  return [
    enabledBy.length > 0 ? `only with ${codes(enabledBy.map(named))}` : '',
    disabledBy.length > 0 ? `not with ${codes(disabledBy.map(named))}` : '',
    off.length > 0 ? `off when ${off.map((value) => (value === '' ? 'empty' : `\`${value}\``)).join(' or ')}` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name.replaceAll('|', '\\|')}\``).join(', ');
}

function linked(source: string): string {
  const [, repository, path] = /^([\w.-]+\/[\w.-]+):(\S+)$/.exec(source) ?? [];
  return repository === undefined ? `<${source}>` : `[${repository}:${path}](https://github.com/${repository}/blob/HEAD/${path})`;
}
