import { fieldsOf, jsonOf, listOf, type PlainFields, textListOf, textOf, textsOf } from '../../yaml/plain-fields.ts';
import { type Environment, findProgram, runProgram } from '../run-program.ts';

export interface PluginRun {
  readonly env: Environment;
  readonly cwd: string;
  /** Time limit in milliseconds for a request, or for a credential plugin. */
  readonly requestTime: number;
  readonly signal?: AbortSignal;
}

const MAX_OUTPUT = 1024 * 1024;

/**
 * Runs a credential plugin as kubectl does, without a terminal, and returns the fields of its credential. The plugins of client-node have no
 * time limit and no KUBERNETES_EXEC_INFO, and its errors contain their output. Throws if it fails or prints no credential; errors never
 * contain its standard output.
 */
export async function runCredentialPlugin(plugin: PlainFields, cluster: object, run: PluginRun): Promise<Record<string, string>> {
  const { command = '', apiVersion = 'client.authentication.k8s.io/v1', interactiveMode, installHint } = textsOf(plugin);
  const failed = (what: string, text = ''): Error => {
    const line = (text.trim().split('\n')[0] ?? '').slice(0, 300);
    return new Error(`the credential plugin ${command} ${what}${line === '' ? '' : `: ${line}`}`);
  };
  if (interactiveMode === 'Always') throw failed('needs a terminal, which an audit does not have; log in with it first');
  const program = findProgram(command, run.env, run.cwd);
  if (program === undefined) throw failed('is not there', installHint);
  const info = { apiVersion, kind: 'ExecCredential', spec: { interactive: false, ...(plugin.provideClusterInfo === true && { cluster }) } };
  const own = Object.fromEntries(listOf(plugin.env).map(({ name, value }) => [textOf(name), textOf(value)]));
  const { status, stdout, stderr, failure } = await runProgram({
    program,
    words: textListOf(plugin.args),
    cwd: run.cwd,
    signal: run.signal,
    env: { ...run.env, ...own, KUBERNETES_EXEC_INFO: JSON.stringify(info) },
    limits: { time: run.requestTime, output: MAX_OUTPUT },
  });
  if (failure !== null) throw failed(failure, stderr);
  if (status !== 0) throw failed(`ended with status ${status}`, stderr);
  const printed = jsonOf(stdout.toString('utf8'));
  const { kind, apiVersion: version, status: fields } = fieldsOf(printed);
  if (printed === null) throw failed('printed no JSON');
  if (kind !== 'ExecCredential') throw failed('printed no ExecCredential');
  if (version !== apiVersion) throw failed(`printed an ExecCredential that is not of ${apiVersion}`);
  const credential = textsOf(fields);
  const { token, clientCertificateData, clientKeyData } = credential;
  if (!clientCertificateData !== !clientKeyData) throw failed('printed a client certificate or its key without the other');
  if (token === undefined && !clientCertificateData) throw failed('printed neither a token nor a client certificate');
  return credential;
}
