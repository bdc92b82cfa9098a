import { useLocation, useSearch } from 'wouter';
import { useApp } from '#src/flow/app-context.tsx';

/** Page sizes (rows) of a table. */
export const INDEX_SIZES = [20, 50, 100] as const;

/**
 * Allowed values in the address of a table: values of each filter (null for free text) and sort orders, the default
 * first.
 */
export type IndexSpec = {
  filters: Readonly<Record<string, readonly string[] | null>>;
  sorts?: readonly string[];
};

export type FiltersOf<S extends IndexSpec> = {
  [K in keyof S['filters']]: (S['filters'][K] extends readonly (infer Value)[] ? Value : string) | null;
};

export type IndexPlace<S extends IndexSpec> = {
  filters: FiltersOf<S>;
  /** Null for the default order. */
  sort: string | null;
  size: number;
  page: number;
  /** Id of the row with the open side panel; null for none. */
  open: number | null;
};

const positive = (text: string | null): number | null => {
  const value = Number(text);
  return text && Number.isSafeInteger(value) && value > 0 ? value : null;
};

/** Parses the query of a table; unknown values are ignored. */
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

/** Query string of a table, without defaults. */
export function writeIndexPlace<S extends IndexSpec>({ filters, ...place }: IndexPlace<S>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (typeof value === 'string') query.set(name, value);
  if (place.sort) query.set('sort', place.sort);
  if (place.size !== INDEX_SIZES[0]) query.set('size', String(place.size));
  if (place.page > 0) query.set('page', String(place.page));
  if (place.open) query.set('open', String(place.open));
  return query.toString();
}

/** Change of a table's address; the page and the open row are reset unless the change sets them. */
type IndexChange<S extends IndexSpec> = Partial<Omit<IndexPlace<S>, 'filters'>> & {
  filters?: Partial<FiltersOf<S>>;
};

/** Event that reports a new filter and page of a table to its flow. */
export const filterChanged = <Filter>({ filter, page = 0 }: { filter: Filter; page?: number }) =>
  ({ type: 'filter.changed', filter, page }) as const;

/** Like `filterChanged`, and drops the selection of a bulk flow: the rows change, also by Back. */
export const rowsChanged =
  (bulk: { send: (event: { type: 'list.changed' }) => void }) =>
  <Filter>(input: { filter: Filter; page?: number }) => {
    bulk.send({ type: 'list.changed' });
    return filterChanged(input);
  };

/** State of a table as its address has it, with functions that change it. */
export function useIndexAddress<const S extends IndexSpec>(spec: S) {
  const { navigate } = useApp();
  const [path] = useLocation();
  const place = readIndexPlace(spec, useSearch());
  const to = (next: IndexPlace<S>, replace = false) => {
    const query = writeIndexPlace(next);
    navigate(query ? `${path}?${query}` : path, { replace });
  };
  /** Changes filters or order and goes to the first page. */
  const change = ({ filters, ...others }: IndexChange<S>) =>
    to({ ...place, page: 0, open: null, ...others, filters: { ...place.filters, ...filters } });
  /** Removes all filters and restores the default order. */
  const clear = () =>
    to({ ...place, filters: readIndexPlace(spec, '').filters, sort: null, page: 0, open: null });
  return {
    place,
    change,
    clear,
    /** Opens the side panel of a row, as a history entry that Back closes; null closes it. */
    open: (id: number | null) => to({ ...place, open: id }, id === null),
    /** Props of a table that come from its address. */
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
