import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
  const choice = { chosen: [], total: 3, hint: '', problem: undefined, onChoose: () => {} };
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

it('PurchaseChoices with more purchases than its page asks the server for words and pages, and keeps what is chosen', async () => {
  const purchases = [1, 2].map(pair);
  const chosen = pair(40);
  const onChoose = vi.fn();
  const { requests } = renderMember(
    <PurchaseChoices
      purchases={purchases}
      total={30}
      barred={{}}
      chosen={[chosen]}
      hint=""
      problem={undefined}
      onChoose={onChoose}
    />,
    { '/api/users/orders/items': { body: { success: true, data: { items: [pair(25)], totalCount: 2 } } } },
  );
  fireEvent.click(screen.getByRole('button', { name: '28개 더 보기' }));
  await screen.findByText('신발 25');
  expect(screen.getByText('신발 1')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('구매한 상품 찾기'), { target: { value: '25' } });
  await vi.waitFor(() => expect(screen.queryByText('신발 1')).toBeNull());
  const asked = requests
    .map(({ url }) => new URL(url, 'http://shop').search)
    .filter((text) => text.includes('size=12'));
  expect(asked).toEqual(['?page=1&size=12', '?q=25&page=0&size=12']);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
  fireEvent.click(screen.getByRole('checkbox', { name: /신발 25/ }));
  expect(onChoose).toHaveBeenCalledWith(pair(25));
});
