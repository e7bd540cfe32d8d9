import { UsageError } from '../model/exit-code.ts';
import { type Problem, problemOfFile } from '../model/source.ts';
import { VERSION } from '../report/product.ts';
import { connect } from '../source/cluster/connection.ts';
import { chooseContexts, type KubeContext } from '../source/cluster/kubeconfig.ts';
import { pagesOf } from '../source/cluster/list.ts';
import { HOSTED } from '../source/cluster/read.ts';
import { type Api, ApiError, createApi } from '../source/cluster/request.ts';
import { nameOfResource, type Resource } from '../source/cluster/resource.ts';
import type { InputOutput } from './io.ts';
import { rightsAsYaml } from './print-rights.ts';

/** The options of a live management cluster. */
export interface HubFlags {
  readonly context?: string;
  readonly kubeconfig?: string;
  readonly printRbac?: boolean;
}

const CONFIG = { group: 'config.openshift.io', version: 'v1' };

/** The lists to read. Only the first is required. */
const RESOURCES: readonly Resource[] = [
  ...HOSTED,
  { kind: 'Service', group: '', version: 'v1', plural: 'services' },
  { kind: 'Namespace', group: '', version: 'v1', plural: 'namespaces' },
  { kind: 'Route', group: 'route.openshift.io', version: 'v1', plural: 'routes' },
  { kind: 'IngressController', group: 'operator.openshift.io', version: 'v1', plural: 'ingresscontrollers' },
  { kind: 'Network', ...CONFIG, plural: 'networks' },
  { kind: 'Infrastructure', ...CONFIG, plural: 'infrastructures' },
  { kind: 'Ingress', ...CONFIG, plural: 'ingresses' },
  { kind: 'Proxy', ...CONFIG, plural: 'proxies' },
];

const REQUEST_TIME = 60_000;
const RUN_TIME = 600_000;

/** Objects for `kubectl apply -f -` with the permissions for reading a management cluster. */
export function hubRights(): string {
  return rightsAsYaml({ resources: RESOURCES, command: 'hosted' });
}

/** The hosted clusters of a live hub, and the objects that complete their flows, as documents. */
export interface LiveHub {
  readonly path: string;
  readonly text: Uint8Array;
  /** Hosted clusters that could not be read. */
  readonly problems: readonly Problem[];
  /** Other lists that could not be read. */
  readonly notes: readonly string[];
}

/** Reads the management cluster of a context. Throws a UsageError if the kubeconfig has no such context. */
export async function readHub({ context: name, kubeconfig: file }: HubFlags, { env, cwd }: InputOutput): Promise<LiveHub> {
  const context = onlyContext({ file, names: name === undefined ? [] : [name], all: false, env, cwd });
  const signal = AbortSignal.timeout(RUN_TIME);
  const connection = await connect(context, { env, cwd, requestTime: REQUEST_TIME, signal, userAgent: `hostport-lint/${VERSION}` });
  const api = createApi(connection);
  const path = `cluster ${context.name}`;
  try {
    const [clusters, ...others] = await Promise.all(RESOURCES.map((resource) => listObjects(api, resource)));
    const documents = [clusters, ...others].flatMap((one) => one?.objects ?? []).map((object) => JSON.stringify(object));
    return {
      path,
      text: new TextEncoder().encode(documents.join('\n---\n')),
      problems: clusters?.failure ? [problemOfFile(path, clusters.failure)] : [],
      notes: clusters?.failure ? [] : others.flatMap(({ failure }) => failure ?? []),
    };
  } finally {
    connection.close();
  }
}

function onlyContext(choice: Parameters<typeof chooseContexts>[0]): KubeContext {
  try {
    const [context] = chooseContexts(choice);
    if (context === undefined || 'reason' in context) throw new UsageError('the kubeconfig has no context');
    return context;
  } catch (error) {
    // The advice after the comma is only for audits.
    throw error instanceof UsageError ? new UsageError(`${error.message.replace(/, or audit files .*/s, '')}, or give files`) : error;
  }
}

/** All objects of a list, or the reason for its failure. A list that the server does not have is empty, except that of hosted clusters. */
async function listObjects(
  api: Api,
  resource: Resource,
): Promise<{ readonly objects: readonly unknown[]; readonly failure: string | null }> {
  const objects: unknown[] = [];
  try {
    for await (const page of pagesOf(api, resource)) objects.push(...page.objects);
    return { objects, failure: null };
  } catch (error) {
    const what = nameOfResource(resource);
    const status = error instanceof ApiError ? error.status : 0;
    const isMain = resource === RESOURCES[0];
    if (status === 404)
      return { objects: [], failure: isMain ? 'the API server has no HostedClusters; is it a management cluster?' : null };
    const why = status === 403 ? `permission to list ${what} is missing` : `could not list ${what}: ${(error as Error).message}`;
    const remedy = status === 403 ? '; hostport-lint hosted flows --print-rbac prints the necessary permissions' : '';
    return { objects, failure: `${why}, so ${isMain ? 'no flow is known' : 'what they add is unknown'}${remedy}` };
  }
}
