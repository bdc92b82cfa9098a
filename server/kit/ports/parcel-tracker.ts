import type { ParcelStep } from '#domain/trade/delivery/parcel-tracking.ts';

/** Asks carriers where a parcel is; an adapter of a national tracking service can take the place of the built-in carrier. */
export type ParcelTracker = {
  /** Whether parcels move by the shop's clock alone: then the shop delivers them itself and no carrier is asked. */
  isBuiltIn: boolean;
  /** Steps so far, oldest first; null for a parcel that the carrier does not know. Throws when the carrier does not answer. */
  track(carrier: string, trackingNumber: string): Promise<{ step: ParcelStep; at: Date }[] | null>;
};
