import type { RequestOptions } from 'node:https';
import { clientConfig, requestOptions } from './client-config.ts';
import { type PluginRun, runCredentialPlugin } from './credential-plugin.ts';
import type { KubeContext, KubeUser } from './kubeconfig.ts';

/** How a request identifies the user: by headers, and by the client certificate of its TLS connection. */
export interface Credential {
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly tls: Pick<RequestOptions, 'cert' | 'key'>;
}

export interface Credentials {
  /** The credential for the next request. While a plugin runs, all callers wait for that run. */
  readonly current: () => Promise<Credential>;
  /** Discards the credential `refused`, if it is the current one. Returns false if the user has no other. */
  readonly renew: (refused: Credential) => Promise<boolean>;
}

/** Maximum number of starts: a plugin is started once for all requests, and again if its credential expired or was refused. */
const MAX_STARTS = 2;

/** The credentials of a context's user, in kubectl's order of precedence. */
export function createCredentials(context: KubeContext, run: PluginRun): Credentials {
  const { user, cluster } = context;
  const { exec } = user;
  const usesPlugin = exec !== undefined && !user.token && !user.tokenFile && !user.username;
  let kept: Promise<Credential> | null = null;
  let ends = Number.POSITIVE_INFINITY;
  let starts = 0;
  // The plugins of client-node have no time limit and no KUBERNETES_EXEC_INFO, and its errors contain their output.
  const userOfPlugin = async (): Promise<KubeUser> => {
    const { token, clientCertificateData, clientKeyData, expirationTimestamp } = await runCredentialPlugin(exec ?? {}, cluster, run);
    ends = Date.parse(expirationTimestamp ?? '') || ends;
    const base64 = (text: string): string => Buffer.from(text).toString('base64');
    const hasCertificate = clientCertificateData && clientKeyData;
    // If a plugin only prints a token, the client certificate of the kubeconfig is still used.
    return {
      ...user,
      token: token ?? '',
      ...(hasCertificate && { 'client-certificate-data': base64(clientCertificateData), 'client-key-data': base64(clientKeyData) }),
    };
  };
  const read = async (): Promise<Credential> => {
    const own = usesPlugin ? await userOfPlugin() : user;
    const { headers, auth, cert, key } = await requestOptions(await clientConfig({ cluster, user: own }));
    const { Authorization: token, ...others } = headers as Record<string, string>;
    const authorization = token ?? (auth && `Basic ${Buffer.from(auth).toString('base64')}`);
    return {
      headers: { ...(authorization && { authorization }), ...others, ...impersonationOf(user) },
      tls: { ...(cert && { cert }), ...(key && { key }) },
    };
  };
  const mayStart = (): boolean => !usesPlugin || starts < MAX_STARTS;
  return {
    current: () => {
      if (kept === null || (Date.now() >= ends && mayStart())) {
        starts++;
        ends = Number.POSITIVE_INFINITY;
        kept = read();
      }
      return kept;
    },
    renew: async (refused) => {
      if (!usesPlugin && user.tokenFile === undefined) return false;
      const before = kept;
      // Another request may have discarded it in the meantime.
      if (before === null || (await before) !== refused || kept !== before) return true;
      if (!mayStart()) return false;
      kept = null;
      return true;
    },
  };
}

/** Sends a request with the current credential, and again with a new one if the server refuses it. */
export async function withCredential<Result>(
  { current, renew }: Credentials,
  request: (credential: Credential) => Promise<Result>,
  isRefused: (result: Result) => boolean,
): Promise<Result> {
  const credential = await current();
  const result = await request(credential);
  return isRefused(result) && (await renew(credential)) ? request(await current()) : result;
}

/** The headers for `as-uid`, `as-groups` and `as-user-extra`, which client-node does not send. */
function impersonationOf(user: KubeUser): Record<string, string | readonly string[]> {
  const { as, 'as-uid': uid, 'as-groups': groups = [], 'as-user-extra': extra = {} } = user;
  if (!as && (uid || groups.length > 0 || Object.keys(extra).length > 0))
    throw new Error('the kubeconfig impersonates groups without a user (as-groups without as)');
  return {
    ...(uid && { 'Impersonate-Uid': uid }),
    ...(groups.length > 0 && { 'Impersonate-Group': groups }),
    ...Object.fromEntries(Object.entries(extra).map(([name, values]) => [`Impersonate-Extra-${encodeURIComponent(name)}`, values])),
  };
}
