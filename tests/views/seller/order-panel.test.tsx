import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { onTheWay, order } from '#proof/seller/orders.samples.ts';
import OrderPanel from '#src/areas/seller/orders/order-panel.tsx';
import ShipmentDialog from '#src/areas/seller/orders/shipment-dialog.tsx';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const SHIP = '/api/seller/orders/shipments';
const TRACKING = '/api/seller/orders/lines/72/tracking';
const ok = (data: unknown) => ({ body: { success: true, data } });
const person = { ...MEMBER, userType: 'seller' };
const noop = () => {};

// Code that loads with a press is loaded before the tests.
beforeAll(async () => {
  await import('#src/ui/dialogs/form-dialog.tsx');
}, 60_000);
afterEach(() => vi.unstubAllGlobals());

const panelOf = (opened: unknown, answers: Answers = {}) =>
  renderShop(
    <OrderPanel id={31} orderNo={order.orderNo} onClose={noop} onDone={noop} />,
    { '/api/seller/orders/31': ok(opened), ...answers },
    { person, at: '/order-manage?open=31' },
  );

it('OrderPanel prints a packing list with number, product and address, which is gone after printing', async () => {
  const printed: string[] = [];
  vi.stubGlobal('print', () => {
    const sheets = [...document.body.children].filter(({ tagName }) => tagName === 'SECTION');
    printed.push(sheets.map(({ textContent }) => textContent).join());
  });
  panelOf(order);
  fireEvent.click(await screen.findByRole('button', { name: '포장 명세서 인쇄' }));
  expect(printed).toHaveLength(1);
  for (const words of [
    '포장 명세서',
    order.orderNo,
    order.lines[0]?.productName,
    order.contact?.recipientName,
  ])
    expect(printed[0]).toContain(words);
  expect(document.querySelector('body > section')).toBeNull();
});

it('OrderPanel links the parcel to its courier, and sends a corrected number', async () => {
  const shop = panelOf({ ...order, lines: [onTheWay] }, { [TRACKING]: ok(null) });
  const link = await screen.findByRole('link', { name: 'CJ대한통운 612345678901' });
  expect(link).toHaveAttribute('href', onTheWay.trackingUrl);
  fireEvent.click(screen.getByRole('button', { name: '송장 수정' }));
  const form = within(await screen.findByRole('dialog', { name: '송장 수정' }));
  expect(form.getByRole('textbox')).toHaveValue('612345678901');
  fireEvent.change(form.getByRole('textbox'), { target: { value: '6123-4567-8902' } });
  fireEvent.click(form.getByRole('button', { name: '수정하기' }));
  await waitFor(() => expect(shop.to(TRACKING)).toHaveLength(1));
  const { carrier } = onTheWay;
  expect(JSON.parse(String(shop.to(TRACKING)[0]?.body))).toEqual({ carrier, trackingNumber: '612345678902' });
});

it('ShipmentDialog offers nothing to send for a list whose parcels are all shipped', async () => {
  const row = { orderNo: 'S1', orderItemId: '71', carrier: 'CJ대한통운', trackingNumber: '612345678901' };
  renderShop(
    <ShipmentDialog onDone={noop} onClose={noop} />,
    {
      'POST /api/seller/orders/shipments/file': ok({ rows: [row] }),
      [`POST ${SHIP}`]: ok({
        shipped: 0,
        same: 1,
        refused: 0,
        rows: [{ row: 1, orderItemId: 71, state: 'SAME', reason: null, warning: null }],
      }),
    },
    { person },
  );
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '주문번호,…' } });
  fireEvent.click(dialog.getByRole('button', { name: '먼저 확인하기' }));
  expect(await dialog.findByText('새로 보낼 상품이 없어요.')).toBeVisible();
  expect(dialog.getByText('1건은 이미 같은 송장으로 보냈어요.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /건 보내기$/ })).toBeNull();
});
