import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fresh } from '#proof/trade/orders.samples.ts';
import { LateFacts } from '#src/areas/trade/orders/late-note.tsx';
import { OrderCard } from '#src/areas/trade/orders/order-card.tsx';

const late = { newDays: [], canCancel: false, cancelAfter: '2026-11-30' };

it('OrderCard of a late order keeps its promised day, marked as late', () => {
  const { rerender } = render(<OrderCard order={fresh} />);
  expect(screen.queryByText('늦어지고 있어요')).toBeNull();
  rerender(<OrderCard order={{ ...fresh, late }} />);
  expect(screen.getByText('11/25(수) 도착 예정')).toBeTruthy();
  expect(screen.getByText('늦어지고 있어요')).toBeTruthy();
});

it('LateFacts show until when it can arrive, and each new day with store and reason', () => {
  const day = { storeName: '수제화 공방', day: '2026-12-01', reason: '태풍' };
  render(<LateFacts late={{ ...late, newDays: [day] }} />);
  expect(screen.getByText(/수제화 공방: 12\/1\(화\) 도착 예정/)).toBeTruthy();
  expect(screen.getByText(/^11\/30\(월\)까지 도착하지 않으면/)).toBeTruthy();
});
