import { type Api, ApiError } from './request.ts';

/** A kind of objects that is read, and the right that reading it needs. */
export interface Resource {
  readonly kind: string;
  readonly group: string;
  readonly version: string;
  readonly plural: string;
  readonly namespace?: string;
  /** One object by name, or all of the cluster. */
  readonly name?: string;
}

export interface Page {
  readonly objects: readonly unknown[];
  /** Objects that the server says are still to come; null where it does not say. */
  readonly left: number | null;
  /** The list is not of one moment, because the server forgot how it was when it began. */
  readonly isMixed: boolean;
}

const PAGE_SIZE = 100;

export function pathOf({ group, version, plural, namespace, name }: Resource): string {
  const root = group === '' ? `/api/${version}` : `/apis/${group}/${version}`;
  return `${root}${namespace === undefined ? '' : `/namespaces/${namespace}`}/${plural}${name === undefined ? '' : `/${name}`}`;
}

/** The pages of a list, one after the other, or the one object that is named. Throws ApiError. */
export async function* pagesOf(api: Api, resource: Resource): AsyncIterable<Page> {
  const apiVersion = resource.group === '' ? resource.version : `${resource.group}/${resource.version}`;
  const whole = (object: unknown): unknown => ({ apiVersion, kind: resource.kind, ...(object as object) });
  if (resource.name !== undefined) {
    yield { objects: [whole(await api.get(pathOf(resource)))], left: 0, isMixed: false };
    return;
  }
  let token = '';
  let isMixed = false;
  let isRestarted = false;
  while (true) {
    const query = new URLSearchParams({ limit: String(PAGE_SIZE), ...(token && { continue: token }) });
    let list: { items?: unknown[]; metadata?: { continue?: string; remainingItemCount?: number } };
    try {
      list = (await api.get(`${pathOf(resource)}?${query}`)) as typeof list;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 410 || token === '') throw error;
      // A token that is too old comes back with one for the rest as it is now; without it the list begins anew.
      const next = error.details.metadata?.continue ?? '';
      if (next === token || (next === '' && isRestarted)) throw error;
      [token, isMixed, isRestarted] = [next, true, isRestarted || next === ''];
      yield { objects: [], left: null, isMixed };
      continue;
    }
    token = list.metadata?.continue ?? '';
    yield { objects: (list.items ?? []).map(whole), left: list.metadata?.remainingItemCount ?? (token ? null : 0), isMixed };
    if (token === '') return;
  }
}
