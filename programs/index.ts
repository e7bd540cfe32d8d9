import type { Program } from '../src/model/program.ts';
import { programs as agents } from './agents.ts';
import { programs as aws } from './aws.ts';
import { programs as azure } from './azure.ts';
import { programs as calico } from './calico.ts';
import { programs as cilium } from './cilium.ts';
import { programs as cloudControllers } from './cloud-controllers.ts';
import { programs as clusterServices } from './cluster-services.ts';
import { programs as commandLineTools } from './command-line-tools.ts';
import { programs as containerBuilders } from './container-builders.ts';
import { programs as controllerRuntime } from './controller-runtime.ts';
import { programs as coredns } from './coredns.ts';
import { programs as csiDrivers } from './csi-drivers.ts';
import { programs as csiSidecars } from './csi-sidecars.ts';
import { programs as dataStores } from './data-stores.ts';
import { programs as databases } from './databases.ts';
import { programs as etcd } from './etcd.ts';
import { programs as exporterToolkit } from './exporter-toolkit.ts';
import { programs as exporters } from './exporters.ts';
import { programs as frr } from './frr.ts';
import { programs as gateways } from './gateways.ts';
import { programs as grafana } from './grafana.ts';
import { programs as haproxy } from './haproxy.ts';
import { programs as homeServers } from './home-servers.ts';
import { programs as hostDaemons } from './host-daemons.ts';
import { programs as hyperkube } from './hyperkube.ts';
import { programs as ironic } from './ironic.ts';
import { programs as konnectivity } from './konnectivity.ts';
import { programs as kops } from './kops.ts';
import { programs as kubeControlPlane } from './kube-control-plane.ts';
import { programs as kubeOvn } from './kube-ovn.ts';
import { programs as kubeRbacProxy } from './kube-rbac-proxy.ts';
import { programs as kubeVip } from './kube-vip.ts';
import { programs as kubernetesAddons } from './kubernetes-addons.ts';
import { programs as kubernetesNode } from './kubernetes-node.ts';
import { programs as logReceivers } from './log-receivers.ts';
import { programs as mediaServers } from './media-servers.ts';
import { programs as metallb } from './metallb.ts';
import { programs as modelServers } from './model-servers.ts';
import { programs as monitoring } from './monitoring.ts';
import { programs as networkBoot } from './network-boot.ts';
import { programs as networkObservability } from './network-observability.ts';
import { programs as networkTools } from './network-tools.ts';
import { programs as nginx } from './nginx.ts';
import { programs as nodeMonitors } from './node-monitors.ts';
import { programs as nodeNetworking } from './node-networking.ts';
import { programs as oauthProxy } from './oauth-proxy.ts';
import { programs as openshift } from './openshift.ts';
import { programs as ovnKubernetes } from './ovn-kubernetes.ts';
import { programs as podNetworks } from './pod-networks.ts';
import { programs as security } from './security.ts';
import { programs as servers } from './servers.ts';
import { programs as storage } from './storage.ts';
import { programs as thanos } from './thanos.ts';
import { programs as victoriaMetrics } from './victoria-metrics.ts';
import { programs as virtualMachines } from './virtual-machines.ts';
import { programs as webServers } from './web-servers.ts';

/** All programs that hostport-lint knows, family by family in the order of the files' names. */
export const programs: readonly Program[] = [
  ...agents,
  ...aws,
  ...azure,
  ...calico,
  ...cilium,
  ...cloudControllers,
  ...clusterServices,
  ...commandLineTools,
  ...containerBuilders,
  ...controllerRuntime,
  ...coredns,
  ...csiDrivers,
  ...csiSidecars,
  ...dataStores,
  ...databases,
  ...etcd,
  ...exporterToolkit,
  ...exporters,
  ...frr,
  ...gateways,
  ...grafana,
  ...haproxy,
  ...homeServers,
  ...hostDaemons,
  ...hyperkube,
  ...ironic,
  ...konnectivity,
  ...kops,
  ...kubeControlPlane,
  ...kubeOvn,
  ...kubeRbacProxy,
  ...kubeVip,
  ...kubernetesAddons,
  ...kubernetesNode,
  ...logReceivers,
  ...mediaServers,
  ...metallb,
  ...modelServers,
  ...monitoring,
  ...networkBoot,
  ...networkObservability,
  ...networkTools,
  ...nginx,
  ...nodeMonitors,
  ...nodeNetworking,
  ...oauthProxy,
  ...openshift,
  ...ovnKubernetes,
  ...podNetworks,
  ...security,
  ...servers,
  ...storage,
  ...thanos,
  ...victoriaMetrics,
  ...virtualMachines,
  ...webServers,
];
