import { type InferredFacts, inferFacts } from '../../src/infer/index.ts';
import type { Declaration } from '../../src/model/listener.ts';
import type { Source } from '../../src/model/source.ts';
import { describeWritten, sourceInMemory } from '../../src/model/source.ts';
import { nameOfWorkload } from '../../src/model/workload.ts';
import { readDocuments } from '../../src/read.ts';
import { loadRegistries } from '../../src/registry/load.ts';
import { createRegistryView } from '../../src/registry/view.ts';

export function sourceOf(text: string | Uint8Array, path = 'file.yaml', explicit = true): Source {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return sourceInMemory(bytes, { ...describeWritten(path), explicit });
}

/** The facts of files, as far as their declarations show them: no detector looks at programs. */
export async function gatherDeclared(
  files: Readonly<Record<string, string>>,
  about: Pick<Source, 'hasValues'> = {},
): Promise<InferredFacts & { readonly documents: number }> {
  const read = await readDocuments(Object.entries(files).map(([path, text]) => ({ ...sourceOf(text, path), ...about })));
  const registry = createRegistryView((await loadRegistries(['openshift'], { cwd: '.' })).registries, { release: null });
  const facts = await inferFacts(read, { registry, detectors: [], findProgram: () => undefined, knownRules: [], cwd: '.' });
  return {
    ...facts,
    documents: [...read.documents.values()].reduce((sum, count) => sum + count, 0),
    problems: [...read.problems, ...facts.problems],
  };
}

/** `Kind namespace/name/container: port at line:column "the text there"` of each declared port of one file. */
export async function declaredIn(text: string, path = 'file.yaml'): Promise<string[]> {
  const { declarations } = await gatherDeclared({ [path]: text });
  return declarations.map((declaration) => describeDeclaration(declaration, text));
}

function describeDeclaration({ workload, container, containerPort, portSpan }: Declaration, text: string): string {
  const line = text.split('\n')[portSpan.line - 1] ?? '';
  const end = portSpan.endLine === portSpan.line ? portSpan.endColumn - 1 : undefined;
  const there = line.slice(portSpan.column - 1, end);
  return `${nameOfWorkload(workload)}/${container}: ${containerPort} at ${portSpan.line}:${portSpan.column} "${there}"`;
}

export function indent(text: string, columns: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(columns));
}

export const POD_SPEC = 'hostNetwork: true\ncontainers:\n- name: main\n  ports:\n  - containerPort: 9103\n';
export const POD = `apiVersion: v1\nkind: Pod\nmetadata:\n  name: agent\n  namespace: nodes\nspec:\n${indent(POD_SPEC, 2)}`;
