import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { detail } from '#proof/trade/orders.samples.ts';
import { DeliveryInfo } from '#src/areas/trade/orders/order-facts.tsx';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const PATH = '/api/users/orders/31/tracking';
const parcel = { carrier: 'CJ대한통운', trackingNumber: '612345678901', orderItemIds: [11] };
const order = { ...detail, orderId: 31, parcels: [parcel] };
const found = {
  carrier: parcel.carrier,
  trackingNumber: parcel.trackingNumber,
  link: 'https://carrier.test/612345678901',
  steps: [
    { step: 'ACCEPTED', at: '2026-11-20T06:00:00.000Z' },
    { step: 'AT_HUB', at: '2026-11-20T18:00:00.000Z' },
  ],
};
const ok = (data: unknown) => ({ body: { success: true, data } });
const busy = {
  status: 503,
  body: { success: false, code: 'CARRIER_UNAVAILABLE', message: '택배사가 쉬고 있어요.' },
};
const show = (answers: Answers) => renderShop(<DeliveryInfo order={order} />, answers, { person: MEMBER });
const press = () =>
  fireEvent.click(screen.getByRole('button', { name: 'CJ대한통운 612345678901 배송 조회' }));
const sheet = async () => within(await screen.findByRole('dialog', { name: '배송 조회' }));

it('ParcelSheet loads when it opens, and marks the last step', async () => {
  const shop = show({ [PATH]: ok(found) });
  expect(shop.to(PATH)).toHaveLength(0);
  press();
  const inSheet = await sheet();
  expect(await inSheet.findByText('물류센터에 도착했어요')).toBeTruthy();
  const [first, last] = inSheet.getAllByRole('listitem');
  expect([first?.getAttribute('aria-current'), last?.getAttribute('aria-current')]).toEqual([null, 'step']);
  expect(inSheet.getByRole('link', { name: 'CJ대한통운에서 보기 (새 창)' }).getAttribute('href')).toBe(
    found.link,
  );
  expect(shop.to(PATH)).toHaveLength(1);
});

it('ParcelSheet retries a carrier that did not answer', async () => {
  let answer: ReturnType<typeof ok> | typeof busy = busy;
  show({ [PATH]: () => answer });
  press();
  const inSheet = await sheet();
  expect(await inSheet.findByText('택배사가 쉬고 있어요.')).toBeTruthy();
  answer = ok(found);
  fireEvent.click(inSheet.getByRole('button', { name: '다시 시도' }));
  expect(await inSheet.findByText('택배사가 상품을 받았어요')).toBeTruthy();
});

it('ParcelSheet of an unknown parcel shows the number to copy, without a link', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show({ [PATH]: ok({ ...found, link: null, steps: null }) });
  press();
  const inSheet = await sheet();
  expect(await inSheet.findByText(/등록되지 않은 송장 번호/)).toBeTruthy();
  expect(inSheet.queryByRole('link')).toBeNull();
  fireEvent.click(inSheet.getByRole('button', { name: '송장 번호 복사' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('612345678901'));
  writeText.mockRestore();
});
