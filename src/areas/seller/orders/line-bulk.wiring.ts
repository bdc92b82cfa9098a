import { type LineShipments, lineBulkMachine } from '#machines/seller/orders/line-bulk.machine.ts';
import { lineParcelsMachine } from '#machines/seller/orders/line-parcels.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/**
 * Provides the chart of the shipping of several chosen order lines, each with its own tracking number
 * with its calls and effects.
 */
export const wireLineBulk = (app: AppServices, onDone: () => void) =>
  wire(lineBulkMachine, app).provide({
    actions: { announceDone: () => onDone() },
  });

/**
 * Provides the chart of the form of tracking numbers with its calls and effects: valid values are
 * handed over for the server's preview and confirmation, nothing is sent here.
 */
export const wireLineParcels = (focusProblem: () => void, onTyped: (act: LineShipments) => void) =>
  lineParcelsMachine.provide({
    actions: { focusProblem: () => focusProblem(), finish: (_, { result }) => onTyped(result) },
  });
