import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Choice } from '#domain/catalogue/product-list/option-selection.ts';
import RestockPanel from '#src/areas/catalogue/restock/restock-panel.tsx';
import { renderMember, renderShop } from '../../support/client/member-app.tsx';

const ALERTS = '/api/users/restock-alerts';
const option = { gender: 'UNISEX', color: 'BLACK', stock: 0 } as const;
const options = [
  { ...option, optionId: 7, size: '260' },
  { ...option, optionId: 8, size: '270' },
];
const open = { gender: null, color: null };
const panel = (isSuspended: boolean, choice: Choice = open) => (
  <RestockPanel
    product={{ productId: 1, isSuspended, pauseReason: isSuspended ? '설 연휴에 쉬어요.' : null, options }}
    choice={choice}
  />
);
const alert = {
  optionId: 8,
  productId: 1,
  productName: '고래 로우',
  size: '270',
  color: 'BLACK',
  createdAt: '2026-11-21T00:00:00Z',
};
const answers = {
  [ALERTS]: { body: { success: true, data: [alert] } },
  [`${ALERTS}/8`]: { body: { success: true, data: null } },
};
/** The first page of a file also waits for its code, on a busy machine for long. */
const PATIENCE = { timeout: 10_000 };
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('RestockPanel offers an alert for every sold-out size of a selling store', async () => {
  renderMember(panel(false), answers);
  await waitFor(() => expect(buttons()).toEqual(['260mm 알림 받기', '270mm 알림 취소']), PATIENCE);
  expect(screen.queryByText(/판매가 중지/)).toBeNull();
});

it('RestockPanel offers none for a paused store with the reason; an existing alert can be removed', async () => {
  const view = renderMember(panel(true), answers);
  await waitFor(() => expect(buttons()).toEqual(['270mm 알림 취소']), PATIENCE);
  expect(screen.getByText(/판매가 중지된 상품/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '270mm 알림 취소' }));
  await waitFor(() => expect(buttons()).toEqual([]), PATIENCE);
  expect(view.requests.map(({ method }) => method)).not.toContain('POST');
});

it('RestockPanel leads a guest to login and back, and offers no login for an alert that would be refused', () => {
  const { unmount } = renderShop(panel(false), {}, { person: null });
  expect(screen.getByRole('link', { name: /로그인하면 재입고 알림/ })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fproducts%2F1',
  );
  unmount();
  renderShop(panel(true), {}, { person: null });
  expect(screen.getByRole('note').textContent).toContain('설 연휴에 쉬어요.');
  expect(screen.queryAllByRole('link', { name: /로그인하면 재입고 알림/ })).toEqual([]);
});

it('RestockPanel renders nothing for a selection whose sizes are all in stock', () => {
  const { container } = renderShop(panel(false, { gender: null, color: 'WHITE' }), {}, { person: null });
  expect(container.querySelector('section')).toBeNull();
});
