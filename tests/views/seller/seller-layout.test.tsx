import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Link } from 'wouter';
import { SellerLayout } from '#src/areas/seller/layout/seller-layout.tsx';
import { entryOf } from '../../machines/entry-of.ts';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

const PATH = '/api/seller/waiting';
const { done } = entryOf('sellerPendingCounts').ports.load ?? expect.fail('no samples');
function render(userType: string, at = '/order-manage', status = 200) {
  window.history.replaceState(null, '', at);
  return renderShop(
    <SellerLayout>
      <h1>쪽</h1>
      <Link href="/claim-manage">다음</Link>
    </SellerLayout>,
    { [PATH]: { status, body: { success: true, data: done } } },
    { person: { ...MEMBER, userType }, at },
  );
}

it('SellerFrame shows the menu beside seller pages, with counts of open work', async () => {
  const shop = render('seller');
  const menu = within(await screen.findByRole('navigation', { name: '판매자 메뉴' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent?.replace(/\d.*/, ''))).toEqual([
    '대시보드',
    '스토어',
    '상품',
    '주문',
    '취소·반품',
    '리뷰',
    '문의',
    '구매 문의',
    '쿠폰',
    '정산',
    '내 구매',
  ]);
  expect((await menu.findByLabelText('처리할 일 4건')).closest('a')?.getAttribute('href')).toBe(
    '/order-manage',
  );
  expect(menu.getByLabelText('처리할 일 99+건').closest('a')?.getAttribute('href')).toBe('/review-manage');
  // Without waiting work there is no chip.
  expect(menu.getByRole('link', { name: '상품' })).toBeTruthy();
  expect(menu.getByRole('link', { current: 'page' }).textContent).toContain('주문');
  fireEvent.click(screen.getByRole('link', { name: '다음' }));
  await waitFor(() => expect(shop.to(PATH)).toHaveLength(2));
  expect(menu.getByRole('link', { current: 'page' }).textContent).toContain('취소·반품');
});

it('SellerFrame keeps the current entry in view after counts have widened the menu', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollLeft', 'set');
  let count = () => {};
  const counted = new Promise<void>((resolve) => {
    count = resolve;
  });
  window.history.replaceState(null, '', '/order-manage');
  renderShop(
    <SellerLayout>쪽</SellerLayout>,
    { [PATH]: () => counted.then(() => ({ body: { success: true, data: done } })) },
    { person: { ...MEMBER, userType: 'seller' }, at: '/order-manage' },
  );
  const menu = within(await screen.findByRole('navigation', { name: '판매자 메뉴' }));
  scroll.mockClear();
  count();
  await menu.findByLabelText('처리할 일 4건');
  expect(scroll).toHaveBeenCalledTimes(1);
  scroll.mockRestore();
});

it('SellerFrame redirects a seller from /seller to the dashboard', async () => {
  render('seller', '/seller');
  await waitFor(() => expect(window.location.pathname).toBe('/seller-mypage'));
});

it('SellerFrame leaves a shopper at /seller to the access check of the page', () => {
  render('user', '/seller');
  expect(window.location.pathname).toBe('/seller');
  expect(screen.getByRole('heading', { name: '쪽' })).toBeTruthy();
});

it('SellerFrame marks the product editor as part of the products', async () => {
  render('seller', '/products/edit/7');
  const menu = within(await screen.findByRole('navigation', { name: '판매자 메뉴' }));
  expect(menu.getByRole('link', { name: '상품' }).getAttribute('aria-current')).toBe('true');
});

it('SellerFrame keeps the menu if counting fails', async () => {
  render('seller', '/order-manage', 500);
  await screen.findByRole('navigation', { name: '판매자 메뉴' });
  expect(screen.getByRole('heading', { name: '쪽' })).toBeTruthy();
});

it('SellerFrame shows no layout and sends no call for a shopper', () => {
  const shop = render('user', '/become-seller');
  expect(screen.getByRole('heading', { name: '쪽' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: '판매자 메뉴' })).toBeNull();
  expect(shop.to(PATH)).toEqual([]);
});
