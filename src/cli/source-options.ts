import path from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { UsageError } from '../model/exit-code.ts';
import { pick } from '../model/groups.ts';
import type { RunOptions } from '../options.ts';
import type { HelmOptions, ValueSet } from '../source/provider.ts';
import type { InputOutput } from './io.ts';
import { durationOption } from './live-options.ts';
import { append, repeated } from './options.ts';

/** Options that select the input and how charts and kustomizations are rendered; the commands that lint share them. */
export interface SourceFlags extends Pick<HelmOptions, 'values' | 'set' | 'setString' | 'setFile' | 'apiVersions'> {
  /** False to read files that git ignores. */
  readonly ignore: boolean;
  readonly helm: boolean;
  readonly valueSet: string[];
  readonly kubeVersion?: string;
  readonly namespace?: string;
  readonly kustomize?: boolean;
  readonly allowRemote?: boolean;
  readonly renderTimeout: number;
  readonly renderMemory: number;
}

export function addSourceOptions(command: Command): Command {
  const texts = (flags: string, description: string) => repeated(flags, description, 'none', append);
  return command
    .optionsGroup('Helm charts and kustomizations:')
    .addOption(texts('--values <file>', 'values file for charts among the arguments; may be repeated'))
    .addOption(texts('--set <key=value>', 'one value for charts among the arguments; may be repeated'))
    .addOption(texts('--set-string <key=text>', 'one value that is text, also if it looks like a number'))
    .addOption(texts('--set-file <key=file>', 'one value that is the text of a file'))
    .addOption(texts('--value-set <[name=]file,...>', 'lint the charts with these values too, as another install'))
    .addOption(texts('--api-versions <version>', 'API version of the cluster for charts; may be repeated'))
    .option('--kube-version <version>', 'Kubernetes version for charts')
    .option('--namespace <name>', 'namespace in which charts are installed')
    .option('--no-helm', 'read the templates of charts as text')
    .option('--kustomize', 'report a problem if a kustomization below the given folders cannot be built')
    .option('--no-kustomize', 'read the files of kustomizations without building them')
    .option('--allow-remote', 'let charts and kustomizations download their remote parts')
    .addOption(durationOption('--render-timeout <duration>', 'end a render after this time', '1m'))
    .addOption(new Option('--render-memory <size>', 'end a render that needs more memory').argParser(readSize).default(1024 ** 3, '1Gi'));
}

const UNITS: Readonly<Record<string, number>> = { Mi: 1024 ** 2, Gi: 1024 ** 3 };

/** Reads a size in bytes in the notation of Kubernetes: `512Mi`, `2Gi`. */
function readSize(text: string): number {
  const [, count = '', unit = ''] = /^(\d+(?:\.\d+)?)(Mi|Gi)$/.exec(text) ?? [];
  const size = Number(count) * (UNITS[unit] ?? 0);
  if (size > 0) return size;
  throw new InvalidArgumentError('write it like 512Mi or 2Gi.');
}

type SourceChoices = Pick<RunOptions, 'cwd' | 'env' | 'readStandardInput' | 'noIgnore' | 'helm' | 'kustomize' | 'renderLimits'>;

/** The options of a run that these flags set. Throws UsageError if they contradict each other. */
export function readSourceOptions(flags: SourceFlags, io: Pick<InputOutput, 'cwd' | 'env' | 'readStandardInput'>): SourceChoices {
  if (!flags.helm) {
    const useless = USED_BY_HELM.find((name) => [flags[name] ?? []].flat().length > 0);
    if (useless)
      throw new UsageError(`--${useless.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} cannot be combined with --no-helm`);
  }
  const helm: HelmOptions = {
    enabled: flags.helm,
    ...pick(flags, 'values', 'set', 'setString', 'setFile', 'apiVersions'),
    valueSets: flags.valueSet.map(readValueSet),
    kubeVersion: flags.kubeVersion ?? null,
    namespace: flags.namespace ?? null,
    release: null,
  };
  const names = helm.valueSets.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new UsageError(`--value-set ${twice} is repeated; give one of them a name, as in --value-set other=FILE`);
  const { cwd, env, readStandardInput } = io;
  const kustomize = flags.kustomize === undefined ? 'found' : flags.kustomize ? 'all' : 'none';
  const renderLimits = { allowRemote: flags.allowRemote === true, timeout: flags.renderTimeout, memory: flags.renderMemory };
  return { cwd, env, readStandardInput, noIgnore: !flags.ignore, helm, kustomize, renderLimits };
}

const USED_BY_HELM = ['values', 'set', 'setString', 'setFile', 'valueSet', 'apiVersions', 'kubeVersion'] as const;

/** Reads `prod=values-prod.yaml,more.yaml`, or a file, which is then also the name. */
function readValueSet(given: string): ValueSet {
  const found = /^([A-Za-z0-9][\w.-]*)=(.+)$/.exec(given);
  const files = (found?.[2] ?? given).split(',').filter((file) => file !== '');
  const first = files[0];
  if (first === undefined) throw new UsageError(`--value-set ${given} has no file; write --value-set prod=values-prod.yaml`);
  return { name: found?.[1] ?? path.basename(first).replace(/\.[^.]+$/, ''), files };
}
