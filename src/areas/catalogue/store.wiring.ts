import { fromPromise } from 'xstate';
import { listProducts, type ProductListItem } from '#domain/catalogue/product.ts';
import { type ListedStore, listStores, type Store, showStore } from '#domain/catalogue/store.ts';
import type { Page } from '#domain/kit/page.ts';
import { storeDirectoryMachine } from '#machines/catalogue/store-directory.machine.ts';
import { storeGoodsMachine } from '#machines/catalogue/store-goods.machine.ts';
import { storePageMachine } from '#machines/catalogue/store-page.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { told } from '#src/http/api-error.ts';
import { storeText as text } from './store.text.ts';

export const wireStoreDirectory = ({ call }: AppServices) =>
  storeDirectoryMachine.provide({
    actors: {
      load: fromPromise<readonly ListedStore[], { input: undefined }>(({ signal }) =>
        told(call(listStores, {}, { signal }), text.failed),
      ),
    },
  });

export const wireStorePage = ({ call }: AppServices) =>
  storePageMachine.provide({
    actors: {
      load: fromPromise<Store, { input: number }>(({ input: { input: id }, signal }) =>
        told(call(showStore, { params: { id } }, { signal }), text.failed),
      ),
    },
  });

export const wireStoreGoods = ({ call }: AppServices) =>
  storeGoodsMachine.provide({
    actors: {
      loadPage: fromPromise<Page<ProductListItem>, PagedRequest<{ storeId: number }>>(
        async ({ input: { filter, page, size }, signal }) => {
          const query = { storeId: String(filter.storeId), page: String(page), size: String(size) };
          const asked = call(listProducts, { query }, { signal });
          const { content: items, number, totalPages, totalElements } = await told(asked, text.goods.failed);
          return { items, page: number, totalPages, totalElements };
        },
      ),
    },
  });
