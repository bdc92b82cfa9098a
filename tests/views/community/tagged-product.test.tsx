import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { UnitState } from '#domain/community/unit-state.ts';
import { feed } from '#proof/kit/feed.samples.ts';
import { TaggedProduct } from '#src/areas/community/feed/tagged-product.tsx';
import { renderMember } from '../../support/client/member-app.tsx';

const shownIn = (state: UnitState | null) => {
  const { orderItem } = feed(1);
  if (!orderItem?.productId) throw new Error('a sample without a shoe');
  const { container } = renderMember(
    <TaggedProduct shoe={{ ...orderItem, productId: orderItem.productId, state }} />,
    {},
  );
  return within(container).getByRole('link').textContent ?? '';
};

it.each([
  ['DELIVERED', '배송됨 · 착용 '],
  ['EXCHANGED', '교환함 · 착용 '],
  ['RETURNED', '반품함 · 2'],
  ['CANCELLED', '취소함 · 2'],
  ['COMING', '배송 전 · 2'],
  [null, '원착용 '],
] as const)(
  'WornShoe with state %s shows the state of the order, and the worn size only if kept',
  (state, words) => {
    expect(shownIn(state)).toContain(words);
  },
);
