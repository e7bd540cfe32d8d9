import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The CustomResourceDefinitions of others, by the Go module that has them. */
const MODULES = {
  openreports: ['github.com/openreports/reports-api@v0.2.1', 'config/crd'],
  policyReports: ['github.com/kyverno/kyverno@v1.13.4', 'config/crds/policyreport'],
  prometheusRules: [
    'github.com/prometheus-operator/prometheus-operator@v0.85.0',
    'example/prometheus-operator-crd/monitoring.coreos.com_prometheusrules.yaml',
  ],
  applicationSets: ['github.com/argoproj/argo-cd/v2@v2.14.0', 'manifests/crds/applicationset-crd.yaml'],
  fluxKustomizations: ['github.com/fluxcd/kustomize-controller@v1.9.5', 'config/crd/bases/kustomize.toolkit.fluxcd.io_kustomizations.yaml'],
  fluxSources: ['github.com/fluxcd/source-controller@v1.9.5', 'config/crd/bases/source.toolkit.fluxcd.io_gitrepositories.yaml'],
} as const;

/** Returns the file or folder with the definitions, which `go` downloads. Throws without `go`, or if the module is not served. */
export function definitionsOf(name: keyof typeof MODULES): string {
  const [module, inside] = MODULES[name];
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/local/go/bin` };
  const { Dir: folder } = JSON.parse(execFileSync('go', ['mod', 'download', '-json', module], { encoding: 'utf8', env }));
  return path.join(folder, inside);
}

/** A definition that accepts any object of a kind. */
export function openDefinition(group: string, version: string, kind: string, scope: 'Namespaced' | 'Cluster'): object {
  const plural = `${kind.toLowerCase()}s`.replace(/ss$/, 's');
  const schema = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.${group}`, annotations: { 'api-approved.kubernetes.io': 'unapproved, for a test' } },
    spec: {
      group,
      scope,
      names: { kind, plural, singular: kind.toLowerCase() },
      versions: [{ name: version, served: true, storage: true, schema: { openAPIV3Schema: schema } }],
    },
  };
}
