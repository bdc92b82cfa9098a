/**
 * State of the unit shown in a feed, derived from its order line: shipped, delivered, exchanged,
 * returned or cancelled. It follows the line permanently, so that a feed never contradicts the
 * order.
 */
export const UNIT_STATES = ['COMING', 'DELIVERED', 'EXCHANGED', 'RETURNED', 'CANCELLED'] as const;
export type UnitState = (typeof UNIT_STATES)[number];

/** Returns the state for the status of a line and whether an exchange of it was completed. */
export function unitStateOf(lineStatus: string, isExchanged: boolean): UnitState {
  if (lineStatus === 'DELIVERED') return isExchanged ? 'EXCHANGED' : 'DELIVERED';
  return UNIT_STATES.find((state) => state === lineStatus) ?? 'COMING';
}

/** Returns whether the buyer has the unit. */
export const isKept = (state: UnitState): boolean => state === 'DELIVERED' || state === 'EXCHANGED';
