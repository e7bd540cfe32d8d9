import { readFileSync } from 'node:fs';
import type { RequestOptions } from 'node:https';
import type { KubeConfig } from '@kubernetes/client-node/dist/config.js';
import { orUsageError } from '../../text/problem.ts';
import type { KubeCluster, KubeContext, KubeUser } from './kubeconfig.ts';

/** The name of the only context, and of its cluster and user. */
const ONLY = 'only';

/**
 * client-node's configuration of one context, with the features of kubectl that client-node lacks. Credential plugins are not run. Throws a
 * UsageError for a file of the kubeconfig that cannot be read.
 */
export async function clientConfig({ cluster, user }: Pick<KubeContext, 'cluster' | 'user'>): Promise<KubeConfig> {
  const { KubeConfig, newClusters, newUsers } = await import('./library.ts');
  // Each credential has its own instance, because an instance keeps the agent, and so the client certificate, of its first request.
  const config = new KubeConfig();
  config.loadFromOptions({
    currentContext: ONLY,
    contexts: [{ name: ONLY, cluster: ONLY, user: ONLY }],
    clusters: newClusters([{ name: ONLY, cluster: ownCluster(cluster) }]),
    // Without a user, client-node ignores the certificate authority of the cluster.
    users: newUsers([{ name: ONLY, user: ownUser(user) }]),
  });
  return config;
}

/** The headers and TLS options that a configuration adds to a request. The agent is omitted, because proxies have their own agents here. */
export async function requestOptions(config: KubeConfig): Promise<RequestOptions> {
  const options: RequestOptions = {};
  await config.applyToHTTPSOptions(options);
  const { agent: _, ...others } = options;
  return others;
}

function ownCluster(cluster: KubeCluster): object {
  const { protocol, origin, pathname } = new URL(cluster.server);
  return {
    // client-node compares the scheme in lower case.
    server: origin + pathname,
    'certificate-authority-data': dataOf(cluster['certificate-authority-data'], cluster['certificate-authority']),
    'tls-server-name': cluster['tls-server-name'],
    // client-node refuses plain HTTP without it; kubectl allows it.
    'insecure-skip-tls-verify': cluster['insecure-skip-tls-verify'] === true || protocol === 'http:',
  };
}

function ownUser(user: KubeUser): object {
  return {
    // client-node ignores tokenFile, and refreshes OIDC tokens, which can end the refresh token of kubectl.
    token: user.tokenFile ? readNamed(user.tokenFile).toString('utf8').trim() : user.token || (user.username ? undefined : oidcToken(user)),
    username: user.username,
    password: user.password ?? '',
    'client-certificate-data': dataOf(user['client-certificate-data'], user['client-certificate']),
    'client-key-data': dataOf(user['client-key-data'], user['client-key']),
    as: user.as,
  };
}

/** Base64 of the data in the kubeconfig, otherwise of the file that it names. client-node prefers the file, kubectl the data. */
export function dataOf(data: string | undefined, file: string | undefined): string | undefined {
  return data || (file ? readNamed(file).toString('base64') : undefined);
}

function readNamed(file: string): Buffer {
  return orUsageError(`the kubeconfig names ${file}, which cannot be read`, () => readFileSync(file));
}

function oidcToken({ 'auth-provider': provider }: KubeUser): string | undefined {
  if (provider === undefined) return undefined;
  const token = provider.config?.['id-token'];
  if (provider.name !== 'oidc' || !token)
    throw new Error(`the auth-provider ${provider.name} is not supported; use a credential plugin (exec)`);
  return token;
}
