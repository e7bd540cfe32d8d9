import type { Program } from '../src/model/program.ts';
import { programs as controlPlane } from './kube-control-plane.ts';
import { programs as node } from './kubernetes-node.ts';

/** The words that select a component of the one executable that holds them all; the short ones are older. */
const WORDS = new Map([
  ['kube-apiserver', ['kube-apiserver', 'apiserver']],
  ['kube-controller-manager', ['kube-controller-manager', 'controller-manager']],
  ['kube-proxy', ['kube-proxy', 'proxy']],
  ['kube-scheduler', ['kube-scheduler', 'scheduler']],
  ['kubelet', ['kubelet']],
]);

export const programs: readonly Program[] = [...controlPlane, ...node]
  .flatMap((component) =>
    (WORDS.get(component.id) ?? []).map((word) => ({
      ...component,
      id: `hyperkube-${word}`,
      sources: ['kubernetes/kubernetes:cmd/hyperkube/main.go', ...component.sources],
      executables: ['hyperkube'],
      images: [],
      subcommand: word,
    })),
  )
  .sort((a, b) => (a.id < b.id ? -1 : 1));
