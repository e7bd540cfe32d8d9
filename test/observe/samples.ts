import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from '../../src/model/groups.ts';
import type { ObservedSocket } from '../../src/model/socket.ts';
import { run, runOptions } from '../../src/run.ts';
import { node } from '../audit/build.ts';

/** A section of a Markdown file: captures as programs print them, and what listens. */
export interface Sample {
  readonly title: string;
  readonly files: readonly { readonly name: string; readonly text: string }[];
  /** Nodes that the objects know. */
  readonly nodes: readonly string[];
  /** `NODE PROTOCOL ADDRESS PORT PROCESSES`, with `?` for an address that is unknown, sorted. */
  readonly sockets: readonly string[];
  /** Lines that must be reported as problems, as `FILE:LINE`. */
  readonly problems: readonly string[];
}

const FOLDER = path.join(import.meta.dirname, 'captures');

export function samples(folder = FOLDER): readonly Sample[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const sections = readFileSync(path.join(folder, name), 'utf8').split(/^## /m).slice(1);
      if (sections.length === 0) throw new Error(`${name} has no sections`);
      return sections.map(readSample);
    });
}

function readSample(section: string): Sample {
  const [title = ''] = section.split('\n');
  const blocks = [...section.matchAll(/^```(\w+)(?: (\S+))?(?: nodes=(\S+))?\n(.*?)^```$/gms)];
  const kinds = blocks.map((block) => block[1]).join(' ');
  const fences = section.match(/^```/gm) ?? [];
  if (!/^(?:capture )+(?:sockets|problems|sockets problems)$/.test(kinds) || fences.length !== 2 * blocks.length)
    throw new Error(`${title} has the blocks ${kinds}`);
  const linesOf = (kind: string) => blocks.filter((block) => block[1] === kind).flatMap((block) => (block[4] ?? '').trim().split('\n'));
  return {
    title,
    files: blocks.flatMap(([, kind, name = '', , text = '']) => (kind === 'capture' ? [{ name, text }] : [])),
    nodes: blocks.flatMap((block) => block[3]?.split(',') ?? []),
    sockets: linesOf('sockets').toSorted(),
    problems: linesOf('problems').toSorted(),
  };
}

export interface Audited {
  readonly sockets: readonly string[];
  readonly problems: readonly string[];
}

/** The result of an audit of a sample, whose files may be changed before. */
export async function auditOf(sample: Sample, change: (text: string) => Buffer = (text) => Buffer.from(text)): Promise<Audited> {
  const bundles = groupBy(sample.files, ({ name }) => name.split('/')[0] ?? name);
  const { result } = await run({
    ...runOptions({ paths: [], cwd: '.', registries: ['openshift'] }),
    audit: {
      objects: (async function* () {
        for (const name of sample.nodes) yield { path: name, object: node(name) };
      })(),
      captures: async function* () {
        for (const [top, files] of bundles)
          yield {
            node: null,
            path: top,
            files: files.map(({ name, text }) => ({
              path: name,
              name: name.includes('/') ? name.slice(top.length + 1) : name,
              bytes: change(text),
            })),
          };
      },
      coversAllPods: () => true,
    },
  });
  return {
    sockets: (result.audit?.sockets ?? []).map(written).toSorted(),
    problems: result.problems.map(({ path: file, line }) => `${file}:${line}`).toSorted(),
  };
}

function written({ node, group, protocol, address, zone, port, processes, pod }: ObservedSocket): string {
  const where = `${address ?? '?'}${zone === null ? '' : `%${zone}`}`;
  const who = processes.map(({ name, pid }) => (pid === null ? name : `${name}(${pid})`)).join(', ');
  const inPod = pod === null ? '' : ` in ${pod.namespace}/${pod.name}/${pod.container}`;
  return `${node ?? `group:${group}`} ${protocol} ${where} ${port} ${who}`.trimEnd() + inPod;
}
