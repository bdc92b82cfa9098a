import { fromPromise } from 'xstate';
import { megabytesToBytes } from '#domain/kit/pictures/picture.ts';
import { SHIPMENT_FILE_MEGABYTES } from '#domain/policies/uploads.ts';
import { readShipmentFile, shipLines } from '#domain/seller/orders/shipments.ts';
import {
  type ShipmentPlan,
  type ShipmentSource,
  shipmentFileMachine,
} from '#machines/seller/orders/shipment-file.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { shipmentText as text } from './shipment.text.ts';

/** Bytes of a file as base64; the server detects its character encoding. */
async function base64Of(file: File): Promise<string> {
  if (file.size > megabytesToBytes(SHIPMENT_FILE_MEGABYTES)) throw new Error(text.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/**
 * Provides the chart of the bulk entry of tracking numbers by file or pasted text with its calls and
 * effects; a dry run comes first.
 */
export const wireShipmentFile = ({ call }: AppServices, onDone: () => void) =>
  wire(shipmentFileMachine, { call }).provide({
    actors: {
      check: fromPromise<ShipmentPlan, { source: ShipmentSource }>(async ({ input: { source }, signal }) => {
        const body = 'file' in source ? { base64: await base64Of(source.file) } : { text: source.text };
        const { rows } = await call(readShipmentFile, { body }, { signal });
        return { rows, answer: await call(shipLines, { body: { rows, dryRun: true } }, { signal }) };
      }),
    },
    actions: { announceDone: () => onDone() },
  });
