import { expect, it } from 'vitest';
import { drawsLots } from '#domain/events/draw-conditions.ts';
import { wishesOf } from '#domain/events/results/winners.ts';
import { CONDITIONS } from '#domain/events/reward.ts';
import { EVENT_TYPES } from '#domain/events/event-states.ts';

it('drawsLots is true exactly for the rules whose result includes a draw, tie-breaks aside', () => {
  for (const type of EVENT_TYPES)
    for (const condition of CONDITIONS) {
      const conditions = [condition];
      const drawn = wishesOf({ type, conditions, standings: [] }).length > 0;
      expect([type, condition, drawsLots(type, conditions)]).toEqual([type, condition, drawn]);
      expect(drawsLots(type, [condition.toLowerCase()])).toBe(drawn);
    }
});
