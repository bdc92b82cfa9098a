import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EMPTY_REVIEW_FILTER, type ReviewFilter } from '#domain/reviews/review-filter.ts';
import { ReviewFilters } from '#src/areas/reviews/review-filters.tsx';

function filters(filter: Partial<ReviewFilter> = {}) {
  const onChange = vi.fn();
  render(<ReviewFilters filter={{ ...EMPTY_REVIEW_FILTER, ...filter }} canCompareFeet onChange={onChange} />);
  return onChange;
}

it('ReviewFilters offers pictures, own feet, stars and order, and nothing else', () => {
  filters();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  expect(screen.getAllByRole('combobox').map((list) => list.getAttribute('aria-label'))).toEqual([
    '별점',
    '정렬',
  ]);
  const stars = within(screen.getByRole('combobox', { name: '별점' })).getAllByRole('option');
  expect(stars.map(({ textContent }) => textContent)).toEqual([
    '별점 전체',
    '5점',
    '4점',
    '3점',
    '2점',
    '1점',
  ]);
});

it('ReviewFilters asks for exactly the selected stars', () => {
  const onChange = filters({ rating: 3, exactRating: false });
  fireEvent.change(screen.getByRole('combobox', { name: '별점' }), { target: { value: '4' } });
  expect(onChange).toHaveBeenCalledWith({ rating: 4, exactRating: true });
});

it('ReviewFilters clears conditions of an address that have no control', () => {
  const onChange = filters({ sizeFit: 'SMALL', sort: 'points' });
  fireEvent.click(screen.getByRole('button', { name: '조건 지우기' }));
  expect(onChange).toHaveBeenCalledWith({ ...EMPTY_REVIEW_FILTER, sort: 'points' });
});
