import { expect, it } from 'vitest';
import { needsDraw } from '#domain/events/draw-conditions.ts';
import { EVENT_TYPES } from '#domain/events/event-states.ts';
import { drawRequestsOf } from '#domain/events/results/winners.ts';
import { CONDITIONS } from '#domain/events/reward.ts';

it('drawsLots is true exactly for the rules whose result includes a draw, tie-breaks aside', () => {
  for (const type of EVENT_TYPES)
    for (const condition of CONDITIONS) {
      const conditions = [condition];
      const drawn = drawRequestsOf({ type, conditions, standings: [] }).length > 0;
      expect([type, condition, needsDraw(type, conditions)]).toEqual([type, condition, drawn]);
      expect(needsDraw(type, [condition.toLowerCase()])).toBe(drawn);
    }
});
