import { byId, element } from './dom.ts';
import { type Query, type SelectableItem, select } from './select.ts';

/** Maximum number of suggestions: a longer list is slow to open, and the fields accept any words. */
const MAX_OFFERED = 300;

/** Applies the filters of an address. Returns true if it has filters for this list. */
export type Follow = (asked: URLSearchParams) => boolean;

/**
 * Filters a list with the form of its section. The names of the fields are those in the page's address, with the prefix `list.` in the
 * second form of a page. `show` draws the matching items and returns the text of the status line.
 */
export function createFilters<Kind extends SelectableItem>(
  section: string,
  items: readonly Kind[],
  show: (matching: readonly Kind[], query: Query) => string,
): Follow {
  const form = document.querySelector<HTMLFormElement>(`#${section} form`) as HTMLFormElement;
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
  const update = () => {
    const query = Object.fromEntries(formEntries(form).map(([name, value]) => [name.replace('list.', ''), value]));
    byId(`${section}-status`).textContent = show(select(items, query), query);
  };
  const change = () => {
    update();
    const all = [...document.forms].flatMap(formEntries).filter(([, value]) => value !== '');
    try {
      history.replaceState(null, '', `#${new URLSearchParams(all)}`);
    } catch {
      // Browsers refuse this to sandboxed pages, and if it is called too often.
    }
  };
  for (const field of fields) offer(field, items);
  form.addEventListener('input', change);
  // The fields are empty only after this event.
  form.addEventListener('reset', () => {
    setTimeout(change);
    fields[0]?.focus();
  });
  return (asked) => {
    for (const field of fields) fill(field, asked.get(field.name) ?? '');
    update();
    return fields.some(({ name }) => asked.get(name));
  };
}

function formEntries(form: HTMLFormElement): [name: string, value: string][] {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)]);
}

function fill(field: HTMLInputElement | HTMLSelectElement, asked: string): void {
  if (field.type === 'checkbox') (field as HTMLInputElement).checked = asked !== '';
  else field.value = asked;
  if (!(field instanceof HTMLSelectElement) || field.value === asked) return;
  // A name that the input no longer contains, such as in a bookmark. It must not be the default, to which the form is reset.
  field.append(element('option', asked));
  field.value = asked;
}

/** Suggests the names of the items in a field. A field without names is hidden. */
function offer(field: HTMLInputElement | HTMLSelectElement, items: readonly SelectableItem[]): void {
  const host = field instanceof HTMLSelectElement ? field : field.list;
  if (host === null || host.querySelectorAll('[value]:not([value=""])').length > 0) return;
  const filter = field.name.replace('list.', '');
  const names = new Set(items.flatMap((item) => item.names[filter] ?? []));
  names.delete('');
  const offered = [...names].slice(0, MAX_OFFERED).sort();
  host.append(...offered.map((name) => element('option', { value: name }, name)));
  (field.parentElement as HTMLElement).hidden = offered.length === 0;
}
