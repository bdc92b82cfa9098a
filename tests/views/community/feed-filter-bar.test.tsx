import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Route } from 'wouter';
import { toPaged } from '#domain/kit/page.ts';
import { ACCESS } from '#src/app/access.ts';
import { Guarded } from '#src/app/guarded.tsx';
import FeedFilterBar from '#src/areas/community/feed-list/feed-filter-bar.tsx';
import FollowedFeedsScreen, { parts } from '#src/areas/community/follows/followed-feeds-screen.tsx';
import { communityScreens } from '#src/areas/community/screens.ts';
import { renderMember, renderShop } from '../../support/client/member-app.tsx';

const FOLLOWED = '/feeds/following';
const none = { body: { success: true, data: toPaged([], { page: 0, size: 12 }, 0) } };
const guarded = (
  <Route path={FOLLOWED}>
    <Guarded access={ACCESS[communityScreens.followedFeeds.access]}>
      <FollowedFeedsScreen />
    </Guarded>
  </Route>
);
const at = (address: string) => window.history.replaceState(null, '', address);
beforeEach(() => Promise.all(parts.map((part) => part.preload())));
afterEach(() => at('/'));

it('FeedKinds links to the feeds of followed members in the selected order', () => {
  at('/feeds?type=daily&sort=popular');
  const { visited } = renderMember(<FeedFilterBar />, {});
  fireEvent.click(screen.getByRole('button', { name: '팔로잉', pressed: false }));
  expect(visited).toEqual([`${FOLLOWED}?sort=popular`]);
});

it('FeedKinds marks the tab of followed members, and links back to all feeds and other orders', () => {
  at(FOLLOWED);
  const { visited } = renderMember(<FeedFilterBar />, {});
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('팔로잉');
  fireEvent.change(screen.getByLabelText('정렬'), { target: { value: 'popular' } });
  fireEvent.click(screen.getByRole('button', { name: '전체' }));
  expect(visited).toEqual([`${FOLLOWED}?sort=popular`, '/feeds']);
});

it('FeedKinds sends a guest to login and back to the tab, without a call', async () => {
  at(`${FOLLOWED}?sort=popular`);
  const { requests } = renderShop(guarded, { [`/api${FOLLOWED}`]: none }, { person: null });
  const login = `/login?returnTo=${encodeURIComponent(`${FOLLOWED}?sort=popular`)}`;
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(login));
  expect(requests.filter(({ url }) => url.includes(FOLLOWED))).toEqual([]);
});

it('FeedKinds loads page and order of the address, and explains an empty list', async () => {
  at(`${FOLLOWED}?sort=popular&page=2`);
  const { requests } = renderMember(guarded, { [`/api${FOLLOWED}`]: none });
  expect(await screen.findByText('팔로우한 회원의 피드가 없어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '모든 피드 보기' }).getAttribute('href')).toBe('/feeds');
  const asked = requests.map(({ url }) => url).filter((url) => url.includes(FOLLOWED));
  expect(asked).toEqual([`/api${FOLLOWED}?page=2&size=12&sort=popular`]);
});

it('FeedFilterBar puts words and type into the address, keeps both, and offers to search without the words', async () => {
  at('/feeds');
  const shop = renderMember(<FeedFilterBar />, {});
  fireEvent.click(screen.getByRole('button', { name: '상세 검색' }));
  fireEvent.change(await screen.findByLabelText('피드 검색'), { target: { value: '완주' } });
  fireEvent.click(screen.getByRole('button', { name: '검색' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const searched = `/feeds?q=${encodeURIComponent('완주')}`;
  expect(shop.visited).toEqual([searched]);
  act(() => at(searched));
  expect(await screen.findByRole('button', { name: '완주 빼고 검색' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '랭킹' }));
  expect(shop.visited[1]).toBe(`/feeds?type=ranking&sort=popular&q=${encodeURIComponent('완주')}`);
});
