import { isIP } from 'node:net';
import { UNKNOWN } from '../model/text.ts';

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/i;
/** Maximum length of a DNS name (RFC 1035, section 2.3.4). */
const MAX_LENGTH = 253;

/** True for a name of DNS labels, the first of which may be `*`. An unknown part, such as a template action, may be part of a label. */
export function isDnsName(text: string): boolean {
  const labels = text.replaceAll(UNKNOWN, 'x').split('.');
  if (labels[0] === '*' && labels.length > 1) labels.shift();
  return text.length <= MAX_LENGTH && labels.every((label) => LABEL.test(label));
}

/** True for an IP address or a DNS name. `10.0.0.300` is neither: no DNS name ends in a number (RFC 1123, section 2.1). */
export function isTarget(text: string): boolean {
  return isIP(text) !== 0 || (isDnsName(text) && !text.startsWith('*') && !/(?:^|\.)\d+$/.test(text));
}
