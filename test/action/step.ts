import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENVIRONMENT } from '../changes/repository.ts';

export interface Step {
  readonly status: number | null;
  /** The log of the job. */
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

export interface StepOptions {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event?: { readonly name: string; readonly payload: unknown };
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the bundle as the runner does: inputs in variables, files for outputs and summary, an event file. */
export function runStep(program: string, workspace: string, { inputs = {}, event, env = {} }: StepOptions = {}): Step {
  const runner = mkdtempSync(join(tmpdir(), 'hostport-lint-runner-'));
  try {
    const [output, summary, payload] = ['output', 'summary', 'event.json'].map((name) => join(runner, name)) as [string, string, string];
    writeFileSync(output, '');
    writeFileSync(summary, '');
    if (event) writeFileSync(payload, typeof event.payload === 'string' ? event.payload : JSON.stringify(event.payload));
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
      cwd: workspace,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: {
        ...ENVIRONMENT,
        GITHUB_ACTIONS: 'true',
        GITHUB_WORKSPACE: workspace,
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: summary,
        GITHUB_EVENT_NAME: event?.name ?? 'workflow_dispatch',
        GITHUB_EVENT_PATH: payload,
        ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase().replaceAll(' ', '_')}`, value])),
        ...env,
      },
    });
    const text = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
    return { status, log: stdout + stderr, outputs: readOutputs(text(output)), summary: text(summary) };
  } finally {
    rmSync(runner, { recursive: true });
  }
}

/** Reads a file of outputs as the runner does. (actions/runner, `FileCommandManager`) */
function readOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = text.split('\n');
  for (let at = 0; at < lines.length - 1; at++) {
    const [name = '', delimiter = ''] = (lines[at] ?? '').split('<<');
    const end = lines.indexOf(delimiter, at + 1);
    if (delimiter === '' || end < 0) throw new Error(`line ${at + 1} of the outputs cannot be read`);
    outputs[name] = lines.slice(at + 1, end).join('\n');
    at = end;
  }
  return outputs;
}

/** The commands that the runner obeys in a log, in order, those between `stop-commands` and its end left out. */
export function commandsIn(log: string): { readonly name: string; readonly properties: string; readonly message: string }[] {
  let stopped: string | null = null;
  return log.split('\n').flatMap((line) => {
    const found = /^\s*::([\w-]+)(?: ([^:]*))?::(.*)$/.exec(line);
    if (!found) return [];
    const [, name = '', properties = '', message = ''] = found;
    if (stopped !== null) {
      if (name === stopped) stopped = null;
      return [];
    }
    if (name === 'stop-commands') {
      stopped = message;
      return [];
    }
    return [{ name, properties, message }];
  });
}
