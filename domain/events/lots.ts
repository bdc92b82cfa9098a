import type { EventType } from './states.ts';

/** Groups whose winners are drawn. */
const DRAWN = ['RANDOM', 'VOTERS'];

/**
 * Whether the rules of an event draw lots: for its pairs, or for a group of winners (conditions in either case). Even
 * votes of a ranking may need lots as well, which only its result knows.
 */
export const drawsLots = (type: EventType, conditions: readonly string[]): boolean =>
  type === 'BATTLE' || conditions.some((condition) => DRAWN.includes(condition.toUpperCase()));
