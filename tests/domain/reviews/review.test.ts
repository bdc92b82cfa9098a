import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GuestView, withView } from '#domain/catalogue/guest-recent-views.ts';
import { readViews } from '#domain/catalogue/recent-view.ts';
import { MAX_RECENT_VIEWS } from '#domain/policies/records.ts';
import { REVIEW_SORTS } from '#domain/reviews/review.ts';
import {
  EMPTY_REVIEW_FILTER,
  isNarrowed,
  reviewFilterFromQuery,
  reviewFilterToQuery,
} from '#domain/reviews/review-filter.ts';
import { REVIEW_SCALES } from '#domain/reviews/review-scales.ts';
import { elementStats, fitVerdict } from '#domain/reviews/review-stats.ts';

describe('elementStats', () => {
  it('scores from 1 to 5 and leaves out unanswered options', () => {
    expect(elementStats('cushion', { VERY_FIRM: 1, VERY_SOFT: 2, SOFT: 0 })).toEqual({
      distribution: { VERY_FIRM: 1, VERY_SOFT: 2 },
      percentage: { VERY_FIRM: 33.3, VERY_SOFT: 66.7 },
      mostSelected: 'VERY_SOFT',
      averageScore: 3.7,
    });
    expect(elementStats('sizeFit', {})).toEqual({
      distribution: {},
      percentage: {},
      mostSelected: null,
      averageScore: 0,
    });
  });

  it('stays within the bounds for any counts', () => {
    const counts = fc.record(
      Object.fromEntries(REVIEW_SCALES.stability.map((step) => [step, fc.nat({ max: 500 })])),
    );
    fc.assert(
      fc.property(counts, (chosen) => {
        const { averageScore, percentage, mostSelected } = elementStats('stability', chosen);
        const total = Object.values(percentage).reduce((sum, part) => sum + part, 0);
        const answered = Object.values(chosen).some((count) => count > 0);
        expect(mostSelected !== null).toBe(answered);
        expect(averageScore).toBeGreaterThanOrEqual(answered ? 1 : 0);
        expect(averageScore).toBeLessThanOrEqual(5);
        if (answered) expect(Math.abs(total - 100)).toBeLessThan(0.3);
      }),
    );
  });

  it('gives a verdict only with enough answers', () => {
    const adviceOn = (counts: Record<string, number>) => fitVerdict(elementStats('sizeFit', counts));
    expect(adviceOn({ SMALL: 4 })).toBeNull();
    expect(adviceOn({ SMALL: 3, VERY_SMALL: 1, NORMAL: 1 })).toEqual({ fit: 'small', percent: 80 });
    expect(adviceOn({ NORMAL: 3, BIG: 2 })).toEqual({ fit: 'true', percent: 60 });
    expect(adviceOn({ BIG: 5 })).toEqual({ fit: 'big', percent: 100 });
  });
});

describe('reviewFilterFromQuery and reviewFilterToQuery', () => {
  it('restore the same filter after a round trip', () => {
    const filter = fc.record({
      sort: fc.constantFrom(...REVIEW_SORTS),
      rating: fc.integer({ min: 1, max: 5 }),
      exactRating: fc.boolean(),
      sizeFit: fc.constantFrom('', ...REVIEW_SCALES.sizeFit),
      cushion: fc.constantFrom('', ...REVIEW_SCALES.cushion),
      stability: fc.constantFrom('', ...REVIEW_SCALES.stability),
      photoOnly: fc.boolean(),
      sameFeet: fc.boolean(),
    });
    fc.assert(
      fc.property(filter, fc.nat({ max: 900 }), (wanted, page) => {
        expect(reviewFilterFromQuery(reviewFilterToQuery(wanted, page))).toEqual({ filter: wanted, page });
      }),
    );
  });

  it('use defaults for invalid values and never throw', () => {
    const nonsense = 'sort=worst&rating=9&sizeFit=HUGE&page=-1&photoOnly=maybe';
    expect(reviewFilterFromQuery(nonsense)).toEqual({ filter: EMPTY_REVIEW_FILTER, page: 0 });
    expect(reviewFilterToQuery(EMPTY_REVIEW_FILTER, 0)).toBe('');
    expect(isNarrowed({ ...EMPTY_REVIEW_FILTER, sort: 'points' })).toBe(false);
    expect(isNarrowed({ ...EMPTY_REVIEW_FILTER, cushion: 'SOFT' })).toBe(true);
    fc.assert(fc.property(fc.string(), (text) => void reviewFilterFromQuery(text)));
  });
});

describe('readViews and withView', () => {
  const at = '2026-11-21T00:00:00.000Z';

  it('keep fifty unique products, the latest first', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 80 }), { maxLength: 200 }), (ids) => {
        const views = ids.reduce<GuestView[]>(
          (known, productId) => withView(known, { productId, viewedAt: at }),
          [],
        );
        const latest = [...new Set(ids.toReversed())].slice(0, MAX_RECENT_VIEWS);
        expect(views.map(({ productId }) => productId)).toEqual(latest);
      }),
    );
  });

  it('ignore stored values of another shape', () => {
    expect(readViews(null)).toEqual([]);
    expect(readViews('{"a":1}')).toEqual([]);
    expect(readViews('[{"productId":1')).toEqual([]);
    expect(readViews(JSON.stringify([{ productId: 'x' }, { productId: 2, viewedAt: at }, null]))).toEqual([
      { productId: 2, viewedAt: at },
    ]);
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(readViews(text))));
  });
});
