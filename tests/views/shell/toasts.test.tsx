import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Toasts } from '#src/app/shell/toasts/toasts.tsx';
import { showAddedToast } from '#src/areas/trade/cart/added-notice.ts';
import { renderShop } from '../../support/client/member-app.tsx';

it('Toasts show what was added to the cart with a link; following it dismisses the toast', async () => {
  const { app, container } = renderShop(<Toasts />, {}, { person: null });
  act(() => showAddedToast(app, '/content/1'));
  const link = await screen.findByRole('link', { name: '장바구니 보기' });
  expect([link.getAttribute('href'), container.querySelector('img')?.getAttribute('src')]).toEqual([
    '/cart',
    expect.stringContaining('/content/1'),
  ]);
  expect(screen.getByRole('region', { name: '알림' }).textContent).toContain('장바구니에 담았어요');
  act(() => link.click());
  await waitFor(() => expect(screen.queryByRole('link', { name: '장바구니 보기' })).toBeNull());
});

it('Toasts without a link stay until they are closed', async () => {
  const { app } = renderShop(<Toasts />, {}, { person: null });
  act(() => app.toast('잠시 쉬고 있어요.', 'error'));
  expect(await screen.findByText('잠시 쉬고 있어요.')).toBeTruthy();
  act(() => screen.getByRole('button', { name: '닫기' }).click());
  await waitFor(() => expect(screen.queryByText('잠시 쉬고 있어요.')).toBeNull());
});
