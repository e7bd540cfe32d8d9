import { readFileSync } from 'node:fs';
import { orUsageError } from '../../text/problem.ts';
import { type PluginRun, runCredentialPlugin } from './credential-plugin.ts';
import type { KubeContext, KubeUser } from './kubeconfig.ts';

/** By what a server knows who asks: headers, and what the TLS connection shows. */
export interface Credential {
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly tls: { readonly cert?: string | Buffer; readonly key?: string | Buffer };
}

export interface Credentials {
  /** The credential to ask with. Whoever asks while a plugin still runs waits for that one start. */
  readonly current: () => Promise<Credential>;
  /** Lets the next asker get a fresh one; false where this user has no other. Nothing happens where `refused` is out of use already. */
  readonly renew: (refused: Credential) => Promise<boolean>;
}

/** The credentials of a context's user, by kubectl's order of precedence. */
export function createCredentials(context: KubeContext, run: PluginRun): Credentials {
  const { user } = context;
  const canRenew = user.tokenFile !== undefined || usesPlugin(user);
  let kept: Promise<Credential> | null = null;
  let ends = Number.POSITIVE_INFINITY;
  const read = async (): Promise<Credential> => {
    ends = Number.POSITIVE_INFINITY;
    if (!user.exec || !usesPlugin(user)) return ownCredential(user);
    const { token, clientCertificateData, clientKeyData, expirationTimestamp } = await runCredentialPlugin(user.exec, context.cluster, run);
    if (expirationTimestamp !== undefined) ends = Date.parse(expirationTimestamp) || ends;
    const own = ownCredential(user);
    return {
      headers: { ...own.headers, ...(token && { authorization: `Bearer ${token}` }) },
      tls: clientCertificateData && clientKeyData ? { cert: clientCertificateData, key: clientKeyData } : own.tls,
    };
  };
  const current = (): Promise<Credential> => {
    if (kept === null || Date.now() >= ends) kept = read();
    return kept;
  };
  return {
    current,
    renew: async (refused) => {
      if (!canRenew) return false;
      if (kept !== null && (await kept) === refused) kept = null;
      return true;
    },
  };
}

/** Credentials that stand in the kubeconfig itself come before a plugin. */
function usesPlugin(user: KubeUser): boolean {
  return user.exec !== undefined && !user.token && !user.tokenFile && !user.username;
}

function ownCredential(user: KubeUser): Credential {
  const cert = bytesOf(user['client-certificate-data'], user['client-certificate']);
  const key = bytesOf(user['client-key-data'], user['client-key']);
  const authorization = authorizationOf(user);
  return {
    headers: { ...(authorization && { authorization }), ...impersonationOf(user) },
    tls: { ...(cert && { cert }), ...(key && { key }) },
  };
}

/** Data within the kubeconfig comes before a file that it names. */
export function bytesOf(data: string | undefined, file: string | undefined): Buffer | undefined {
  if (data) return Buffer.from(data, 'base64');
  return file ? readNamed(file) : undefined;
}

/** Reads a file that the kubeconfig names. Throws a UsageError. */
function readNamed(file: string): Buffer {
  return orUsageError(`the kubeconfig names ${file}, which cannot be read`, () => readFileSync(file));
}

function authorizationOf(user: KubeUser): string | undefined {
  if (user.tokenFile) return `Bearer ${readNamed(user.tokenFile).toString('utf8').trim()}`;
  if (user.token) return `Bearer ${user.token}`;
  if (user.username) return `Basic ${Buffer.from(`${user.username}:${user.password ?? ''}`).toString('base64')}`;
  const provider = user['auth-provider'];
  if (provider === undefined) return undefined;
  const token = provider.config?.['id-token'];
  // Fetching a new one would end the one that kubectl keeps.
  if (provider.name !== 'oidc' || !token)
    throw new Error(`the auth-provider ${provider.name} is not supported; use a credential plugin (exec)`);
  return `Bearer ${token}`;
}

function impersonationOf(user: KubeUser): Record<string, string | readonly string[]> {
  const { as, 'as-uid': uid, 'as-groups': groups = [], 'as-user-extra': extra = {} } = user;
  if (!as) {
    if (uid || groups.length > 0 || Object.keys(extra).length > 0)
      throw new Error('the kubeconfig impersonates groups without a user (as-groups without as)');
    return {};
  }
  return {
    'Impersonate-User': as,
    ...(uid && { 'Impersonate-Uid': uid }),
    ...(groups.length > 0 && { 'Impersonate-Group': groups }),
    ...Object.fromEntries(Object.entries(extra).map(([name, values]) => [`Impersonate-Extra-${encodeURIComponent(name)}`, values])),
  };
}
