// A hub's folder of hosted clusters (HyperShift): each in a file of its own, with its NodePools.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom, type Random } from './random.ts';

const SERVICES = ['APIServer', 'OAuthServer', 'Konnectivity', 'Ignition'];
const FIRST_NODE_PORT = 30_000;
/** Every eighth cluster is published by node ports, because a hub has few. */
const BY_NODE_PORT = 8;

interface Platform {
  readonly lines: readonly string[];
  readonly nodes: readonly string[];
  /** How the API is published; the other services have Routes. */
  readonly api: 'LoadBalancer' | 'Route';
}

/** Writes `clusters` hosted clusters into a new folder; they are the same each time. */
export function writeHostedClusters(folder: string, clusters: number): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const random = createRandom(14);
  for (let index = 0; index < clusters; index += 1) {
    const name = `tenant-${index}`;
    const platform = index % BY_NODE_PORT === 0 ? bareMetal(name) : random.pick([bareMetal(name), KUBEVIRT, aws(random)]);
    const pools = Array.from({ length: 1 + random.below(2) }, (_, pool) => nodePool(name, pool, platform, random));
    writeFileSync(join(folder, `${name}.yaml`), [hostedCluster(name, index, platform, random), ...pools].join('---\n'));
  }
}

function bareMetal(name: string): Platform {
  return { lines: ['type: Agent', `agent: { agentNamespace: agents-${name} }`], nodes: ['type: Agent'], api: 'Route' };
}

const KUBEVIRT: Platform = {
  lines: ['type: KubeVirt', 'kubevirt:', '  baseDomainPassthrough: true'],
  nodes: ['type: KubeVirt', 'kubevirt:', '  compute: { cores: 4, memory: 16Gi }', '  rootVolume:', '    type: Persistent'],
  api: 'LoadBalancer',
};

function aws(random: Random): Platform {
  const subnet = ['    subnet:', `      id: subnet-${random.word(17)}`, '    zone: eu-central-1a'];
  return {
    lines: [
      ...['type: AWS', 'aws:', '  region: eu-central-1', '  endpointAccess: Public', '  cloudProviderConfig:'],
      ...[`    vpc: vpc-${random.word(17)}`, ...subnet],
    ],
    nodes: ['type: AWS', 'aws: { instanceType: m5.large }'],
    api: 'LoadBalancer',
  };
}

function hostedCluster(name: string, index: number, { lines, api }: Platform, random: Random): string {
  const domain = `${name}.example.org`;
  const published = SERVICES.map((service, position) => {
    if (index % BY_NODE_PORT === 0) {
      const port = FIRST_NODE_PORT + (index / BY_NODE_PORT) * SERVICES.length + SERVICES.indexOf(service);
      return ['type: NodePort', 'nodePort:', '  address: nodes.example.org', `  port: ${port}`];
    }
    if (position === 0 && api === 'LoadBalancer') return ['type: LoadBalancer', `loadBalancer: { hostname: api.${domain} }`];
    return ['type: Route', 'route:', `  hostname: ${service.toLowerCase()}.${domain}`];
  });
  return `apiVersion: hypershift.openshift.io/v1beta1
kind: HostedCluster
metadata:
  name: ${name}
  namespace: clusters
  labels:
    example.org/team: team-${random.below(40)}
  annotations:
    hypershift.openshift.io/cleanup-cloud-resources: "true"
spec:
  release:
    image: quay.io/openshift-release-dev/ocp-release:4.${14 + random.below(6)}.${random.below(30)}-x86_64
  clusterID: ${[8, 4, 4, 4, 12].map((length) => random.word(length)).join('-')}
  infraID: ${name}-${random.word(5)}
  controllerAvailabilityPolicy: HighlyAvailable
  infrastructureAvailabilityPolicy: SingleReplica
  pullSecret:
    name: ${name}-pull-secret
  sshKey:
    name: ${name}-ssh-key
  secretEncryption:
    type: aescbc
    aescbc:
      activeKey:
        name: ${name}-etcd-encryption-key
  etcd:
    managementType: Managed
    managed:
      storage:
        type: PersistentVolume
        persistentVolume:
          size: ${8 + random.below(24)}Gi
  dns:
    baseDomain: example.org
  networking:
    networkType: OVNKubernetes
    machineNetwork:
    - cidr: 10.${random.below(128)}.0.0/16
    clusterNetwork:
    - cidr: 10.132.0.0/14
    serviceNetwork:
    - cidr: 172.31.0.0/16
  platform:
${indented(4, lines)}  services:
${SERVICES.map((service, position) => `${indented(2, [`- service: ${service}`, '  servicePublishingStrategy:'])}${indented(6, published[position] ?? [])}`).join('')}`;
}

function nodePool(cluster: string, pool: number, { nodes }: Platform, random: Random): string {
  return `apiVersion: hypershift.openshift.io/v1beta1
kind: NodePool
metadata:
  name: ${cluster}-${pool}
  namespace: clusters
spec:
  clusterName: ${cluster}
  replicas: ${2 + random.below(6)}
  management:
    autoRepair: true
    upgradeType: Replace
  release:
    image: quay.io/openshift-release-dev/ocp-release:4.${14 + random.below(6)}.${random.below(30)}-x86_64
  platform:
${indented(4, nodes)}`;
}

function indented(depth: number, lines: readonly string[]): string {
  return lines.map((line) => `${' '.repeat(depth)}${line}\n`).join('');
}
