import { GOODS_SORTS, type GoodsRow, listGoods } from '#domain/seller/products/product-endpoints.ts';
import type { GoodsState } from '#domain/seller/products/product-state.ts';
import { asksPage } from '../../kit/endpoint-port.ts';
import { createIndexMachine } from '../../kit/index.machine.ts';

export type GoodsFilters = { q: string | null; state: GoodsState | null; stock: 'low' | 'out' | null };
/** Query parameters of the filters that are set. */
export const saidIn = ({ q, state, stock }: GoodsFilters) => ({
  ...(q ? { q } : {}),
  ...(state ? { state } : {}),
  ...(stock ? { stock } : {}),
});

export const sellerProductsMachine = createIndexMachine<GoodsRow, GoodsFilters>({
  id: 'sellerProducts',
  description: 'Products of the own store in every state, by words and stock, with how many each state has.',
  loadPage: asksPage(listGoods, ({ page, filter }) => {
    const sort = GOODS_SORTS.find((one) => one === filter.sort);
    return { page, size: filter.size, ...saidIn(filter.filters), ...(sort ? { sort } : {}) };
  }),
});
