import type { Node } from '../../model/document.ts';
import type { Span } from '../../model/span.ts';
import { stringAt } from '../../yaml/nodes.ts';
import type { StrictText } from './read-strictly.ts';
import { remoteValues } from './remote.ts';

/** Whether an entry of `generators`, `transformers` or `validators` is a configuration in itself, not the path of one. */
export function isInline(text: string): boolean {
  return /^\s*\{|:\s/.test(text);
}

/** Reports in what a configuration of generators or transformers would reach out or start a program; `report` gets a place and a reason. */
export function checkPlugins({ roots, spanOf }: StrictText, allowRemote: boolean, report: (span: Span, reason: string) => void): void {
  for (const root of roots) {
    const reason = reasonAgainst(root);
    if (reason !== null) report(spanOf(root), reason);
    for (const value of allowRemote ? [] : remoteValues(root)) report(spanOf(value), remoteReason(value.text));
  }
}

export function remoteReason(text: string): string {
  return `${text.trim().split('\n')[0] ?? ''} is remote; vendor it, or pass --allow-remote`;
}

export const HELM_REASON =
  'it uses helmCharts, which is not supported; pipe the output of kustomize build --enable-helm into hostport-lint -';

function reasonAgainst(root: Node): string | null {
  const kind = stringAt(root, 'kind') ?? '';
  if (root.type !== 'mapping') return 'it is not the configuration of a generator or transformer';
  if (kind === 'HelmChartInflationGenerator') return HELM_REASON;
  return stringAt(root, 'apiVersion') === 'builtin' ? null : `it uses the plugin ${kind}; hostport-lint starts no plugins`;
}
