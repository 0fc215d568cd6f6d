/** The view of a list, as in its address; empty for the whole list in its original order. */
export interface AddressedView {
  query: string;
  kind: string;
  sort: string;
  /** Further filters of the list, by their names in the address. */
  filters: Readonly<Record<string, string>>;
  /** Counted from 1. */
  page: number;
  /** The API's cursor of that page, so that it is reached without the pages before it; empty where it isn't known. */
  after: string;
}

/** The names of a list's filters in its address: that of the kind, and the further ones. */
export interface FilterNames {
  kindName: string;
  filterNames: readonly string[];
}

/** The view that the query of an address names. */
export function readView(search: string, { kindName, filterNames }: FilterNames): AddressedView {
  const params = new URLSearchParams(search);
  const page = params.get('page') ?? '';
  return {
    query: params.get('recherche') ?? '',
    kind: params.get(kindName) ?? '',
    sort: params.get('tri') ?? '',
    filters: Object.fromEntries(filterNames.map((name) => [name, params.get(name) ?? ''])),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    after: params.get('apres') ?? '',
  };
}

/** The query of an address for a view, with its `?`; empty for the whole list. */
export function writeView({ query, kind, sort, filters, page, after }: AddressedView, kindName: string): string {
  const place = page === 1 ? {} : { page: String(page), apres: after };
  const named = { recherche: query, [kindName]: kind, ...filters, tri: sort, ...place };
  const params = new URLSearchParams(Object.entries(named).filter(([, value]) => value !== ''));
  return params.size === 0 ? '' : `?${params}`;
}
