import type { Beacon } from '#domain/events/draw/beacon.ts';

/** Port of a randomness beacon: public randomness that nobody knows in advance. */
export type BeaconSource = {
  /** Returns the first round that is long enough after the freeze of a list. */
  roundAfter(time: Date): number;
  /** Returns null before the round is published; throws without a valid response. */
  read(round: number): Promise<Beacon | null>;
};
