import { expect, test } from 'vitest';
import type { Protocol, Reach } from '../../src/model/address.ts';
import type { Registry } from '../../src/model/registry.ts';
import { builtInRegistry } from '../../src/registry/built-in.ts';
import { createRegistryView } from '../../src/registry/view.ts';

/** What a reader of the OpenShift registry says of listeners that OpenShift's components, and programs beside them, are known to open. */
const JUDGED = `
openshift-ovn-kubernetes/ovnkube-node kube-rbac-proxy-node 9103/TCP any registered
openshift-ovn-kubernetes/ovnkube-node kube-rbac-proxy-ovn-metrics 9105/TCP any registered
openshift-ovn-kubernetes/ovnkube-node ovnkube-controller 29103/TCP localhost registered
openshift-ovn-kubernetes/ovnkube-node ovnkube-controller 10256/TCP any registered
openshift-ovn-kubernetes/ovnkube-node ovnkube-controller 9107/TCP other registered
openshift-ovn-kubernetes/ovnkube-node - 6081/UDP any registered
openshift-ovn-kubernetes/ovnkube-control-plane kube-rbac-proxy 9108/TCP any registered
openshift-ovn-kubernetes/ovnkube-control-plane ovnkube-cluster-manager 29108/TCP localhost registered
openshift-network-node-identity/network-node-identity webhook 9743/TCP localhost unregistered
openshift-frr-k8s/frr-k8s controller 9140/TCP any unregistered
openshift-frr-k8s/frr-k8s controller 7572/TCP localhost unregistered
openshift-frr-k8s/frr-k8s frr 179/TCP any registered
openshift-frr-k8s/frr-k8s-statuscleaner frr-k8s-statuscleaner 9123/TCP any registered
openshift-kube-proxy/openshift-kube-proxy kube-proxy 10255/TCP any registered
openshift-kube-proxy/openshift-kube-proxy kube-proxy 29102/TCP any reach-differs
openshift-kube-proxy/openshift-kube-proxy kube-rbac-proxy 9102/TCP any registered
openshift-network-operator/network-operator network-operator 9104/TCP any unregistered
openshift-etcd/etcd etcd 2379/TCP any registered
openshift-etcd/etcd etcd 2381/TCP any registered
openshift-etcd/etcd etcd-metrics 9979/TCP any registered
openshift-etcd/etcd etcd-metrics 9977/TCP localhost registered
openshift-etcd/etcd etcd-readyz 9980/TCP any registered
openshift-etcd/etcd-bootstrap-member etcd 2380/TCP any registered
openshift-cluster-machine-approver/machine-approver kube-rbac-proxy 9192/TCP any registered
openshift-cluster-machine-approver/machine-approver machine-approver-controller 9191/TCP localhost reach-differs
openshift-cluster-machine-approver/machine-approver-capi kube-rbac-proxy 9194/TCP any registered
openshift-monitoring/node-exporter node-exporter 9101/TCP localhost previously-allocated
openshift-monitoring/node-exporter kube-rbac-proxy 9100/TCP node registered
\${NAMESPACE}/aws-ebs-csi-driver-node csi-node-driver-registrar 10309/TCP localhost registered
\${NAMESPACE}/gcp-pd-csi-driver-controller csi-provisioner 8202/TCP localhost unregistered
\${NAMESPACE}/gcp-pd-csi-driver-controller provisioner-kube-rbac-proxy 9202/TCP any registered
\${NAMESPACE}/gcp-pd-csi-driver-controller csi-liveness-probe 10301/TCP any reach-differs
\${NAMESPACE}/azure-disk-csi-driver-node kube-rbac-proxy-8206 9206/TCP any registered
\${NAMESPACE}/openstack-manila-csi-nodeplugin csi-node-driver-registrar 10307/TCP localhost registered
\${NAMESPACE}/smb-csi-driver-node csi-liveness-probe 10306/TCP localhost registered
openshift-sriov-network-operator/sriov-network-metrics-exporter metrics-exporter 9110/TCP localhost reach-differs
openshift-sriov-network-operator/sriov-network-metrics-exporter kube-rbac-proxy 9110/TCP node registered
openshift-machine-api/metal3 metal3-httpd 6183/TCP any registered
openshift-machine-api/metal3 metal3-ironic-prometheus-exporter 9608/TCP any unregistered
openshift-machine-api/metal3-image-cache metal3-httpd 6181/TCP any registered
openshift-machine-api/ironic-proxy ironic-proxy 6385/TCP any registered
metallb-system/speaker speaker 9120/TCP any registered
metallb-system/speaker speaker 7946/UDP node unregistered
metallb-system/speaker frr-metrics 9121/TCP any registered
kube-system/calico-node calico-node 9099/TCP localhost other-owner
kube-system/calico-node calico-node 179/TCP any other-owner
kube-system/kube-vip-ds kube-vip 2112/TCP any unregistered
`;

test('each known listener has the status that a reader of the registry gives it', () => {
  const view = createRegistryView([builtInRegistry('openshift') as Registry], { release: null });
  const verdicts = JUDGED.trim()
    .split('\n')
    .map((line) => {
      const [workload = '', container = '', port = '', reach = ''] = line.split(' ');
      const [namespace = '', name = ''] = workload.split('/');
      const [number, protocol] = port.split('/');
      const { status } = view.registrationOf({
        workload: { kind: 'DaemonSet', namespace, name, annotations: {}, containers: [{ name: container, image: '' }] },
        container: container === '-' ? null : container,
        port: Number(number),
        protocol: protocol as Protocol,
        reach: reach as Reach,
      });
      return `${workload} ${container} ${port} ${reach} ${status}`;
    });
  expect(verdicts).toEqual(JUDGED.trim().split('\n'));
});
