import type { Program } from '../src/model/program.ts';

const kubeApiserver: Program = {
  id: 'kube-apiserver',
  title: 'Kubernetes API server',
  sources: [
    'kubernetes/kubernetes:pkg/kubeapiserver/options/serving.go',
    'kubernetes/kubernetes:staging/src/k8s.io/apiserver/pkg/server/options/serving.go',
  ],
  executables: ['kube-apiserver'],
  images: ['kube-apiserver'],
  listeners: [
    {
      name: 'secure',
      options: ['secure-port'],
      hostOptions: ['bind-address'],
      settings: ['servingInfo.bindAddress', 'apiServerArguments.secure-port.*'],
      default: { host: '0.0.0.0', port: 6443 },
    },
    { name: 'insecure', options: ['insecure-port'], hostOptions: ['insecure-bind-address'], default: { host: '127.0.0.1' } },
  ],
  notListening: [
    'advertise-address',
    'etcd-servers',
    'etcd-servers-overrides',
    'kubelet-port',
    'kubernetes-service-node-port',
    'service-node-port-range',
    'service-cluster-ip-range',
    'service-account-issuer',
    'service-account-jwks-uri',
    'oidc-issuer-url',
    'external-hostname',
    'kubeconfig',
    'KUBERNETES_SERVICE_PORT',
  ],
  switches: [
    'allow-privileged',
    'anonymous-auth',
    'enable-aggregator-routing',
    'enable-bootstrap-token-auth',
    'enable-priority-and-fairness',
    'profiling',
    'permit-port-sharing',
    'permit-address-sharing',
    'service-account-lookup',
    'contention-profiling',
    'logtostderr',
  ],
  configurations: [{ format: 'yaml', options: ['openshift-config'] }],
};

const kubeControllerManager: Program = {
  id: 'kube-controller-manager',
  title: 'Kubernetes controller manager',
  sources: [
    'kubernetes/kubernetes:pkg/cluster/ports/ports.go',
    'kubernetes/kubernetes:staging/src/k8s.io/apiserver/pkg/server/options/serving.go',
  ],
  executables: ['kube-controller-manager'],
  images: ['kube-controller-manager'],
  listeners: [
    {
      name: 'secure',
      options: ['secure-port'],
      hostOptions: ['bind-address'],
      settings: ['extendedArguments.secure-port.*'],
      default: { host: '0.0.0.0', port: 10257 },
    },
    { name: 'insecure', options: ['port'], hostOptions: ['address'], settings: ['extendedArguments.port.*'], default: { host: '0.0.0.0' } },
  ],
  notListening: [
    'master',
    'kubeconfig',
    'authentication-kubeconfig',
    'authorization-kubeconfig',
    'cluster-cidr',
    'service-cluster-ip-range',
  ],
  switches: [
    'allocate-node-cidrs',
    'leader-elect',
    'use-service-account-credentials',
    'profiling',
    'contention-profiling',
    'configure-cloud-routes',
    'permit-port-sharing',
    'permit-address-sharing',
    'enable-dynamic-provisioning',
    'logtostderr',
  ],
  configurations: [{ format: 'yaml', options: ['openshift-config'] }],
};

const kubeScheduler: Program = {
  id: 'kube-scheduler',
  title: 'Kubernetes scheduler',
  sources: [
    'kubernetes/kubernetes:cmd/kube-scheduler/app/options/options.go',
    'kubernetes/kubernetes:staging/src/k8s.io/apiserver/pkg/server/options/serving.go',
  ],
  executables: ['kube-scheduler'],
  images: ['kube-scheduler'],
  listeners: [
    { name: 'secure', options: ['secure-port'], hostOptions: ['bind-address'], default: { host: '0.0.0.0', port: 10259 } },
    { name: 'insecure', options: ['port'], hostOptions: ['address'], default: { host: '0.0.0.0' } },
    { name: 'healthz', settings: ['healthzBindAddress'], off: ['', '0'] },
    { name: 'metrics', settings: ['metricsBindAddress'], off: ['', '0'] },
  ],
  // What stands in the file does not touch the secure port.
  notListening: ['master', 'kubeconfig', 'config', 'authentication-kubeconfig', 'authorization-kubeconfig'],
  switches: ['leader-elect', 'profiling', 'contention-profiling', 'permit-port-sharing', 'permit-address-sharing', 'logtostderr'],
  configurations: [{ format: 'yaml', options: ['config'] }],
};

export const programs: readonly Program[] = [kubeApiserver, kubeControllerManager, kubeScheduler];
