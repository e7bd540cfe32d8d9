/** Larger files are not read as configurations. */
export const MAX_LOAD_BALANCER_SIZE = 10 * 1024 * 1024;
/** Characters in which a configuration is recognised. */
export const LOAD_BALANCER_HEAD = 65_536;

/** Names that a configuration of a load balancer may have. */
const NAME = /\.(?:cfg|conf)$|haproxy[^/]*$/i;
/** Names of manifests, which can contain such a configuration only as a text. */
const MANIFEST = /\.(?:ya?ml|json)$/i;

/** True if a file may be a configuration of HAProxy, by its name; standard input may. */
export function mayBeLoadBalancer(path: string): boolean {
  return (NAME.test(path) || path === '<stdin>') && !MANIFEST.test(path);
}

/** True for a configuration of HAProxy: sections with `bind` or `server`, and no template actions. */
export function isLoadBalancer(text: string): boolean {
  const head = text.slice(0, LOAD_BALANCER_HEAD);
  return /^(?:listen|frontend|backend)[ \t]+\S/m.test(head) && /^[ \t]*(?:bind|server)[ \t]+\S/m.test(head) && !head.includes('{{');
}
