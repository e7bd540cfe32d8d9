import { DEFAULT_CLUSTER_NETWORK, DEFAULT_SERVICE_NETWORK, type JudgedCluster, type Located } from '../../src/model/hosted-cluster.ts';
import { type HubNetwork, onSameHub } from '../../src/model/hub.ts';
import type { Draft } from '../../src/model/rule.ts';
import { familyOf, type Network, overlap, readNetwork } from '../../src/net/network.ts';
import { exampleCluster, examplesOf } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject, runsOnHub } from '../hosted-rule.ts';

export const hcpNetworkOverlap = hostedRule({
  id: 'hcp-network-overlap',
  title: 'Networks of a hosted cluster overlap',
  why:
    'Machine, cluster and service networks and the internal subnets of OVN-Kubernetes must not overlap, and all first networks ' +
    'and the advertise address must be of one IP family; the operator refuses the cluster otherwise. On KubeVirt the machines are ' +
    'pods of the hub, so an overlap with networks of the hub makes these unreachable, which is a warning.',
  remedy: 'Choose networks that do not overlap.',
  severity: 'error',
  source:
    'HyperShift: hypershift-operator/controllers/hostedcluster/hostedcluster_controller.go, validateNetworks and ' +
    'validateSliceNetworkCIDRs',
  examples: examplesOf(
    exampleCluster({
      spec: `networking:
  machineNetwork: «[{ cidr: 10.0.0.0/8 }] # expect: hcp-network-overlap error certain @30|[{ cidr: 192.168.10.0/24 }]»
  clusterNetwork: [{ cidr: 10.132.0.0/14 }]
  serviceNetwork: [{ cidr: 172.31.0.0/16 }]
`,
    }),
  ),
  *ofCluster(cluster, { hosted }) {
    const { machineNetworks, clusterNetworks, serviceNetworks } = cluster.networking;
    for (const at of [...machineNetworks, ...clusterNetworks, ...serviceNetworks]) {
      if (at.value === undefined || readNetwork(at.value) !== null) continue;
      yield draftOfField(cluster, at, {
        message: `${JSON.stringify(at.value)} is not a CIDR`,
        why: `the API server refuses ${nameOfObject(cluster)}`,
        remedy: 'write it like 10.132.0.0/14',
      });
    }
    const ranges = hostedNetworks(cluster);
    const isIbm = cluster.platform.value === 'IBMCloud';
    for (const [index, one] of isIbm || !cluster.template ? ranges.entries() : []) {
      const other = ranges.slice(index + 1).find((later) => (isIbm ? later.text === one.text : overlap(one.network, later.network)));
      // The finding is at a field of the object, because a default has no place.
      const [here, there] = one.at || !other?.at ? [one, other] : [other, one];
      if (!there || !here.at) continue;
      yield draftOfField(cluster, here.at, {
        message: `the ${here.what} ${here.text} overlaps the ${there.what} ${there.text}${there.at ? '' : ' (default)'}`,
        why: `the ${isIbm ? 'API server' : 'operator'} refuses ${nameOfObject(cluster)}`,
        remedy: 'choose networks that do not overlap',
        related: there.at ? [{ span: there.at.span, message: `the ${there.what}`, isShown: true }] : [],
      });
    }
    yield* mixedFamilies(cluster);
    if (runsOnHub(cluster)) yield* overlapsHub(cluster, onSameHub(cluster, hosted.hub.networks));
  },
});

/** On KubeVirt the nodes are pods of the hub, unless they run on an external cluster. */
function* overlapsHub(cluster: JudgedCluster, [hub, ...others]: readonly HubNetwork[]): Iterable<Draft> {
  if (!hub || others.length > 0) return;
  const own = hostedNetworks(cluster).filter(({ what }) => what === 'cluster network' || what === 'service network');
  const theirs = [...hub.clusterNetworks, ...hub.serviceNetworks];
  // If the networks are equal, the object is the Network of the hosted cluster, not of the hub.
  if (theirs.every(({ value }) => own.some(({ text }) => text === value))) return;
  for (const { what, text, network, at } of own) {
    const met = rangesOf('', theirs, []).find((other) => overlap(other.network, network));
    if (!met?.at) continue;
    yield draftOfField(cluster, at ?? cluster.networking.block ?? cluster.platform, {
      message: `the ${what} ${text}${at ? '' : ' (default)'} overlaps ${met.text} of the hub`,
      why: `the nodes of ${nameOfObject(cluster)} are on the network of the hub, and cannot reach the hub's addresses in that range`,
      remedy: 'choose a network that does not overlap those of the hub',
      severity: 'warning',
      related: [{ span: met.at.span, message: 'the network of the hub', isShown: true }],
    });
  }
}

/** The first networks and the advertise address must have the same address family. */
function* mixedFamilies(cluster: JudgedCluster): Iterable<Draft> {
  const { machineNetworks, clusterNetworks, serviceNetworks, advertiseAddress } = cluster.networking;
  const firsts = [clusterNetworks[0], serviceNetworks[0], machineNetworks[0], advertiseAddress].flatMap((at) => {
    const family = familyOf(at?.value?.split('/')[0] ?? '');
    return at && family !== 0 ? [{ at, family }] : [];
  });
  const [first] = firsts;
  const odd = firsts.find(({ family }) => family !== first?.family);
  if (!first || !odd) return;
  yield draftOfField(cluster, odd.at, {
    message: `${odd.at.value} is IPv${odd.family}, but ${first.at.value} is IPv${first.family}`,
    why: `the first networks and the advertise address of ${nameOfObject(cluster)} must have the same address family`,
    remedy: 'put the networks of one family first in every list',
    related: [{ span: first.at.span, message: `IPv${first.family} here`, isShown: true }],
  });
}

/** A network of a hosted cluster, or an internal subnet of its network plugin. */
interface HostedRange {
  readonly what: string;
  readonly text: string;
  readonly network: Network;
  /** Null for a default. */
  readonly at: Located<string> | null;
}

/** Default internal subnets of OVN-Kubernetes on KubeVirt; they differ from those of the hub's OVN. */
const KUBEVIRT_JOIN_SUBNETS = ['100.66.0.0/16', 'fd99::/64'];

/** All networks of a cluster, including defaults; networks that cannot be read are omitted. */
function hostedNetworks({ networking, platform, internalSubnets, internalJoinSubnet }: JudgedCluster): readonly HostedRange[] {
  const usesOvn = networking.networkType === null || networking.networkType.value === 'OVNKubernetes';
  const defaults = KUBEVIRT_JOIN_SUBNETS.filter((text) => text.includes(':') || internalJoinSubnet === null);
  return [
    ...rangesOf('machine network', networking.machineNetworks, []),
    ...rangesOf('cluster network', networking.clusterNetworks, [DEFAULT_CLUSTER_NETWORK]),
    ...rangesOf('service network', networking.serviceNetworks, [DEFAULT_SERVICE_NETWORK]),
    ...rangesOf('internal subnet of OVN-Kubernetes', platform.value === 'IBMCloud' || !usesOvn ? [] : internalSubnets, []),
    ...rangesOf('internal subnet of OVN-Kubernetes', [], usesOvn && platform.value === 'KubeVirt' ? defaults : []),
  ];
}

function rangesOf(what: string, given: readonly Located<string>[], defaults: readonly string[]): HostedRange[] {
  const texts = given.length > 0 ? given.map((at) => ({ text: at.value ?? '', at })) : defaults.map((text) => ({ text, at: null }));
  return texts.flatMap(({ text, at }) => {
    const network = readNetwork(text);
    return network === null ? [] : [{ what, text, network, at }];
  });
}
