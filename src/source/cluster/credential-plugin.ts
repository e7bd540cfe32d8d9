import { type Environment, findProgram, runProgram } from '../run-program.ts';
import { dataOf } from './client-config.ts';
import type { CredentialPlugin, KubeCluster } from './kubeconfig.ts';

/** What a credential plugin printed. */
export interface PluginCredential {
  readonly token?: string;
  readonly clientCertificateData?: string;
  readonly clientKeyData?: string;
  readonly expirationTimestamp?: string;
}

export interface PluginRun {
  readonly env: Environment;
  readonly cwd: string;
  /** Milliseconds that it may take. */
  readonly time: number;
  readonly signal?: AbortSignal | undefined;
}

const MAX_OUTPUT = 1024 * 1024;
/** Under this name a cluster of a kubeconfig holds what is meant for plugins. */
const PLUGIN_EXTENSION = 'client.authentication.k8s.io/exec';

/** Starts a credential plugin as kubectl does, without a terminal. Throws an error that says what it did instead. */
export async function runCredentialPlugin(plugin: CredentialPlugin, cluster: KubeCluster, run: PluginRun): Promise<PluginCredential> {
  const { command = '', apiVersion = 'client.authentication.k8s.io/v1' } = plugin;
  const name = `the credential plugin ${command}`;
  if (plugin.interactiveMode === 'Always')
    throw new Error(`${name} wants to ask on a terminal, which an audit does not give it; log in with it first`);
  const program = findProgram(command, run.env, run.cwd);
  if (program === undefined) throw new Error(`${name} is not there${plugin.installHint ? `: ${firstLine(plugin.installHint)}` : ''}`);
  const info = {
    ...{ apiVersion, kind: 'ExecCredential' },
    spec: { interactive: false, ...(plugin.provideClusterInfo && { cluster: clusterInfo(cluster) }) },
  };
  const own = Object.fromEntries((plugin.env ?? []).map(({ name: variable, value }) => [variable, value]));
  const { status, stdout, stderr, failure } = await runProgram({
    ...{ program, words: plugin.args ?? [], cwd: run.cwd, signal: run.signal },
    env: { ...run.env, ...own, KUBERNETES_EXEC_INFO: JSON.stringify(info) },
    limits: { time: run.time, output: MAX_OUTPUT },
  });
  const told = stderr.trim() === '' ? '' : `: ${firstLine(stderr)}`;
  if (failure !== null) throw new Error(`${name} ${failure}${told}`);
  if (status !== 0) throw new Error(`${name} ended with status ${status}${told}`);
  return credentialIn(stdout.toString('utf8'), apiVersion, name);
}

function credentialIn(text: string, apiVersion: string, name: string): PluginCredential {
  let printed: { kind?: unknown; apiVersion?: unknown; status?: PluginCredential } | null;
  try {
    printed = JSON.parse(text);
  } catch {
    throw new Error(`${name} printed no JSON`);
  }
  if (printed?.kind !== 'ExecCredential') throw new Error(`${name} printed no ExecCredential`);
  if (printed.apiVersion !== apiVersion) throw new Error(`${name} printed an ExecCredential that is not of ${apiVersion}`);
  const { status = {} } = printed;
  const hasCertificate = Boolean(status.clientCertificateData);
  if (hasCertificate !== Boolean(status.clientKeyData))
    throw new Error(`${name} printed a client certificate or its key without the other`);
  if (typeof status.token !== 'string' && !hasCertificate) throw new Error(`${name} printed neither a token nor a client certificate`);
  return status;
}

function clusterInfo(cluster: KubeCluster): Record<string, unknown> {
  const config = cluster.extensions?.find(({ name }) => name === PLUGIN_EXTENSION)?.extension;
  return {
    server: cluster.server,
    'tls-server-name': cluster['tls-server-name'],
    'insecure-skip-tls-verify': cluster['insecure-skip-tls-verify'],
    'certificate-authority-data': dataOf(cluster['certificate-authority-data'], cluster['certificate-authority']),
    'proxy-url': cluster['proxy-url'],
    config,
  };
}

function firstLine(text: string): string {
  return (text.trim().split('\n')[0] ?? '').slice(0, 300);
}
