/** Components of k3s that can be disabled and are enabled by default. */
export type K3sComponent = 'servicelb' | 'traefik';

export const COMPONENTS: readonly K3sComponent[] = ['servicelb', 'traefik'];
/** The variable with which kube-vip serves Services of type LoadBalancer. */
export const LOAD_BALANCER_SWITCH = 'svc_enable';
/** The key of k3s' configuration with a name, names separated by commas, or a list. */
const KEY = /(?<![\w-])disable"?[ \t]*:[ \t]*(\[[^\]]*\]|(?:\r?\n[ \t]*-[ \t][^\n]*)+|[^\n[]*)/g;
/** The option of `k3s server`. If a word follows the names, the text is prose about the option. */
const OPTION = /--(?:disable|no-deploy)[=\s"]+(?:-\s+"?)?((?:[\w-]+,)*[\w-]+)(?=\s*$|\s*["\n@|&;<>)}\]]|\s+-)/gm;
/**
 * The text before an argument: the start of a value or of an item, the command `server` of k3s or RKE2, or another option. In prose, a word
 * precedes the option.
 */
const IN_FRONT =
  /(?:^|["=:[{}]|[>|][-+]?\s*\n|(?:^|\n)[ \t]*-|(?:^|[\s"/])(?:server|agent|-|[A-Z]\w*_[A-Z_]+)|[\s"]--?[\w.-]+(?:[=\s][^\s-]\S*)?)\s*$/;
/** LOAD_BALANCER_SWITCH of a container, or in values of its chart. */
const KUBE_VIP = /\bsvc_enable"?(?:,?\s*"?value"?)?\s*:\s*"?true\b/;

/** Returns the components of k3s that a text disables: in its configuration, or in arguments in units, lists and annotations. */
export function switchedOff(bytes: Buffer): readonly K3sComponent[] {
  const servesOthers = bytes.includes(LOAD_BALANCER_SWITCH);
  if (!servesOthers && !bytes.includes('disable') && !bytes.includes('no-deploy')) return [];
  const text = bytes
    .toString('latin1')
    .replace(/(^|\s)#.*/gm, '$1')
    .replace(/\\\r?\n/g, ' ')
    .replace(/\\?["']/g, '"');
  const off = new Set<string>(servesOthers && KUBE_VIP.test(text) ? ['servicelb'] : []);
  for (const [, names = ''] of text.matchAll(KEY)) for (const name of names.split(/,|\n[ \t]*-/)) off.add(name.replace(/["{}[\]\s]/g, ''));
  const joined = text.replace(/",\s*"/g, ' ');
  for (const { 1: names = '', index } of joined.matchAll(OPTION)) {
    if (IN_FRONT.test(joined.slice(Math.max(0, index - 300), index))) for (const name of names.split(',')) off.add(name);
  }
  return COMPONENTS.filter((name) => off.has(name));
}
