import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Node, ScalarNode } from '../../model/document.ts';
import { type Problem, problemAt, problemOfFile } from '../../model/source.ts';
import type { Span } from '../../model/span.ts';
import { createLocator, startOfFile } from '../../text/lines.ts';
import { reasonOf } from '../../text/problem.ts';
import { nodesOf, stringAt } from '../../yaml/nodes.ts';
import { parseYamlDocuments } from '../../yaml/tree.ts';

/** A file, folder or URL that a kustomization names, or a configuration within it. */
export interface KustomizationEntry {
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
  readonly entries: readonly KustomizationEntry[];
  readonly isBuilt: boolean;
  /** True if it only has resources, so that it changes nothing in them. */
  readonly isPlain: boolean;
  /** Entries that would use the network or start a program. */
  readonly problems: readonly Problem[];
}

/** The keys of a kustomization with file names: lists, or fields below a key. */
const NAMED: readonly {
  readonly role: KustomizationEntry['role'];
  readonly keys: readonly string[];
  readonly fields?: readonly string[];
}[] = [
  { role: 'resource', keys: ['resources', 'bases', 'components'] },
  { role: 'text', keys: ['patchesstrategicmerge', 'crds', 'configurations'] },
  { role: 'plugin', keys: ['generators', 'transformers', 'validators'] },
  { role: 'text', keys: ['patches', 'patchesjson6902', 'replacements', 'openapi'], fields: ['path'] },
  { role: 'text', keys: ['configmapgenerator', 'secretgenerator'], fields: ['files', 'envs', 'env'] },
];
const HELM = ['helmcharts', 'helmchartinflationgenerator', 'helmglobals'];
const PLAIN = new Set(['apiversion', 'kind', 'metadata', 'resources']);

const HELM_REASON = 'it uses helmCharts, which is not supported; pipe the output of kustomize build --enable-helm into hostport-lint -';

/**
 * Reads the file names in a kustomization file. All its documents count, and keys in any case, as in some version of kustomize. Throws an
 * Error with the problem of the file.
 */
export function readEntries(file: string, shown: string, allowRemote: boolean): KustomizationFile {
  const { roots, spanOf } = readFileStrictly(file, shown);
  const problems: Problem[] = [];
  const entries: KustomizationEntry[] = [];
  for (const root of roots) {
    if (root.type !== 'mapping') throw new Error('is not a kustomization');
    for (const { role, keys, fields } of NAMED) {
      const under = keys.flatMap((key) => itemsOf(valuesUnder(root, key)));
      for (const node of fields ? under.flatMap((item) => fields.flatMap((key) => itemsOf(valuesUnder(item, key)))) : under) {
        if (node.type !== 'scalar') continue;
        // A file of a generator may have a key before it.
        const written = fields?.includes('files') ? node.text.replace(/^[^=]*=/, '') : node.text;
        const isInline = role === 'plugin' ? /^\s*\{|:\s/.test(written) : role === 'text' && written.includes('\n');
        entries.push({ role, written, target: path.resolve(path.dirname(file), written), span: spanOf(node), isInline });
      }
    }
    const [chart] = HELM.flatMap((key) => valuesUnder(root, key));
    if (chart) problems.push(problemAt(spanOf(chart), HELM_REASON));
    if (!allowRemote) problems.push(...remoteValues(root).map((value) => problemAt(spanOf(value), remoteReason(value.text))));
  }
  for (const entry of entries) if (entry.role === 'plugin' && entry.isInline) problems.push(...problemsOfInlinePlugin(entry, allowRemote));
  const [first] = roots;
  if (!first) throw new Error('is empty');
  const isPlain = roots.every((root) => root.type === 'mapping' && root.entries.every(({ key }) => PLAIN.has(folded(key.text))));
  return { file, entries, problems, isBuilt: isBuiltByItself(first), isPlain };
}

function isBuiltByItself(root: Node): boolean {
  const group = stringAt(root, 'apiVersion') ?? '';
  return stringAt(root, 'kind') !== 'Component' && (group === '' || group.startsWith('kustomize.config.k8s.io/'));
}

/** The URLs that the configuration of a generator or transformer would read, or why the file cannot be read. */
export function problemsOfPluginFile(file: string, shown: string, allowRemote: boolean): Problem[] {
  try {
    const { roots, spanOf } = readFileStrictly(file, shown);
    return pluginReasons(roots, allowRemote).map(({ node, reason }) => problemAt(spanOf(node), reason));
  } catch (error) {
    return [problemOfFile(shown, `it ${reasonOf(error)}`)];
  }
}

function problemsOfInlinePlugin({ written, span }: KustomizationEntry, allowRemote: boolean): Problem[] {
  try {
    return pluginReasons(readStrictly(written, span.path).roots, allowRemote).map(({ reason }) => problemAt(span, reason));
  } catch (error) {
    return [problemAt(span, `a generator or transformer ${reasonOf(error)}`)];
  }
}

function pluginReasons(roots: readonly Node[], allowRemote: boolean): { readonly node: Node; readonly reason: string }[] {
  return roots.flatMap((root) => {
    const reason = reasonAgainst(root);
    const remote = allowRemote ? [] : remoteValues(root).map((node) => ({ node, reason: remoteReason(node.text) }));
    return [...(reason === null ? [] : [{ node: root, reason }]), ...remote];
  });
}

function reasonAgainst(root: Node): string | null {
  if (root.type !== 'mapping') return 'it is not the configuration of a generator or transformer';
  const kind = stringAt(root, 'kind') ?? '';
  if (kind === 'HelmChartInflationGenerator') return HELM_REASON;
  return stringAt(root, 'apiVersion') === 'builtin' ? null : `it uses the plugin ${kind}; hostport-lint starts no plugins`;
}

/** The documents of a text that kustomize reads as configuration. */
interface StrictText {
  readonly roots: readonly Node[];
  readonly spanOf: (node: Node) => Span;
}

/** Maximum size of a file. */
const MAX_SIZE = 16 * 1024 * 1024;
/** A directive, and tags that encode another text, such as a Base64 URL. */
const REWRITTEN = /^%|!!binary|!</m;

/**
 * Reads all documents of a text. Throws an Error for text that kustomize may read differently: tags that encode another text, and text that
 * is not YAML.
 */
function readStrictly(text: string, path: string): StrictText {
  if (REWRITTEN.test(text)) throw new Error('uses a YAML directive or tag');
  const trees = parseYamlDocuments(text);
  if ('reason' in trees) throw new Error(`is not valid YAML: ${trees.reason}`);
  const locate = createLocator(text, startOfFile(path));
  return { roots: trees.map(({ root }) => root), spanOf: ({ start, end }) => locate(start, end) };
}

function readFileStrictly(file: string, path: string): StrictText {
  if (statSync(file).size > MAX_SIZE) throw new Error(`is larger than ${MAX_SIZE / 1024 / 1024} MB`);
  const bytes = readFileSync(file);
  if (!isUtf8(bytes)) throw new Error('is not UTF-8');
  return readStrictly(bytes.toString('utf8').replace(/^\uFEFF/, ''), path);
}

/** A key for comparison as in kustomize: Go's decoder ignores case, including letters that Unicode folds into `k` and `s`. */
function folded(key: string): string {
  return key.toUpperCase().toLowerCase();
}

/** The values of a key in any case; for mappings with repeated keys all of them. */
function valuesUnder(node: Node, key: string): Node[] {
  if (node.type !== 'mapping') return [];
  return [...node.entries, ...node.hidden].filter((entry) => folded(entry.key.text) === key).map(({ value }) => value);
}

/** Replaces lists by their items. */
function itemsOf(values: readonly Node[]): Node[] {
  return values.flatMap((value) => (value.type === 'sequence' ? value.items : [value]));
}

/** True if kustomize would download or clone a path: URLs and repositories in all notations. */
export function isRemote(text: string): boolean {
  const words = text.trim();
  const isAddress = /^(?:[a-z][a-z0-9+.-]+:\S|[\w.+-]+@[^/]*[:/]|(?:www\.)?(?:github|gitlab)\.com\/|bitbucket\.org\/)/i.test(words);
  return isAddress || (!words.includes('\n') && (words.includes('://') || /[?&](?:ref|version|timeout|submodules)=/.test(words)));
}

/** Keys below which kustomize never reads a path, or that are a problem themselves, so that URLs there are only text. */
const TEXTS = new Set([
  ...['apiversion', 'kind', 'metadata', 'namespace', 'nameprefix', 'namesuffix', 'commonlabels', 'commonannotations', 'labels'],
  ...['annotations', 'images', 'imagetag', 'replicas', 'vars', 'generatoroptions', 'options', 'literals', 'patch', 'buildmetadata'],
  ...['sortoptions', 'target', 'targets', 'source', 'sourcevalue', ...HELM],
]);

/** The values in a configuration of kustomize that it would download, or that look like URLs, with any key. */
function remoteValues(root: Node): ScalarNode[] {
  const below = (node: Node): readonly Node[] => {
    if (node.type !== 'mapping') return node.type === 'sequence' ? node.items : [];
    return [...node.entries, ...node.hidden].filter(({ key }) => !TEXTS.has(folded(key.text))).map(({ value }) => value);
  };
  return [...nodesOf(root, below)].filter(
    (node): node is ScalarNode => node.type === 'scalar' && (isRemote(node.text) || isRemote(node.text.replace(/^[^=/:\n]*=/, ''))),
  );
}

function remoteReason(text: string): string {
  return `${text.trim().split('\n')[0] ?? ''} is remote; vendor it, or pass --allow-remote`;
}
