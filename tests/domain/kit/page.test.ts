import { describe, expect, it } from 'vitest';
import { countedTo } from '#domain/kit/capped-count.ts';
import { fillPath } from '#domain/kit/endpoint.ts';
import { unwrap } from '#domain/kit/envelope.ts';
import { toPaged } from '#domain/kit/page.ts';
import { toSpringPage } from '#domain/rewards/activity.ts';

describe('toPaged', () => {
  it.each([
    [0, 0, { totalPages: 0, hasNext: false, hasPrevious: false, first: true, last: true }],
    [0, 20, { totalPages: 1, hasNext: false, hasPrevious: false, first: true, last: true }],
    [0, 21, { totalPages: 2, hasNext: true, hasPrevious: false, first: true, last: false }],
    [1, 21, { totalPages: 2, hasNext: false, hasPrevious: true, first: false, last: true }],
    [1, 60, { totalPages: 3, hasNext: true, hasPrevious: true, first: false, last: false }],
    [9, 21, { totalPages: 2, hasNext: false, hasPrevious: true, first: false, last: true }],
  ])('page %i of %i rows', (page, totalElements, expected) =>
    expect(toPaged(['a', 'b'], { page, size: 20 }, totalElements)).toEqual({
      content: ['a', 'b'],
      page,
      size: 20,
      totalElements,
      empty: false,
      numberOfElements: 2,
      ...expected,
    }),
  );

  it('marks an empty page as empty', () =>
    expect(toPaged([], { page: 3, size: 20 }, 5)).toMatchObject({ empty: true, numberOfElements: 0 }));
});

describe('toSpringPage', () => {
  const sort = { empty: false, sorted: true, unsorted: false };
  it.each([
    [0, 10, 0, 1, true, true],
    [0, 11, 0, 2, true, false],
    [1, 11, 10, 2, false, true],
    [2, 40, 20, 4, false, false],
  ])('page %i of %i rows', (page, totalElements, offset, totalPages, first, last) =>
    expect(toSpringPage(['a'], { page, size: 10 }, totalElements)).toEqual({
      content: ['a'],
      pageable: { pageNumber: page, pageSize: 10, offset, paged: true, unpaged: false, sort },
      totalElements,
      totalPages,
      last,
      first,
      size: 10,
      number: page,
      sort,
      numberOfElements: 1,
      empty: false,
    }),
  );

  it('marks an empty page as empty', () =>
    expect(toSpringPage([], { page: 0, size: 10 }, 0)).toMatchObject({ empty: true, last: true }));
});

it.each([
  ['/api/feeds/{id}', { id: 7 }, '/api/feeds/7'],
  ['/api/feeds/{id}/comments/{commentId}', { commentId: 9, id: 7 }, '/api/feeds/7/comments/9'],
  ['/api/type/{type}', { type: 'a b/c' }, '/api/type/a%20b%2Fc'],
  ['/api/feeds', undefined, '/api/feeds'],
])('fillPath: %s with %j is %s', (path, params, filled) => expect(fillPath(path, params)).toBe(filled));

it.each([
  [{ success: true, message: '', data: [1] }, [1]],
  [{ success: true, data: null }, null],
  [{ data: [1] }, { data: [1] }],
  [{ success: true }, { success: true }],
  [null, null],
  ['success', 'success'],
  [3, 3],
  [undefined, undefined],
])('unwrap of %j is %j', (body, value) => expect(unwrap(body)).toEqual(value));

it('unwrap returns a function as it is', () => {
  const value = Object.assign(() => 1, { success: true, data: 2 });
  expect(unwrap(value)).toBe(value);
});

describe('countedTo', () =>
  it.each([
    [0, 12, 1_000],
    [82, 12, 1_000],
    [83, 12, 2_000],
    [9, 100, 2_000],
    [98, 100, 10_000],
    [99, 100, 10_000],
    [0, 10_000, 10_000],
    [100, 100, 1_000],
    [900_000, 12, 1_000],
  ])('on page %i of %i rows returns %i', (page, size, most) => expect(countedTo({ page, size })).toBe(most)));
