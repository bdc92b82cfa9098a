import { fromPromise } from 'xstate';
import { listStores, pauseStore, resumeStore, type StoreRow } from '#domain/admin/stores/store-admin.ts';
import { type StoreSent, storeFormMachine } from '#machines/admin/store-form.machine.ts';
import { type StoreFilters, storeListMachine } from '#machines/admin/store-list.machine.ts';
import type { IndexFilter, IndexPage } from '#machines/kit/index.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

type Asked = PagedRequest<IndexFilter<StoreFilters>>;

export const wireStoreList = ({ call }: AppServices) =>
  storeListMachine.provide({
    actors: {
      loadPage: fromPromise<IndexPage<StoreRow>, Asked>(async ({ input, signal }) => {
        const { filters, sort, size } = input.filter;
        const query = {
          page: input.page,
          size,
          ...(filters.q ? { q: filters.q } : {}),
          ...(filters.state ? { state: filters.state } : {}),
          sort: sort === 'name' ? 'name' : 'latest',
        } as const;
        const answer = await call(listStores, { query }, { signal });
        const { content, totalPages, totalElements, counts } = answer;
        return { items: content, page: input.page, totalPages, totalElements, counts };
      }),
    },
  });

export const wireStoreForm = ({ call }: AppServices, focusProblem: () => void, onDone: () => void) =>
  storeFormMachine.provide({
    actors: {
      save: fromPromise<void, { body: StoreSent }>(async ({ input: { body: sent } }) => {
        const { deed, id, version, reason } = sent;
        const wish = { params: { id }, body: { version, reason } };
        if (deed === 'resume') await call(resumeStore, wish);
        else await call(pauseStore, wish);
      }),
    },
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
