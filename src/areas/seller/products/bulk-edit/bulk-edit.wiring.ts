import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { bulkEditForm, bulkEditProducts } from '#domain/seller/products/bulk-edit.ts';
import type { Chosen } from '#machines/kit/bulk.ts';
import { type BulkEdit, bulkEditMachine } from '#machines/seller/products/bulk-edit.machine.ts';
import { bulkEditFormMachine } from '#machines/seller/products/bulk-edit-form.machine.ts';
import type { SellerProductFilters } from '#machines/seller/products/seller-products.machine.ts';
import { saidIn } from '#machines/seller/products/seller-products.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/**
 * Provides the chart of the application of a previewed bulk edit to a seller's products with its calls
 * and effects.
 */
export const wireBulkEdit = (app: AppServices, onDone: () => void) =>
  wire(bulkEditMachine, app).provide({ actions: { announceDone: () => onDone() } });

type FormWish = {
  chosen: Chosen<SellerProductFilters>;
  focusProblem: () => void;
  onShown: (edit: BulkEdit) => void;
};

/**
 * Provides the chart of the form of a bulk edit with its calls and effects; saving only makes a
 * preview (dry run) and passes it to `onShown`.
 */
export const wireBulkEditForm = ({ call }: AppServices, { chosen, focusProblem, onShown }: FormWish) =>
  wire(bulkEditFormMachine, { call }).provide({
    actors: {
      save: fromPromise<BulkEdit, { body: unknown }>(async ({ input }) => {
        const change = v.parse(bulkEditForm, input.body);
        const which = 'ids' in chosen ? { ids: [...chosen.ids] } : { filter: saidIn(chosen.filter) };
        const { rows } = await call(bulkEditProducts, { body: { ...which, change, dryRun: true } });
        return { change, rows };
      }),
    },
    actions: { focusProblem: () => focusProblem(), finish: (_, { result }) => onShown(result) },
  });
