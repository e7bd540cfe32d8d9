import { fieldsOf, jsonOf, textsOf } from '../../yaml/plain-fields.ts';
import { type Environment, findProgram, runProgram } from '../run-program.ts';
import { dataOf } from './client-config.ts';
import type { CredentialPlugin, KubeCluster } from './kubeconfig.ts';

/** The output of a credential plugin. */
export interface PluginCredential {
  readonly token?: string;
  readonly clientCertificateData?: string;
  readonly clientKeyData?: string;
  readonly expirationTimestamp?: string;
}

export interface PluginRun {
  readonly env: Environment;
  readonly cwd: string;
  /** Time limit in milliseconds. */
  readonly time: number;
  readonly signal?: AbortSignal | undefined;
}

const MAX_OUTPUT = 1024 * 1024;
/** The extension of a cluster whose content kubectl passes to plugins. */
const PLUGIN_EXTENSION = 'client.authentication.k8s.io/exec';

/**
 * Runs a credential plugin as kubectl does, without a terminal. Throws if it fails or prints no credential; errors never contain its
 * output.
 */
export async function runCredentialPlugin(plugin: CredentialPlugin, cluster: KubeCluster, run: PluginRun): Promise<PluginCredential> {
  const { command = '', apiVersion = 'client.authentication.k8s.io/v1' } = plugin;
  const name = `the credential plugin ${command}`;
  if (plugin.interactiveMode === 'Always') throw new Error(`${name} needs a terminal, which an audit does not have; log in with it first`);
  const program = findProgram(command, run.env, run.cwd);
  if (program === undefined) throw new Error(`${name} is not there${plugin.installHint ? `: ${firstLine(plugin.installHint)}` : ''}`);
  const info = {
    apiVersion,
    kind: 'ExecCredential',
    spec: { interactive: false, ...(plugin.provideClusterInfo && { cluster: clusterInfo(cluster) }) },
  };
  const own = Object.fromEntries((plugin.env ?? []).map(({ name: variable, value }) => [variable, value]));
  const { status, stdout, stderr, failure } = await runProgram({
    program,
    words: plugin.args ?? [],
    cwd: run.cwd,
    signal: run.signal,
    env: { ...run.env, ...own, KUBERNETES_EXEC_INFO: JSON.stringify(info) },
    limits: { time: run.time, output: MAX_OUTPUT },
  });
  const reason = stderr.trim() === '' ? '' : `: ${firstLine(stderr)}`;
  if (failure !== null) throw new Error(`${name} ${failure}${reason}`);
  if (status !== 0) throw new Error(`${name} ended with status ${status}${reason}`);
  return credentialIn(stdout.toString('utf8'), apiVersion, name);
}

function credentialIn(text: string, expected: string, name: string): PluginCredential {
  const printed = fieldsOf(jsonOf(text));
  const { kind, apiVersion } = printed;
  if (jsonOf(text) === null) throw new Error(`${name} printed no JSON`);
  if (kind !== 'ExecCredential') throw new Error(`${name} printed no ExecCredential`);
  if (apiVersion !== expected) throw new Error(`${name} printed an ExecCredential that is not of ${expected}`);
  const status: PluginCredential = textsOf(printed.status);
  const hasCertificate = Boolean(status.clientCertificateData);
  if (hasCertificate !== Boolean(status.clientKeyData))
    throw new Error(`${name} printed a client certificate or its key without the other`);
  if (status.token === undefined && !hasCertificate) throw new Error(`${name} printed neither a token nor a client certificate`);
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
