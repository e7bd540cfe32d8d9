import { DETECTORS } from '../../src/listeners/detectors/index.ts';
import { type FoundListeners, listen } from '../../src/listeners/index.ts';
import { createProgramFinder } from '../../src/listeners/programs.ts';
import type { Detector } from '../../src/model/detector.ts';
import type { Listener } from '../../src/model/listener.ts';
import type { RegistryView } from '../../src/model/registry.ts';
import type { Span } from '../../src/model/span.ts';
import { BUILT_IN_PROGRAMS } from '../../src/programs/built-in.ts';
import { loadRegistries } from '../../src/registry/load.ts';
import { createRegistryView } from '../../src/registry/view.ts';
import { knownText, type Text } from '../../src/text/text.ts';
import { type FoundWorkload, workloadsIn } from '../../src/workload/find.ts';
import { documentOf } from '../manifest/build.ts';
import { indent } from '../workload/build.ts';

const { registries } = await loadRegistries(['kubernetes'], { cwd: '.' });
/** A registry that owns nothing of the pods in these tests. */
export const registry: RegistryView = createRegistryView(registries, { release: null });

const findProgram = createProgramFinder(BUILT_IN_PROGRAMS);

/** The pod with this spec, written as YAML. */
export function podWith(spec: string): FoundWorkload {
  const document = documentOf(`kind: Pod\nmetadata: {name: p, namespace: n}\nspec:\n${indent(spec, 2)}`);
  for (const found of workloadsIn(document)) if (!('message' in found)) return found;
  throw new Error('the pod holds no host port');
}

/** What is found of a pod by its declarations alone, or with the detectors that are given. */
export function listenTo(spec: string, detectors: readonly Detector[] = []): FoundListeners {
  const { workload, pod } = podWith(spec);
  const followShell = () => ({ commands: [], files: new Map(), problems: new Map() });
  return listen(workload, pod, {
    registry,
    detectors,
    findProgram,
    configMapKeys: () => undefined,
    expectedPorts: () => [],
    nodeFiles: () => [],
    followShell,
  });
}

/** `port/PROTOCOL reach address declared|undeclared confidence container` of each listener. */
export function listenersOf(spec: string, detectors: readonly Detector[] = DETECTORS): string[] {
  return listenTo(spec, detectors).listeners.map(describeListener);
}

export function describeListener({ port, protocol, reach, address, declared, confidence, container }: Listener): string {
  return `${port}/${protocol} ${reach} ${address ?? '-'} ${declared ? 'declared' : 'undeclared'} ${confidence} ${container ?? '-'}`;
}

/** A text on line 1 of an imagined file. */
export function textOf(value: string, column = 1): Text {
  return knownText(value, (start, end) => spanAt(1, column + start, column + end));
}

export function spanAt(line: number, column = 1, endColumn = column + 1): Span {
  const at = { path: 'a.yaml', line, column, endLine: line, endColumn };
  return { ...at, start: line * 1000 + column, end: line * 1000 + endColumn, excerpt: { text: '', column: 1 } };
}
