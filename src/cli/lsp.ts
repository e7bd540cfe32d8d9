import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command, Option } from 'commander';
import { UsageError } from '../model/exit-code.ts';
import { BUILT_IN_NAMES } from '../registry/built-in.ts';
import type { InputOutput } from './io.ts';
import { addConfigurationOptions, registryOption } from './options.ts';

interface LspFlags {
  readonly config?: string | false;
  readonly programs?: readonly string[];
  readonly registries: readonly string[];
  readonly release?: string;
  readonly worker?: boolean;
}

/** `hostport-lint lsp`: serves an editor with the language server protocol on standard input and output. */
export function lspCommand(io: InputOutput): Command {
  const command = new Command('lsp')
    .description('run the language server on standard input and output, for editors')
    .option('--stdio', 'use standard input and output (always the case)')
    .option('--clientProcessId <number>', 'exit when the process with this ID exits')
    .addOption(registryOption())
    .option('--release <version>', 'check against this release of the platform, such as 4.19')
    .addOption(new Option('--worker', 'lint folders for a server').hideHelp());
  return addConfigurationOptions(command).action(async ({ config, programs, release, worker, ...flags }: LspFlags) => {
    const { cwd, env, server } = io;
    if (server === undefined) throw new UsageError('a language server needs its own standard input and output');
    const { streams, command: words, exit } = server();
    if (worker) {
      const { serveWorker } = await import('../lsp/worker.ts');
      return serveWorker(streams, env);
    }
    const { serve } = await import('../lsp/server.ts');
    // Folders of the client have other working directories.
    const absolute = (file: string) => path.resolve(cwd, file);
    const isOwnFile = (name: string) => !BUILT_IN_NAMES.includes(name) && existsSync(absolute(name));
    const registries = flags.registries.map((name) => (isOwnFile(name) ? absolute(name) : name));
    const given = { registries, release, programs: programs?.map(absolute) };
    const options = { config: typeof config === 'string' ? absolute(config) : config, given, workspace: true };
    serve(options, { ...streams, cwd, env, worker: [...words, 'lsp', '--worker'], exit });
  });
}
