import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Run {
  readonly seconds: number;
  /** Peak memory of the process in MB; null if the system does not report it. */
  readonly peak: number | null;
  /** Processor seconds of all its threads; null if the system does not report it. */
  readonly processor: number | null;
  readonly status: number | null;
}

/** Runs a program to its end and discards its output. */
function runOnce({ program, parameters, cwd }: Candidate): Promise<Run> {
  return new Promise((resolve, reject) => {
    const start = process.hrtime.bigint();
    const child = spawn(program, parameters, { stdio: 'ignore', ...(cwd === undefined ? {} : { cwd }) });
    let peak: number | null = null;
    let processor: number | null = null;
    const watch = setInterval(() => {
      peak = peakOf(child.pid) ?? peak;
      processor = processorOf(child.pid) ?? processor;
    }, 5);
    child.on('error', (error) => {
      clearInterval(watch);
      reject(error);
    });
    child.on('exit', (status) => {
      clearInterval(watch);
      resolve({ seconds: Number(process.hrtime.bigint() - start) / 1e9, peak, processor, status });
    });
  });
}

/** Peak memory from the kernel, read while the process runs, so that only the last milliseconds can be missed. */
function peakOf(pid: number | undefined): number | null {
  try {
    const found = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return found ? Number(found[1]) / 1000 : null;
  } catch {
    return null;
  }
}

/** Processor time of a process. The kernel counts hundredths of seconds; the name of the process may contain spaces. */
function processorOf(pid: number | undefined): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return null;
  }
}

export interface Candidate {
  readonly name: string;
  readonly program: string;
  readonly parameters: readonly string[];
  /** Folder in which it runs; that of the benchmark by default. */
  readonly cwd?: string;
}

export interface Measured {
  readonly name: string;
  readonly seconds: number;
  readonly peak: number | null;
  readonly processor: number | null;
  readonly status: number | null;
}

/** Medians of `rounds` runs of each candidate. The candidates take turns, so that a slow minute of the machine affects all of them. */
export async function measure(candidates: readonly Candidate[], rounds: number): Promise<Measured[]> {
  const runs = new Map<string, Run[]>(candidates.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const candidate of candidates) runs.get(candidate.name)?.push(await runOnce(candidate));
  }
  return candidates.map(({ name }) => {
    const own = runs.get(name) ?? [];
    const peaks = own.map((run) => run.peak).filter((peak) => peak !== null);
    return {
      name,
      seconds: median(own.map((run) => run.seconds)),
      peak: peaks.length > 0 ? Math.max(...peaks) : null,
      processor: own.some((run) => run.processor === null) ? null : median(own.map((run) => run.processor ?? 0)),
      status: own[0]?.status ?? null,
    };
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
