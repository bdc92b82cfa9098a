import {
  listSellerProducts,
  SELLER_PRODUCT_SORTS,
  type SellerProductRow,
} from '#domain/seller/products/product-endpoints.ts';
import type { ProductState } from '#domain/seller/products/product-state.ts';
import { pagePort } from '../../kit/endpoint-port.ts';
import { createIndexMachine } from '../../kit/index.machine.ts';

/** Filters of the seller's product table, as its address has them. */
export type SellerProductFilters = {
  q: string | null;
  state: ProductState | null;
  stock: 'low' | 'out' | null;
};
/** Query parameters of the filters that are set. */
export const saidIn = ({ q, state, stock }: SellerProductFilters) => ({
  ...(q ? { q } : {}),
  ...(state ? { state } : {}),
  ...(stock ? { stock } : {}),
});

/** Machine of the seller's product table: paged by words, state and stock, with counts by state. */
export const sellerProductsMachine = createIndexMachine<SellerProductRow, SellerProductFilters>({
  id: 'sellerProducts',
  description: 'Products of the own store in every state, by words and stock, with how many each state has.',
  loadPage: pagePort(listSellerProducts, ({ page, filter }) => {
    const sort = SELLER_PRODUCT_SORTS.find((one) => one === filter.sort);
    return { page, size: filter.size, ...saidIn(filter.filters), ...(sort ? { sort } : {}) };
  }),
});
