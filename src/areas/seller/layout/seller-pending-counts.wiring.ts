import { sellerPendingCountsMachine } from '#machines/seller/layout/seller-pending-counts.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the counts of pending work in the seller menu with its calls and effects. */
export const wireSellerPendingCounts = (app: AppServices) => wire(sellerPendingCountsMachine, app);
