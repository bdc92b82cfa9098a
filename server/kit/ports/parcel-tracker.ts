import type { ParcelStep } from '#domain/trade/delivery/parcel-tracking.ts';

/**
 * Port of parcel tracking; an adapter of a national tracking service can replace the built-in
 * carrier.
 */
export type ParcelTracker = {
  /**
   * True if parcels move by the shop's clock alone: a job then delivers them and no carrier is
   * queried.
   */
  isBuiltIn: boolean;
  /**
   * Returns the steps so far, oldest first; null for an unknown parcel. Throws if the carrier does
   * not respond.
   */
  track(carrier: string, trackingNumber: string): Promise<{ step: ParcelStep; at: Date }[] | null>;
};
