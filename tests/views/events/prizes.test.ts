import { describe, expect, it } from 'vitest';
import { toRewardWire } from '#domain/events/reward-schema.ts';
import { prizeGroups, prizeLine } from '#src/areas/events/event/prizes.ts';

const rewards = [
  toRewardWire({ condition: '1', kind: 'POINTS', value: 2_000, description: '' }),
  toRewardWire({ condition: 'PARTICIPATION', kind: 'POINTS', value: 100, description: '고마워요' }),
  toRewardWire({ condition: '1', kind: 'DISCOUNT_COUPON', value: 15, description: '' }),
];

describe('prizeGroups and prizeLine', () => {
  it('group prizes by winners, in order', () => {
    expect(prizeGroups(rewards)).toEqual([
      {
        condition: '1',
        name: '1위',
        prizes: [
          { words: '2,000P', note: '' },
          { words: '15% 할인 쿠폰', note: '' },
        ],
      },
      { condition: 'participation', name: '참여자 모두', prizes: [{ words: '100P', note: '고마워요' }] },
    ]);
  });

  it('write the first prize as one line', () => {
    expect(prizeLine(rewards)).toBe('1위 2,000P + 15% 할인 쿠폰');
    expect(prizeLine([])).toBe('');
  });
});
