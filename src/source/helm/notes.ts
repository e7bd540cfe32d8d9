import { groupBy } from '../../model/groups.ts';
import { plural } from '../../text/words.ts';

/** How the renders of one chart differ from an installation with Helm. */
export interface Departure {
  /** Path of the chart. */
  readonly path: string;
  readonly kind: 'unvalidated' | 'incomplete' | 'example';
  /** The schema, the dependencies, or why the defaults do not render. */
  readonly detail: string;
}

/** Maximum number of charts in a note. */
const MAX_NAMED = 3;

/** The note about one chart, and about several. */
const NOTES: Readonly<
  Record<Departure['kind'], { one: (path: string, detail: string) => string; many: (charts: string, named: string) => string }>
> = {
  unvalidated: {
    one: (path, detail) => `the values of the chart ${path} are not validated: ${detail} (see --allow-remote)`,
    many: (charts, named) =>
      `the values of ${charts} are not validated, because their schemas refer to remote files (${named}; see --allow-remote)`,
  },
  incomplete: {
    one: (path, detail) => `the chart ${path} is rendered without ${detail}, which charts/ lacks; run helm dependency build first`,
    many: (charts, named) => `${charts} are rendered without dependencies that charts/ lacks (${named}); run helm dependency build first`,
  },
  example: {
    one: (path, detail) => `the chart ${path} is rendered with values of its ci folder, because its defaults do not render: ${detail}`,
    many: (charts, named) => `${charts} are rendered with values of their ci folders, because their defaults do not render (${named})`,
  },
};

/** One note for each kind of departure. */
export function notesOnDepartures(departures: readonly Departure[]): string[] {
  return [...groupBy(departures, ({ kind }) => kind)].map(([kind, all]) => {
    const [first] = all;
    if (first && all.length === 1) return NOTES[kind].one(first.path, first.detail);
    const named = all.slice(0, MAX_NAMED).map(({ path, detail }) => (kind === 'incomplete' ? `${path} without ${detail}` : path));
    const more = all.length - named.length;
    return NOTES[kind].many(plural(all.length, 'chart'), [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; '));
  });
}
