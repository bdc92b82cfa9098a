import { parcelTrackingMachine } from '#machines/trade/parcel-tracking.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the tracking of a parcel of an order with its calls and effects. */
export const wireParcelTracking = (app: AppServices) => wire(parcelTrackingMachine, app);
