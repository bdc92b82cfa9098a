import { purchaseSearchMachine } from '#machines/community/purchase-search.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the search for bought pairs with its call. */
export const wirePurchaseSearch = ({ call }: AppServices) => wire(purchaseSearchMachine, { call });
