/** How tools say on which host they run a command. */
export const OF_TOOLS = [
  // commatrix
  /^node: *(\S+)\s*$/g,
  // ansible
  /^(\S+) \| [A-Z]+!? (?:\||=>)/g,
  /^(?:ok|changed): \[([^\]\s]+)\](?: =>|$)/g,
  // pssh
  /^\[\d+\] [\d:]+ \[\w+\] (?:\w+@)?([\w.-]+)/g,
  // oc debug of a node
  /\bdebug (?:.* )?node\/([\w.-]+)/g,
  /^Creating debugging pod .* on node ([\w.-]+)\.$/g,
];

/** What says by its form that it names the host of what comes, even where it is the only one. */
export const TELLING_FORMS = [
  ...OF_TOOLS,
  // A key of data, or a line as `hostnamectl` and scripts write it
  /\b\w*(?:host|node|instance|machine|minion)(?:[_ ]?name)?["']?(?:: *|=)["']?([\w.-]+)(?![\w.-]*:)/gi,
  // syslog
  /^(?:<\d+>\d )?(?:[A-Z][a-z]{2} [ \d]\d [\d:]{8}|\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-]\d\d:?\d\d)?) ([\w.-]+) [\w.@/-]+(?:\[\d+\]:| \d+ - -| \d+ \S+ -)/g,
  // uname -a
  /^Linux (\S+) \d+\.\d/g,
  /^Starting pod\/([\w.-]+?)-debug(?:-[a-z0-9]{5})? ?\.\.\.$/g,
  // A command that goes there
  /\bssh(?: -[bcDEeFIiJLlmOopQRSWw] ?\S+| -\w+)* (?:\w+@)?([\w.-]+)(?= |$)/g,
  // A prompt where somebody asks for sockets
  /^\S{0,3}?\w+@([\w.-]+)[ :][^$#]*[$#] (?!.*\b(?:ssh|exec|debug|rsh|run)\b).*(?:\b(?:ss|netstat|lsof)\b|\/proc\/net\/)/g,
  // watch
  /^Every [\d.]+s: .*\s([\w.-]+): [A-Z][a-z]{2} /g,
  // The newer file of a diff
  /^\+\+\+ b\/(?:\S*\/)?([\w.-]+)$/g,
  // Before each line: pdsh, Fabric, Rundeck, talosctl
  /(?:^|[\s\]>])\[?([A-Za-z][\w.-]*[.\d-][\w.-]*)(?:\] (?:out|err)|\] \[NORMAL\]|):\s$/g,
];

/** What headings tell of a capture, or of its time, and not of its host. */
const NO_HOST =
  /(?:\b|_)(?:v\d[\w.]*|[0-9a-f]{12,}|tcp|udp|sctp|ipv|listen\w*|established|sockets?|ports?|before|after|old|new|first|second|third|last|start|end|ss|netstat|lsof|proc|step|part|run|try|attempt|pass|round|sample|snapshot|poll|loop|iteration|cycle|check|test|capture|output|phase|sh|bash|debug|\w+\.service|std(?:out|err)\w*|lines|msg|localhost|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\d?(?:\b|_)/i;
/** No options of commands. */
export const WORD = /(?<!(?:^|\s)--?)\b[A-Za-z0-9](?:[\w.-]*[A-Za-z0-9])?/g;
export const ADDRESS = /^(?:\d{1,3}\.){3}\d{1,3}$/;
/** What is made up by machines: of pods, of instances of clouds. */
const OF_MACHINES = /-[bcdf-hj-np-tv-z2-9]{5}(?=-|$)|^i-[0-9a-f]+$|[0-9a-f]{8}-[0-9a-f]{4}/;

export const MADE_UP = 1;
/** Addresses, also those that some form calls a host: names beside them are better. */
export const ADDRESSES = 1.5;
export const WORDS = 2;
/** Whatever form the label has. */
export const ANY = 1.75;
export const NUMBERED = 3;
export const TELLING = 4;
/** A word behind which a host stands rather than elsewhere. */
export const BEFORE_HOST = /^(?:on|of|node|host|hostname|server|machine|target)$/i;
/** A command whose output is the name of its host. */
export const ASKS_NAME = /\b(?:hostname|uname -n)\b/;

/** How well a word may be the name of a host, if others of its slot differ; 0 where it is none. */
export function likelihoodOf(word: string): number {
  if (ADDRESS.test(word)) return ADDRESSES;
  if (OF_MACHINES.test(word)) return MADE_UP;
  if (!/^[a-z]/i.test(word) || NO_HOST.test(word)) return 0;
  return /[\d.]/.test(word) ? NUMBERED : WORDS;
}
