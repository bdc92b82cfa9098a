import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import SellersScreen from '#src/areas/admin/stores/sellers-screen.tsx';
import { entryOf } from '../../machines/entry-of.ts';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

const PAGE = '/admin/sellers?open=4';
const ONE = '/api/admin/stores/4';
const ok = (data: unknown) => ({ body: { success: true, data } });
const { items } = Object(entryOf('storeList').ports.loadPage?.done);
const detail = Object(entryOf('storeDetail').ports.load?.done);

async function show(store: object, more: object = {}) {
  window.history.replaceState(null, '', PAGE);
  const counts = { OPEN: 1, PAUSED: 1, CLOSED: 0 };
  const shop = renderShop(
    <SellersScreen />,
    {
      '/api/admin/stores': ok({ ...toPaged(items, { page: 0, size: 20 }, 2), counts }),
      [ONE]: ok({ ...detail, ...store }),
      ...more,
    },
    { person: { ...MEMBER, userType: 'admin' }, at: PAGE },
  );
  const panel = within(await screen.findByRole('dialog', { name: detail.name }));
  await panel.findByText('123-45-67891');
  return { shop, panel };
}

it('N-58: StorePanel shows the number of orders from the phone of the seller, and nothing for none', async () => {
  const { panel } = await show({ ownPhone: { orders: 3, reviews: 1 } });
  expect(panel.getByText(/^90일 동안 3건 · 그 리뷰 1건/)).toBeTruthy();
  cleanup();
  const quiet = await show({ ownPhone: { orders: 0, reviews: 0 } });
  expect(quiet.panel.queryByText('판매자 연락처로 간 주문')).toBeNull();
});

it('StorePanel shows the present fee and that of next week, and sends a change in basis points', async () => {
  const answers = [
    {
      status: 409,
      body: { success: false, code: 'VERSION_CONFLICT', message: '다른 사람이 먼저 처리했어요.' },
    },
    ok({ nextFee: { basisPoints: 925, from: '2026-11-30' }, version: 2 }),
  ];
  const { shop, panel } = await show({}, { [`${ONE}/fee`]: () => answers.shift() });
  expect(panel.getByText(/^10% · 11.*30.*부터 8.75%$/)).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: '수수료율 변경' }));
  const form = within(await screen.findByRole('dialog', { name: /수수료율 변경$/ }));
  const rate = form.getByLabelText(/^수수료율/);
  fireEvent.change(rate, { target: { value: '30.01' } });
  fireEvent.change(form.getByLabelText(/^이유/), { target: { value: '약속했어요' } });
  fireEvent.click(form.getByRole('button', { name: '수수료율 변경' }));
  await waitFor(() => expect(rate.getAttribute('aria-invalid')).toBe('true'));
  expect(shop.to(`${ONE}/fee`)).toHaveLength(0);
  fireEvent.change(rate, { target: { value: '9.25' } });
  fireEvent.click(form.getByRole('button', { name: '수수료율 변경' }));
  expect(await form.findByText('다른 사람이 먼저 처리했어요.')).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: '수수료율 변경' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /수수료율 변경$/ })).toBeNull());
  expect(shop.to(`${ONE}/fee`).map(({ body }) => JSON.parse(String(body)))).toEqual(
    Array(2).fill({ version: 1, reason: '약속했어요', basisPoints: 925 }),
  );
  await waitFor(() => expect(shop.to(ONE).length).toBeGreaterThan(1));
});

it.each([
  [{ state: 'OPEN' }, ['판매 중지', '스토어 닫기', '수수료율 변경', '이름 변경']],
  [{ state: 'OPEN', hasOpenOrders: true }, ['판매 중지', '수수료율 변경', '이름 변경']],
  [{ state: 'PAUSED', pausedBy: 'SELLER' }, ['판매 재개', '스토어 닫기', '수수료율 변경', '이름 변경']],
  [{ state: 'CLOSED', pausedBy: 'ADMIN' }, ['판매 재개', '수수료율 변경', '이름 변경']],
  [{ state: 'CLOSED', pausedBy: null }, ['수수료율 변경', '이름 변경']],
])('StorePanel for %j offers the permitted actions', async (store, deeds) => {
  const { panel } = await show(store);
  const names = panel.getAllByRole('button').map((one) => one.textContent);
  const all = ['판매 중지', '판매 재개', '스토어 닫기', '수수료율 변경', '이름 변경'];
  expect(names.filter((name) => all.includes(name ?? ''))).toEqual(deeds);
});
