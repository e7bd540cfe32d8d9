import { UsageError } from '../model/exit-code.ts';
import { fieldsOf, jsonOf } from '../yaml/plain-fields.ts';
import type { Comparison } from './git.ts';

const REMEDY = 'set fetch-depth: 0 at actions/checkout (2 is enough for the merge commit of a pull request)';
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** The fields of each event's payload with the base and head of the change. (docs.github.com, "Webhook events and payloads") */
const PLACES: Readonly<Record<string, { readonly base: string; readonly head: string }>> = {
  pull_request: { base: 'pull_request.base.sha', head: 'pull_request.head.sha' },
  pull_request_target: { base: 'pull_request.base.sha', head: 'pull_request.head.sha' },
  merge_group: { base: 'merge_group.base_sha', head: 'merge_group.head_sha' },
  push: { base: 'before', head: 'after' },
};

/**
 * Returns the base and head of the change that a GitHub event describes; null for events without a change, such as `schedule`, and for the
 * first push of a branch. Throws UsageError if the payload does not fit the event.
 */
export function readEvent(name: string, text: string): Comparison | null {
  const places = Object.hasOwn(PLACES, name) ? PLACES[name] : undefined;
  if (places === undefined) return null;
  const payload = jsonOf(text.replace(/^\uFEFF/, ''));
  if (payload === null) throw new UsageError('the event file (GITHUB_EVENT_PATH) is not JSON');
  const commitAt = (place: string): string => {
    const value = place.split('.').reduce<unknown>((here, key) => fieldsOf(here)[key], payload);
    if (typeof value === 'string' && COMMIT.test(value)) return value;
    throw new UsageError(`the event file (GITHUB_EVENT_PATH) has no commit at ${place}, so it is not the payload of a ${name} event`);
  };
  const [base, head] = [commitAt(places.base), commitAt(places.head)];
  return /^0+$/.test(base) ? null : { base, head, remedy: REMEDY };
}
