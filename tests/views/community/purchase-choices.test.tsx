import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PurchasedItem } from '#domain/trade/orders/purchased-items.ts';
import { PurchaseChoices } from '#src/areas/community/feed-editor/purchase-choices.tsx';
import { renderMember } from '../../support/client/member-app.tsx';

const pair = (orderItemId: number): PurchasedItem => ({
  orderItemId,
  productId: orderItemId,
  productName: `신발 ${orderItemId}`,
  productSize: 250,
  productImageUrl: null,
  imageUrl: null,
  orderedAt: '2026-11-20',
  purchaseDate: '2026-11-20',
});

it('PurchaseChoices collapses order lines that cannot enter the event, with reasons, and disables them', () => {
  const purchases = [1, 2, 3].map(pair);
  const barred = { 1: '구매 기간 전에 산 상품이에요.', 3: '반품한 상품이에요.' };
  const choice = { value: [], problem: undefined, onChoose: () => {} };
  renderMember(<PurchaseChoices purchases={purchases} barred={barred} {...choice} />, {});
  const group = screen.getByRole('group', { name: '구매한 상품 (필수)' });
  expect(within(group).getAllByRole('checkbox')).toHaveLength(1);
  expect(group.textContent).toContain('신발 2');
  const folded = screen.getByText('이 이벤트에 참여할 수 없는 상품 2').closest('details');
  expect([
    folded?.open,
    ...[...(folded?.querySelectorAll('li') ?? [])].map((row) => row.textContent),
  ]).toEqual([false, '신발 1 구매 기간 전에 산 상품이에요.', '신발 3 반품한 상품이에요.']);
});
