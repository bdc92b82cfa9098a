import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { elementStats } from '#domain/reviews/review-stats.ts';
import { ElementScale } from '#src/areas/reviews/editor/element-scale.tsx';

const show = (counts: Record<string, number>) => {
  const { container } = render(
    <dl>
      <ElementScale element="sizeFit" stats={elementStats('sizeFit', counts)} />
    </dl>,
  );
  const places = [...container.querySelectorAll('i')];
  return places.findIndex((place) => place.dataset.most !== undefined);
};

it('ElementScale says that opinions differ on a tie, with the mark at the mean and no percentage', () => {
  expect(show({ VERY_SMALL: 3, VERY_BIG: 3 })).toBe(2);
  expect(screen.getByText('의견이 갈려요')).toBeTruthy();
  expect(screen.queryByText(/%/)).toBeNull();
});

it.each([
  [{ SMALL: 4 }, null],
  [{ SMALL: 4, BIG: 1 }, '80%'],
])('ElementScale shows a percentage from five answers on: %j', (counts, percent) => {
  expect(show(counts)).toBe(1);
  expect(screen.getByText('작아요', { selector: 'strong' })).toBeTruthy();
  expect(screen.queryByText(/%/)?.textContent?.match(/\d+%/)?.[0] ?? null).toBe(percent);
});
