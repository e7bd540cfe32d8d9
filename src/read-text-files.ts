import type { LoadBalancerText } from './hosted/haproxy.ts';
import { isPacked, readPackedStub } from './hosted/read-stub.ts';
import { commentsIn, MARK } from './manifest/comments.ts';
import type { Node } from './model/document.ts';
import type { IgnitionStub } from './model/hosted-facts.ts';
import type { Source } from './model/source.ts';
import type { Comment } from './model/suppression.ts';
import { isLoadBalancer, MAX_LOAD_BALANCER_SIZE, mayBeLoadBalancer } from './net/load-balancer.ts';
import { bufferOf, createLocator, lineStarts, startOfFile } from './text/lines.ts';
import { scalarNode, sequenceNode } from './yaml/nodes.ts';

/** Returns the HAProxy configuration of a source; null for every other source. */
export function loadBalancerIn({ path, install, bytes, firstOffset }: Source): LoadBalancerText | null {
  if (!mayBeLoadBalancer(path) || firstOffset !== 0 || bytes.length > MAX_LOAD_BALANCER_SIZE) return null;
  const text = bufferOf(bytes).toString('utf8');
  return isLoadBalancer(text) ? { path, install, text, spanAt: createLocator(text, startOfFile(path)) } : null;
}

/** Returns the packed user data of a node from a source that the user named; null for every other source. */
export function packedStubIn(source: Source): IgnitionStub | null {
  const { path, bytes, firstOffset, explicit } = source;
  if (!explicit || firstOffset !== 0 || !isPacked(bufferOf(bytes))) return null;
  return readPackedStub(bufferOf(bytes), source, createLocator('', startOfFile(path))(0, 0));
}

/** Maximum indentation in such files. */
const MAX_INDENT = 200;

/** The comments for this program in a text that is not YAML; each applies to the next line. */
export function commentsOfLines({ text, spanAt }: LoadBalancerText): readonly Comment[] {
  if (!text.includes(MARK)) return [];
  const items = lineStarts(text).map((start): Node => {
    const indent = /[^\s]/.exec(text.slice(start, start + MAX_INDENT))?.index ?? 0;
    return scalarNode('', start + indent, start + indent + 1);
  });
  return commentsIn({ root: sequenceNode({ start: 0, end: text.length }, items), text, spanAt });
}
