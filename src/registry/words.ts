import { UNKNOWN } from '../model/text.ts';

/** Words in the names of many projects, which do not identify the owner of a workload. */
const COMMON = new Set(
  'agent api app cloud cluster config container controller core daemon default driver drivers exporter host infra internal k8s kube kubernetes machine manager master metrics monitor monitoring network node openshift operator oauth pod policy proxy rbac server service system various version webhook worker'.split(
    ' ',
  ),
);

/** Lower-case words of a name or image: `frr-k8s_metrics` gives frr, k8s, metrics. */
export function searchWords(text: string): string[] {
  return text
    .slice(0, 1000)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => (word === 'k8' ? 'k8s' : word));
}

/** The words of a row's process that identify its owner. */
export interface ProcessWords {
  /** Sets of words, each of which identifies the owner; one for each process that the row names. */
  readonly choices: readonly (readonly string[])[];
  /** Words that few other projects use. */
  readonly telling: readonly string[];
  /** For "various CSI drivers", the word that names the class; null for a row of one process. */
  readonly className: string | null;
}

/** Splits a process into words; ignores `-operator`, `(internal)` and proxies in front of the process. */
export function processWords(process: string): ProcessWords {
  const plain = process
    .slice(0, 300)
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\b(kube-rbac-proxy[\w-]*|oauth[- ]proxy|rbac[- ]proxy)/g, ' ');
  const className = /^\s*various\s+([a-z0-9]+)\b/.exec(plain)?.[1] ?? null;
  const choices = plain
    .split(' / ')
    .map((choice) => searchWords(choice.trim().replace(/[- ]operator$/, '')))
    .filter((words) => words.length > 0);
  return { choices, telling: tellingWords(choices.flat()), className };
}

/** The words that few other projects use. */
export function tellingWords(words: readonly string[]): readonly string[] {
  return words.filter((word) => word.length > 2 && !COMMON.has(word));
}

/** True for containers that only forward to another one, so their names do not identify the owner of a port. */
export function isProxy(container: string): boolean {
  return /kube-rbac-proxy|oauth-proxy/.test(container);
}

/** A name whose placeholders, such as `${NAMESPACE}` or `$(POD)`, are replaced by unknown characters. */
export function withUnknowns(name: string): string {
  return name.slice(0, 300).replace(/\$\{[^{}]*\}|\$\([^()]*\)|\{\{[^{}]*\}\}/g, UNKNOWN);
}

/** A name whose unknown characters are replaced by `x`, so that only its known part can match a pattern. */
export function asPlainName(name: string): string {
  return withUnknowns(name).replaceAll(UNKNOWN, 'x');
}

/** True if a name contains only unknown characters and punctuation. */
export function isNameless(name: string): boolean {
  return !/[a-z0-9]/i.test(name);
}
