import { fromPromise } from 'xstate';
import {
  copyGoods,
  deleteGoods,
  GOODS_SORTS,
  type GoodsDetail,
  type GoodsRow,
  listGoods,
  moveGoods,
  readGoods,
} from '#domain/seller/goods/goods-calls.ts';
import type { IndexFilter, IndexPage } from '#machines/kit/index.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import { productActMachine } from '#machines/seller/product-act.machine.ts';
import { productRemovalMachine, type RemovalOutcome } from '#machines/seller/product-removal.machine.ts';
import { sellerProductMachine } from '#machines/seller/seller-product.machine.ts';
import { type GoodsFilters, sellerProductsMachine } from '#machines/seller/seller-products.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { ApiError } from '#src/http/api-error.ts';

type Named = { id: number };

/** What is not said in the address is not asked. */
export const saidIn = ({ q, state, stock }: GoodsFilters) => ({
  ...(q ? { q } : {}),
  ...(state ? { state } : {}),
  ...(stock ? { stock } : {}),
});

export const wireSellerProducts = ({ call }: AppServices) =>
  sellerProductsMachine.provide({
    actors: {
      loadPage: fromPromise<IndexPage<GoodsRow>, PagedRequest<IndexFilter<GoodsFilters>>>(
        async ({ input: { page, filter }, signal }) => {
          const sort = GOODS_SORTS.find((one) => one === filter.sort);
          const query = { page, size: filter.size, ...saidIn(filter.filters), ...(sort ? { sort } : {}) };
          const { content, totalPages, totalElements, counts } = await call(listGoods, { query }, { signal });
          return { items: content, page, totalPages, totalElements, counts };
        },
      ),
    },
  });

export const wireSellerProduct = ({ call }: AppServices) =>
  sellerProductMachine.provide({
    actors: {
      load: fromPromise<GoodsDetail, { input: Named }>(({ input: { input }, signal }) =>
        call(readGoods, { params: input }, { signal }),
      ),
    },
  });

export type ProductDeed = 'show' | 'hide' | 'copy';
type Product = Pick<GoodsDetail, 'version'>;

const moveTo = (
  { call }: AppServices,
  { id }: Named,
  { version }: Product,
  state: 'ON_SALE' | 'HIDDEN',
): Promise<unknown> => call(moveGoods, { params: { id }, body: { state, version } });

type ActWish = {
  deed: ProductDeed;
  product: Product;
  /** With the copy, where one was made. */
  onDone: (copyId: number | null) => void;
};

export function wireProductAct(app: AppServices, { deed, product, onDone }: ActWish) {
  let copyId: number | null = null;
  return productActMachine.provide({
    actors: {
      remove: fromPromise<void, Named>(async ({ input }) => {
        if (deed === 'copy') copyId = (await app.call(copyGoods, { params: input })).productId;
        else await moveTo(app, input, product, deed === 'show' ? 'ON_SALE' : 'HIDDEN');
      }),
    },
    actions: { leave: () => onDone(copyId), notify: (_, { reason }) => app.toast(reason, 'error') },
  });
}

export const wireProductRemoval = (
  app: AppServices,
  { product, onGone, onHidden }: { product: Product; onGone: () => void; onHidden: () => void },
) =>
  productRemovalMachine.provide({
    actors: {
      remove: fromPromise<RemovalOutcome, Named>(async ({ input }) => {
        try {
          await app.call(deleteGoods, { params: input });
          return 'DELETED';
        } catch (error) {
          if (error instanceof ApiError && error.code === 'PRODUCT_IN_ORDER') return 'ORDERED';
          throw error;
        }
      }),
      hide: fromPromise<void, Named>(async ({ input }) => {
        await moveTo(app, input, product, 'HIDDEN');
      }),
    },
    actions: {
      leave: () => onGone(),
      announceHidden: () => onHidden(),
      notify: (_, { reason }) => app.toast(reason, 'error'),
    },
  });
