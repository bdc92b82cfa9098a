import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatWon } from '#domain/kit/format.ts';
import { toPaged } from '#domain/kit/page.ts';
import { TO_DO } from '#domain/seller/analytics/seller-dashboard.ts';
import type { OrderListItem } from '#domain/trade/orders/order.ts';
import { detail, listed } from '#proof/trade/orders.samples.ts';
import { TO_DO_ADDRESSES } from '#src/areas/seller/analytics/metric-links.ts';
import SellerDashboardScreen from '#src/areas/seller/analytics/seller-dashboard-screen.tsx';
import { entryOf } from '../../machines/entry-of.ts';
import { everythingNear } from '../../support/client/load-everything.ts';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

const ok = (data: unknown) => ({ body: { success: true, data } });
const draw = (old: readonly OrderListItem[]) => {
  window.history.replaceState(null, '', '/seller-mypage');
  return renderShop(
    <SellerDashboardScreen />,
    {
      '/api/seller/dashboard': ok(entryOf('sellerDashboard').ports.load?.done),
      '/api/users/orders': ok(toPaged([...old], { page: 0, size: 10 }, old.length)),
      '/api/users/orders/31': ok(detail),
    },
    { person: { ...MEMBER, userType: 'seller' }, at: '/seller-mypage' },
  );
};

describe('SellerDashboardScreen', () => {
  beforeEach(() => {
    draw([]);
  });

  it('starts with open work, each number linked to its rows', async () => {
    const strip = within(await screen.findByRole('list', { name: '할 일' }));
    const links = strip.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '신규 주문3건',
      '출고 지연1건',
      '도착 지연1건',
      '미수령 신고1건',
      '입고 확인0건',
      '품절 임박 상품2건',
      '답변할 리뷰5건',
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(TO_DO.map((key) => TO_DO_ADDRESSES[key]));
  });

  it('shows definitions of metrics, and links to the rows of the same days', async () => {
    const tile = (await screen.findByRole('heading', { name: '취소율' })).closest('article');
    const inTile = within(tile as HTMLElement);
    expect(inTile.getByText('결제된 상품 가운데 취소된 상품의 비율이에요.')).toBeTruthy();
    expect(inTile.getByRole('link').getAttribute('href')).toBe(
      '/order-manage?tab=CANCELLED&from=2026-11-15&until=2026-11-21',
    );
  });

  it('shows sales by day, week or month, as a chart and as a table', async () => {
    expect(await screen.findByRole('img', { name: /^순매출 일별/ })).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('단위'), 'week');
    const figure = screen.getByRole('img', { name: /^순매출 주별/ }).closest('figure') as HTMLElement;
    await userEvent.click(within(figure).getByRole('button', { name: '표로 보기' }));
    expect(
      within(figure)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['주순매출', '11/16(월)부터108원', '11/15(일)부터12원']);
  });

  it('shows what sells out when, and what did not fit', async () => {
    expect(await screen.findByText('265 12일 뒤 품절 예상')).toBeTruthy();
    const misfits = within(screen.getByRole('region', { name: '사이즈가 맞지 않은 상품' }));
    expect(misfits.getByRole('row', { name: '클라우드 러너 2건 0건 1건' })).toBeTruthy();
  });
});

describe('OldOrders', () => {
  beforeEach(everythingNear);
  afterEach(() => void vi.unstubAllGlobals());

  it('lists old orders, each linked to its page', async () => {
    draw([listed]);
    const card = within(await screen.findByRole('region', { name: '판매자가 되기 전 주문' }));
    expect(card.getByText(new RegExp(listed.items[0]?.productName ?? '?'))).toBeTruthy();
    expect(card.getByText(formatWon(listed.finalPrice))).toBeTruthy();
    const link = card.getByRole('link', { name: /자세히 보기/ });
    expect(link.getAttribute('href')).toBe(`/mypage/purchases/${listed.orderId}`);
  });

  it('renders nothing without any', async () => {
    const { requests } = draw([]);
    await vi.waitFor(() => expect(requests.some(({ url }) => url.includes('/users/orders'))).toBe(true));
    await screen.findByRole('list', { name: '할 일' });
    expect(screen.queryByText('판매자가 되기 전 주문')).toBeNull();
  });
});
