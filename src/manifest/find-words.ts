import { HYPERSHIFT_API } from '../model/hosted-cluster.ts';
import { STUB_ENDPOINT } from '../model/hosted-facts.ts';
import { MARK, MARK_WITHOUT_COLON } from './comments.ts';

/** A document that holds none of these, and no rare word, makes no pod with a host port, no process of the node, no hosted cluster. */
const HOST_WORDS = ['hostNetwork', 'hostPort'];
/**
 * Machine configs and ignition files hold encoded files and units. Node.js searches for up to six characters at the speed of
 * memory, for more of them four times slower.
 */
const RARE_WORDS = [
  { start: ';base6', words: [';base64,'] },
  { start: 'hypers', words: [HYPERSHIFT_API] },
  // Routers that the ingress operator makes.
  { start: 'HostNe', words: ['HostNetwork'] },
  // User data of the nodes of hosted clusters.
  { start: '/ignit', words: [STUB_ENDPOINT] },
  { start: '[S', words: ['[Service]', '[Socket]'] },
  // Quadlets, and what configures processes that nodes start anyway; one search for all, because each takes a pass.
  { start: '/etc/', words: ['/etc/containers/systemd/', '/etc/crio/crio.conf', '/etc/ssh/sshd_config', '/etc/kubernetes/kubelet.conf'] },
];
/** How the frequent words, and the mark of comments, begin, so that one search finds them all. */
const STEM = 'host';
const FREQUENT_WORDS = [...HOST_WORDS, MARK, MARK_WITHOUT_COLON].map((word) => ({
  word,
  isMark: !HOST_WORDS.includes(word),
  next: word.charCodeAt(STEM.length),
}));

/** What the words in a stretch of the bytes tell of it. */
export interface FoundWords {
  /** It may make a pod with a host port, or describe a hosted cluster. */
  readonly mayHostPort: boolean;
  /** A comment in it may speak to this program. */
  readonly isMarked: boolean;
}

/** Searches ever later stretches of the bytes. */
export function createFinder(bytes: Buffer): (start: number, end: number) => FoundWords {
  const rare = RARE_WORDS.map((kind) => ({ at: nextOf(bytes, kind, 0), ...kind }));
  let stem = bytes.indexOf(STEM);
  return (start, end) => {
    let mayHostPort = false;
    for (const next of rare) {
      if (next.at >= 0 && next.at < start) next.at = nextOf(bytes, next, start);
      if (next.at >= start && next.at < end) mayHostPort = true;
    }
    if (stem >= 0 && stem < start) stem = bytes.indexOf(STEM, start);
    let isMarked = false;
    for (; stem >= start && stem < end; stem = bytes.indexOf(STEM, stem + STEM.length)) {
      const next = bytes[stem + STEM.length];
      for (const { word, isMark, next: wanted } of FREQUENT_WORDS) {
        if (wanted !== next || bytes.toString('latin1', stem, stem + word.length) !== word) continue;
        if (isMark) isMarked = true;
        else mayHostPort = true;
      }
    }
    return { mayHostPort, isMarked };
  };
}

/** Where a word of a kind next stands; -1 where none does. */
function nextOf(bytes: Buffer, { start, words }: (typeof RARE_WORDS)[number], from: number): number {
  for (let at = bytes.indexOf(start, from); at >= 0; at = bytes.indexOf(start, at + 1)) {
    const next = bytes[at + start.length];
    // Text is made only of what is likely to be a word.
    if (words.some((word) => word.charCodeAt(start.length) === next && bytes.toString('latin1', at, at + word.length) === word)) return at;
  }
  return -1;
}
