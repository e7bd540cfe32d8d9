import { HYPERSHIFT_API } from '../model/hosted-cluster.ts';
import { STUB_ENDPOINT } from '../model/hosted-facts.ts';
import { createWordSearch } from '../text/word-search.ts';
import { MARK, MARK_WITHOUT_COLON } from './comments.ts';

/**
 * A document without any of these words creates no pod with a host port, no process of the node and no hosted cluster. The longer the
 * shortest word, the faster the search.
 */
const WORDS: readonly string[] = [
  // Fields of pods, and the strategy of routers that the ingress operator creates.
  ...['hostNetwork', 'hostPort', 'HostNetwork'],
  // Machine configs and ignition files contain encoded files and units.
  ...[';base64,', 'data:,', 'write_files', '[Service]', '[Socket]'],
  HYPERSHIFT_API,
  // Resources whose operators start pods on the host network without that word.
  ...['trident.netapp.io/', 'csi.ceph.io/', 'ceph.rook.io/', 'operator.tigera.io/'],
  // The configuration of K3s and RKE2.
  ...['kubelet-arg:', 'server-arg:', 'manager-arg:', 'scheduler-arg:', 'proxy-arg:', 'etcd-arg:', 'https-listen-port'],
  // The configuration of kubeadm and of the kubelet.
  ...['kubeadm.k8s.io/', 'KubeletConfiguration', 'KubeProxyConfiguration', 'KubeadmConfig', 'KubeadmControlPlane'],
  // The configuration of k0s and kOps.
  ...['k0sproject.io/', 'kops.k8s.io/'],
  // Sysctls that set which ports a node uses for outgoing connections.
  'ip_local_',
  // User data of the nodes of hosted clusters.
  STUB_ENDPOINT,
  // Quadlets, and configuration files of processes that nodes run by default.
  ...['/etc/containers/systemd/', '/etc/crio/crio.conf', '/etc/ssh/sshd_config', '/etc/kubernetes/kubelet.conf'],
];
const MARKS: readonly string[] = [MARK, MARK_WITHOUT_COLON];

const search = createWordSearch([...WORDS, ...MARKS]);

/** The start of a reference to the hosted cluster that owns an object, with the fields in the order in which the API server writes them. */
const OWNER = /^hypershift\.openshift\.io\/v\w+["']?,?\s+["']?blockOwnerDeletion\b/;
const LONGEST_OWNER = 100;

/** The words in a range of bytes. */
export interface FoundWords {
  /** True if the bytes may create a pod with a host port, or describe a hosted cluster. */
  readonly mayHostPort: boolean;
  /** True if a comment may be for this program. */
  readonly isMarked: boolean;
}

/** Searches the bytes from `start` to `end` for words. */
export function findWords(bytes: Buffer, start = 0, end = bytes.length): FoundWords {
  const found = { mayHostPort: false, isMarked: false };
  for (let next = search(bytes, start, end); next !== null; next = search(bytes, next.at + 1, end)) {
    const { word, at } = next;
    if (MARKS.includes(word)) found.isMarked = true;
    else found.mayHostPort ||= word !== HYPERSHIFT_API || !OWNER.test(bytes.toString('latin1', at, at + LONGEST_OWNER));
    if (found.isMarked && found.mayHostPort) break;
  }
  return found;
}
