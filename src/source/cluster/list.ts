import { type Api, ApiError, jsonIn } from './request.ts';

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
  /** How many the page held, also those that nobody wants; of the last page only those that somebody does. */
  readonly count: number;
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

interface ApiList {
  readonly items?: readonly unknown[];
  readonly metadata?: { readonly continue?: string; readonly remainingItemCount?: number };
}

/** Before the objects of a list, between two of them, and behind them, as API servers write it. */
const ITEMS = Buffer.from('"items":[');
const NEXT_ITEM = Buffer.from(',{"metadata":{"name":"');
const END = Buffer.from(']}');
/** Who set which field, a third of an object, ends its metadata; nobody asks for it. */
const MANAGED_FIELDS = Buffer.from(',"managedFields":[');
const BEHIND_MANAGED_FIELDS = Buffer.from(']},"spec":');

/**
 * Reads a list without the objects that hold none of some texts: parsing them all takes most of the time, and nearly none is wanted.
 * Where the list is not written as API servers write it, it is read whole.
 */
export function parseHolding(body: Buffer, wanted: readonly Buffer[]): ApiList {
  const first = body.indexOf(ITEMS) + ITEMS.length;
  const last = body.lastIndexOf(END);
  if (first < ITEMS.length || last < first) return jsonIn(body) as ApiList;
  const ends = new Map<number, number>();
  for (const text of wanted) {
    for (let at = body.indexOf(text, first), end = first; at >= 0; at = body.indexOf(text, end)) {
      const start = Math.max(body.lastIndexOf(NEXT_ITEM, at) + 1, first);
      const next = body.indexOf(NEXT_ITEM, at);
      end = next < 0 ? last : next;
      ends.set(start, end);
    }
  }
  try {
    const list = jsonIn(Buffer.concat([body.subarray(0, first), body.subarray(last)])) as ApiList;
    const holding = [...ends].toSorted(([a], [b]) => a - b);
    // A part that is cut out of the middle of an object is no JSON.
    return { ...list, items: holding.map(([start, end]) => jsonIn(withoutManagedFields(body.subarray(start, end)))) };
  } catch {
    return jsonIn(body) as ApiList;
  }
}

function withoutManagedFields(object: Buffer): Buffer {
  const start = object.indexOf(MANAGED_FIELDS);
  const end = object.indexOf(BEHIND_MANAGED_FIELDS, start);
  return start < 0 || end < 0 ? object : Buffer.concat([object.subarray(0, start), object.subarray(end + 1)]);
}

/** The pages of a list, one after the other, or the one object that is named. Throws ApiError. */
export async function* pagesOf(api: Api, resource: Resource, wanted?: readonly Buffer[]): AsyncIterable<Page> {
  const parse = wanted && ((body: Buffer) => parseHolding(body, wanted));
  const apiVersion = resource.group === '' ? resource.version : `${resource.group}/${resource.version}`;
  const whole = (object: unknown): unknown => ({ apiVersion, kind: resource.kind, ...(object as object) });
  if (resource.name !== undefined) {
    yield { objects: [whole(await api.get(pathOf(resource)))], count: 1, left: 0, isMixed: false };
    return;
  }
  let token = '';
  let isMixed = false;
  let isRestarted = false;
  while (true) {
    const query = new URLSearchParams({ limit: String(PAGE_SIZE), ...(token && { continue: token }) });
    let list: ApiList;
    try {
      list = (await api.get(`${pathOf(resource)}?${query}`, parse)) as ApiList;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 410 || token === '') throw error;
      // A token that is too old comes back with one for the rest as it is now; without it the list begins anew.
      const next = error.details.metadata?.continue ?? '';
      if (next === token || (next === '' && isRestarted)) throw error;
      [token, isMixed, isRestarted] = [next, true, isRestarted || next === ''];
      yield { objects: [], count: 0, left: null, isMixed };
      continue;
    }
    token = list.metadata?.continue ?? '';
    const { items = [] } = list;
    const count = token === '' ? items.length : PAGE_SIZE;
    yield { objects: items.map(whole), count, left: list.metadata?.remainingItemCount ?? (token ? null : 0), isMixed };
    if (token === '') return;
  }
}
