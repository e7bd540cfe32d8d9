import path from 'node:path';
import type { Diagnostic } from 'vscode-languageserver/node';
import { groupBy } from '../model/groups.ts';
import { diagnosticOfProblem } from './diagnostics.ts';
import type { Fault } from './worker.ts';

/** The mistakes of files that lints need, such as a configuration or a registry. Each lint replaces those of its folder. */
export function createFaults() {
  const byFile = new Map<string, { readonly folder: string; readonly diagnostics: readonly Diagnostic[] }>();
  const messages = new Map<string, string>();
  return {
    of: (file: string): readonly Diagnostic[] => byFile.get(file)?.diagnostics ?? [],
    /** The folders with mistakes. */
    folders: (): readonly string[] => [...messages].filter(([, message]) => message !== '').map(([folder]) => folder),
    /** Returns the files whose mistakes may have changed, and the message that the lint before did not have; empty for none. */
    replace: (folder: string, fault: Fault | null): { readonly files: readonly string[]; readonly message: string } => {
      const before = [...byFile].filter(([, one]) => one.folder === folder).map(([file]) => file);
      const now = groupBy(fault?.problems ?? [], (problem) => path.resolve(folder, problem.path));
      for (const file of before) byFile.delete(file);
      for (const [file, problems] of now) byFile.set(file, { folder, diagnostics: problems.map(diagnosticOfProblem) });
      const message = fault?.message ?? '';
      const isKnown = message === messages.get(folder);
      messages.set(folder, message);
      return { files: [...new Set([...before, ...now.keys()])], message: isKnown ? '' : message };
    },
  };
}
