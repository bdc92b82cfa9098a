import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviseSize, SURE_VOTES } from '#domain/catalogue/size-advice.ts';

const foot = { footMm: 255, width: 'NORMAL', categoryType: 'SNEAKERS', fits: {} } as const;

describe('adviseSize', () => {
  it.each([
    [foot, 265],
    [{ ...foot, width: 'WIDE' }, 270],
    [{ ...foot, categoryType: 'DRESS' }, 260],
    [{ ...foot, footMm: 252 }, 260],
    [{ ...foot, fits: { SMALL: 40 } }, 270],
    [{ ...foot, fits: { VERY_BIG: 40 } }, 255],
    [{ ...foot, fits: { SMALL: 2 } }, 265],
    [{ ...foot, fits: { NORMAL: 100 } }, 265],
  ] as const)('%j gives %i', (input, size) => expect(adviseSize(input).size).toBe(size));

  it('says whether there are enough votes', () => {
    expect(adviseSize({ ...foot, fits: { NORMAL: SURE_VOTES - 1 } })).toMatchObject({
      votes: 4,
      isSure: false,
    });
    expect(adviseSize({ ...foot, fits: { NORMAL: SURE_VOTES } })).toMatchObject({ votes: 5, isSure: true });
  });

  it('is the sum of its parts, rounded up to 5 mm', () => {
    const count = fc.nat(50);
    const fits = fc.record({ VERY_SMALL: count, SMALL: count, NORMAL: count, BIG: count, VERY_BIG: count });
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 320 }), fits, fc.boolean(), (footMm, votes, wide) => {
        const advice = adviseSize({
          footMm,
          width: wide ? 'WIDE' : 'NARROW',
          categoryType: 'BOOTS',
          fits: votes,
        });
        const sum = advice.parts.reduce((total, { mm }) => total + mm, 0);
        expect(advice.size % 5).toBe(0);
        expect(Math.abs(advice.size - sum)).toBeLessThanOrEqual(2.5);
        // However people vote, the advice is at most two sizes from that of the foot.
        expect(Math.abs(sum - footMm - 10 - (wide ? 5 : 0))).toBeLessThanOrEqual(10);
      }),
    );
  });
});
