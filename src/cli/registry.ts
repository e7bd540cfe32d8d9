import { Command, InvalidArgumentError, Option } from 'commander';
import { type PortRange, PROTOCOLS, type Protocol } from '../model/address.ts';
import { EXIT } from '../model/exit-code.ts';
import { compareSeverity, SEVERITIES, type Severity } from '../model/finding.ts';
import { CONFIDENCES, type Confidence } from '../model/listener.ts';
import type { Exposure, Registry } from '../model/registry.ts';
import { parseRelease, type Release } from '../model/release.ts';
import type { RunResult } from '../model/result.ts';
import { UsageError } from '../model/usage-error.ts';
import { DEFAULT_REGISTRY } from '../registry/built-in.ts';
import { readPorts } from '../registry/cells.ts';
import { type LoadOptions, loadRegistry } from '../registry/load.ts';
import { checkRegistry, checkText } from '../registry/operations/check.ts';
import { diffRegistries, diffText } from '../registry/operations/diff.ts';
import { findInRegistries, findText, isNoPort, listRows, listText } from '../registry/operations/find.ts';
import { type FreeOptions, freePorts, freeText, searchedText } from '../registry/operations/free.ts';
import { proposalOf, proposeText } from '../registry/operations/propose.ts';
import { compiledText } from '../registry/operations/table.ts';
import { notesOnRelease } from '../registry/releases.ts';
import { createRegistryView } from '../registry/view.ts';
import { jsonText } from '../report/json.ts';
import type { InputOutput } from './io.ts';
import { baseOption, formatOption, oneOf, registryOption } from './options.ts';
import { printed, tellNotes, tellProblems } from './output.ts';
import { openEdition, openRegistries } from './registry-files.ts';

type RegistryOutput = Pick<InputOutput, 'stdout' | 'stderr' | 'cwd' | 'setExitCode'>;

/** What `registry propose` needs of the rest of the program. */
export interface RegistryParts {
  /** Reads paths and gives every host port of the workloads in them. */
  readonly listenersOf: (
    paths: string[],
    options: { registries?: string[]; base?: string; release?: string | null },
  ) => Promise<Pick<RunResult, 'listeners' | 'problems'>>;
}

type Format = 'text' | 'json';

/** `hostport-lint registry ...`: reads, checks and searches registries of host ports. Throws UsageError on wrong use. */
export function registryCommand(io: RegistryOutput, parts: RegistryParts): Command {
  const registry = new Command('registry').description('read, check and search registries of host ports');
  const print = (format: Format, json: object, text: string): void => io.stdout(format === 'json' ? jsonText(json) : printed(text));
  const noteRelease = (registries: readonly Registry[], release: Release | null = null): void =>
    tellNotes(notesOnRelease(registries, release), io);
  const loading = ({ base, name }: { readonly base?: string; readonly name?: string }): LoadOptions => ({
    cwd: io.cwd,
    ...(base === undefined ? {} : { base }),
    ...(name === undefined ? {} : { name }),
  });
  const examples = (...lines: string[]): string => `\nExamples:\n${lines.map((line) => `  $ hostport-lint registry ${line}\n`).join('')}`;

  const failOn = oneOf(new Option('--fail-on <severity>', 'return 1 when a finding is at least this severe'), [...SEVERITIES, 'never']);

  const add = (name: string, description: string, registries?: Option): Command => {
    const command = registry
      .command(name)
      .description(description)
      .addOption(formatOption(['text', 'json']));
    if (registries) command.addOption(registries);
    return command.addOption(baseOption());
  };

  add('compile', 'compile the Markdown tables of a registry document to rows that --registry takes')
    .argument('<file>', 'the document, today’s or an older version')
    .option('--name <name>', 'name of the compiled registry (default: made of the file’s name)')
    .addHelpText('after', examples('compile host-port-registry.md --format json > ports.json', 'compile own-ports.md --base openshift'))
    .action(async (file: string, flags: ReadingFlags & { name?: string }) => {
      const { registry, problems, notes } = await loadRegistry(file, loading(flags));
      tellProblems([...problems, ...notes], io);
      if (registry) print(flags.format, registry, compiledText(registry));
      if (problems.length > 0) io.setExitCode(EXIT.incomplete);
    });

  add('check', 'lint a registry itself: rows that contradict each other, their notes or the documented ranges')
    .argument('[files...]', 'documents, compiled registries, or built-in names', [DEFAULT_REGISTRY])
    .addOption(failOn.default('error'))
    .addHelpText('after', examples('check host-port-registry.md', 'check --fail-on warning host-port-registry.md'))
    .action(async (files: string[], flags: ReadingFlags & { failOn: Severity | 'never' }) => {
      const opened = await Promise.all(files.map((file) => loadRegistry(file, loading(flags))));
      const problems = opened.flatMap((one) => one.problems);
      const registries = opened.flatMap(({ registry }) => registry ?? []);
      const texts = opened.flatMap(({ registry }, index) =>
        registry ? [{ file: files[index], text: checkText(checkRegistry(registry)) }] : [],
      );
      tellProblems([...problems, ...opened.flatMap(({ notes }) => notes)], io);
      const findings = registries.flatMap(checkRegistry);
      if (registries.length > 0)
        print(
          flags.format,
          { version: 1, findings, problems },
          texts.map(({ file, text }) => (texts.length > 1 ? `${file}\n${text}` : text)).join('\n'),
        );
      const { failOn } = flags;
      const failed = failOn !== 'never' && findings.some((finding) => compareSeverity(finding.severity, failOn) >= 0);
      io.setExitCode(problems.length > 0 ? EXIT.incomplete : failed ? EXIT.findings : EXIT.clean);
    });

  add('list', 'list rows', registryOption('registry to read'))
    .option('--port <ports>', 'rows that hold one of these ports: 9104, 9000-9100', ports)
    .option('--owner <text>', 'rows whose process or owning workload is named so')
    .option('--team <text>', 'rows of a team')
    .addOption(new Option('--exposure <exposure>', 'who may reach the port').choices(['external', 'localhost']))
    .option('--release <version>', 'only rows that are in effect as of this release', releaseOf)
    .addHelpText('after', examples('list --team sdn', 'list --exposure localhost --release 4.16', 'list --owner etcd --format json'))
    .action(async (flags: ListFlags) => {
      const { format, registry: names, base: _, port, ...filter } = flags;
      const registries = await openRegistries(names, loading(flags));
      noteRelease(registries, filter.release);
      const rows = listRows(
        registries.flatMap((each) => each.assignments),
        { ...filter, ...(port ? { ports: port } : {}) },
      );
      print(format, { version: 1, assignments: rows }, listText(rows));
    });

  add('find', 'tell everything that is known of a port, a range of ports or a name', registryOption('registry to read'))
    .argument('<query>', '9104, 9104/UDP, 9000-9100, or a word such as etcd')
    .addHelpText('after', examples('find 9104', 'find 9000-9100', 'find etcd'))
    .action(async (query: string, flags: ReadingFlags) => {
      if (query.trim() === '') throw new UsageError('nothing to find; write a port, a range of ports or a word, or see registry list');
      if (isNoPort(query)) throw new UsageError(`${query} is no port; ports go from 1 to 65535, as in 9104, 9104/UDP or 9000-9100`);
      const found = findInRegistries(await openRegistries(flags.registry, loading(flags)), query);
      print(flags.format, { version: 1, ...found }, findText(found));
    });

  add('free', 'name the next free ports of a range, and why the others are taken', registryOption('registry to read'))
    .argument('[ports]', 'where to look: the same as --range', range)
    .option(
      '--range <ports>',
      'where to look (default: the range that the registry keeps for what others reach, such as 9000-9999; else 20000-29999)',
      range,
    )
    .addOption(new Option('--protocol <protocol>', 'transport').choices([...PROTOCOLS]).default('TCP'))
    .addOption(new Option('--reach <reach>', 'who shall reach the port').choices(['any', 'localhost']).default('any'))
    .option('--release <version>', 'judge as of this release', releaseOf)
    .option('--count <number>', 'how many ports to name', count, 5)
    .addHelpText('after', examples('free', 'free --reach localhost 29100-29199', 'free --protocol UDP --release 4.20 --count 1'))
    .action(async (wanted: PortRange | undefined, flags: FreeFlags) => {
      const { format, registry: names, base: _, range: given = wanted, release = null, ...rest } = flags;
      const registries = await openRegistries(names, loading(flags));
      const kept = registries.flatMap(({ reservedRanges }) => reservedRanges);
      const usual = rest.reach === 'any' && kept[0] ? kept[0] : { port: 20_000, endPort: 29_999 };
      const options: FreeOptions = { ...rest, release, range: given ?? { port: usual.port, endPort: usual.endPort } };
      const found = freePorts(registries, options);
      noteRelease(registries, release);
      const { range: searched, protocol, reach } = options;
      print(
        format,
        { version: 1, range: searched, protocol, reach, release: release?.join('.') ?? null, ...found },
        `${freeText(found, options)}${given ? '' : searchedText(options, kept.length > 0)}`,
      );
    });

  add('diff', 'compare two documents, or two releases of one: rows added, removed, moved, or with another owner')
    .argument(
      '<before>',
      'a document, a registry file or a built-in name; @4.16 after it takes the rows of that release, and 4.16 alone OpenShift’s',
    )
    .argument('<after>', 'the same')
    .addHelpText('after', examples('diff old.md new.md', 'diff 4.16 4.20', 'diff openshift host-port-registry.md'))
    .action(async (before: string, after: string, flags: ReadingFlags) => {
      const left = await openEdition(before, loading(flags));
      const right = await openEdition(after, loading(flags));
      const problems = [...left.problems, ...right.problems];
      tellProblems([...problems, ...left.notes, ...right.notes], io);
      if (left.edition && right.edition) {
        const changes = diffRegistries(left.edition, right.edition);
        print(flags.format, { version: 1, changes, problems }, diffText(changes));
      }
      if (problems.length > 0) io.setExitCode(EXIT.incomplete);
    });

  add('propose', 'print the rows that a registry lacks for the host ports of manifests', registryOption('registry to read'))
    .argument('<paths...>', 'files, folders or globs; - reads standard input')
    .option('--release <version>', 'judge as of this release', releaseOf)
    .option('--since <release>', 'release for the column Since', (text) => releaseOf(text).join('.'))
    .addOption(new Option('--min-confidence <level>', 'leave out less certain ports').choices([...CONFIDENCES]).default('medium'))
    .addHelpText('after', examples('propose manifests/', 'propose --since 4.21 daemonset.yaml'))
    .action(async (paths: string[], flags: ProposeFlags) => {
      const { format, registry: names, base, release = null, since, minConfidence } = flags;
      const view = createRegistryView(await openRegistries(names, loading(flags)), { release });
      const found = await parts.listenersOf(paths, {
        registries: names,
        release: release?.join('.') ?? null,
        ...(base === undefined ? {} : { base }),
      });
      const proposal = proposalOf(found.listeners, view, { minimumConfidence: minConfidence, ...(since === undefined ? {} : { since }) });
      tellProblems(found.problems, io);
      print(format, { version: 1, ...proposal, problems: found.problems }, proposeText(proposal, view.registries[0]));
      if (found.problems.length > 0) io.setExitCode(EXIT.incomplete);
    });
  return registry;
}

/** What all of these commands read, and how they print. */
interface ReadingFlags {
  readonly format: Format;
  readonly registry: string[];
  readonly base?: string;
}

interface ListFlags extends ReadingFlags {
  readonly port?: PortRange[];
  readonly owner?: string;
  readonly team?: string;
  readonly exposure?: Exposure;
  readonly release?: Release;
}

interface FreeFlags extends ReadingFlags {
  readonly range?: PortRange;
  readonly protocol: Protocol;
  readonly reach: 'any' | 'localhost';
  readonly release?: Release;
  readonly count: number;
}

interface ProposeFlags extends ReadingFlags {
  readonly release?: Release;
  readonly since?: string;
  readonly minConfidence: Confidence;
}

function releaseOf(text: string): Release {
  const release = parseRelease(text);
  if (!release) throw new InvalidArgumentError('Write a release like 4.19.');
  return release;
}

function ports(text: string): readonly PortRange[] {
  const cell = readPorts(text);
  if (typeof cell === 'string') throw new InvalidArgumentError('Write ports like 9104, 9000-9100 or 9104,9105.');
  return cell.ranges;
}

function range(text: string): PortRange {
  const [first, ...rest] = ports(text);
  if (!first || rest.length > 0) throw new InvalidArgumentError('Write one range like 9000-9999.');
  return first;
}

function count(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError('Write a number from 1 on.');
  return Number(text);
}
