import { stemOf } from './capture-names.ts';

/** Hosts have digits, dashes or dots in their names, and are not called by what is told of them, by times or by versions. */
const HOST =
  /^(?=.*[\d.-])(?=[a-z]|(?:\d{1,3}\.){3}\d{1,3}$)(?!v\d|[0-9a-f]{12,}$)(?!.*(?:\b|_)(?:tcp|udp|sctp|ipv|listen\w*|sockets?|ports?|before|after|ss|netstat|lsof|proc|step|part|run|try|attempt|pass|round|sample|snapshot|test|capture|output|phase|sh|bash|debug|\w+\.service)\d?(?:\b|_))[A-Za-z0-9][\w.-]*[A-Za-z0-9]$/i;
const WORD = /[A-Za-z0-9](?:[\w.-]*[A-Za-z0-9])?/g;
/** The pod that `kubectl logs --prefix` puts before each line. */
const POD = /^\[pod\/([\w.-]+)\//;

/** What says by its form that it names a host, even where it is the only one. */
const SURE = [
  // A key of data, or a line as commatrix, `hostnamectl` and scripts write it
  /\b_?(?:host|node)(?:[_ ]?name)?["']?(?:: *|=)["']?([\w.-]+)(?![\w.-]*:)/gi,
  // syslog
  /^(?:<\d+>\d )?(?:[A-Z][a-z]{2} [ \d]\d [\d:]{8}|\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-]\d\d:?\d\d)?) ([\w.-]+) [\w.@/-]+(?:\[\d+\]:| \d+ - -| \d+ \S+ -)/g,
  // uname -a
  /^Linux (\S+) \d+\.\d/g,
  // oc debug of a node
  /^Starting pod\/([\w.-]+?)-debug(?:-[a-z0-9]{5})? ?\.\.\.$/g,
  // A prompt where somebody asks for sockets
  /^\S{0,3}?\w+@([\w.-]+)[ :][^$#]*[$#] (?!.*\b(?:ssh|exec|debug|rsh|run)\b).*(?:\b(?:ss|netstat|lsof)\b|\/proc\/net\/)/g,
  // watch
  /^Every [\d.]+s: .*\s([\w.-]+): [A-Z][a-z]{2} /g,
  // The newer file of a diff
  /^\+\+\+ b\/(?:\S*\/)?([\w.-]+)$/g,
  // Before each line: pdsh, Fabric, Rundeck, talosctl
  /^ *\[?([A-Za-z][\w.-]*[.\d-][\w.-]*)(?:\] (?:out|err)|\] \[NORMAL\]|):\s$/g,
];

/** A line, or what stands before the lines of a capture. */
export interface Label {
  readonly text: string;
  readonly isLead: boolean;
}

/** Without objects, the hosts that a text names: by a form that says so, else by what alone differs between labels that are alike. */
export function namedHosts(labels: readonly Label[]): ReadonlySet<string> {
  const sure = labels.flatMap(({ text }) => SURE.flatMap((form) => [...text.matchAll(form)].map(([, name = '']) => stemOf(name))));
  if (sure.length > 0) return new Set(sure);
  // Pods of which nobody knows the node are of different nodes, where there are several.
  const pods = new Set(labels.flatMap(({ text }) => POD.exec(text)?.[1] ?? []));
  if (pods.size > 1) return pods;
  const slots = new Map<string, { readonly names: Set<string>; count: number; isLead: boolean }>();
  for (const { text, isLead } of labels) {
    const words = [...text.matchAll(WORD)].map(([word]) => stemOf(word));
    const hosts = words.filter((word) => HOST.test(word));
    // One word alone, and one of several, are of one form whatever stands around them.
    const form = words.map((word) => (HOST.test(word) ? '?' : word.replaceAll(/\d+/g, '0'))).join(' ');
    for (const [index, host] of hosts.entries()) {
      const key = `${index} ${form}`;
      const slot = slots.get(key) ?? { names: new Set(), count: 0, isLead: false };
      slot.names.add(host);
      slot.count++;
      slot.isLead ||= isLead;
      slots.set(key, slot);
    }
  }
  let best: ReadonlySet<string> = new Set();
  // What differs on each line counts lines, or tells times.
  for (const { names, count, isLead } of slots.values())
    if (names.size > Math.max(1, best.size) && (count >= 1.5 * names.size || (!isLead && names.size < 1000))) best = names;
  return best;
}
