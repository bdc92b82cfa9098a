import type { ShipmentRow } from '#domain/seller/orders/shipments.ts';
import { createBulkMachine } from '../kit/bulk.machine.ts';

/** Rows of chosen lines with their parcels. */
export type LineShipments = { rows: readonly ShipmentRow[] };

export const lineBulkMachine = createBulkMachine<never, LineShipments>({
  id: 'lineBulk',
  description:
    'Lines that are ticked and sent together, each with its own number: what is refused stays chosen.',
});
