import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import SettlementPanel from '#src/areas/seller/settlements/settlement-panel.tsx';
import SettlementsScreen from '#src/areas/seller/settlements/settlements-screen.tsx';
import { entryOf } from '../../machines/entry-of.ts';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

const seller = { ...MEMBER, userType: 'seller' };
const ok = (data: unknown) => ({ body: { success: true, data } });
/** Returns a sampled page in the form of the API. */
const wired = (chart: string) => {
  const { items, ...others } = Object(entryOf(chart).ports.loadPage?.done);
  return ok({ ...others, ...toPaged(items, { page: 0, size: 20 }, items.length) });
};
const lines = wired('settlementLines');

it('SettlementsScreen shows the rules, the running total, and the state of each statement', async () => {
  window.history.replaceState(null, '', '/settlements');
  renderShop(
    <SettlementsScreen />,
    { '/api/seller/settlements': wired('settlementList') },
    { person: seller, at: '/settlements' },
  );
  const week = within(await screen.findByRole('region', { name: '이번 주' }));
  expect(week.getByText('예정')).toBeTruthy();
  expect(week.getByText(/11\/23\(월\) 0시 5분에 확정돼요/)).toBeTruthy();
  expect(week.getAllByText('108,000원')).toHaveLength(2);
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    '11/9(월) – 11/15(일)11/9(월) – 11/15(일) 열기확정4건240,000원-24,000원-5,000원0원-54,000원157,000원',
    '11/2(월) – 11/8(일)11/2(월) – 11/8(일) 열기지급 완료4건240,000원-24,000원-5,000원0원-54,000원157,000원2026.11.11',
  ]);
  expect(screen.getByText(/확정된 정산서는 바뀌지 않아요/)).toBeTruthy();
});

it('SettlementsScreen shows each line with its order amount and a link to the order', async () => {
  renderShop(
    <SettlementPanel id={2} onClose={vi.fn()} />,
    { '/api/seller/settlements/2/lines': lines },
    { person: seller, at: '/settlements' },
  );
  const order = await screen.findByRole('link', { name: '주문 S2026111000000031' });
  expect(order.getAttribute('href')).toBe('/order-manage?q=S2026111000000031');
  // For the only line of its order the sums of line and order are shown once.
  expect(screen.getAllByText(/이 주문의 정산 금액/).map(({ textContent }) => textContent)).toEqual([
    '이 주문의 정산 금액 157,000원',
  ]);
  expect(screen.getByText(/^반품 11\/10/)).toBeTruthy();
});

const file = {
  fileName: 'settlement.csv',
  csv: '주문번호\r\n1\r\n',
  rows: 1,
  next: { orderItemId: 1, kind: 'SALE' },
};

it('SettlementsScreen exports a long statement as one file, loaded page by page', async () => {
  // A press on a file link would navigate the shared window.
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const shop = renderShop(
    <SettlementPanel id={2} onClose={vi.fn()} />,
    {
      '/api/seller/settlements/2/lines': lines,
      '/api/seller/settlements/2/file': ({ body }) =>
        ok(JSON.parse(String(body)).after ? { ...file, csv: '2\r\n', next: null } : file),
    },
    { person: seller, at: '/settlements' },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'CSV 내려받기' }));
  await waitFor(() => expect(screen.getByText('2건을 내려받았어요.')).toBeTruthy());
  expect(shop.to('/api/seller/settlements/2/file').map(({ body }) => JSON.parse(String(body)))).toEqual([
    {},
    { after: file.next },
  ]);
  expect(pressed.mock.instances).toMatchObject([{ download: 'settlement.csv' }]);
  pressed.mockRestore();
});
