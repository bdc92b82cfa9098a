import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { noteView, wireRecentViews } from '#src/areas/catalogue/recent-views/recent-views.wiring.ts';
import WishlistButton from '#src/areas/catalogue/wishlist/wishlist-button.tsx';
import WishlistScreen from '#src/areas/catalogue/wishlist/wishlist-screen.tsx';
import { GUEST_WISHLIST_KEY, RECENT_VIEW_KEY } from '#src/lib/storage/guest-keys.ts';
import { entryOf } from '../../machines/entry-of.ts';
import { renderMember, renderShop } from '../../support/client/member-app.tsx';

const IDS = '/api/users/wishlist/ids';
const LIST = '/api/users/wishlist';
const VIEWS = '/api/users/recent-views';
const ok = (data: unknown) => ({ body: { success: true, data } });
const refused = (status: number, message: string) => ({ status, body: { success: false, message } });

const two = (
  <>
    <WishlistButton productId={1} name="고래" />
    <WishlistButton productId={1} name="고래" />
  </>
);

it('wishlist buttons of one product all change at once', async () => {
  const view = renderMember(two, {
    [IDS]: ok([]),
    [LIST]: ok({ wishlistId: 9, productId: 1, createdAt: '2026-11-21T00:00:00Z' }),
  });
  await waitFor(() => expect(view.to(IDS)).toHaveLength(1));
  const hearts = await screen.findAllByRole('button', { name: '고래 찜하기' });
  await waitFor(() => expect(hearts[0]).toHaveAttribute('data-state', 'resting'));
  await userEvent.click(hearts[0] ?? document.body);
  for (const heart of hearts) expect(heart).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(hearts[1]).toHaveAttribute('data-state', 'resting'));
  expect(view.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('wishlist button reverts a refusal with its reason; a change made in another tab is no refusal', async () => {
  const answers = { [IDS]: ok([]), [`POST ${LIST}`]: refused(503, '잠시 쉬고 있어요.') };
  const view = renderMember(<WishlistButton productId={1} name="고래" />, answers);
  const heart = await screen.findByRole('button');
  await waitFor(() => expect(heart).toHaveAttribute('data-state', 'resting'));
  await userEvent.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  expect(view.app.shell.getSnapshot().context.toasts.map(({ text }) => text)).toEqual(['잠시 쉬고 있어요.']);
  answers[`POST ${LIST}`] = refused(409, '이미 찜한 상품이에요.');
  await userEvent.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('data-state', 'resting'));
  expect(heart).toHaveAttribute('aria-pressed', 'true');
});

it('logout clears wishlist and recent views in the browser', async () => {
  const view = renderMember(<WishlistButton productId={1} name="고래" />, {
    [IDS]: ok([1]),
    '/api/auth/logout': ok(null),
  });
  const heart = await screen.findByRole('button', { name: '고래 찜 취소' });
  window.localStorage.setItem(RECENT_VIEW_KEY, '[]');
  view.app.session.send({ type: 'session.loggedOut' });
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  await waitFor(() => expect(window.localStorage.getItem(RECENT_VIEW_KEY)).toBeNull());
});

it('product view of a member is sent to the server and not stored in the browser', async () => {
  const view = renderMember(<p>상품</p>, { [`POST ${VIEWS}`]: ok(null) });
  await waitFor(() => expect(view.app.session.getSnapshot().hasTag('signedIn')).toBe(true));
  await noteView(view.app, 7);
  const sent = view.requests.find(({ method, url }) => method === 'POST' && url === VIEWS);
  expect(JSON.parse(String(sent?.body))).toMatchObject({ views: [{ productId: 7 }] });
  expect(window.localStorage.getItem(RECENT_VIEW_KEY)).toBeNull();
});

it('recent views of a guest are merged before the list of the account is loaded', async () => {
  const order: string[] = [];
  const { app } = renderMember(<p>상품</p>, {
    [VIEWS]: ({ method }) => {
      order.push(method);
      return ok(method === 'POST' ? null : []);
    },
  });
  await waitFor(() => expect(app.session.getSnapshot().hasTag('signedIn')).toBe(true));
  const seen = [{ productId: 3, viewedAt: '2026-11-20T00:00:00.000Z' }];
  window.localStorage.setItem(RECENT_VIEW_KEY, JSON.stringify(seen));
  const actor = createActor(wireRecentViews(app)).start();
  await waitFor(() => expect(actor.getSnapshot().hasTag('ready')).toBe(true));
  expect(order).toEqual(['POST', 'GET']);
  expect(window.localStorage.getItem(RECENT_VIEW_KEY)).toBeNull();
});

it('wishlist of the account is shown if the merge fails, and the guest list is kept', async () => {
  const merge = refused(503, '잠시 쉬고 있어요.');
  const view = renderMember(<WishlistButton productId={1} name="고래" />, {
    [IDS]: ok([1]),
    [`POST ${LIST}/merge`]: merge,
  });
  window.localStorage.setItem(GUEST_WISHLIST_KEY, '[7]');
  const heart = await screen.findByRole('button', { name: '고래 찜 취소' });
  expect(heart).toHaveAttribute('data-state', 'resting');
  expect(view.to(`${LIST}/merge`).length).toBeGreaterThan(0);
  expect(window.localStorage.getItem(GUEST_WISHLIST_KEY)).toBe('[7]');
});

it('wishlist of a guest is stored in this browser, with a message', async () => {
  const view = renderShop(<WishlistButton productId={1} name="고래" />, {}, { person: null });
  await userEvent.click(await screen.findByRole('button', { name: '고래 찜하기' }));
  expect(await screen.findByRole('button', { name: '고래 찜 취소' })).toHaveAttribute('aria-pressed', 'true');
  expect(window.localStorage.getItem(GUEST_WISHLIST_KEY)).toBe('[1]');
  expect(view.app.shell.getSnapshot().context.toasts[0]?.text).toContain('이 브라우저에 찜해 두었어요');
  expect(view.to(LIST)).toEqual([]);
});

it('WishlistScreen keeps the card of a removed product, so that the removal can be undone', async () => {
  const [wish] = Object(entryOf('wishlist').ports.loadPage?.done).items;
  const page = { wishlists: [wish], totalPages: 1, totalElements: 1, hasNext: false };
  const view = renderMember(<WishlistScreen />, {
    [IDS]: ok([wish.productId]),
    [`GET ${LIST}`]: ok(page),
    [`DELETE ${LIST}/${wish.productId}`]: ok(null),
    [`POST ${LIST}`]: ok({ wishlistId: 9, productId: wish.productId, createdAt: wish.createdAt }),
  });
  expect(await screen.findByText('찜한 상품 1개')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: `${wish.productName} 찜 취소` }));
  await userEvent.click(await screen.findByRole('button', { name: `${wish.productName} 찜하기` }));
  await waitFor(() => expect(view.requests.filter(({ method }) => method !== 'GET')).toHaveLength(2));
  expect(await screen.findByRole('button', { name: `${wish.productName} 찜 취소` })).toBeVisible();
});
