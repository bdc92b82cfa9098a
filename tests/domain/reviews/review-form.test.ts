import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { filterReviews, reviewQuerySchema } from '#domain/reviews/review.ts';
import {
  EMPTY_REVIEW_FILTER,
  isNarrowed,
  type ReviewFilter,
  reviewFilterFromQuery,
  reviewFilterToQuery,
} from '#domain/reviews/review-filter.ts';
import { reviewCreateSchema } from '#domain/reviews/review-form.ts';
import { reviewReportSchema } from '#domain/reviews/review-reaction.ts';
import { elementStats, fitVerdict } from '#domain/reviews/review-stats.ts';
import { scalePosition } from '#domain/reviews/scale-position.ts';

const form = {
  title: '편하게 신어요',
  content: '하루 종일 걸어도 편해요.',
  rating: 5,
  sizeFit: 'normal',
  cushion: 'SOFT',
  stability: 'STABLE',
  productId: 1,
};

describe('reviewCreateSchema', () => {
  it('accepts texts and numbers', () =>
    expect(v.parse(reviewCreateSchema, { ...form, rating: '4', productId: '7' })).toMatchObject({
      rating: 4,
      productId: 7,
      sizeFit: 'NORMAL',
      showBody: false,
    }));

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [null, false],
    [undefined, false],
  ])('shows the body for %j: %s', (showBody, shown) =>
    expect(v.parse(reviewCreateSchema, { ...form, showBody }).showBody).toBe(shown),
  );

  const stars = '별점을 1점부터 5점 사이에서 골라 주세요.';
  it.each([
    [{ rating: 0 }, 'rating', stars],
    [{ rating: 6 }, 'rating', stars],
    [{ rating: 1.5 }, 'rating', stars],
    [{ rating: '45' }, 'rating', stars],
    [{ rating: null }, 'rating', stars],
    [{ sizeFit: 'HUGE' }, 'sizeFit', '사이즈가 어땠는지 골라 주세요.'],
    [{ cushion: '' }, 'cushion', '쿠션이 어땠는지 골라 주세요.'],
    [{ stability: 3 }, 'stability', '안정감이 어땠는지 골라 주세요.'],
    [{ title: '네글자다' }, 'title', '제목은 5자 이상 입력해 주세요.'],
    [{ title: '가'.repeat(101) }, 'title', '제목은 100자까지 입력할 수 있어요.'],
    [{ content: '아홉글자입니다아아' }, 'content', '내용은 10자 이상 입력해 주세요.'],
    [{ content: '가'.repeat(1_001) }, 'content', '내용은 1000자까지 입력할 수 있어요.'],
  ])('refuses %j', (part, field, message) =>
    expect(problemsOf(reviewCreateSchema, { ...form, ...part })).toEqual([{ field, message }]),
  );

  it('reviewReportSchema requires a reason and accepts 500 characters', () => {
    expect(v.is(reviewReportSchema, { reason: 'SPAM', description: '가'.repeat(500) })).toBe(true);
    expect(problemsOf(reviewReportSchema, { reason: 'DULL', description: '가'.repeat(501) })).toEqual([
      { field: 'reason', message: '신고 사유를 골라 주세요.' },
      { field: 'description', message: '설명은 500자까지 입력할 수 있어요.' },
    ]);
  });
});

describe('reviewFilterFromQuery and reviewFilterToQuery', () => {
  it('use defaults for missing values', () =>
    expect(v.parse(filterReviews.query, { page: '-1', size: '101', sort: 'worst', sizeFit: '' })).toEqual({
      page: 0,
      size: 20,
      sort: 'latest',
      rating: 0,
      exactRating: true,
      sizeFit: undefined,
      photoOnly: false,
      sameFeet: false,
    }));

  it('filterReviews sends the conditions that are set', () => {
    const query = {
      rating: '3',
      exactRating: 'false',
      cushion: 'soft',
      photoOnly: 'true',
      sameFeet: 'yes',
      size: '100',
    };
    expect(v.parse(reviewQuerySchema, query)).toMatchObject({
      size: 100,
      rating: 3,
      exactRating: false,
      cushion: 'SOFT',
      photoOnly: true,
      sameFeet: false,
    });
    expect(problemsOf(reviewQuerySchema, { stability: 'ROCKY' })[0]).toMatchObject({ field: 'stability' });
  });

  const filter = (change: Partial<ReviewFilter>): ReviewFilter => ({ ...EMPTY_REVIEW_FILTER, ...change });
  it.each<[Partial<ReviewFilter>, number, string]>([
    [{ rating: 4 }, 0, 'rating=4'],
    [{ rating: 4, exactRating: false }, 0, 'rating=4&exactRating=false'],
    [{ rating: 0, exactRating: false }, 1, 'page=1'],
    [{ sort: 'points', cushion: 'SOFT' }, 2, 'sort=points&cushion=SOFT&page=2'],
    [{ photoOnly: true, sameFeet: true }, 0, 'photoOnly=true&sameFeet=true'],
  ])('%j on page %i is %s', (change, page, query) =>
    expect(reviewFilterToQuery(filter(change), page)).toBe(query),
  );

  it.each<Partial<ReviewFilter>>([
    { rating: 1 },
    { photoOnly: true },
    { sameFeet: true },
    { sizeFit: 'BIG' },
    { stability: 'STABLE' },
  ])('isNarrowed is true for %j', (change) => expect(isNarrowed(filter(change))).toBe(true));

  it('isNarrowed is false for "any rating"', () =>
    expect(isNarrowed(filter({ exactRating: false, sort: 'points' }))).toBe(false));

  it.each([
    ['rating=5', 5, 0],
    ['rating=6', 0, 0],
    ['rating=3x', 0, 0],
    ['rating=x3', 0, 0],
    ['page=1000000', 0, 1_000_000],
    ['page=1000001', 0, 0],
    ['page=1e5', 0, 0],
  ])('%s has %i stars on page %i', (query, rating, page) =>
    expect(reviewFilterFromQuery(query)).toEqual({ filter: filter({ rating }), page }),
  );
});

describe('fitVerdict', () => {
  const verdict = (counts: Record<string, number>) => fitVerdict(elementStats('sizeFit', counts));
  it.each([
    [{ NORMAL: 2, SMALL: 2, BIG: 0 }, null],
    [
      { NORMAL: 2, SMALL: 3 },
      { fit: 'small', percent: 60 },
    ],
    [{ NORMAL: 3, BIG: 3 }, { fit: 'split' }],
    [{ SMALL: 3, VERY_BIG: 3 }, { fit: 'split' }],
    [{ SMALL: 2, NORMAL: 1, BIG: 2 }, { fit: 'split' }],
    [
      { BIG: 2, VERY_BIG: 2, NORMAL: 3 },
      { fit: 'big', percent: 57 },
    ],
    [
      { VERY_SMALL: 2, SMALL: 2, NORMAL: 3, BIG: 2 },
      { fit: 'small', percent: 44 },
    ],
  ])('%j gives %j', (counts, expected) => expect(verdict(counts)).toEqual(expected));

  const place = (counts: Record<string, number>) => scalePosition('sizeFit', elementStats('sizeFit', counts));
  it.each([
    [
      { VERY_SMALL: 3, VERY_BIG: 3 },
      { step: 'NORMAL', isSplit: true, percent: null },
    ],
    [
      { NORMAL: 3, BIG: 3, SMALL: 1 },
      { step: 'NORMAL', isSplit: true, percent: null },
    ],
    [
      { SMALL: 2, BIG: 2, VERY_BIG: 1 },
      { step: 'NORMAL', isSplit: true, percent: null },
    ],
    [
      { BIG: 1, VERY_BIG: 1 },
      { step: 'VERY_BIG', isSplit: true, percent: null },
    ],
    [{ SMALL: 4 }, { step: 'SMALL', isSplit: false, percent: null }],
    [
      { SMALL: 4, BIG: 1 },
      { step: 'SMALL', isSplit: false, percent: 80 },
    ],
    [{}, null],
  ])('scalePlace: %j is at %j of the scale', (counts, expected) => expect(place(counts)).toEqual(expected));

  it('elementStats puts the first of equal counts first', () =>
    expect(elementStats('cushion', { SOFT: 2, FIRM: 2, MEDIUM: 1 })).toEqual({
      distribution: { FIRM: 2, MEDIUM: 1, SOFT: 2 },
      percentage: { FIRM: 40, MEDIUM: 20, SOFT: 40 },
      mostSelected: 'FIRM',
      averageScore: 3,
    }));
});
