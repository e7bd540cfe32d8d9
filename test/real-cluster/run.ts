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

The user reader has no rights; bind the roles of audit --print-rbac to it:
  ${cluster.controlPlane.kubeconfigOf('reader')}
The audit log is ${cluster.controlPlane.auditLog}`);
