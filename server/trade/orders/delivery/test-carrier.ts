import type { Kysely } from 'kysely';
import { TEST_COURIER_DAYS } from '#domain/policies/delivery.ts';
import { PARCEL_STEPS } from '#domain/trade/delivery/parcel-tracking.ts';
import { daysAfter } from '#domain/trade/orders/order-rules.ts';
import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kit/context.ts';
import type { ParcelTracker } from '../../../kit/ports/parcel-tracker.ts';
import { lastDispatchOf } from './parcel-store.ts';

/** How far a parcel is at each step, as a part of the days that the built-in carrier takes. */
const PART = { ACCEPTED: 0, AT_HUB: 0.25, OUT_FOR_DELIVERY: 0.875, DELIVERED: 1 } as const;

/**
 * The carrier of the test shop: the steps of a parcel follow from the moment of its dispatch and from the shop's clock, so
 * that the last one comes when the job delivers it. It knows every parcel that a seller has sent with a number.
 */
export const testCarrier = (db: Kysely<Database>, clock: Clock): ParcelTracker => ({
  isBuiltIn: true,
  track: async (carrier, trackingNumber) => {
    const sentAt = await lastDispatchOf(db, carrier, trackingNumber);
    if (sentAt === null) return null;
    const now = clock.now();
    return PARCEL_STEPS.map((step) => ({
      step,
      at: daysAfter(sentAt, PART[step] * TEST_COURIER_DAYS),
    })).filter(({ at }) => at <= now);
  },
});
