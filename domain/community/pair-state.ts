/**
 * Where the pair of a feed stands, by its line of an order: on its way, in its buyer's hands, exchanged for another size,
 * sent back, or cancelled. It follows the line for good, so that a feed never says of a pair what its order does not.
 */
export const PAIR_STATES = ['COMING', 'DELIVERED', 'EXCHANGED', 'RETURNED', 'CANCELLED'] as const;
export type PairState = (typeof PAIR_STATES)[number];

/** Returns the state for the status of a line and whether an exchange of it was completed. */
export function pairStateOf(lineStatus: string, isExchanged: boolean): PairState {
  if (lineStatus === 'DELIVERED') return isExchanged ? 'EXCHANGED' : 'DELIVERED';
  return PAIR_STATES.find((state) => state === lineStatus) ?? 'COMING';
}

/** Whether its buyer has the pair. */
export const isKept = (state: PairState): boolean => state === 'DELIVERED' || state === 'EXCHANGED';
