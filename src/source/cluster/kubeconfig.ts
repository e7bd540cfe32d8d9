import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { didYouMean, UsageError } from '../../model/exit-code.ts';
import { problemAt } from '../../model/source.ts';
import { createLocator, startOfFile } from '../../text/lines.ts';
import { orUsageError, WrongFileError } from '../../text/problem.ts';
import { firstFew } from '../../text/words.ts';
import { fieldsOf, listOf, type PlainFields, scalarText, textOf } from '../../yaml/plain-fields.ts';
import { plainValue } from '../../yaml/schema-problems.ts';
import { parseYaml } from '../../yaml/tree.ts';
import type { Environment } from '../run-program.ts';

/** A cluster and a user, with the keys of the kubeconfig and values of any type. */
export interface KubeContext {
  readonly name: string;
  readonly server: URL;
  readonly cluster: PlainFields;
  readonly user: PlainFields;
}

/** A context that cannot be used, and why. */
export interface BrokenContext {
  readonly name: string;
  readonly reason: string;
}

/** The merged files of a kubeconfig: if a name is repeated, the entry of the first file counts. */
interface Kubeconfig {
  /** The files, for messages. */
  readonly where: string;
  readonly clusters: Map<string, PlainFields>;
  readonly users: Map<string, PlainFields>;
  readonly contexts: Map<string, PlainFields>;
  readonly currentContext: string;
}

export interface ContextChoice {
  /** The file of `--kubeconfig`; no other file is read then. */
  readonly file?: string | undefined;
  readonly env: Environment;
  readonly cwd: string;
  /** Names of contexts; empty for the current context. */
  readonly names: readonly string[];
  readonly all: boolean;
}

/** Where to look for the files. */
type KubeconfigSearch = Pick<ContextChoice, 'file' | 'env' | 'cwd'>;

/** The name of the context of a pod without a kubeconfig. */
export const IN_CLUSTER = 'in-cluster';

const SERVICE_ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount';

/**
 * The chosen contexts, as kubectl would read them; in a pod without a kubeconfig, that of its service account. Throws a UsageError if a file
 * is invalid, there is no context, or one that is named cannot be used.
 */
export function chooseContexts(choice: ContextChoice): (KubeContext | BrokenContext)[] {
  const config = readKubeconfig(choice);
  const { contexts, where, currentContext } = config;
  if (contexts.size === 0) {
    const ownPod = choice.file === undefined && choice.names.length === 0 && !choice.all ? ownPodContext(choice.env) : null;
    if (ownPod) return [ownPod];
    throw new UsageError(
      `no kubeconfig names a cluster (${where || 'none was found'}); name one with --kubeconfig, or audit files with --objects and --capture`,
    );
  }
  const names = choice.all ? [...contexts.keys()] : choice.names.length > 0 ? choice.names : [currentContext];
  if (names[0] === '') throw new UsageError(`${where} names no current context; choose one of ${namesIn(config)} with --context`);
  return [...new Set(names)].map((name) => {
    const context = contextNamed(name, config);
    if (!choice.all && 'reason' in context) throw new UsageError(context.reason);
    return context;
  });
}

/** Names of the contexts in the files that are read without `--kubeconfig`. Throws a UsageError if one is invalid. */
export function contextsIn(place: KubeconfigSearch): string[] {
  return [...readKubeconfig(place).contexts.keys()];
}

function contextNamed(name: string, config: Kubeconfig): KubeContext | BrokenContext {
  const { contexts, clusters, users, where } = config;
  const broken = (reason: string): BrokenContext => ({ name, reason });
  const context = contexts.get(name);
  if (context === undefined)
    return broken(`there is no context ${name} in ${where}${didYouMean(name, contexts.keys()) || `; choose one of ${namesIn(config)}`}`);
  const [ofCluster, ofUser] = [scalarText(context.cluster), scalarText(context.user)];
  if (ofCluster === '') return broken(`the context ${name} of ${where} names no cluster`);
  const cluster = clusters.get(ofCluster);
  if (cluster === undefined) return broken(`the context ${name} names the cluster ${ofCluster}, which is not in ${where}`);
  const server = textOf(cluster.server);
  if (!/^https?:\/\/[^/]/i.test(server) || !URL.canParse(server))
    return broken(`the cluster ${ofCluster} of ${where} has no server URL such as https://host:6443`);
  const user = ofUser === '' ? {} : users.get(ofUser);
  if (user === undefined) return broken(`the context ${name} names the user ${ofUser}, which is not in ${where}`);
  const [number] = [...Object.entries(cluster), ...Object.entries(user)].find(([, value]) => typeof value === 'number') ?? [];
  if (number !== undefined) return broken(`${number} of the context ${name} in ${where} is a number; write its value in quotes`);
  return { name, server: new URL(server), cluster, user };
}

function namesIn({ contexts }: Kubeconfig): string {
  return firstFew([...contexts.keys()], 10);
}

function readKubeconfig(place: KubeconfigSearch): Kubeconfig {
  const files = filesToRead(place);
  const lists = { clusters: new Map(), users: new Map(), contexts: new Map() };
  let currentContext = '';
  for (const file of files) {
    const value = fieldsOf(readFile(file));
    addList(lists.clusters, value.clusters, 'cluster', file);
    addList(lists.users, value.users, 'user', file);
    addList(lists.contexts, value.contexts, 'context', file);
    currentContext ||= scalarText(value['current-context']);
  }
  return { ...lists, currentContext, where: files.join(', ') };
}

/** The files to read. Missing files of the list in KUBECONFIG are ignored; the file of `--kubeconfig` must exist. */
function filesToRead({ file, env, cwd }: KubeconfigSearch): string[] {
  if (file !== undefined) return [path.resolve(cwd, file)];
  const home = env.HOME || env.USERPROFILE;
  const listed = env.KUBECONFIG?.split(path.delimiter).filter(Boolean) ?? [];
  const files = listed.length > 0 ? listed : home ? [path.join(home, '.kube', 'config')] : [];
  return files.map((one) => path.resolve(cwd, one)).filter(existsSync);
}

/** The value of a YAML or JSON file. Of a key that is repeated, the last value counts. */
function readFile(file: string): unknown {
  const text = orUsageError(`the kubeconfig ${file} cannot be read`, () => readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  const tree = parseYaml(text);
  if (tree === null || !('reason' in tree)) return tree && plainValue(tree.root)?.value;
  const span = createLocator(text, startOfFile(file))(tree.offset, tree.offset);
  throw new WrongFileError([problemAt(span, `this kubeconfig is neither YAML nor JSON: ${tree.reason}`)]);
}

/** Adds the entries of a list whose names are new. */
function addList(entries: Map<string, PlainFields>, list: unknown, key: string, file: string): void {
  const before = new Set(entries.keys());
  for (const entry of listOf(list)) {
    const name = scalarText(entry.name);
    if (before.has(name)) continue;
    if (entries.has(name)) throw new UsageError(`${file} has ${name} twice in ${key}s`);
    entries.set(name, withFullPaths(fieldsOf(entry[key]), path.dirname(file)));
  }
}

/** Keys with paths relative to their file. */
const PATHS = ['certificate-authority', 'client-certificate', 'client-key', 'tokenFile'];

function withFullPaths(entry: PlainFields, folder: string): PlainFields {
  const full: Record<string, unknown> = { ...entry };
  for (const key of PATHS) if (typeof full[key] === 'string' && full[key] !== '') full[key] = path.resolve(folder, full[key]);
  const plugin = fieldsOf(full.exec);
  if (typeof plugin.command === 'string' && /[\\/]/.test(plugin.command))
    full.exec = { ...plugin, command: path.resolve(folder, plugin.command) };
  return full;
}

function ownPodContext({ KUBERNETES_SERVICE_HOST: host, KUBERNETES_SERVICE_PORT: port }: Environment): KubeContext | null {
  if (!host || !port || !existsSync(`${SERVICE_ACCOUNT}/token`)) return null;
  const server = `https://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return {
    name: IN_CLUSTER,
    server: new URL(server),
    cluster: { server, 'certificate-authority': `${SERVICE_ACCOUNT}/ca.crt` },
    user: { tokenFile: `${SERVICE_ACCOUNT}/token` },
  };
}
