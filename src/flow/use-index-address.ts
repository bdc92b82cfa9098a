import { useLocation, useSearch } from 'wouter';
import { useApp } from '#src/flow/app-context.tsx';

/** How many rows a page of a table may have. */
export const INDEX_SIZES = [20, 50, 100] as const;

/** What an address of a table may say: values of a filter, or null where any text is one; orders, the usual one first. */
export type IndexSpec = {
  filters: Readonly<Record<string, readonly string[] | null>>;
  sorts?: readonly string[];
};

export type FiltersOf<S extends IndexSpec> = {
  [K in keyof S['filters']]: (S['filters'][K] extends readonly (infer Value)[] ? Value : string) | null;
};

export type IndexPlace<S extends IndexSpec> = {
  filters: FiltersOf<S>;
  /** Null for the usual order. */
  sort: string | null;
  size: number;
  page: number;
  /** The row whose panel is open. */
  open: number | null;
};

const positive = (text: string | null): number | null => {
  const value = Number(text);
  return text && Number.isSafeInteger(value) && value > 0 ? value : null;
};

/** What an address says, so far as it is known here. */
export function readIndexPlace<const S extends IndexSpec>(spec: S, search: string): IndexPlace<S> {
  const query = new URLSearchParams(search);
  const chosen = Object.entries(spec.filters).map(([name, values]) => {
    const value = query.get(name)?.trim() || null;
    return [name, values === null || values.includes(value ?? '') ? value : null];
  });
  const sort = query.get('sort');
  return {
    // Each name of the specification has one of its values or null.
    filters: Object.fromEntries(chosen) as FiltersOf<S>,
    sort: sort && spec.sorts?.includes(sort) ? sort : null,
    size: INDEX_SIZES.find((size) => String(size) === query.get('size')) ?? INDEX_SIZES[0],
    page: positive(query.get('page')) ?? 0,
    open: positive(query.get('open')),
  };
}

/** The query of a place, as short as it can be. */
export function writeIndexPlace<S extends IndexSpec>({ filters, ...place }: IndexPlace<S>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (typeof value === 'string') query.set(name, value);
  if (place.sort) query.set('sort', place.sort);
  if (place.size !== INDEX_SIZES[0]) query.set('size', String(place.size));
  if (place.page > 0) query.set('page', String(place.page));
  if (place.open) query.set('open', String(place.open));
  return query.toString();
}

/** A change of what a table shows: pages begin anew and no row is open unless the change says so. */
type IndexChange<S extends IndexSpec> = Partial<Omit<IndexPlace<S>, 'filters'>> & {
  filters?: Partial<FiltersOf<S>>;
};

/** What the address of a table says, and how to change it. */
export function useIndexAddress<const S extends IndexSpec>(spec: S) {
  const { navigate } = useApp();
  const [path] = useLocation();
  const place = readIndexPlace(spec, useSearch());
  const to = (next: IndexPlace<S>, replace = false) => {
    const query = writeIndexPlace(next);
    navigate(query ? `${path}?${query}` : path, { replace });
  };
  /** Another selection of rows, from its first page. */
  const change = ({ filters, ...others }: IndexChange<S>) =>
    to({ ...place, page: 0, open: null, ...others, filters: { ...place.filters, ...filters } });
  /** No filter, the usual order. */
  const clear = () =>
    to({ ...place, filters: readIndexPlace(spec, '').filters, sort: null, page: 0, open: null });
  return {
    place,
    change,
    clear,
    /** The panel of a row, which Back closes; null closes it. */
    open: (id: number | null) => to({ ...place, open: id }, id === null),
    /** What a table takes of its address. */
    table: {
      size: place.size,
      sizes: INDEX_SIZES,
      isNarrowed: Object.values(place.filters).some((value) => value !== null),
      onClear: clear,
      onGo: (page: number) => change({ page }),
      onSize: (size: number) => change({ size }),
    },
  };
}
