import { type ShipmentRow, shipLines } from '#domain/seller/orders/shipments.ts';
import { createBulkMachine } from '../../kit/bulk.machine.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';

/** Shipments of the selected order lines. */
export type LineShipments = { rows: readonly ShipmentRow[] };

/** Machine that ships the selected order lines: counts them in a trial run, asks, and reports each line. */
export const lineBulkMachine = createBulkMachine<never, LineShipments>({
  id: 'lineBulk',
  description:
    'Lines that are ticked and sent together, each with its own number: what is refused stays chosen.',
  count: endpointPort(
    shipLines,
    ({ act }) => ({ body: { rows: [...act.rows], dryRun: true } }),
    ({ shipped }) => shipped,
  ),
  act: endpointPort(
    shipLines,
    ({ act }) => ({ body: { rows: [...act.rows] } }),
    ({ rows }, { act }) =>
      rows.map(({ row, state, reason }) => ({
        id: Number(act.rows[row - 1]?.orderItemId),
        done: state !== 'REFUSED',
        reason,
      })),
  ),
});
