import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import type { RequestOptions } from 'node:https';
import type { KubeConfig } from '@kubernetes/client-node/dist/config.js';
import type { Cluster, User } from '@kubernetes/client-node/dist/config_types.js';
import { orUsageError } from '../../text/problem.ts';
import { fieldsOf, listOf, type PlainFields, textListOf, textOf, textsOf } from '../../yaml/plain-fields.ts';
import { type PluginRun, runCredentialPlugin } from './credential-plugin.ts';
import type { KubeContext } from './kubeconfig.ts';

/** The headers and TLS options with which a request identifies its user and checks the server. */
export type Credential = RequestOptions;

export interface Credentials {
  /** The credential for the next request. While a plugin runs, all callers wait for that run. */
  readonly current: () => Promise<Credential>;
  /** Discards the credential `refused`, if it is the current one. Returns false if the user has no other. */
  readonly renew: (refused: Credential) => Promise<boolean>;
}

/** Maximum number of starts: a plugin is started once for all requests, and again if its credential expired or was refused. */
const MAX_STARTS = 2;

/** The credentials of a context's user, in kubectl's order of precedence. */
export function createCredentials({ server, user, cluster }: KubeContext, run: PluginRun): Credentials {
  const plugin = user.exec === undefined || user.token || user.tokenFile || user.username ? null : fieldsOf(user.exec);
  let kept: Promise<Credential> | null = null;
  let ends = Number.POSITIVE_INFINITY;
  let starts = 0;
  const mayStart = (): boolean => plugin === null || starts < MAX_STARTS;
  const read = async (): Promise<Credential> => {
    if (plugin === null) return credentialOf({ server, cluster, user });
    const { expirationTimestamp = '', ...printed } = await runCredentialPlugin(plugin, infoOf(cluster), run);
    ends = Date.parse(expirationTimestamp) || ends;
    return credentialOf({ server, cluster, user: withPrinted(user, printed) });
  };
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
      if (plugin === null && user.tokenFile === undefined) return false;
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

/** The user with a plugin's credential. If a plugin only prints a token, the client certificate of the kubeconfig is still used. */
function withPrinted(
  user: PlainFields,
  { token = '', clientCertificateData, clientKeyData }: Readonly<Record<string, string>>,
): PlainFields {
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  if (!clientCertificateData || !clientKeyData) return { ...user, token };
  return { ...user, token, 'client-certificate-data': base64(clientCertificateData), 'client-key-data': base64(clientKeyData) };
}

async function credentialOf({ server, cluster, user }: Omit<KubeContext, 'name'>): Promise<Credential> {
  const options: RequestOptions = {};
  await (await clientConfig({ server, cluster, user })).applyToHTTPSOptions(options);
  // Proxies have agents of their own.
  const { agent: _, headers, ...others } = options;
  return { ...others, headers: { ...(headers as OutgoingHttpHeaders), ...impersonationOf(user) } };
}

/** The headers for `as-uid`, `as-groups` and `as-user-extra`, which client-node does not send. */
function impersonationOf(user: PlainFields): OutgoingHttpHeaders {
  const { as, 'as-uid': uid } = textsOf(user);
  const groups = textListOf(user['as-groups']);
  const extra = Object.entries(fieldsOf(user['as-user-extra']));
  if (!as && (uid || groups.length > 0 || extra.length > 0))
    throw new Error('the kubeconfig impersonates groups without a user (as-groups without as)');
  return {
    ...(uid && { 'Impersonate-Uid': uid }),
    ...(groups.length > 0 && { 'Impersonate-Group': groups }),
    ...Object.fromEntries(extra.map(([name, values]) => [`Impersonate-Extra-${encodeURIComponent(name)}`, textListOf(values)])),
  };
}

/**
 * client-node's configuration of a cluster and a user, with the features of kubectl that client-node lacks. Credential plugins are not run.
 * Throws a UsageError for a file of the kubeconfig that cannot be read.
 */
export async function clientConfig({ server, cluster, user }: Omit<KubeContext, 'name'>): Promise<KubeConfig> {
  const { KubeConfig } = await import('./library.ts');
  const { tokenFile, token, username, password = '', as } = textsOf(user);
  const ownCluster = {
    name: server.host,
    // client-node compares the scheme in lower case.
    server: server.origin + server.pathname.replace(/\/$/, ''),
    caData: dataOf(cluster, 'certificate-authority'),
    tlsServerName: textOf(cluster['tls-server-name']) || undefined,
    // client-node refuses plain HTTP without it; kubectl allows it.
    skipTLSVerify: cluster['insecure-skip-tls-verify'] === true || server.protocol === 'http:',
  };
  const ownUser = {
    name: server.host,
    certData: dataOf(user, 'client-certificate'),
    keyData: dataOf(user, 'client-key'),
    // client-node ignores tokenFile, and refreshes OIDC tokens, which can end the refresh token of kubectl.
    token: tokenFile ? readNamed(tokenFile).toString('utf8').trim() : token || (username ? undefined : oidcToken(user)),
    username,
    password,
    impersonateUser: as,
  };
  // Each credential has its own instance, because an instance keeps the agent, and so the client certificate, of its first request.
  const config = new KubeConfig();
  // Without a user, client-node ignores the certificate authority of the cluster.
  config.loadFromClusterAndUser(ownCluster as Cluster, ownUser as User);
  return config;
}

/** The data in the kubeconfig, otherwise of the file that it names, in base64. client-node prefers the file, kubectl the data. */
function dataOf(entry: PlainFields, key: 'certificate-authority' | 'client-certificate' | 'client-key'): string | undefined {
  const { [key]: file, [`${key}-data`]: data } = textsOf(entry);
  return data || (file ? readNamed(file).toString('base64') : undefined);
}

function readNamed(file: string): Buffer {
  return orUsageError(`the kubeconfig names ${file}, which cannot be read`, () => readFileSync(file));
}

function oidcToken({ 'auth-provider': provider }: PlainFields): string | undefined {
  const { name, config } = fieldsOf(provider);
  const token = textOf(fieldsOf(config)['id-token']);
  if (provider && (name !== 'oidc' || !token))
    throw new Error(`the auth-provider ${name} is not supported; use a credential plugin (exec)`);
  return token;
}

/** The cluster as kubectl describes it to a plugin, with the extension for plugins. */
function infoOf(cluster: PlainFields): object {
  const { 'certificate-authority': _, extensions, ...info } = cluster;
  const config = listOf(extensions).find(({ name }) => name === 'client.authentication.k8s.io/exec')?.extension;
  return { ...info, 'certificate-authority-data': dataOf(cluster, 'certificate-authority'), config };
}
