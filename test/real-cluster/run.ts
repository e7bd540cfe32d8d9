// Starts the sample cluster and leaves it running until Ctrl-C. Usage: npm run cluster
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterParts, startSampleCluster } from './sample-cluster.ts';

const parts = clusterParts();
if (parts === null) throw new Error('a program is missing; install it with: scripts/install-real-parts.sh kube-apiserver kwok etcd');
const folder = mkdtempSync(join(tmpdir(), 'hostport-lint-cluster-'));
const cluster = await startSampleCluster(folder, parts);
const stop = async (): Promise<void> => {
  await cluster.stop();
  rmSync(folder, { recursive: true });
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
console.log(`A cluster with good and bad workloads runs until Ctrl-C. In another shell:

  export KUBECONFIG=${cluster.controlPlane.kubeconfigOf('admin')}
  npx . audit
  npx . audit --sockets exec

A user without rights, to whom those of audit --print-rbac can be given, is reader:
  ${cluster.controlPlane.kubeconfigOf('reader')}
Requests are told in ${cluster.controlPlane.auditLog}`);
