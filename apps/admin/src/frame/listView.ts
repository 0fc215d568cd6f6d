/** How a list is looked at, as its address says it; empty for the whole list in its usual order. */
export interface AddressedView {
  query: string;
  kind: string;
  sort: string;
  /** What the list is narrowed to besides, by the name in the address. */
  filters: Readonly<Record<string, string>>;
  /** Counted from 1. */
  page: number;
  /** Where that page begins, as the API says it, so that it is reached without those before it; empty where that isn't known. */
  after: string;
}

/** What the address of a list calls its filters: that of the kind, and those besides. */
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
