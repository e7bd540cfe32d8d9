/** A question of which one cluster has one answer, with the words by which paths and names give the answer. */
interface Dimension {
  readonly id: string;
  readonly answers: Readonly<Record<string, readonly string[]>>;
  /** The word must be a whole folder or file name. */
  readonly whole?: boolean;
  /** Names of workloads give the answer too. */
  readonly inNames?: boolean;
}

/** An answer that a word gives. */
export interface Variant {
  readonly dimension: string;
  readonly answer: string;
}

const DIMENSIONS: readonly Dimension[] = [
  {
    id: 'platform',
    answers: {
      aws: ['aws', 'amazon', 'eks'],
      gcp: ['gcp', 'gce', 'gke', 'google'],
      azure: ['azure', 'aks'],
      openstack: ['openstack'],
      vsphere: ['vsphere', 'vmware'],
      baremetal: ['baremetal', 'bare-metal', 'metal3', 'metal'],
      ibm: ['ibm', 'ibmcloud', 'ibm-cloud', 'ibm-cloud-managed', 'powervs'],
      nutanix: ['nutanix'],
      ovirt: ['ovirt', 'rhv'],
      alibaba: ['alibaba', 'alibabacloud', 'alicloud', 'aliyun'],
      oracle: ['oraclecloud', 'oci-cloud'],
      hetzner: ['hetzner', 'hcloud'],
      digitalocean: ['digitalocean'],
      linode: ['linode'],
      scaleway: ['scaleway'],
      equinix: ['equinix', 'equinix-metal'],
      libvirt: ['libvirt'],
      kubevirt: ['kubevirt'],
      kind: ['kind'],
      minikube: ['minikube'],
    },
  },
  {
    id: 'who hosts the control plane',
    answers: {
      self: ['self-hosted', 'selfhosted', 'self-managed', 'standalone'],
      hosted: ['managed', 'hosted', 'hypershift', 'hcp', 'hosted-control-plane', 'hosted-control-planes'],
    },
  },
  {
    id: 'network plugin',
    inNames: true,
    answers: {
      'ovn-kubernetes': ['ovn-kubernetes', 'ovnkube', 'ovnk'],
      'openshift-sdn': ['openshift-sdn', 'sdn'],
      'kube-ovn': ['kube-ovn', 'kubeovn'],
      kuryr: ['kuryr'],
      calico: ['calico'],
      canal: ['canal'],
      flannel: ['flannel', 'kube-flannel'],
      cilium: ['cilium'],
      weave: ['weave', 'weave-net'],
      antrea: ['antrea'],
      'kube-router': ['kube-router'],
      contiv: ['contiv'],
      romana: ['romana'],
      kindnet: ['kindnet'],
    },
  },
  {
    id: 'who serves Services',
    inNames: true,
    answers: {
      'kube-proxy': ['kube-proxy'],
      plugin: ['ovn-kubernetes', 'ovnkube', 'ovnk', 'openshift-sdn', 'kube-router'],
    },
  },
  {
    id: 'environment',
    answers: {
      development: ['dev', 'development'],
      staging: ['staging', 'stage'],
      production: ['prod', 'production'],
      preproduction: ['preprod', 'pre-prod', 'uat', 'qa'],
    },
  },
  {
    id: 'topology',
    answers: {
      single: ['single-node', 'sno', 'single-replica'],
      available: ['ha', 'high-availability', 'highly-available', 'multi-node'],
      compact: ['compact'],
    },
  },
  { id: 'operating system', answers: { linux: ['linux'], windows: ['windows', 'win'] } },
  {
    id: 'architecture',
    answers: {
      amd64: ['amd64', 'x86-64'],
      arm64: ['arm64', 'aarch64'],
      arm: ['arm', 'armhf', 'armv7'],
      ppc64le: ['ppc64le'],
      s390x: ['s390x'],
      riscv64: ['riscv64'],
    },
  },
  { id: 'IP family', answers: { IPv4: ['ipv4'], IPv6: ['ipv6'], dual: ['dual-stack', 'dualstack'] } },
  { id: 'container runtime', answers: { docker: ['docker'], containerd: ['containerd'], 'cri-o': ['crio', 'cri-o'] } },
  {
    id: 'distribution',
    whole: true,
    answers: {
      kubernetes: ['kubernetes', 'k8s', 'vanilla'],
      openshift: ['openshift', 'ocp', 'okd'],
      k3s: ['k3s', 'k3d'],
      rke2: ['rke2', 'rke'],
      microk8s: ['microk8s'],
      talos: ['talos'],
    },
  },
];

/** Folders whose entries are one choice each. */
export const CHOICE_FOLDERS = /^(overlays?|environments?|envs?|variants?|flavou?rs?|clusters|platforms?|providers?|profiles?|presets?)$/;

/** Folders of manifests that are not part of the product. */
export const ASIDE_FOLDERS = /^(examples?|samples?|tests?|testing|testdata|fixtures?|e2e|demos?|hack)$/;

/** Folders that hold what overlays change, so that a file there and one in an overlay say one thing. */
const SHARED_FOLDERS = /^(base|bases|common|overlays?|environments?|envs?|generated)$/;

const VERSION =
  /(?<=^|[-_])(?:v|release-|rel-|version-)?\d+(?:\.\d+)+(?:-(?:alpha|beta|rc)[.\d]*)?(?=[-_]|$)|(?<=^|[-_])v\d+(?:(?:alpha|beta|rc)\d*)?(?=[-_]|$)/g;

/** What one folder or file name says of its variant. */
export interface SegmentWords {
  readonly variants: readonly Variant[];
  /** What is left without the words of variants and versions. */
  readonly plain: string;
  /** Versions as written, joined; empty where there are none. */
  readonly versions: string;
}

const SPOKEN = new Map<string, Variant[]>();
const NAMED = new Map<string, Variant[]>();
const WHOLE = new Map<string, Variant[]>();
for (const { id, answers, whole, inNames } of DIMENSIONS) {
  for (const [answer, words] of Object.entries(answers)) {
    for (const word of words) {
      add(whole ? WHOLE : SPOKEN, word, { dimension: id, answer });
      if (inNames) add(NAMED, word, { dimension: id, answer });
    }
  }
}

function add(map: Map<string, Variant[]>, word: string, variant: Variant): void {
  map.set(word, [...(map.get(word) ?? []), variant]);
}

function patternOf(words: Iterable<string>): RegExp {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<=^|-)(?:${longestFirst.join('|')})(?=-|$)`, 'g');
}

const SPOKEN_PATTERN = patternOf(SPOKEN.keys());
const NAMED_PATTERN = patternOf(NAMED.keys());

/** Longer than any file name that a system allows. */
const LONGEST = 255;

function hyphenate(text: string): string {
  return text
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

/** Reads a folder's name, or a file's without its extension. */
export function wordsOfSegment(segment: string): SegmentWords {
  const name = segment.slice(0, LONGEST).toLowerCase();
  const versions = [...name.matchAll(VERSION)].map((match) => match[0]).join(' ');
  const text = hyphenate(name.replace(VERSION, ''));
  const whole = WHOLE.get(text) ?? [];
  const variants = [...text.matchAll(SPOKEN_PATTERN)].flatMap((match) => SPOKEN.get(match[0]) ?? []);
  const plain = whole.length > 0 || SHARED_FOLDERS.test(text) ? '' : text.replace(SPOKEN_PATTERN, '');
  return { variants: [...whole, ...variants], plain: plain.replace(/-+/g, '-').replace(/^-|-$/g, ''), versions };
}

/** What a workload's name says of its variant. */
export function variantsOfName(name: string): readonly Variant[] {
  return [...hyphenate(name).matchAll(NAMED_PATTERN)].flatMap((match) => NAMED.get(match[0]) ?? []);
}

/** The two answer some question differently, and neither gives both answers. */
export function differ(a: readonly Variant[], b: readonly Variant[]): boolean {
  if (a.length === 0 || b.length === 0) return false;
  return a.some(({ dimension }) => {
    const here = answersTo(dimension, a);
    const there = answersTo(dimension, b);
    return there.size > 0 && ![...here].some((answer) => there.has(answer));
  });
}

/** Both name this dimension's same answer. */
export function agreeOn(dimension: string, a: readonly Variant[], b: readonly Variant[]): boolean {
  const there = answersTo(dimension, b);
  return [...answersTo(dimension, a)].some((answer) => there.has(answer));
}

function answersTo(dimension: string, variants: readonly Variant[]): Set<string> {
  return new Set(variants.filter((variant) => variant.dimension === dimension).map((variant) => variant.answer));
}
