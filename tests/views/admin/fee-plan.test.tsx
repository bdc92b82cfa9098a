import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { SettingRow } from '#domain/admin/settings/shop-settings.ts';
import { SettingCard } from '#src/areas/admin/settings/setting-card.tsx';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

const plan = { basisPoints: 1_000, next: null, earliest: '2026-12-14' };
const fee: SettingRow = {
  key: 'fee',
  value: { basisPoints: 1_000 },
  version: 0,
  updatedBy: null,
  updatedAt: null,
  plan,
};
const saved: SettingRow = {
  ...fee,
  value: { basisPoints: 1_250 },
  version: 1,
  updatedBy: '신발장지기',
  updatedAt: '2026-11-25T03:00:00.000Z',
  plan: { ...plan, next: { basisPoints: 1_250, from: '2026-12-14' } },
};

it('fee setting shows the first day of a new fee before saving, and the announced fee afterwards', async () => {
  const shop = renderShop(
    <SettingCard setting={fee} />,
    { 'PUT /api/admin/settings': { body: { success: true, data: saved } } },
    { person: { ...MEMBER, userType: 'admin' } },
  );
  expect(screen.getByText('지금 수수료율은 10%예요.', { exact: false })).toBeTruthy();
  expect(screen.getByText(/지금 바꾸면 12\/14\(월\)부터 적용되고/)).toBeTruthy();
  expect(screen.queryByText(/앞서 알린 변경은/)).toBeNull();
  const field = screen.getByRole('textbox', { name: /판매 금액에서/ });
  await userEvent.clear(field);
  await userEvent.type(field, '12.5');
  await userEvent.click(screen.getByRole('button', { name: '판매 수수료 저장' }));
  expect((await screen.findByRole('status')).textContent).toBe(
    '저장하고 모든 스토어에 알렸어요. 12/14(월)부터 적용해요.',
  );
  expect(screen.getByText(/12\/14\(월\)부터 12.5%예요. 모든 스토어에 알렸어요./)).toBeTruthy();
  expect(screen.getByText(/그러면 앞서 알린 변경은 적용하지 않아요./)).toBeTruthy();
  expect(shop.to('/api/admin/settings')).toHaveLength(1);
});
