import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import SettlementDesk from '#src/areas/admin/stores/settlement-desk.tsx';
import { entryOf } from '../../machines/entry-of.ts';
import { dateField, typeDate } from '../../support/client/date-fields.ts';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

const PAGE = '/admin/sellers?view=settlements';
const PAID = '/api/admin/settlements/2/paid';
const ok = (data: unknown) => ({ body: { success: true, data } });

it('SettlementDesk records a payment day; a refusal is shown and keeps the day', async () => {
  window.history.replaceState(null, '', PAGE);
  const { items } = Object(entryOf('settlementDesk').ports.loadPage?.done);
  const refused = {
    status: 409,
    body: { success: false, code: 'SETTLEMENT_PAID', message: '이미 지급했어요.' },
  };
  const answers = [refused, ok({ settlementId: 2, paidOn: '2026-11-20' })];
  const shop = renderShop(
    <SettlementDesk />,
    {
      '/api/admin/settlements': ok({ ...toPaged(items, { page: 0, size: 20 }, 2), unpaid: 162_000 }),
      [PAID]: () => answers.shift() ?? refused,
    },
    { person: { ...MEMBER, userType: 'admin' }, at: PAGE },
  );
  expect(await screen.findByText('지급할 금액 162,000원')).toBeTruthy();
  // A paid statement is not paid again.
  const [press, ...others] = screen.getAllByRole('button', { name: /지급 완료로 표시$/ });
  expect(others).toHaveLength(0);
  fireEvent.click(press as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await typeDate(/^지급한 날/, '', dialog);
  fireEvent.click(dialog.getByRole('button', { name: '지급 완료로 표시' }));
  const [year] = within(await dateField(/^지급한 날/, dialog)).getAllByRole('spinbutton');
  await waitFor(() => expect(year?.getAttribute('aria-invalid')).toBe('true'));
  expect(shop.to(PAID)).toHaveLength(0);
  await typeDate(/^지급한 날/, '2026-11-20', dialog);
  fireEvent.click(dialog.getByRole('button', { name: '지급 완료로 표시' }));
  expect(await dialog.findByText('이미 지급했어요.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: '지급 완료로 표시' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shop.to(PAID).map(({ body }) => String(body))).toEqual(Array(2).fill('{"paidOn":"2026-11-20"}'));
  await waitFor(() => expect(shop.to('/api/admin/settlements').length).toBeGreaterThan(1));
});
