import type { Kysely } from 'kysely';
import { TEST_COURIER_DAYS } from '#domain/policies/delivery.ts';
import { PARCEL_STEPS } from '#domain/trade/delivery/parcel-tracking.ts';
import { daysAfter } from '#domain/trade/orders/order-rules.ts';
import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kit/context.ts';
import type { ParcelTracker } from '../../../kit/ports/parcel-tracker.ts';
import { lastDispatchOf } from './parcel-store.ts';

/** Time of each step as a fraction of the built-in carrier's duration. */
const PART = { ACCEPTED: 0, AT_HUB: 0.25, OUT_FOR_DELIVERY: 0.875, DELIVERED: 1 } as const;

/**
 * Carrier of the test shop: steps follow from the dispatch and the shop's clock, so that the last
 * one coincides with the delivery job. It knows every parcel with a tracking number.
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
