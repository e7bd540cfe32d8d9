import { Argument, Command, Option } from 'commander';
import { writeOwnFile } from '../fix/write.ts';
import { urlOfRule } from '../judge.ts';
import type { Protocol } from '../model/address.ts';
import { EXIT, UsageError } from '../model/exit-code.ts';
import { compareReleases, parseRelease, type Registry, type Release } from '../model/registry.ts';
import type { RunOptions } from '../options.ts';
import { ENGINES, type Engine, MODES, type Mode } from '../policy/policy.ts';
import { readPorts } from '../registry/cells.ts';
import { loadRegistries } from '../registry/load.ts';
import { notesOnRelease } from '../registry/releases.ts';
import { VERSION } from '../report/product.ts';
import { WrongFileError } from '../text/problem.ts';
import type { InputOutput } from './io.ts';
import { append, baseOption, oneOf, registryOption, repeated, setting } from './options.ts';
import { printNotes, printProblems } from './output.ts';
import { parseReleaseOption } from './registry/group.ts';
import { optionsFor, type SettingFlags } from './settings.ts';

interface EmitFlags extends SettingFlags {
  readonly mode: Mode;
  readonly deny?: boolean;
  readonly upgradeTo?: Release;
  readonly certain: readonly string[];
  readonly exemptNamespace: readonly string[];
  readonly output?: string;
}

interface PortNumber {
  readonly protocol: Protocol;
  readonly port: number;
}

/** `hostport-lint emit vap|kyverno|gatekeeper`: prints the rows of registries as admission policies. */
export function emitCommand(io: InputOutput): Command {
  return new Command('emit')
    .description('print a registry as admission policies, which warn about or refuse host ports of other owners')
    .addArgument(new Argument('<engine>', 'ValidatingAdmissionPolicy (vap), Kyverno or Gatekeeper').choices(ENGINES))
    .addOption(registryOption('registry to enforce; required here or in the configuration', 'none'))
    .addOption(baseOption())
    .option('--release <version>', 'use the rows of this release of the platform, such as 4.19', (text) =>
      parseReleaseOption(text).join('.'),
    )
    .addOption(setting('clusters', repeated('--cluster <name>', 'cluster of the configuration to print policies for', 'none', append)))
    .option('--config <file>', 'configuration to use (default: .hostport-lint.yaml, found from the current folder upwards)')
    .option('--no-config', 'use no configuration file')
    .addOption(
      oneOf(
        new Option('--mode <mode>', 'reserve: reserve ports for the owners of rows; register: require a row for each port of the platform'),
        MODES,
      ).default('reserve'),
    )
    .option('--deny', 'refuse certain violations; without this the policies only warn')
    .option('--upgrade-to <release>', 'also warn about ports of rows that start up to this release', parseReleaseOption)
    .addOption(
      repeated(
        '--certain <port>',
        'optional rows to treat as certain, such as 80/TCP,443/TCP if each node runs a router; may be repeated',
        'none',
      ),
    )
    .addOption(repeated('--exempt-namespace <pattern>', 'namespaces to ignore, such as ci-*; may be repeated', 'none'))
    .option('-o, --output <file>', 'write to this file instead of standard output')
    .action(async (engine: Engine, flags: EmitFlags, command: Command) => {
      const settings = ofOneCluster(await optionsFor(command, ['.'], { cwd: io.cwd }));
      const release = settings.release === null ? null : (parseRelease(settings.release) ?? null);
      checkFlags(flags, release);
      const registries = await openRegistries(settings.registries, flags.base, io);
      if (registries === null) return;
      const { mode, deny = false, upgradeTo = null, exemptNamespace: exemptNamespaces, output } = flags;
      const certain = flags.certain.flatMap(parsePortList);
      const input = { registries, mode, deny, release, upgradeTo, certain, exemptNamespaces, owners: settings.owners ?? [] };
      const { emit } = await import('../policy/emit.ts');
      const { yaml, notes } = emit(engine, input, { version: VERSION, pageOf: urlOfRule });
      printNotes([...new Set([release, upgradeTo].flatMap((one) => notesOnRelease(registries, one))), ...notes], io);
      if (output === undefined) io.stdout(yaml);
      else writeOwnFile(output, yaml, io.cwd);
    });
}

/** Opens registries; null, after printing the problems, if a registry was read in part. Throws UsageError if one cannot be read at all. */
async function openRegistries(names: readonly string[], base: string | undefined, io: InputOutput): Promise<readonly Registry[] | null> {
  if (names.length === 0) {
    const reason = 'a policy for the wrong platform refuses pods';
    throw new UsageError(`emit needs a registry, because ${reason}: --registry openshift, kubernetes, k3s ...`);
  }
  const { registries, problems, notes, isComplete } = await loadRegistries(names, { cwd: io.cwd, base });
  if (!isComplete) throw new WrongFileError(problems);
  printProblems([...problems, ...notes], io);
  if (problems.length === 0) return registries;
  io.setExitCode(EXIT.incomplete);
  return null;
}

/** The settings, including those of the cluster. Throws UsageError if the clusters of the configuration need different policies. */
function ofOneCluster(settings: RunOptions): RunOptions {
  const [first = settings, ...others] = (settings.clusters ?? []).map(({ own }) => ({ ...settings, ...own }));
  const needs = ({ registries, release, owners }: RunOptions): string => JSON.stringify([registries, release, owners]);
  if (others.every((one) => needs(one) === needs(first))) return first;
  const names = (settings.clusters ?? []).map(({ name }) => name).join(', ');
  throw new UsageError(`clusters of the configuration have their own owners, registries or release: choose one of ${names} with --cluster`);
}

function checkFlags({ mode, certain, upgradeTo, exemptNamespace }: EmitFlags, release: Release | null): void {
  for (const pattern of exemptNamespace) {
    if (/\(\?<[=!]/.test(pattern)) throw new UsageError(`pattern ${pattern} needs look-behind, which CEL expressions (RE2) do not support`);
    if (!/^[a-z0-9*|-]+$/.test(pattern) || pattern.split('|').includes(''))
      throw new UsageError(
        `--exempt-namespace ${pattern || "''"}: write a name, in which * stands for any text, instead of a regular expression`,
      );
  }
  const extra = certain.length > 0 ? '--certain' : upgradeTo ? '--upgrade-to' : null;
  if (mode === 'register' && extra !== null) throw new UsageError(`${extra} needs --mode reserve`);
  if (!upgradeTo) return;
  if (release === null) throw new UsageError('--upgrade-to needs --release, the current release');
  if (compareReleases(upgradeTo, release) <= 0)
    throw new UsageError(`--upgrade-to ${upgradeTo.join('.')} is not later than --release ${release.join('.')}`);
}

/** The ports of a value such as `80/TCP`. */
function parsePortList(text: string): readonly PortNumber[] {
  const cell = readPorts(text);
  if (typeof cell === 'string' || cell.ranges.some(({ port, endPort }) => port !== endPort))
    throw new UsageError(`--certain ${text}: write ports like 80/TCP`);
  const protocols = cell.protocols.length === 0 ? (['TCP'] as const) : cell.protocols;
  return cell.ranges.flatMap(({ port }) => protocols.map((protocol) => ({ protocol, port })));
}
