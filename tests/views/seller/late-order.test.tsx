import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { line, order } from '#proof/seller/orders.samples.ts';
import OrdersScreen from '#src/areas/seller/orders/orders-screen.tsx';
import { dateField, typeDate } from '../../support/client/date-fields.ts';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const ok = (data: unknown) => ({ body: { success: true, data } });
const late = {
  promisedOn: '2026-11-25',
  newDay: null,
  reason: '',
  cancelledAfter: '2026-12-04',
  choice: { first: '2026-11-27', last: '2026-12-04' },
};
const overdue = { ...order, lines: [{ ...line, isOverdue: true }], late };
const counts = {};
const page = {
  content: [],
  page: 0,
  size: 20,
  totalElements: 0,
  totalPages: 0,
  counts,
  hasNext: false,
  hasPrevious: false,
  first: true,
  last: true,
  empty: true,
  numberOfElements: 0,
};
const NEW_DAY = '/api/seller/orders/31/new-day';

beforeAll(async () => {
  await import('#src/areas/seller/orders/order-panel.tsx');
}, 60_000);

const desk = (opened: unknown, answers: Answers = {}) => {
  const at = '/order-manage?open=31';
  window.history.replaceState(null, '', at);
  const given = { '/api/seller/orders/lines': ok(page), '/api/seller/orders/31': ok(opened), ...answers };
  return renderShop(<OrdersScreen />, given, { person: { ...MEMBER, userType: 'seller' }, at });
};

it('LateSection sends a new day with its reason once', async () => {
  const shop = desk(overdue, { [`POST ${NEW_DAY}`]: () => ok({ orderId: 31, day: '2026-11-30' }) });
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByText('구매자에게 약속한 도착일이 지났어요. 약속한 날: 11/25(수)')).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: '새 도착일 알리기' }));
  const form = within((await dateField(/^새 도착일 \(/)).closest('form') ?? document.body);
  fireEvent.click(form.getByRole('button', { name: '알리기' }));
  expect(await form.findByText(/늦어진 이유.*(입력|이상)/)).toBeTruthy();
  await typeDate(/^새 도착일 \(/, '2026-11-30', form);
  fireEvent.change(form.getByLabelText(/^늦어진 이유/), { target: { value: '태풍으로 늦어졌어요' } });
  fireEvent.click(form.getByRole('button', { name: '알리기' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '알리기' })).toBeNull());
  expect(shop.to(NEW_DAY).map(({ body }) => JSON.parse(String(body)))).toEqual([
    { day: '2026-11-30', reason: '태풍으로 늦어졌어요' },
  ]);
});

it('LateSection shows a named new day, and asks for no other', async () => {
  desk({ ...overdue, late: { ...late, newDay: '2026-11-30', reason: '태풍', choice: null } });
  expect(await screen.findByText(/11\/30\(월\)에 도착한다고 다시 알렸어요/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '새 도착일 알리기' })).toBeNull();
});
