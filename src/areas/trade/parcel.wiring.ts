import { fromPromise } from 'xstate';
import { type ParcelTracking, trackParcel } from '#domain/trade/parcel-tracking.ts';
import { parcelTrackingMachine, type TrackedLine } from '#machines/trade/parcel-tracking.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

export const wireParcelTracking = ({ call }: AppServices) =>
  parcelTrackingMachine.provide({
    actors: {
      load: fromPromise<ParcelTracking, { about: TrackedLine }>(
        ({
          input: {
            about: { orderId, line },
          },
          signal,
        }) => call(trackParcel, { params: { id: orderId }, query: { line: String(line) } }, { signal }),
      ),
    },
  });
