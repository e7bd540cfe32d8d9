/** A question of which one cluster has one answer, with the words by which paths and names give the answer. */
export interface Dimension {
  readonly id: string;
  readonly answers: Readonly<Record<string, readonly string[]>>;
  /** The word must be a whole folder or file name. */
  readonly whole?: boolean;
  /** Names of workloads give the answer too. */
  readonly inNames?: boolean;
}

/** Facts about what excludes what, as words of file, folder and object names. */
export const DIMENSIONS: readonly Dimension[] = [
  {
    id: 'platform',
    answers: {
      aws: ['aws', 'amazon', 'eks'],
      gcp: ['gcp', 'gce', 'gke', 'google'],
      azure: ['azure', 'aks'],
      openstack: ['openstack'],
      vsphere: ['vsphere', 'vmware'],
      baremetal: ['baremetal', 'bare-metal', 'metal3', 'metal'],
      ibm: ['ibm', 'ibmcloud', 'ibm-cloud', 'ibm-cloud-managed'],
      powervs: ['powervs', 'ibm-powervs'],
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
