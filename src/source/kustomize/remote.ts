import type { Node, ScalarNode } from '../../model/document.ts';
import { nodesOf } from '../../yaml/nodes.ts';
import { folded } from './read-strictly.ts';

/** Whether kustomize would read a path from the network or clone it: addresses and repositories in all its notations. */
export function isRemote(text: string): boolean {
  const words = text.trim();
  const isAddress = /^(?:[a-z][a-z0-9+.-]+:\S|[\w.+-]+@[^/]*[:/]|(?:www\.)?(?:github|gitlab)\.com\/|bitbucket\.org\/)/i.test(words);
  return isAddress || (!words.includes('\n') && (words.includes('://') || /[?&](?:ref|version|timeout|submodules)=/.test(words)));
}

/** Keys below which kustomize never reads a path, so that addresses there are only text. */
const TEXTS = new Set(
  'apiversion kind metadata namespace nameprefix namesuffix commonlabels commonannotations labels annotations images imagetag replicas vars generatoroptions options literals patch buildmetadata sortoptions target targets source sourcevalue'.split(
    ' ',
  ),
);

/** The values in a configuration of kustomize that it would fetch, or that look like it, under any key. */
export function remoteValues(root: Node): ScalarNode[] {
  const below = (node: Node): readonly Node[] => {
    if (node.type === 'scalar') return [];
    if (node.type === 'sequence') return node.items;
    return [...node.entries, ...node.hidden].filter(({ key }) => !TEXTS.has(folded(key.text))).map(({ value }) => value);
  };
  return [...nodesOf(root, below)].filter(
    (node): node is ScalarNode => node.type === 'scalar' && (isRemote(node.text) || isRemote(node.text.replace(/^[^=/:\n]*=/, ''))),
  );
}
