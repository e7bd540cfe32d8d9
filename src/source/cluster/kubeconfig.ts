import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { didYouMean, UsageError } from '../../model/exit-code.ts';
import { createLocator } from '../../text/lines.ts';
import { orUsageError, problemText } from '../../text/problem.ts';
import { firstFew } from '../../text/words.ts';
import { type Fields, fieldsOf, listOf } from '../../yaml/plain-fields.ts';
import { plainValue } from '../../yaml/schema-problems.ts';
import { parseYaml } from '../../yaml/tree.ts';
import type { Environment } from '../run-program.ts';

type Texts<Keys extends string> = { readonly [Key in Keys]?: string };

/** A server in a kubeconfig, with the keys of the file. */
export interface KubeCluster extends Texts<'certificate-authority' | 'certificate-authority-data' | 'tls-server-name' | 'proxy-url'> {
  readonly server: string;
  readonly 'insecure-skip-tls-verify'?: boolean;
  readonly 'disable-compression'?: boolean;
  readonly extensions?: readonly { readonly name?: string; readonly extension?: unknown }[];
}

type UserTexts = 'token' | 'tokenFile' | 'username' | 'password' | 'as' | 'as-uid';
type CertificateTexts = 'client-certificate' | 'client-certificate-data' | 'client-key' | 'client-key-data';

/** A user in a kubeconfig, with the keys of the file. */
export interface KubeUser extends Texts<UserTexts | CertificateTexts> {
  readonly 'as-groups'?: readonly string[];
  readonly 'as-user-extra'?: Readonly<Record<string, readonly string[]>>;
  readonly exec?: CredentialPlugin;
  readonly 'auth-provider'?: { readonly name?: string; readonly config?: Readonly<Record<string, string>> };
}

/** A program that prints a credential. */
export interface CredentialPlugin extends Texts<'apiVersion' | 'command' | 'installHint' | 'interactiveMode'> {
  readonly args?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly provideClusterInfo?: boolean;
}

/** A cluster and a user. */
export interface KubeContext {
  readonly name: string;
  readonly cluster: KubeCluster;
  readonly user: KubeUser;
}

/** The merged files of a kubeconfig: if a name is repeated, the entry of the first file counts. */
interface Kubeconfig {
  readonly files: readonly string[];
  readonly clusters: Map<string, KubeCluster>;
  readonly users: Map<string, KubeUser>;
  readonly contexts: Map<string, { readonly cluster?: string; readonly user?: string }>;
  currentContext: string;
}

export interface ContextChoice {
  /** The file of `--kubeconfig`; no other file is read then. */
  readonly file?: string | undefined;
  /** Names of contexts; empty for the current context. */
  readonly names: readonly string[];
  readonly all: boolean;
  readonly env: Environment;
  readonly cwd: string;
}

/** The name of the context of a pod without a kubeconfig. */
export const IN_CLUSTER = 'in-cluster';

const SERVICE_ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount';

/** A context that cannot be used, and why. */
export interface BrokenContext {
  readonly name: string;
  readonly reason: string;
}

/** The chosen contexts, as kubectl would read them. Throws a UsageError if a file is invalid, or one of them cannot be used. */
export function chooseContexts(choice: ContextChoice): KubeContext[] {
  return readContexts(choice).map((context) => {
    if ('reason' in context) throw new UsageError(context.reason);
    return context;
  });
}

/**
 * The chosen contexts, including those that cannot be used; in a pod without a kubeconfig, that of its service account. Throws a UsageError
 * if a file is invalid or there is no context.
 */
export function readContexts(choice: ContextChoice): (KubeContext | BrokenContext)[] {
  const config = readKubeconfig(choice);
  const names = choice.all ? [...config.contexts.keys()] : choice.names.length > 0 ? choice.names : [config.currentContext];
  const where = config.files.join(', ');
  if (config.contexts.size === 0) {
    const ownPod = choice.file === undefined && choice.names.length === 0 && !choice.all ? ownPodContext(choice.env) : null;
    if (ownPod) return [ownPod];
    throw new UsageError(
      `no kubeconfig names a cluster (${where || 'none was found'}); name one with --kubeconfig, or audit files with --objects and --capture`,
    );
  }
  if (names[0] === '') throw new UsageError(`${where} names no current context; choose one of ${namesIn(config)} with --context`);
  return [...new Set(names)].map((name) => contextNamed(name, config, where));
}

/** Names of the contexts in the files that are read without `--kubeconfig`. Throws a UsageError if one is invalid. */
export function contextsIn(place: Pick<ContextChoice, 'env' | 'cwd'>): string[] {
  return [...readKubeconfig(place).contexts.keys()];
}

function contextNamed(name: string, config: Kubeconfig, where: string): KubeContext | BrokenContext {
  const broken = (reason: string): BrokenContext => ({ name, reason });
  const context = config.contexts.get(name);
  if (context === undefined)
    return broken(
      `there is no context ${name} in ${where}${didYouMean(name, config.contexts.keys()) || `; choose one of ${namesIn(config)}`}`,
    );
  const cluster = config.clusters.get(context.cluster ?? '');
  if (cluster === undefined) return broken(`the context ${name} names the cluster ${context.cluster}, which is not in ${where}`);
  if (typeof cluster.server !== 'string' || !/^https?:\/\/[^/]/i.test(cluster.server) || !URL.canParse(cluster.server))
    return broken(`the cluster ${context.cluster} of ${where} has no server URL such as https://host:6443`);
  const user = config.users.get(context.user ?? '');
  if (context.user && user === undefined) return broken(`the context ${name} names the user ${context.user}, which is not in ${where}`);
  return { name, cluster, user: user ?? {} };
}

function namesIn({ contexts }: Kubeconfig): string {
  return firstFew([...contexts.keys()], 10);
}

function readKubeconfig({ file, env, cwd }: Pick<ContextChoice, 'file' | 'env' | 'cwd'>): Kubeconfig {
  const config: Kubeconfig = { files: [], clusters: new Map(), users: new Map(), contexts: new Map(), currentContext: '' };
  const files = filesToRead(file, env, cwd);
  for (const one of files) addFile(one, config);
  return { ...config, files };
}

/** The files to read. Missing files of the list in KUBECONFIG are ignored; the file of `--kubeconfig` must exist. */
function filesToRead(file: string | undefined, env: Environment, cwd: string): string[] {
  if (file !== undefined) return [path.resolve(cwd, file)];
  const home = env.HOME || env.USERPROFILE;
  const listed = env.KUBECONFIG?.split(path.delimiter).filter(Boolean) ?? [];
  const files = listed.length > 0 ? listed : home ? [path.join(home, '.kube', 'config')] : [];
  return files.map((one) => path.resolve(cwd, one)).filter(existsSync);
}

/** Keys with paths relative to their file. */
const PATHS = ['certificate-authority', 'client-certificate', 'client-key', 'tokenFile'];

function addFile(file: string, config: Kubeconfig): void {
  const value = fieldsOf(readYaml(file));
  const add = <Kept>(list: string, key: string, kept: Map<string, Kept>): void => {
    const before = new Set(kept.keys());
    for (const entry of listOf(value[list])) {
      const name = String(entry.name ?? '');
      if (before.has(name)) continue;
      if (kept.has(name)) throw new UsageError(`${file} has ${name} twice in ${list}`);
      kept.set(name, withFullPaths(fieldsOf(entry[key]), path.dirname(file)) as Kept);
    }
  };
  add('clusters', 'cluster', config.clusters);
  add('users', 'user', config.users);
  add('contexts', 'context', config.contexts);
  config.currentContext ||= String(value['current-context'] ?? '');
}

function withFullPaths(entry: Fields, folder: string): Fields {
  const full: Record<string, unknown> = { ...entry };
  for (const key of PATHS) if (typeof full[key] === 'string' && full[key] !== '') full[key] = path.resolve(folder, full[key]);
  const plugin = fieldsOf(full.exec);
  if (typeof plugin.command === 'string' && /[\\/]/.test(plugin.command))
    full.exec = { ...plugin, command: path.resolve(folder, plugin.command) };
  return full;
}

function readYaml(file: string): unknown {
  const text = orUsageError(`the kubeconfig ${file} cannot be read`, () => readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  const tree = parseYaml(text);
  if (tree === null) return {};
  if (!('reason' in tree)) return plainValue(tree.root)?.value;
  const { line, column } = createLocator(text, { path: file, line: 1, offset: 0 })(tree.offset, tree.offset);
  throw new UsageError(problemText({ path: file, line, column, message: `this kubeconfig is neither YAML nor JSON: ${tree.reason}` }));
}

function ownPodContext({ KUBERNETES_SERVICE_HOST: host, KUBERNETES_SERVICE_PORT: port }: Environment): KubeContext | null {
  if (!host || !port || !existsSync(`${SERVICE_ACCOUNT}/token`)) return null;
  const server = `https://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return {
    name: IN_CLUSTER,
    cluster: { server, 'certificate-authority': `${SERVICE_ACCOUNT}/ca.crt` },
    user: { tokenFile: `${SERVICE_ACCOUNT}/token` },
  };
}
