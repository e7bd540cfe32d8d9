import type { Rule } from '../src/model/rule.ts';
import { controlPlaneOnlyPort } from './host-ports/control-plane-only-port.ts';
import { declaredPortNotServed } from './host-ports/declared-port-not-served.ts';
import { duplicatePort } from './host-ports/duplicate-port.ts';
import { hiddenPorts } from './host-ports/hidden-ports.ts';
import { hostPortConflict } from './host-ports/host-port-conflict.ts';
import { hostPortDiffersFromContainerPort } from './host-ports/host-port-differs-from-container-port.ts';
import { hostPortInEphemeralRange } from './host-ports/host-port-in-ephemeral-range.ts';
import { hostPortInNodePortRange } from './host-ports/host-port-in-node-port-range.ts';
import { hostProcessConflict } from './host-ports/host-process-conflict.ts';
import { invalidPort } from './host-ports/invalid-port.ts';
import { localhostInReservedRange } from './host-ports/localhost-in-reserved-range.ts';
import { notYetAllocatedPort } from './host-ports/not-yet-allocated-port.ts';
import { podPendingForHostPort } from './host-ports/pod-pending-for-host-port.ts';
import { portOfAnotherOwner } from './host-ports/port-of-another-owner.ts';
import { portOfUnknownOwner } from './host-ports/port-of-unknown-owner.ts';
import { portOutOfRange } from './host-ports/port-out-of-range.ts';
import { previouslyAllocatedPort } from './host-ports/previously-allocated-port.ts';
import { protocolDiffersFromRegistry } from './host-ports/protocol-differs-from-registry.ts';
import { reachDiffersFromRegistry } from './host-ports/reach-differs-from-registry.ts';
import { rolloutDeadlock } from './host-ports/rollout-deadlock.ts';
import { undeclaredHostPort } from './host-ports/undeclared-host-port.ts';
import { unexplainedListener } from './host-ports/unexplained-listener.ts';
import { unregisteredHostPort } from './host-ports/unregistered-host-port.ts';
import { hcpAdditionalNetwork } from './hosted-control-planes/hcp-additional-network.ts';
import { hcpAdvertiseAddress } from './hosted-control-planes/hcp-advertise-address.ts';
import { hcpAllowedCidrs } from './hosted-control-planes/hcp-allowed-cidrs.ts';
import { hcpApiserverHostname } from './hosted-control-planes/hcp-apiserver-hostname.ts';
import { hcpAppsDomain } from './hosted-control-planes/hcp-apps-domain.ts';
import { hcpAzureAccess } from './hosted-control-planes/hcp-azure-access.ts';
import { hcpCertificateName } from './hosted-control-planes/hcp-certificate-name.ts';
import { hcpControlPlaneNamespace } from './hosted-control-planes/hcp-control-plane-namespace.ts';
import { hcpDefaultNetworkOff } from './hosted-control-planes/hcp-default-network-off.ts';
import { hcpHaproxyMode } from './hosted-control-planes/hcp-haproxy-mode.ts';
import { hcpHaproxyPort } from './hosted-control-planes/hcp-haproxy-port.ts';
import { hcpHostnameConflict } from './hosted-control-planes/hcp-hostname-conflict.ts';
import { hcpHostnameUnserved } from './hosted-control-planes/hcp-hostname-unserved.ts';
import { hcpIgnitionStub } from './hosted-control-planes/hcp-ignition-stub.ts';
import { hcpInvalidValue } from './hosted-control-planes/hcp-invalid-value.ts';
import { hcpKonnectivityLoadBalancer } from './hosted-control-planes/hcp-konnectivity-load-balancer.ts';
import { hcpLocalPortConflict } from './hosted-control-planes/hcp-local-port-conflict.ts';
import { hcpNetworkOverlap } from './hosted-control-planes/hcp-network-overlap.ts';
import { hcpNodePortAddress } from './hosted-control-planes/hcp-node-port-address.ts';
import { hcpNodePortConflict } from './hosted-control-planes/hcp-node-port-conflict.ts';
import { hcpNodePortDynamic } from './hosted-control-planes/hcp-node-port-dynamic.ts';
import { hcpNodePortRange } from './hosted-control-planes/hcp-node-port-range.ts';
import { hcpOperatorAccess } from './hosted-control-planes/hcp-operator-access.ts';
import { hcpPassthroughNetwork } from './hosted-control-planes/hcp-passthrough-network.ts';
import { hcpPrivateApi } from './hosted-control-planes/hcp-private-api.ts';
import { hcpProxyUrl } from './hosted-control-planes/hcp-proxy-url.ts';
import { hcpProxyWithoutNodes } from './hosted-control-planes/hcp-proxy-without-nodes.ts';
import { hcpPublicNetwork } from './hosted-control-planes/hcp-public-network.ts';
import { hcpRegisteredPort } from './hosted-control-planes/hcp-registered-port.ts';
import { hcpRouteHostname } from './hosted-control-planes/hcp-route-hostname.ts';
import { hcpSecondaryNetworkProxy } from './hosted-control-planes/hcp-secondary-network-proxy.ts';
import { hcpServiceDuplicate } from './hosted-control-planes/hcp-service-duplicate.ts';
import { hcpServiceMissing } from './hosted-control-planes/hcp-service-missing.ts';
import { hcpServiceStrategy } from './hosted-control-planes/hcp-service-strategy.ts';
import { hcpShardMisses } from './hosted-control-planes/hcp-shard-misses.ts';
import { hcpShardScope } from './hosted-control-planes/hcp-shard-scope.ts';
import { hcpShardUnreachable } from './hosted-control-planes/hcp-shard-unreachable.ts';
import { hcpStrategyFields } from './hosted-control-planes/hcp-strategy-fields.ts';
import { hcpTenantForwarding } from './hosted-control-planes/hcp-tenant-forwarding.ts';
import { hcpTenantLoadBalancer } from './hosted-control-planes/hcp-tenant-load-balancer.ts';
import { hcpTenantMetallb } from './hosted-control-planes/hcp-tenant-metallb.ts';
import { hcpTenantNodeAddress } from './hosted-control-planes/hcp-tenant-node-address.ts';
import { hcpTrustedCa } from './hosted-control-planes/hcp-trusted-ca.ts';
import { hcpWildcardRoutes } from './hosted-control-planes/hcp-wildcard-routes.ts';
import { networkPolicyDnsPort } from './hosted-control-planes/network-policy-dns-port.ts';
import { invalidSuppression } from './suppressions/invalid-suppression.ts';
import { unusedSuppression } from './suppressions/unused-suppression.ts';

/** All rules, sorted by identifier. A new rule is one file and one line here. */
export const RULES: readonly Rule[] = [
  controlPlaneOnlyPort,
  declaredPortNotServed,
  duplicatePort,
  hcpAdditionalNetwork,
  hcpAdvertiseAddress,
  hcpAllowedCidrs,
  hcpApiserverHostname,
  hcpAppsDomain,
  hcpAzureAccess,
  hcpCertificateName,
  hcpControlPlaneNamespace,
  hcpDefaultNetworkOff,
  hcpHaproxyMode,
  hcpHaproxyPort,
  hcpHostnameConflict,
  hcpHostnameUnserved,
  hcpIgnitionStub,
  hcpInvalidValue,
  hcpKonnectivityLoadBalancer,
  hcpLocalPortConflict,
  hcpNetworkOverlap,
  hcpNodePortAddress,
  hcpNodePortConflict,
  hcpNodePortDynamic,
  hcpNodePortRange,
  hcpOperatorAccess,
  hcpPassthroughNetwork,
  hcpPrivateApi,
  hcpProxyUrl,
  hcpProxyWithoutNodes,
  hcpPublicNetwork,
  hcpRegisteredPort,
  hcpRouteHostname,
  hcpSecondaryNetworkProxy,
  hcpServiceDuplicate,
  hcpServiceMissing,
  hcpServiceStrategy,
  hcpShardMisses,
  hcpShardScope,
  hcpShardUnreachable,
  hcpStrategyFields,
  hcpTenantForwarding,
  hcpTenantLoadBalancer,
  hcpTenantMetallb,
  hcpTenantNodeAddress,
  hcpTrustedCa,
  hcpWildcardRoutes,
  hiddenPorts,
  hostPortConflict,
  hostPortDiffersFromContainerPort,
  hostPortInEphemeralRange,
  hostPortInNodePortRange,
  hostProcessConflict,
  invalidPort,
  invalidSuppression,
  localhostInReservedRange,
  networkPolicyDnsPort,
  notYetAllocatedPort,
  podPendingForHostPort,
  portOfAnotherOwner,
  portOfUnknownOwner,
  portOutOfRange,
  previouslyAllocatedPort,
  protocolDiffersFromRegistry,
  reachDiffersFromRegistry,
  rolloutDeadlock,
  undeclaredHostPort,
  unexplainedListener,
  unregisteredHostPort,
  unusedSuppression,
];
