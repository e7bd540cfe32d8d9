import { exampleCluster, examplesOf } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpAzureAccess = hostedRule({
  id: 'hcp-azure-access',
  title: 'The private network of Azure and the access to the cluster contradict each other',
  why:
    'On Azure `azure.private` belongs to a cluster whose `topology` is Private or PublicAndPrivate, and such a ' +
    'cluster needs it: the API server refuses the one without the other.',
  remedy: 'Set `azure.private` with a private topology, and remove it with a public one.',
  severity: 'error',
  source: 'HyperShift API: validation of AzurePlatformSpec',
  examples: examplesOf(
    exampleCluster({
      platform: `
  type: Azure
  azure:
    topology: «Private # expect: hcp-azure-access error certain @17|Public»
    azureAuthenticationConfig: { azureAuthenticationConfigType: WorkloadIdentities }`,
    }),
  ),
  *ofExposed(cluster) {
    const { azure, access, exposure } = cluster;
    if (exposure.platform !== 'Azure' || !azure) return;
    if (azure.private && !exposure.isPrivate)
      yield draftOfField(cluster, azure.private, {
        message: `${nameOfObject(cluster)} has azure.private, but its topology is Public`,
        why: 'the API server refuses the two together',
        remedy: 'set topology to Private or PublicAndPrivate, or remove azure.private',
      });
    if (!azure.private && exposure.isPrivate)
      yield draftOfField(cluster, access ?? azure.block, {
        message: `${nameOfObject(cluster)} is ${exposure.access}, but has no azure.private`,
        why: 'the API server refuses a private topology without it',
        remedy: 'add azure.private with its type, or set topology to Public',
      });
  },
});
