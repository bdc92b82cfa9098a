import type { Beacon } from '#domain/events/draw/beacon.ts';

/** Public randomness that nobody knows before its time. */
export type BeaconSource = {
  /** The first round long enough after a list was fixed. */
  roundAfter(time: Date): number;
  /** Null while the round is not out; throws where nothing that can be believed came. */
  read(round: number): Promise<Beacon | null>;
};
