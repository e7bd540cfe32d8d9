import { defineRule } from '../../src/model/rule.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, exposedClusters, nameOfObject } from '../hosted-draft.ts';

function azure(topology: string): string {
  return `
  type: Azure
  azure:
    topology: ${topology}
    azureAuthenticationConfig: { azureAuthenticationConfigType: WorkloadIdentities }`;
}

export const hcpAzureAccess = defineRule({
  id: 'hcp-azure-access',
  title: 'The private network of Azure and the access to the cluster contradict each other',
  why:
    'On Azure `azure.private` belongs to a cluster whose `topology` is Private or PublicAndPrivate, and such a ' +
    'cluster needs it: the API server refuses the one without the other.',
  remedy: 'Set `azure.private` with a private topology, and leave it out with a public one.',
  severity: 'error',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HyperShift API: validation of AzurePlatformSpec',
  examples: {
    bad: exampleCluster({ platform: azure('Private # expect: hcp-azure-access error certain @17') }),
    good: exampleCluster({ platform: azure('Public') }),
  },
  *check({ hosted }) {
    for (const { cluster, exposure } of exposedClusters(hosted.clusters)) {
      const { azure, access } = cluster;
      if (exposure.platform !== 'Azure' || !azure) continue;
      if (azure.private && !exposure.isPrivate)
        yield draftOfField(cluster, azure.private, {
          message: `${nameOfObject(cluster)} has azure.private, but its topology is Public`,
          why: 'the API server refuses the two together',
          remedy: 'set topology to Private or PublicAndPrivate, or remove azure.private',
        });
      else if (!azure.private && exposure.isPrivate)
        yield draftOfField(cluster, access ?? azure.block, {
          message: `${nameOfObject(cluster)} is ${exposure.access}, but has no azure.private`,
          why: 'the API server refuses a private topology without it',
          remedy: 'add azure.private with its type, or set topology to Public',
        });
    }
  },
});
