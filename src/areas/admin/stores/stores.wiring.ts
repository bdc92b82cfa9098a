import { fromPromise } from 'xstate';
import { listStores, pauseStore, resumeStore, type StoreRow } from '#domain/admin/stores/store-admin.ts';
import {
  basisPointsOf,
  changeStoreFee,
  closeStore,
  readStore,
  renameStore,
  type StoreDetail,
} from '#domain/seller/store/store-desk.ts';
import { storeDetailMachine } from '#machines/admin/store-detail.machine.ts';
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

export const wireStoreDetail = ({ call }: AppServices) =>
  storeDetailMachine.provide({
    actors: {
      load: fromPromise<StoreDetail, { input: number }>(({ input: { input: id }, signal }) =>
        call(readStore, { params: { id } }, { signal }),
      ),
    },
  });

export const wireStoreForm = ({ call }: AppServices, focusProblem: () => void, onDone: () => void) =>
  storeFormMachine.provide({
    actors: {
      save: fromPromise<void, { body: StoreSent }>(async ({ input: { body: sent } }) => {
        const { deed, id, version, reason, percent, storeName } = sent;
        const params = { id };
        const wish = { params, body: { version, reason } };
        if (deed === 'resume') await call(resumeStore, wish);
        else if (deed === 'pause') await call(pauseStore, wish);
        else if (deed === 'close') await call(closeStore, wish);
        else if (deed === 'name') await call(renameStore, { params, body: { ...wish.body, storeName } });
        else {
          const basisPoints = basisPointsOf(percent) ?? 0;
          await call(changeStoreFee, { params, body: { ...wish.body, basisPoints } });
        }
      }),
    },
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
