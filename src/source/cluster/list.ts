import { fieldsOf, type PlainFields } from '../../yaml/plain-fields.ts';
import { type Api, ApiError, jsonIn } from './request.ts';
import { pathOf, type Resource } from './resource.ts';

export interface Page {
  readonly objects: readonly unknown[];
  /** Number of objects in the page before filtering; for the last page, after filtering. */
  readonly count: number;
  /** Number of objects that follow, from the server; null if it does not report it. */
  readonly left: number | null;
}

const PAGE_SIZE = 100;
/** Maximum length of a token. Real tokens have some hundred characters; servers refuse URLs of more than a few thousand. */
const MAX_TOKEN = 4096;

/** The text of API servers before the objects of a list, between two of them, and after them. */
const ITEMS = Buffer.from('"items":[');
const NEXT_ITEM = Buffer.from(',{"metadata":{"name":"');
const END = Buffer.from(']}');

/** Texts of which wanted objects contain one. Each begins with a quote and `word`, which is found ten times faster than the whole texts. */
export interface Wanted {
  readonly word: Buffer;
  readonly texts: readonly Buffer[];
}

/**
 * Parses a list, but only those of its objects that contain a wanted text: few are wanted, and parsing all of them takes most of the time.
 * A list in another format than that of API servers is parsed whole. Throws SyntaxError for invalid JSON.
 */
export function parseHolding(body: Buffer, { word, texts }: Wanted): PlainFields {
  const first = body.indexOf(ITEMS) + ITEMS.length;
  const last = body.lastIndexOf(END);
  if (first < ITEMS.length || last < first) return fieldsOf(jsonIn(body));
  const holding: Buffer[] = [];
  for (let at = body.indexOf(word, first), from = 0; at >= 0 && at < last; at = body.indexOf(word, from)) {
    from = at + word.length;
    if (!texts.some((text) => body.subarray(at - 1, at - 1 + text.length).equals(text))) continue;
    const start = Math.max(body.lastIndexOf(NEXT_ITEM, at) + 1, first);
    const next = body.indexOf(NEXT_ITEM, at);
    from = next < 0 ? last : next;
    holding.push(body.subarray(start, from));
  }
  try {
    const list = fieldsOf(jsonIn(Buffer.concat([body.subarray(0, first), body.subarray(last)])));
    if (Array.isArray(list.items)) return { ...list, items: holding.map(jsonIn) };
  } catch {
    // A cut was within an object.
  }
  return fieldsOf(jsonIn(body));
}

/**
 * The pages of a list in order, or the single object `name`. Throws ApiError, also for an answer of another kind, and for a repeated
 * continue token, which would never end.
 */
export async function* pagesOf(api: Api, resource: Resource, wanted?: Wanted): AsyncIterable<Page> {
  const apiVersion = resource.group === '' ? resource.version : `${resource.group}/${resource.version}`;
  const whole = (object: unknown): unknown => ({ apiVersion, kind: resource.kind, ...fieldsOf(object) });
  const unexpected = (what: string): ApiError => new ApiError(`the answer is not ${what}; is it a Kubernetes API server?`, 200);
  if (resource.name !== undefined) {
    const object = await api({ path: pathOf(resource) });
    if (fieldsOf(fieldsOf(object).metadata).name !== resource.name) throw unexpected(`the ${resource.kind} ${resource.name}`);
    yield { objects: [whole(object)], count: 1, left: 0 };
    return;
  }
  const parse = wanted && ((body: Buffer) => parseHolding(body, wanted));
  const tokens = new Set<string>();
  let token = '';
  let isRestarted = false;
  while (true) {
    const { labelSelector } = resource;
    const query = new URLSearchParams({
      limit: String(PAGE_SIZE),
      ...(labelSelector && { labelSelector }),
      ...(token && { continue: token }),
    });
    let list: PlainFields;
    try {
      list = fieldsOf(await api({ path: `${pathOf(resource)}?${query}` }, parse));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 410 || token === '' || isRestarted) throw error;
      // The token expired, so the list starts again. Objects that are read twice count once.
      [token, isRestarted] = ['', true];
      tokens.clear();
      continue;
    }
    // Go writes an empty list as null.
    const items = list.items === null ? [] : list.items;
    if (!Array.isArray(items)) throw unexpected(`a list of ${resource.plural}`);
    const { continue: given, remainingItemCount: left } = fieldsOf(list.metadata);
    const next = given ?? '';
    if (typeof next !== 'string' || next.length > MAX_TOKEN) throw new ApiError('the list has an invalid continue token', 200);
    if (next !== '' && tokens.size === tokens.add(next).size) throw new ApiError('the list does not end: its continue token repeats', 200);
    token = next;
    const isLast = token === '';
    const count = isLast ? items.length : PAGE_SIZE;
    yield { objects: items.map(whole), count, left: typeof left === 'number' ? left : isLast ? 0 : null };
    if (isLast) return;
  }
}
