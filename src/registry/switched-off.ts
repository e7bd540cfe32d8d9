/** Components of k3s that may be switched off, and are on by default. */
export type Component = 'servicelb' | 'traefik';

export const COMPONENTS: readonly Component[] = ['servicelb', 'traefik'];
/** Rare parts of their names: a quick search, as most texts have neither. */
const PART: Readonly<Record<Component, string>> = { servicelb: 'vicelb', traefik: 'fik' };
/** The key of k3s' configuration with a name, names with commas between them, or a list. */
const KEY = /(?<![\w-])disable"?[ \t]*:[ \t]*(\[[^\]]*\]|(?:\r?\n[ \t]*-[ \t][^\n]*)+|[^\n[]*)/g;
/** The option of `k3s server`. A word behind the names is prose about the option. */
const OPTION = /--(?:disable|no-deploy)[=\s"]+(?:-\s+"?)?((?:[\w-]+,)*[\w-]+)(?=\s*$|\s*["\n@|&;<>)}\]]|\s+-)/gm;
/** The variable by which kube-vip serves Services, of a container or in values of its chart. */
const KUBE_VIP = /\bsvc_enable"?(?:,?\s*"?value"?)?\s*:\s*"?true\b/;

/** Returns the components of k3s that some text switches off: its configuration, or arguments in units, lists and annotations. */
export function switchedOff(bytes: Buffer): readonly Component[] {
  const named = COMPONENTS.filter((name) => bytes.includes(PART[name]) && bytes.includes(name));
  const isOption = named.length > 0 && (bytes.includes('disable') || bytes.includes('no-deploy'));
  const servesOthers = bytes.includes('vc_en') && bytes.includes('svc_en');
  if (!isOption && !servesOthers) return [];
  const text = bytes
    .toString('latin1')
    .replace(/(^|\s)#.*/gm, '$1')
    .replace(/\\\r?\n/g, ' ')
    .replace(/\\?["']/g, '"');
  const off = new Set<string>(servesOthers && KUBE_VIP.test(text) ? ['servicelb'] : []);
  for (const [, names = ''] of text.matchAll(KEY)) for (const name of names.split(/,|\n[ \t]*-/)) off.add(name.replace(/["{}[\]\s]/g, ''));
  for (const [, names = ''] of text.replace(/",\s*"/g, ' ').matchAll(OPTION)) for (const name of names.split(',')) off.add(name);
  return COMPONENTS.filter((name) => off.has(name));
}
