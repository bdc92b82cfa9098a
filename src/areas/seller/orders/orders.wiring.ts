import { lineFileMachine } from '#machines/seller/orders/line-file.machine.ts';
import { newOrderPollingMachine } from '#machines/seller/orders/new-order-polling.machine.ts';
import { sellerLinesMachine } from '#machines/seller/orders/seller-lines.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { download } from '#src/lib/download.ts';

/** Provides the chart of the paged order lines of a store with its calls and effects. */
export const wireSellerLines = (app: AppServices) => wire(sellerLinesMachine, app);

/**
 * Provides the chart of the timer that calls `onDue` once a minute while the order list is visible
 * with its calls and effects.
 */
export const wireNewOrderPolling = (onDue: () => void) =>
  newOrderPollingMachine.provide({ actions: { askAnew: () => onDue() } });

/**
 * Provides the chart of the export of the filtered order lines with its calls and effects; downloads
 * it as a CSV file.
 */
export const wireLineFile = (app: AppServices) =>
  wire(lineFileMachine, app).provide({
    actions: { handOver: (_, { file }) => download(file.fileName, file.csv, 'text/csv') },
  });
