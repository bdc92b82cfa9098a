import { assign, setup } from 'xstate';
import { type ParcelTracking, trackParcel } from '#domain/trade/delivery/parcel-tracking.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { failed, keepError, toFailed } from '../kit/pieces/failures.ts';
import { reading } from '../kit/pieces/invoking.ts';
import { withOutput } from '../kit/pieces/transitions.ts';

/** The order line whose parcel is tracked. */
export type TrackedLine = { orderId: number; line: number };

/** Machine of a parcel's tracking events; shows only the number if the carrier knows none. */
export const parcelTrackingMachine = setup({
  types: {
    context: {} as { about: TrackedLine; parcel: ParcelTracking | null; error: string | null },
    input: {} as TrackedLine,
    events: {} as { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed',
  },
  actors: {
    load: endpointPort(trackParcel, ({ about: { orderId, line } }: { about: TrackedLine }) => ({
      params: { id: orderId },
      query: { line: String(line) },
    })),
  },
  actions: {
    keepParcel: assign({ parcel: (_, params: { parcel: ParcelTracking }) => params.parcel, error: null }),
    keepError,
  },
  guards: {
    isKnown: (_, params: { parcel: ParcelTracking }) => params.parcel.steps !== null,
  },
}).createMachine({
  id: 'parcelTracking',
  description:
    'Where a parcel is: its steps, the number alone where its carrier does not know it, or a retry.',
  context: ({ input }) => ({ about: input, parcel: null, error: null }),
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      input: ({ context }) => ({ about: context.about }),
      onDone: [
        {
          guard: { type: 'isKnown', params: ({ event }) => ({ parcel: event.output }) },
          target: 'known',
          actions: { type: 'keepParcel', params: ({ event }) => ({ parcel: event.output }) },
        },
        withOutput('unknown', 'keepParcel', 'parcel'),
      ],
      onError: toFailed,
    }),
    known: { tags: ['ready'] },
    unknown: { tags: ['ready'] },
    failed: failed('loading'),
  },
});
