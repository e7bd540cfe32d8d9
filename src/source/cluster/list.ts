import { fieldsOf } from '../../yaml/plain-fields.ts';
import { objectPath } from './names.ts';
import type { RawList } from './raw.ts';
import { type Api, ApiError, jsonIn } from './request.ts';

/** A list of objects, of one namespace or of all, or the one object `name`. */
export interface Resource {
  readonly kind: string;
  readonly group: string;
  readonly version: string;
  readonly plural: string;
  readonly namespace?: string;
  readonly name?: string;
  /** Of a list: only objects with these labels. */
  readonly labelSelector?: string;
}

export interface Page {
  readonly objects: readonly unknown[];
  /** Objects of the page before filtering; of the last page, after it. */
  readonly count: number;
  /** Objects that the server says follow; null if it does not say. */
  readonly left: number | null;
  /** The list is not of one moment, because the continue token expired. */
  readonly isMixed: boolean;
}

const PAGE_SIZE = 100;
/** Real tokens have some hundred characters; servers refuse addresses of more than a few thousand. */
const MAX_TOKEN = 4096;

export function pathOf({ group, version, plural, namespace, name }: Resource): string {
  return objectPath(group === '' ? `/api/${version}` : `/apis/${group}/${version}`, plural, { namespace, name });
}

/** `pods`, or `reports.openreports.io`, as rights and `kubectl` name it. */
export function nameOfResource({ plural, group }: Pick<Resource, 'plural' | 'group'>): string {
  return group === '' ? plural : `${plural}.${group}`;
}

/** The same with its namespace: `pods in the namespace prod`. */
export function resourceInWords(resource: Resource): string {
  const { namespace } = resource;
  return nameOfResource(resource) + (namespace === undefined ? '' : ` in the namespace ${namespace}`);
}

/** What API servers write before the objects of a list, between two of them, and after them. */
const ITEMS = Buffer.from('"items":[');
const NEXT_ITEM = Buffer.from(',{"metadata":{"name":"');
const END = Buffer.from(']}');

/**
 * Parses a list, but of its objects only those that contain one of the texts `wanted`: parsing them all takes most of the time, and few
 * are wanted. A list that differs from what API servers write is parsed whole. Throws SyntaxError for invalid JSON.
 */
export function parseHolding(body: Buffer, wanted: readonly Buffer[]): RawList {
  const first = body.indexOf(ITEMS) + ITEMS.length;
  const last = body.lastIndexOf(END);
  if (first < ITEMS.length || last < first) return jsonIn(body) as RawList;
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
    const list = jsonIn(Buffer.concat([body.subarray(0, first), body.subarray(last)])) as RawList;
    if (!Array.isArray(list.items)) return jsonIn(body) as RawList;
    const holding = [...ends].toSorted(([a], [b]) => a - b);
    // A cut in the middle of an object leaves invalid JSON, and the list is parsed whole.
    return { ...list, items: holding.map(([start, end]) => jsonIn(body.subarray(start, end))) };
  } catch {
    return jsonIn(body) as RawList;
  }
}

/**
 * The pages of a list in order, or the one object that `name` names. Throws ApiError, also for an answer that is not such a list or
 * object, and for a continue token that repeats, which would never end.
 */
export async function* pagesOf(api: Api, resource: Resource, wanted?: readonly Buffer[]): AsyncIterable<Page> {
  const apiVersion = resource.group === '' ? resource.version : `${resource.group}/${resource.version}`;
  const whole = (object: unknown): unknown => ({ apiVersion, kind: resource.kind, ...fieldsOf(object) });
  const unexpected = (what: string): ApiError => new ApiError(`the answer is not ${what}; is it a Kubernetes API server?`, 200);
  if (resource.name !== undefined) {
    const object = await api.get(pathOf(resource));
    if (fieldsOf(fieldsOf(object).metadata).name !== resource.name) throw unexpected(`the ${resource.kind} ${resource.name}`);
    yield { objects: [whole(object)], count: 1, left: 0, isMixed: false };
    return;
  }
  const parse = wanted && ((body: Buffer) => parseHolding(body, wanted));
  const tokens = new Set<string>();
  let token = '';
  let isMixed = false;
  let isRestarted = false;
  const advance = (next: unknown): void => {
    if (typeof next !== 'string' || next.length > MAX_TOKEN) throw new ApiError('the list has an invalid continue token', 200);
    if (next !== '' && tokens.size === tokens.add(next).size) throw new ApiError('the list does not end: its continue token repeats', 200);
    token = next;
  };
  while (true) {
    const { labelSelector } = resource;
    const query = new URLSearchParams({
      limit: String(PAGE_SIZE),
      ...(labelSelector && { labelSelector }),
      ...(token && { continue: token }),
    });
    let list: RawList;
    try {
      list = (await api.get(`${pathOf(resource)}?${query}`, parse)) as RawList;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 410 || token === '') throw error;
      // The Status of an expired token has one for the rest of the list as it is now; without one the list starts over.
      const next = error.details.metadata?.continue ?? '';
      if (next === token || (next === '' && isRestarted)) throw error;
      if (next === '') tokens.clear();
      advance(next);
      [isMixed, isRestarted] = [true, isRestarted || next === ''];
      yield { objects: [], count: 0, left: null, isMixed };
      continue;
    }
    // Go writes an empty list as null.
    const items = list.items === null ? [] : list.items;
    if (!Array.isArray(items)) throw unexpected(`a list of ${resource.plural}`);
    advance(list.metadata?.continue ?? '');
    const isLast = token === '';
    const count = isLast ? items.length : PAGE_SIZE;
    yield { objects: items.map(whole), count, left: list.metadata?.remainingItemCount ?? (isLast ? 0 : null), isMixed };
    if (isLast) return;
  }
}
