import { PROTOCOLS, type Protocol } from '../src/model/address.ts';
import type { Related } from '../src/model/finding.ts';
import { type Declaration, hostPortOf } from '../src/model/listener.ts';
import type { Draft } from '../src/model/rule.ts';
import { nameOfHolder, type Said, shorten } from './draft.ts';

export { hostPortOf };

/** A draft at the number of a `ports` entry; certain where the rule does not say otherwise, since nothing was inferred. */
export function draftOfDeclaration(declaration: Declaration, said: Said & { readonly related?: readonly Related[] }): Draft {
  const port = hostPortOf(declaration);
  const protocol = protocolOf(declaration);
  return {
    ...said,
    confidence: said.confidence ?? 'certain',
    span: declaration.portSpan,
    workload: declaration.workload,
    container: declaration.container,
    ...(port === null ? {} : { port }),
    ...(protocol === null ? {} : { protocol }),
  };
}

/** The protocol of an entry; null for one that Kubernetes does not know, or that a template leaves open. */
export function protocolOf(declaration: Declaration): Protocol | null {
  return PROTOCOLS.find((protocol) => protocol === declaration.protocol) ?? null;
}

/** How messages name an entry: `port 8765/TCP of container agent of DaemonSet example/node-agent`. */
export function nameOfDeclaredPort(declaration: Declaration): string {
  return `port ${hostPortOf(declaration)}/${shorten(declaration.protocol, 20)} of ${nameOfHolder(declaration)}`;
}
