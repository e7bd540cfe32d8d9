import { type Command, Option } from 'commander';
import { EXIT } from '../../model/exit-code.ts';
import { CONFIDENCES, type Confidence } from '../../model/listener.ts';
import type { Release } from '../../model/registry.ts';
import { proposalOf, proposeText } from '../../registry/operations/propose.ts';
import { run, runOptions } from '../../run.ts';
import type { InputOutput } from '../io.ts';
import { tellProblems } from '../output.ts';
import { releaseOf } from './arguments.ts';
import { lookUp, print, type ReadingFlags, settingsFor } from './group.ts';

interface ProposeFlags extends ReadingFlags {
  readonly release?: Release;
  readonly since?: string;
  readonly minConfidence: Confidence;
}

export function proposeCommand(io: InputOutput): Command {
  const examples = ['propose manifests/', 'propose --since 4.21 daemonset.yaml'];
  return lookUp('propose', 'print the rows that a registry lacks for the host ports of manifests', examples)
    .argument('<paths...>', 'files, folders or globs; - reads standard input')
    .option('--release <version>', 'judge as of this release', releaseOf)
    .option('--since <release>', 'release for the column Since', (text) => releaseOf(text).join('.'))
    .addOption(new Option('--min-confidence <level>', 'leave out less certain ports').choices([...CONFIDENCES]).default('medium'))
    .action(async (paths: string[], flags: ProposeFlags) => {
      const { since, minConfidence } = flags;
      const settings = await settingsFor(flags, paths, io);
      const { cwd, env, readStandardInput } = io;
      const given = { ...settings, baseline: null, paths, cwd, env, readStandardInput, minimumConfidence: 'low', failOn: 'never' } as const;
      const { result, registry } = await run(runOptions(given));
      const { listeners, problems } = result;
      const proposal = proposalOf(listeners, registry, { minimumConfidence: minConfidence, since });
      tellProblems(problems, io);
      print(flags, { version: 1, ...proposal, problems }, proposeText(proposal, registry.registries[0]), io);
      if (problems.length > 0) io.setExitCode(EXIT.incomplete);
    });
}
