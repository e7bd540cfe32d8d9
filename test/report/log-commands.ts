/** Names that a runner of GitHub Actions obeys, some only where a repository allows them. */
const NAMES = new Set(
  'add-mask add-matcher add-path debug echo endgroup error group notice remove-matcher save-state set-env set-output stop-commands warning'.split(
    ' ',
  ),
);

export interface LogCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** The commands that services find in a job's log: GitHub's two forms as `ActionCommand.cs` of actions/runner parses them, Azure's and TeamCity's. */
export function logCommandsIn(output: string): LogCommand[] {
  return output.split(/\r\n|\r|\n/).flatMap((line) => githubCommand(line.trimStart()) ?? legacyCommand(line));
}

function githubCommand(line: string): LogCommand | undefined {
  const found = /^::(.*?)::(.*)$/s.exec(line);
  const head = found?.[1] ?? '';
  const name = head.split(' ')[0] ?? '';
  // A token that stop-commands set is a command's name as well, so every well-formed line counts.
  if (!found || name === '') return undefined;
  const list = head.slice(name.length).trim();
  const pairs = list === '' ? [] : list.split(',').map((pair) => pair.split(/=(.*)/s).slice(0, 2));
  return {
    name,
    properties: Object.fromEntries(pairs.map(([key = '', value = '']) => [key, decode(value, true)])),
    data: decode(found[2] ?? '', false),
  };
}

function legacyCommand(line: string): LogCommand[] {
  const other = /##(vso|teamcity)\[/.exec(line)?.[0];
  if (other) return [{ name: other, properties: {}, data: '' }];
  const name = /##\[([\w-]+)/.exec(line)?.[1] ?? '';
  return NAMES.has(name.toLowerCase()) ? [{ name, properties: {}, data: '' }] : [];
}

function decode(text: string, property: boolean): string {
  const plain = text.replaceAll('%0D', '\r').replaceAll('%0A', '\n');
  return (property ? plain.replaceAll('%3A', ':').replaceAll('%2C', ',') : plain).replaceAll('%25', '%');
}
