import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fallsBackToDefaults } from '#domain/catalogue/category.ts';
import { withView } from '#domain/catalogue/guest-recent-views.ts';
import { lookUpProducts, readViews } from '#domain/catalogue/recent-view.ts';
import { adviseSize } from '#domain/catalogue/size-advice.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { BADGES, badgeFaceOf, hiddenCount } from '#domain/rewards/badge.ts';
import { roundDownToPointUnit } from '#domain/rewards/points.ts';

const at = '2026-11-21T00:00:00.000Z';
const views = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ productId: n + 1, viewedAt: at }));

describe('recent views', () => {
  it('keep fifty products and drop the oldest', () => {
    const more = withView(views(50), { productId: 99, viewedAt: at });
    expect([more.length, more[0]?.productId, more[49]?.productId]).toEqual([50, 99, 49]);
    expect(readViews(JSON.stringify(views(51)))).toEqual(views(50));
  });

  it('readViews ignores values of another shape', () => {
    expect(readViews(null)).toEqual([]);
    for (const text of ['', '3', 'null', '"[]"', '{"length":1}', '{"map":1}'])
      expect(readViews(text)).toEqual([]);
    expect(
      readViews(
        JSON.stringify([
          { productId: '7', viewedAt: at },
          { productId: 8, viewedAt: 'now' },
        ]),
      ),
    ).toEqual([{ productId: 7, viewedAt: at }]);
  });

  it('lookUpProducts sends the ids', () => {
    const { query } = lookUpProducts;
    expect(v.parse(query, { ids: '3,12,7' })).toEqual({ ids: [3, 12, 7] });
    for (const ids of ['', '3,', ',3', '3,x', '0', '3 4'])
      expect(problemsOf(query, { ids })).toContainEqual({ field: 'ids', message: '올바른 번호가 아니에요.' });
    expect(problemsOf(query, { ids: Array(51).fill('1').join(',') })).toEqual([
      { field: 'ids', message: '상품은 50개까지 찾을 수 있어요.' },
    ]);
  });
});

describe('badgeFaceOf', () => {
  it('returns name and picture of a badge', () =>
    expect(badgeFaceOf('PURCHASE_5')).toEqual({
      badgeType: 'PURCHASE_5',
      badgeName: '다섯 켤레',
      badgeImageUrl: '/images/badges/purchase_5.svg',
    }));
  it('returns at least a name for a retired badge', () =>
    expect(badgeFaceOf('OLD_ONE')).toEqual({ badgeType: 'OLD_ONE', badgeName: '뱃지', badgeImageUrl: null }));
  it('returns what the badge is awarded for', () => {
    expect(Object.keys(BADGES)).toHaveLength(20);
    for (const { name, description } of Object.values(BADGES))
      expect([name, description]).toEqual([
        expect.stringMatching(/\S{2}|\S \S/),
        expect.stringMatching(/요\.$/),
      ]);
  });
  it.each([
    [5, 2, 3],
    [2, 2, 0],
    [2, 3, 0],
  ])('hiddenCount of %i with %i shown is %i', (totalCount, displayedCount, hidden) =>
    expect(hiddenCount({ badges: [], totalCount, displayedCount })).toBe(hidden),
  );
});

it.each([
  ['network', null, true],
  ['http', 500, true],
  ['http', 503, true],
  ['http', 499, false],
  ['http', 404, false],
  // An unreadable answer counts as an answer, with any status.
  ['shape', null, false],
  ['shape', 500, false],
])('fallsBackToDefaults for kind %s and status %s: %s', (kind, status, falls) =>
  expect(fallsBackToDefaults({ kind, status })).toBe(falls),
);

it.each([
  [-1, 0],
  [-100, 0],
  [0.5, 0],
  [100.5, 100],
])('roundDownToPointUnit of %d is %i', (points, rounded) =>
  expect(roundDownToPointUnit(points)).toBe(rounded),
);

describe('adviseSize', () => {
  const foot = { footMm: 255, width: 'NORMAL', categoryType: 'SNEAKERS', fits: {} } as const;
  it('returns the size with the reasons that count', () => {
    expect(adviseSize(foot)).toEqual({
      size: 265,
      votes: 0,
      isSure: false,
      parts: [
        { kind: 'FOOT', mm: 255 },
        { kind: 'ROOM', mm: 10 },
      ],
    });
    // 20 votes, 30 steps too large: 30 of 25, 1.2 steps of 5 mm.
    expect(
      adviseSize({ footMm: 252, width: 'WIDE', categoryType: 'SANDALS', fits: { BIG: 10, VERY_BIG: 10 } }),
    ).toEqual({
      size: 255,
      votes: 20,
      isSure: true,
      parts: [
        { kind: 'FOOT', mm: 252 },
        { kind: 'ROOM', mm: 5 },
        { kind: 'WIDTH', mm: 5 },
        { kind: 'VOTES', mm: -6 },
      ],
    });
  });
  it.each([
    ['DRESS', 260],
    ['SANDALS', 260],
    ['BOOTS', 265],
    ['SPORTS', 265],
  ])('in %s returns %i', (categoryType, size) =>
    expect(adviseSize({ ...foot, categoryType }).size).toBe(size),
  );
});
