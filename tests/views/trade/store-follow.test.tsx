import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import FollowedStores from '#src/areas/trade/follows/followed-stores.tsx';
import StoreFollow from '#src/areas/trade/follows/store-follow.tsx';
import { entryOf } from '../../machines/entry-of.ts';
import { renderMember, renderShop } from '../../support/client/member-app.tsx';

const PATH = '/api/stores/1/follow';
const ok = (data: unknown) => ({ body: { success: true, data } });
const follow = Object(entryOf('storeFollowers').ports.load?.done);
const press = () => screen.findByRole('button', { name: '달리는사람들 스토어 팔로우' });
const of = (page: 'store' | 'product') => <StoreFollow storeId={1} storeName="달리는사람들" of={page} />;

it('StoreFollow says the offer to a visitor and sends the visitor to log-in and back', async () => {
  window.history.replaceState(null, '', '/store/1?page=2');
  const { to, visited } = renderShop(of('store'), { [PATH]: ok(follow) }, { person: null });
  await screen.findByText('팔로우하면 5% 할인, 최대 5,000원, 12월 31일까지');
  expect(screen.getByText('팔로워 12명')).toBeTruthy();
  await userEvent.click(await press());
  expect(visited.at(-1)).toBe(`/login?returnTo=${encodeURIComponent('/store/1?page=2')}`);
  expect(to(PATH).filter(({ method }) => method === 'PUT')).toEqual([]);
});

it('StoreFollow follows once for a member, counts it, and says that the discount is on', async () => {
  const { to } = renderMember(of('store'), {
    [PATH]: ({ method }) => ok(method === 'PUT' ? { ...follow, isFollowing: true, followers: 13 } : follow),
  });
  await userEvent.click(await press());
  await waitFor(() => expect(screen.getByText('팔로워 13명')).toBeTruthy());
  expect((await press()).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText(/^팔로워 할인 중: 5% 할인/)).toBeTruthy();
  expect(
    to(PATH)
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => JSON.parse(String(body))),
  ).toEqual([{ following: true }]);
});

it('StoreFollow says won off, and is not on the page of a product whose store offers nothing', async () => {
  const won = { ...follow, offer: { ...follow.offer, percent: null, won: 3_000 } };
  const { unmount } = renderMember(of('product'), { [PATH]: ok(won) });
  await screen.findByText('팔로우하면 3,000원 할인, 12월 31일까지');
  unmount();
  const { to } = renderMember(of('product'), { [PATH]: ok({ ...follow, offer: null }) });
  await waitFor(() => expect(to(PATH)).toHaveLength(1));
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('FollowedStores lists stores with their offers, and ends a follow', async () => {
  const { items } = Object(entryOf('followedStores').ports.loadPage?.done);
  const { to } = renderMember(<FollowedStores onClose={() => {}} />, {
    '/api/users/me/followed-stores': ok(toPaged(items, { page: 0, size: 20 }, items.length)),
    [PATH]: ok({ ...follow, followers: 11 }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: '팔로우한 스토어' }));
  const link = await dialog.findByRole('link', { name: '달리는사람들' });
  expect(link.getAttribute('href')).toBe('/store/1');
  expect(dialog.getAllByText(/^팔로워 할인 중/)).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: '달리는사람들 스토어 팔로우' }));
  await waitFor(() =>
    expect(to(PATH).map(({ body }) => JSON.parse(String(body)))).toEqual([{ following: false }]),
  );
});
