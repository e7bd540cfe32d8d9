import { groupBy } from '../model/groups.ts';
import { OWNER, OWNER_LABEL, type ReportEntry, type ReportObject } from '../model/report-object.ts';
import type { RunResult } from '../model/result.ts';
import { type Problem, problemOfFile } from '../model/source.ts';
import { compareStrings } from '../model/span.ts';
import { OPEN_REPORTS, POLICY_REPORTS, type ReportApi, reportObjects } from '../report/openreports.ts';
import type { ApiRequest } from '../source/cluster/connection.ts';
import { pagesOf } from '../source/cluster/list.ts';
import { type Api, ApiError } from '../source/cluster/request.ts';
import { nameProblem, pathOf, type Resource, resourceInWords } from '../source/cluster/resource.ts';
import { firstFew, plural } from '../text/words.ts';

/** The input of an audit, which determines what it may write and delete. */
export interface Publishing {
  /** The audited namespaces; if empty, all namespaces and the cluster. */
  readonly namespaces: readonly string[];
  /** Number of nodes whose sockets were not read, or not completely. */
  readonly unreadNodes: number;
  /** The name of the cluster in problems. */
  readonly shown: string;
}

/** Maximum number of namespaces in a message. */
const MAX_NAMES = 5;

/** The server's answer for a namespace that is deleted during the audit. */
const GONE = /because it is being terminated|namespaces "[^"]*" not found/;

/**
 * Applies the reports of an audit as objects of the cluster, and deletes own objects without findings. Uses OpenReports if the cluster has
 * it, otherwise the older API; own objects of the other API are deleted. Keeps objects outside the audited namespaces and, if sockets were
 * not read, objects with results from sockets. Never changes a field of another manager. Returns the failures.
 */
export async function publishReports(api: Api, result: RunResult, publishing: Publishing): Promise<Problem[]> {
  const problem = (message: string): Problem => problemOfFile(publishing.shown, message);
  const served: ReportApi[] = [];
  try {
    for (const one of [OPEN_REPORTS, POLICY_REPORTS]) if (await isServed(api, one)) served.push(one);
  } catch (error) {
    return [problem(`the reports are not published: ${(error as Error).message}`)];
  }
  const [chosen] = served;
  if (chosen === undefined)
    return [problem(`the cluster has no ${OPEN_REPORTS.apiVersion} and no ${POLICY_REPORTS.apiVersion}; install the CRDs of OpenReports`)];
  const { namespaces, unreadNodes } = publishing;
  const wanted = reportObjects(result, chosen).filter(
    ({ metadata: { namespace } }) => namespaces.length === 0 || (namespace !== undefined && namespaces.includes(namespace)),
  );
  const isWanted = new Set(wanted.map((object) => pathOf(resourceOf(object))));
  const failures: Failure[] = [];
  const attempt = async (verb: string, resource: Resource, work: () => Promise<unknown>): Promise<void> => {
    await work().catch((error: unknown) => {
      // The object or its namespace may be deleted already.
      const isGone = error instanceof ApiError && (verb === 'delete' ? error.status === 404 : GONE.test(error.message));
      if (!isGone) failures.push({ verb, resource, error });
    });
  };
  const known = new Set(wanted.flatMap(({ results }) => results.map(({ properties }) => properties.fingerprint)));
  const isLost = ({ properties }: ReportEntry): boolean => properties.observed === 'true' && !known.has(properties.fingerprint);
  const old: ReportObject[] = [];
  /** Places with results that this audit could not find; the place of the cluster is empty. */
  const kept = new Set<string>();
  for (const one of served)
    for (const list of listsOf(one, publishing.namespaces))
      await attempt('list', list, async () => {
        for await (const { objects } of pagesOf(api, list))
          for (const object of objects as ReportObject[]) {
            if (unreadNodes > 0 && object.results?.some(isLost)) kept.add(placeOfReport(object));
            if (!isWanted.has(pathOf(resourceOf(object)))) old.push(object);
          }
      });
  const isChanged = (object: ReportObject): boolean => !kept.has(placeOfReport(object));
  await Promise.all([
    ...wanted.filter(isChanged).map((object) => {
      const resource = resourceOf(object);
      const invalid = nameProblem(resource);
      return attempt('patch', resource, async () =>
        invalid === null ? api(applyRequest(resource, object)) : Promise.reject(new Error(invalid)),
      );
    }),
    ...old.filter(isChanged).map((object) => {
      const resource = resourceOf(object);
      return attempt('delete', resource, () => api({ method: 'DELETE', path: pathOf(resource) }));
    }),
  ]);
  return [...messagesOf(failures), ...messageOfKept(kept, unreadNodes)].map(problem);
}

const placeOfReport = ({ metadata }: ReportObject): string => metadata.namespace ?? '';

function messageOfKept(kept: ReadonlySet<string>, unreadNodes: number): string[] {
  if (kept.size === 0) return [];
  const places = [...kept].toSorted(compareStrings).map((place) => (place === '' ? 'the cluster' : `namespace ${place}`));
  const nodes = `the sockets of ${plural(unreadNodes, 'node')} were not read`;
  return [
    `reports are not changed (${firstFew(places, MAX_NAMES)}): they contain results from sockets that this audit did not read, and ${nodes}`,
  ];
}

/** A server-side apply: creates the object if it is missing, and fails for a field of another manager. */
function applyRequest(resource: Resource, object: ReportObject): ApiRequest {
  return { method: 'PATCH', path: `${pathOf(resource)}?${new URLSearchParams({ fieldManager: OWNER })}`, body: JSON.stringify(object) };
}

async function isServed(api: Api, { apiVersion }: ReportApi): Promise<boolean> {
  try {
    await api({ path: `/apis/${apiVersion}` });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

/** The lists of own objects: in the audited namespaces, or in all namespaces and of the cluster. */
function listsOf({ apiVersion, kinds }: ReportApi, namespaces: readonly string[]): Resource[] {
  const list = (kind: string): Resource => ({ ...resourceOf({ apiVersion, kind }), labelSelector: `${OWNER_LABEL}=${OWNER}` });
  const namespaced = list(kinds.namespaced);
  return namespaces.length === 0 ? [namespaced, list(kinds.cluster)] : namespaces.map((namespace) => ({ ...namespaced, namespace }));
}

function resourceOf({ apiVersion, kind, metadata }: Pick<ReportObject, 'apiVersion' | 'kind'> & Partial<ReportObject>): Resource {
  const [group = '', version = ''] = apiVersion.split('/');
  const { name, namespace } = metadata ?? {};
  return { kind, group, version, plural: `${kind.toLowerCase()}s`, ...(name && { name }), ...(namespace && { namespace }) };
}

interface Failure {
  readonly verb: string;
  readonly resource: Resource;
  readonly error: unknown;
}

/** One sentence for each forbidden verb and resource, and one for each other failure. */
function messagesOf(failures: readonly Failure[]): string[] {
  // Requests end in any order.
  const sorted = failures.toSorted((a, b) => compareStrings(a.verb, b.verb) || compareStrings(pathOf(a.resource), pathOf(b.resource)));
  const isForbidden = ({ error }: Failure): boolean => error instanceof ApiError && error.status === 403;
  const byCause = groupBy(sorted, (one) => `${one.verb} ${isForbidden(one) ? one.resource.plural : pathOf(one.resource)}`);
  return [...byCause.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { verb, resource, error } = first;
    const { kind, name, namespace } = resource;
    const { message } = error as Error;
    if (error instanceof ApiError && error.status === 409)
      return [`${kind} ${[namespace, name].filter(Boolean).join('/')} is not changed: ${message}`];
    const what = `${verb} ${resourceInWords(resource)}`;
    if (!isForbidden(first)) return [`could not ${what}: ${message}`];
    const more = others.length === 0 ? '' : `; the same in ${plural(others.length, 'more namespace')}`;
    return [
      `permission to ${what} is missing (${message})${more}; hostport-lint audit --publish reports --print-rbac prints the necessary permissions`,
    ];
  });
}
