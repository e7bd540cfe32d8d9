import path from 'node:path';
import type { Node, ScalarNode } from '../../model/document.ts';
import { type Problem, problemAt } from '../../model/source.ts';
import type { Span } from '../../model/span.ts';
import { reasonOf } from '../../text/problem.ts';
import { stringAt } from '../../yaml/nodes.ts';
import { checkPlugins, HELM_REASON, isInline, remoteReason } from './plugins.ts';
import { folded, itemsUnder, readStrictly, type StrictText, valuesUnder } from './read-strictly.ts';
import { remoteValues } from './remote.ts';

/** What a kustomization names: a file, a folder, an address, or a configuration that is written there. */
export interface Entry {
  readonly role: 'resource' | 'text' | 'plugin';
  readonly written: string;
  /** Absolute path on this machine, if it is one. */
  readonly target: string;
  readonly span: Span;
  readonly isInline: boolean;
}

/** The file of one kustomization. */
export interface KustomizationFile {
  readonly file: string;
  readonly entries: readonly Entry[];
  readonly isBuilt: boolean;
  /** It has resources only, so that it changes nothing in them. */
  readonly isPlain: boolean;
  /** What would reach out or start a program. */
  readonly problems: readonly Problem[];
}

const RESOURCES = ['resources', 'bases', 'components'];
const PLUGINS = ['generators', 'transformers', 'validators'];
const TEXTS = ['patchesstrategicmerge', 'crds', 'configurations'];
const TEXTS_WITH_PATH = ['patches', 'patchesjson6902', 'replacements'];
const GENERATED = ['configmapgenerator', 'secretgenerator'];
const HELM = ['helmcharts', 'helmchartinflationgenerator', 'helmglobals'];
const PLAIN = new Set(['apiversion', 'kind', 'metadata', 'resources']);

/** Reads what a kustomization names. All documents of the file count, and keys in any case, as in some version of kustomize. */
export function readEntries(file: string, text: StrictText, allowRemote: boolean): KustomizationFile {
  const { roots, spanOf } = text;
  const problems: Problem[] = [];
  const report = (span: Span, reason: string) => problems.push(problemAt(span, reason));
  const entries: Entry[] = [];
  const add = (role: Entry['role'], nodes: readonly Node[], writtenIn = (scalar: ScalarNode) => scalar.text): void => {
    for (const node of nodes) {
      if (node.type !== 'scalar') continue;
      const written = writtenIn(node);
      const entry = { role, written, target: path.resolve(path.dirname(file), written), span: spanOf(node) };
      entries.push({ ...entry, isInline: role === 'plugin' ? isInline(written) : role === 'text' && written.includes('\n') });
    }
  };
  for (const root of roots) {
    if (root.type !== 'mapping') throw new Error('is not a kustomization');
    for (const key of RESOURCES) add('resource', itemsUnder(root, key));
    for (const key of TEXTS) add('text', itemsUnder(root, key));
    for (const key of PLUGINS) add('plugin', itemsUnder(root, key));
    for (const key of TEXTS_WITH_PATH)
      add(
        'text',
        itemsUnder(root, key).flatMap((item) => valuesUnder(item, 'path')),
      );
    add(
      'text',
      valuesUnder(root, 'openapi').flatMap((item) => valuesUnder(item, 'path')),
    );
    for (const item of GENERATED.flatMap((key) => itemsUnder(root, key))) {
      const listed = [...itemsUnder(item, 'files'), ...itemsUnder(item, 'envs'), ...valuesUnder(item, 'env')];
      add('text', listed, ({ text }) => text.replace(/^[^=]*=/, ''));
    }
    for (const value of HELM.flatMap((key) => valuesUnder(root, key)).slice(0, 1)) report(spanOf(value), HELM_REASON);
    for (const value of allowRemote ? [] : remoteValues(withoutHelm(root))) report(spanOf(value), remoteReason(value.text));
  }
  for (const { isInline, role, written, span } of entries) {
    if (role !== 'plugin' || !isInline) continue;
    try {
      checkPlugins(readStrictly(written, span.path), allowRemote, (_, reason) => report(span, reason));
    } catch (error) {
      report(span, `a generator or transformer ${reasonOf(error)}`);
    }
  }
  const [first] = roots;
  if (!first) throw new Error('is empty');
  return { file, entries, problems, isBuilt: isBuiltByItself(first), isPlain: roots.every(isPlain) };
}

function isPlain(root: Node): boolean {
  return root.type === 'mapping' && root.entries.every(({ key }) => PLAIN.has(folded(key.text)));
}

/** The same without charts, whose addresses need no problem of their own. */
function withoutHelm(root: Node): Node {
  if (root.type !== 'mapping') return root;
  const isOther = ({ key }: { readonly key: ScalarNode }) => !HELM.includes(folded(key.text));
  return { ...root, entries: root.entries.filter(isOther), hidden: root.hidden.filter(isOther) };
}

function isBuiltByItself(root: Node): boolean {
  const group = stringAt(root, 'apiVersion') ?? '';
  return stringAt(root, 'kind') !== 'Component' && (group === '' || group.startsWith('kustomize.config.k8s.io/'));
}
