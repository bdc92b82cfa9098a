import type { BulkChange, BulkGoodsRow } from '#domain/seller/products/bulk-change.ts';
import { createBulkMachine } from '../../kit/bulk.machine.ts';
import type { GoodsFilters } from './seller-products.machine.ts';

/** A bulk change with the preview of each product that was confirmed. */
export type BulkEdit = { change: BulkChange; rows: readonly BulkGoodsRow[] };

export const bulkEditMachine = createBulkMachine<GoodsFilters, BulkEdit>({
  id: 'bulkEdit',
  description: 'Products that are changed together: what each would become is shown first, then it is done.',
});
