import { onSameHub, type TrustBundle } from '../../src/model/hub.ts';
import { exampleCluster, examplesOf } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpTrustedCa = hostedRule({
  id: 'hcp-trusted-ca',
  title: 'The certificates of the proxy of a hosted cluster cannot be used',
  why:
    'The operator adds `ca-bundle.crt` of the ConfigMap in `trustedCA` to what the control plane and nodes trust. Without that ' +
    'key the control plane does not get ready; with unreadable or expired certificates no connection through a proxy that ends ' +
    'TLS works.',
  remedy: 'Add the CA certificate of the proxy in PEM format with the key `ca-bundle.crt`.',
  severity: 'error',
  source: 'HyperShift: control-plane-operator/controllers/hostedcontrolplane, reconcileManagedTrustedCABundle',
  examples: examplesOf(`${exampleCluster({
    spec: `configuration:
  proxy:
    httpsProxy: http://proxy.example.com:3128
    trustedCA: { name: proxy-ca }« # expect: hcp-trusted-ca error certain @26|»
`,
  })}---
apiVersion: v1
kind: ConfigMap
metadata: { name: proxy-ca, namespace: clusters }
data:
  «ca.crt|ca-bundle.crt»: |
    -----BEGIN CERTIFICATE-----
    MIIBTDCB/6ADAgECAhRSKKrhSbgzI4hYA2GCHSt5Wh5myTAFBgMrZXAwGzEZMBcG
    A1UEAwwQRXhhbXBsZSBQcm94eSBDQTAgFw0yNjExMjIyMDMwMDFaGA8yMTI2MTAy
    OTIwMzAwMVowGzEZMBcGA1UEAwwQRXhhbXBsZSBQcm94eSBDQTAqMAUGAytlcAMh
    ACLVp2g/shL6DWVt5qPKHompd2TmZ/1XdYFPzmr/FuCyo1MwUTAdBgNVHQ4EFgQU
    nSVZ9Xeb+dWo3TG9ExAme5vxcFwwHwYDVR0jBBgwFoAUnSVZ9Xeb+dWo3TG9ExAm
    e5vxcFwwDwYDVR0TAQH/BAUwAwEB/zAFBgMrZXADQQC/UldLqCTErQ+bMbpIb43O
    XRdH1Ct/C2jLGTeLi3V9kGL+3IzOsUTZjiSad93FBoLugIvq1wAEc7XbKEfaQugA
    -----END CERTIFICATE-----
`),
  *ofCluster(cluster, { hosted, today }) {
    const trustedCA = cluster.proxy?.trustedCA;
    if (!trustedCA?.value) return;
    const bundles = hosted.hub.trustBundles.filter(({ namespace, name }) => namespace === cluster.namespace && name === trustedCA.value);
    for (const one of onSameHub(cluster, bundles)) {
      const why = one.isInjected || one.template ? null : faultOf(one, today);
      if (why === null) continue;
      yield draftOfField(cluster, trustedCA, {
        message: `${nameOfObject(one)} ${why}`,
        why: `${nameOfObject(cluster)} trusts its proxy by this ConfigMap`,
        related: [{ span: (one.bundle ?? one.metadata).span, message: nameOfObject(one) }],
      });
      return;
    }
  },
});

function faultOf({ bundle: text, certificates }: TrustBundle, today: string): string | null {
  if (text === null) return 'has no key ca-bundle.crt';
  const unread = certificates.find(({ validUntil }) => validUntil === null);
  if (unread) return `contains an unreadable certificate (number ${unread.index})`;
  const isOver = (day: string | null): boolean => day !== null && day < today;
  // An expired certificate does no harm beside a newer one of the same subject.
  const over = certificates.find(
    (one) => isOver(one.validUntil) && !certificates.some(({ subject, validUntil }) => subject === one.subject && !isOver(validUntil)),
  );
  return over ? `contains the certificate of ${over.subject}, which ended on ${over.validUntil}` : null;
}
