/** Maximum size of a configuration file. */
export const MAX_LOAD_BALANCER_SIZE = 10 * 1024 * 1024;
/** Number of characters in which a configuration is recognised. */
export const LOAD_BALANCER_HEAD = 65_536;

/** File names that a load balancer's configuration may have. */
const NAME = /\.(?:cfg|conf)$|haproxy[^/]*$/i;
/** File names of manifests, which can only contain such a configuration as an embedded text. */
const MANIFEST = /\.(?:ya?ml|json)$/i;

/** True if the name of a file allows an HAProxy configuration; that of standard input does. */
export function mayBeLoadBalancer(path: string): boolean {
  return (NAME.test(path) || path === '<stdin>') && !MANIFEST.test(path);
}

/** True for an HAProxy configuration: sections with `bind` or `server`, and no template actions. */
export function isLoadBalancer(text: string): boolean {
  const head = text.slice(0, LOAD_BALANCER_HEAD);
  return /^(?:listen|frontend|backend)[ \t]+\S/m.test(head) && /^[ \t]*(?:bind|server)[ \t]+\S/m.test(head) && !head.includes('{{');
}
