import type { EventType } from './event-states.ts';

/** Conditions whose winners are drawn by lot. */
const DRAWN = ['RANDOM', 'VOTERS'];

/**
 * Returns whether the rules of an event require a draw, for its pairs or for a group of winners
 * (conditions in either case). A tie of a ranking may require one too, which is known only from its
 * result.
 */
export const needsDraw = (type: EventType, conditions: readonly string[]): boolean =>
  type === 'BATTLE' || conditions.some((condition) => DRAWN.includes(condition.toUpperCase()));
