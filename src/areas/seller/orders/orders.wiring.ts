import { lineFileMachine } from '#machines/seller/orders/line-file.machine.ts';
import { newOrderPollingMachine } from '#machines/seller/orders/new-order-polling.machine.ts';
import { sellerLinesMachine } from '#machines/seller/orders/seller-lines.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { download } from '#src/lib/download.ts';
export const wireSellerLines = (app: AppServices) => wire(sellerLinesMachine, app);

export const wireNewOrderPolling = (onDue: () => void) =>
  newOrderPollingMachine.provide({ actions: { askAnew: () => onDue() } });

export const wireLineFile = (app: AppServices) =>
  wire(lineFileMachine, app).provide({
    actions: { handOver: (_, { file }) => download(file.fileName, file.csv, 'text/csv') },
  });
