import { sellerPendingCountsMachine } from '#machines/seller/layout/seller-pending-counts.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Wires the counts of pending work in the seller menu. */
export const wireSellerPendingCounts = (app: AppServices) => wire(sellerPendingCountsMachine, app);
