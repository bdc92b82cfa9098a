import { listStores, type StoreRow } from '#domain/admin/stores/store-admin.ts';
import type { StoreState } from '#domain/catalogue/store-state.ts';
import { pagePort } from '../../kit/endpoint-port.ts';
import { createIndexMachine } from '../../kit/index.machine.ts';

/** Filters of the store table; null filters nothing. */
export type StoreFilters = { q: string | null; state: StoreState | null };

/** Machine of the store table: paged by state and search words, ordered by name or latest first. */
export const storeListMachine = createIndexMachine<StoreRow, StoreFilters>({
  id: 'storeList',
  description: 'Stores with their sellers and whether they sell, as the address narrows them.',
  loadPage: pagePort(listStores, ({ filter, page }) => {
    const { filters, sort, size } = filter;
    return {
      page,
      size,
      ...(filters.q ? { q: filters.q } : {}),
      ...(filters.state ? { state: filters.state } : {}),
      sort: sort === 'name' ? 'name' : 'latest',
    } as const;
  }),
});
