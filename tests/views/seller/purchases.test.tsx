import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import { detail, listed } from '#proof/trade/orders.samples.ts';
import PurchaseScreen from '#src/areas/seller/purchases/purchase-screen.tsx';
import PurchasesScreen from '#src/areas/seller/purchases/purchases-screen.tsx';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

const ok = (data: unknown) => ({ body: { success: true, data } });
const seller = { person: { ...MEMBER, userType: 'seller' } };
const [line] = detail.items;
const deliveredAt = '2026-09-01T03:00:00.000Z';
const bought = (readAt: string) => ({
  '/api/users/orders/31': ok({
    ...detail,
    orderId: 31,
    readAt,
    claims: [],
    items: [
      {
        ...line,
        status: 'DELIVERED',
        openClaim: null,
        lastClaim: null,
        deliveredAt,
        confirmedAt: deliveredAt,
      },
    ],
  }),
});
const ofOrder = <PurchaseScreen params={{ id: '31' }} title="" />;

it('purchases screens list the purchases of a seller with a picture, each linked to its page', async () => {
  const { container } = renderShop(
    <PurchasesScreen />,
    { '/api/users/orders': ok(toPaged([listed], { page: 0, size: 10 }, 1)) },
    seller,
  );
  const link = await screen.findByRole('link', { name: /주문 자세히 보기/ });
  expect(link.getAttribute('href')).toBe(`/mypage/purchases/${listed.orderId}`);
  const picture = container.querySelector('li img')?.getAttribute('src') ?? '';
  expect(picture).toContain(listed.items[0]?.imageUrl?.replace('.svg', '') ?? 'no picture');
});

it('purchases screens show an empty state', async () => {
  renderShop(<PurchasesScreen />, { '/api/users/orders': ok(toPaged([], { page: 0, size: 10 }, 0)) }, seller);
  expect(await screen.findByText('이 계정으로 구매한 내역이 없어요')).toBeTruthy();
});

it('purchases screens offer a claim within the months for defects, and no action for shoppers only', async () => {
  renderShop(ofOrder, bought('2026-11-20T03:00:00.000Z'), seller);
  const link = await screen.findByRole('link', { name: '반품·교환' });
  expect(link.getAttribute('href')).toBe(`/mypage/purchases/31/claim/${line?.orderItemId}`);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  for (const name of ['다시 구매', '리뷰 쓰기']) expect(screen.queryByRole('link', { name })).toBeNull();
  for (const name of ['구매확정', '아직 못 받았어요', '받았어요'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('purchases screens offer no claim after the months for defects', async () => {
  renderShop(ofOrder, bought('2026-12-20T03:00:00.000Z'), seller);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: '반품·교환' })).toBeNull();
});

it('purchases screens show a link back for an invalid number', async () => {
  renderShop(<PurchaseScreen params={{ id: 'x' }} title="" />, {}, seller);
  const back = await screen.findByRole('link', { name: '내 구매 내역 보기' });
  await userEvent.click(back);
  await waitFor(() => expect(window.location.pathname).toBe('/mypage/purchases'));
});

const underWay = (dispute: 'OPEN' | null) => ({
  '/api/users/orders/31': ok({
    ...detail,
    orderId: 31,
    readAt: '2026-11-20T03:00:00.000Z',
    claims: [],
    items: [
      {
        ...line,
        status: 'DELIVERED',
        openClaim: null,
        lastClaim: null,
        deliveredAt,
        confirmedAt: null,
        dispute,
      },
    ],
  }),
});
const done = ok({ orderId: 31, status: 'DELIVERED' });

it.each([
  ['has not come', null, '아직 못 받았어요', 'not-received'],
  ['has come after all', 'OPEN', '받았어요', 'received'],
] as const)(
  'purchases screens let the buyer report that a line %s after one confirmation',
  async (_, dispute, label, deed) => {
    const path = `/api/users/orders/31/${deed}`;
    const shop = renderShop(ofOrder, { ...underWay(dispute), [`POST ${path}`]: done }, seller);
    await userEvent.click(await screen.findByRole('button', { name: label }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: label }),
    );
    await waitFor(() => expect(shop.to(path)).toHaveLength(1));
    expect(JSON.parse(String(shop.to(path)[0]?.body))).toEqual({ orderItemIds: [line?.orderItemId] });
  },
);
