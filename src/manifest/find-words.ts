import { HYPERSHIFT_API } from '../model/hosted-cluster.ts';
import { STUB_ENDPOINT } from '../model/hosted-facts.ts';
import { MARK, MARK_WITHOUT_COLON } from './comments.ts';

/**
 * Words by their beginning, or by a part with `before` characters in front of it: Node.js searches for at most six characters at the speed of memory, for more of them four times slower.
 * A document without any of them makes no pod with a host port, no process of the node and no hosted cluster.
 */
const WORDS: readonly {
  readonly start: string;
  readonly before?: number;
  readonly words: readonly string[];
  readonly isMark?: boolean;
}[] = [
  { start: 'host', words: ['hostNetwork', 'hostPort'] },
  { start: 'hostpo', words: [MARK, MARK_WITHOUT_COLON], isMark: true },
  // Machine configs and ignition files hold encoded files and units.
  { start: ';base6', words: [';base64,'] },
  { start: 'data:,', words: ['data:,'] },
  { start: 'write_', words: ['write_files'] },
  { start: 'hypers', words: [HYPERSHIFT_API] },
  // Routers that the ingress operator makes.
  { start: 'HostNe', words: ['HostNetwork'] },
  // Resources whose operators start pods on the host network without that word.
  { start: 'triden', words: ['trident.netapp.io/'] },
  { start: 'csi.ce', words: ['csi.ceph.io/'] },
  { start: 'ceph.r', words: ['ceph.rook.io/'] },
  { start: 'bindPo', words: ['bindPort'] },
  // The configuration of K3s and RKE2.
  { start: '-arg', words: ['-arg:'] },
  { start: 'https-', words: ['https-listen-port'] },
  // The configuration of kubeadm and of the kubelet.
  { start: 'xtraAr', before: 1, words: ['extraArgs', 'ExtraArgs'] },
  { start: 'Kubele', words: ['KubeletConfiguration'] },
  // Files of nodes.
  { start: 'Kubead', words: ['KubeadmConfig', 'KubeadmControlPlane'] },
  // User data of the nodes of hosted clusters.
  { start: '/ignit', words: [STUB_ENDPOINT] },
  { start: '[S', words: ['[Service]', '[Socket]'] },
  // Quadlets, and what configures processes that nodes start anyway; one search for all, because each takes a pass.
  { start: '/etc/', words: ['/etc/containers/systemd/', '/etc/crio/crio.conf', '/etc/ssh/sshd_config', '/etc/kubernetes/kubelet.conf'] },
];

/** The words that a part of the bytes contains. */
export interface FoundWords {
  /** It may make a pod with a host port, or describe a hosted cluster. */
  readonly mayHostPort: boolean;
  /** A comment in it may be for this program. */
  readonly isMarked: boolean;
}

/** A function that searches parts of the bytes, each behind the one before. */
export function createFinder(bytes: Buffer): (start: number, end: number) => FoundWords {
  const nextWords = WORDS.map((kind) => ({ at: nextOf(bytes, kind, 0), ...kind }));
  return (start, end) => {
    for (const next of nextWords) if (next.at >= 0 && next.at < start) next.at = nextOf(bytes, next, start);
    const found = nextWords.filter(({ at }) => at >= start && at < end);
    return { mayHostPort: found.some(({ isMark }) => !isMark), isMarked: found.some(({ isMark }) => isMark) };
  };
}

/** Which words all of the bytes hold. */
export function findWords(bytes: Buffer): FoundWords {
  return createFinder(bytes)(0, bytes.length);
}

/** Offset of the next word of a kind; -1 if there is no other. */
function nextOf(bytes: Buffer, { start, before = 0, words }: (typeof WORDS)[number], from: number): number {
  for (let at = bytes.indexOf(start, from + before); at >= 0; at = bytes.indexOf(start, at + 1)) {
    const first = at - before;
    const next = bytes[at + start.length];
    // Text is made only of what is likely to be a word.
    const isWord = (word: string): boolean =>
      word.charCodeAt(before + start.length) === next && bytes.toString('latin1', first, first + word.length) === word;
    if (words.some(isWord)) return first;
  }
  return -1;
}
