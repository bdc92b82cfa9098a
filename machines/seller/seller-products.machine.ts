import type { GoodsRow } from '#domain/seller/goods/goods-calls.ts';
import type { GoodsState } from '#domain/seller/goods/goods-state.ts';
import { createIndexMachine } from '../kit/index.machine.ts';

export type GoodsFilters = { q: string | null; state: GoodsState | null; stock: 'low' | 'out' | null };

export const sellerProductsMachine = createIndexMachine<GoodsRow, GoodsFilters>({
  id: 'sellerProducts',
  description: 'Products of the own store in every state, by words and stock, with how many each state has.',
});
