import { X509Certificate } from 'node:crypto';
import type { TrustBundle, TrustedCertificate } from '../../model/hub.ts';
import type { Fields } from '../fields.ts';
import type { Said } from '../identity.ts';

const BUNDLE = 'ca-bundle.crt';
const CERTIFICATE = /-----BEGIN CERTIFICATE-----([^-]*)-----END CERTIFICATE-----/g;
/** Placeholders of examples and templates. */
const PLACEHOLDER = /\.\.\.|…|[<{$*]|xxxx/i;
/** Limit of certificates that are read. */
const MAX_CERTIFICATES = 1_000;

/** A ConfigMap with the certificates of a proxy. */
export function readTrustBundle(fields: Fields): Said<TrustBundle> | null {
  const metadata = fields.block('metadata');
  if (metadata === null) return null;
  const bundle = fields.text('data', BUNDLE) ?? fields.text('binaryData', BUNDLE);
  return {
    metadata,
    // The network operator fills a ConfigMap with this label.
    isInjected: fields.node('metadata', 'labels', 'config.openshift.io/inject-trusted-cabundle') !== undefined,
    bundle: bundle && { ...bundle, value: {} },
    certificates: bundle?.value === undefined || bundle.field.startsWith('binaryData') ? [] : certificatesIn(bundle.value),
  };
}

function certificatesIn(text: string): TrustedCertificate[] {
  if (PLACEHOLDER.test(text)) return [];
  const blocks = [...text.matchAll(CERTIFICATE)].slice(0, MAX_CERTIFICATES);
  if (blocks.length === 0) return [{ index: 1, subject: null, validUntil: null }];
  return blocks.map(([block], index) => {
    try {
      const { subject, validTo } = new X509Certificate(block);
      return { index: index + 1, subject: subject.replaceAll('\n', ', '), validUntil: new Date(validTo).toISOString().slice(0, 10) };
    } catch {
      return { index: index + 1, subject: null, validUntil: null };
    }
  });
}
