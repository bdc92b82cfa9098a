import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { TO_DO } from '#domain/seller/figures/seller-dashboard.ts';
import { TO_DO_ADDRESSES } from '#src/areas/seller/figures/figure-addresses.ts';
import SellerDashboardScreen from '#src/areas/seller/figures/seller-dashboard-screen.tsx';
import { entryOf } from '../../machines/entry-of.ts';
import { MEMBER, renderShop } from '../../support/member-app.tsx';

beforeEach(() => {
  window.history.replaceState(null, '', '/seller-mypage');
  const data = entryOf('sellerDashboard').ports.load?.done;
  renderShop(
    <SellerDashboardScreen />,
    { '/api/seller/dashboard': { body: { success: true, data } } },
    { person: { ...MEMBER, userType: 'seller' }, at: '/seller-mypage' },
  );
});

it('begins with what waits, each number with the way to its rows', async () => {
  const strip = within(await screen.findByRole('list', { name: '할 일' }));
  const links = strip.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '신규 주문3건',
    '늦은 출고1건',
    '입고 확인0건',
    '품절 임박 상품2건',
    '답변할 리뷰5건',
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(TO_DO.map((key) => TO_DO_ADDRESSES[key]));
});

it('says of each number what it counts, and leads to the rows of the same days', async () => {
  const tile = (await screen.findByRole('heading', { name: '취소율' })).closest('article');
  const inTile = within(tile as HTMLElement);
  expect(inTile.getByText('결제된 상품 가운데 취소된 상품의 비율이에요.')).toBeTruthy();
  expect(inTile.getByRole('link').getAttribute('href')).toBe(
    '/order-manage?tab=CANCELLED&from=2026-11-15&until=2026-11-21',
  );
});

it('shows sales by the day, week or month, as a picture and as a table', async () => {
  expect(await screen.findByRole('img', { name: /^순매출 날마다/ })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('묶음'), 'week');
  const figure = screen.getByRole('img', { name: /^순매출 주마다/ }).closest('figure') as HTMLElement;
  await userEvent.click(within(figure).getByRole('button', { name: '표로 보기' }));
  expect(
    within(figure)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['주순매출', '11/16(월)부터108원', '11/15(일)부터12원']);
});

it('says what runs out when, and what did not fit', async () => {
  expect(await screen.findByText('265 12일 뒤 품절 예상')).toBeTruthy();
  const misfits = within(screen.getByRole('region', { name: '사이즈가 맞지 않은 상품' }));
  expect(misfits.getByRole('row', { name: '클라우드 러너 2건 0건 1건' })).toBeTruthy();
});
