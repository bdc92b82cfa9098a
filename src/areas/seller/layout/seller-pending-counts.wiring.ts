import { sellerPendingCountsMachine } from '#machines/seller/layout/seller-pending-counts.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

export const wireSellerPendingCounts = (app: AppServices) => wire(sellerPendingCountsMachine, app);
