import { parcelTrackingMachine } from '#machines/trade/parcel-tracking.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

export const wireParcelTracking = (app: AppServices) => wire(parcelTrackingMachine, app);
