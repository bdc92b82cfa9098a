import {
  type BulkEditForm,
  type BulkProductRow,
  bulkEditProducts,
} from '#domain/seller/products/bulk-edit.ts';
import { createBulkMachine } from '../../kit/bulk.machine.ts';
import { computes, endpointPort } from '../../kit/endpoint-port.ts';
import type { SellerProductFilters } from './seller-products.machine.ts';

/** A bulk change with the preview of each product that was confirmed. */
export type BulkEdit = { change: BulkEditForm; rows: readonly BulkProductRow[] };

/** Rows that the change would alter. */
export const movedIn = ({ rows }: BulkEdit) => rows.filter(({ done, isSame }) => done && !isSame);

/** Machine that applies a previewed change to the selected products and reports each one. */
export const bulkEditMachine = createBulkMachine<SellerProductFilters, BulkEdit>({
  id: 'bulkEdit',
  description: 'Products that are changed together: what each would become is shown first, then it is done.',
  // The form has loaded the preview already.
  count: computes(({ act }) => movedIn(act).length),
  act: endpointPort(
    bulkEditProducts,
    ({ act }) => {
      const moved = movedIn(act);
      return {
        body: {
          ids: moved.map(({ id }) => id),
          change: act.change,
          seen: moved.map(({ id, version }) => ({ id, version })),
        },
      };
    },
    ({ rows }, { act }) =>
      [...rows, ...act.rows.filter(({ done }) => !done)].map(({ id, done, reason }) => ({
        id,
        done,
        reason,
      })),
  ),
});
