import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { getFeed } from '#domain/community/feed-list.ts';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import { prefetchers } from '#src/app/prefetch/prefetchers.ts';
import { startPrefetch } from '#src/app/prefetch/start-prefetch.ts';
import { allScreens } from '#src/app/routes/all-screens.ts';
import type { PrefetchCall } from '#src/flow/prefetch-cache.ts';
import { knownEndpointOf } from '#src/http/lazy-client.ts';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

const OTHER = { ...MEMBER, token: 'o'.repeat(20), nickname: '다른사람', userType: 'user' } as const;
const bearerOf = ({ token }: { token: string }) => `Bearer ${token}`;

/** The answer of the server for a feed, by bearer token. */
const feedFor = (bearer: string | null) => ({
  feedId: 3,
  title: bearer ?? 'to nobody',
  content: '오래 걸었어요',
  feedType: 'DAILY',
  likeCount: 0,
  commentCount: 0,
  participantVoteCount: 0,
  userId: 9,
  userNickname: '누군가',
  isLiked: bearer !== null,
  createdAt: '2026-11-21T00:00:00Z',
});

let stop = () => {};
afterEach(() => stop());

async function openShop(person: typeof MEMBER | null) {
  const link = <a href="/feed/3">한강에서</a>;
  const answers = {
    'GET /api/feeds/3': ({ bearer }: { bearer: string | null }) => ({
      body: { success: true, data: feedFor(bearer) },
    }),
  };
  const { app, to, getByText } = renderShop(link, answers, { person });
  await waitFor(() => expect(app.session.getSnapshot().hasTag('pending')).toBe(false));
  stop = await startPrefetch(app);
  const sent = () => to('/api/feeds/3').map(({ bearer }) => bearer);
  const mean = async () => {
    const before = sent().length;
    fireEvent.focusIn(getByText('한강에서'));
    await waitFor(() => expect(sent()).toHaveLength(before + 1));
  };
  const open = async () => (await app.call(getFeed, { params: { id: 3 } })).title;
  return { app, sent, mean, open };
}

describe('prefetched reads of a screen', () => {
  it('are sent on intent, and not again when it opens', async () => {
    const { sent, mean, open } = await openShop(null);
    await mean();
    expect(await open()).toBe('to nobody');
    expect(sent()).toEqual([null]);
  });

  it('of a member are not used by a guest after logout', async () => {
    const { app, sent, mean, open } = await openShop(MEMBER);
    await mean();
    act(() => app.session.send({ type: 'session.expired' }));
    expect(await open()).toBe('to nobody');
    expect(sent()).toEqual([bearerOf(MEMBER), null]);
  });

  it('of a guest are not used by a member, nor of one member by another', async () => {
    const { app, sent, mean, open } = await openShop(null);
    await mean();
    act(() => app.session.send({ type: 'session.loggedIn', user: OTHER }));
    expect(await open()).toBe(bearerOf(OTHER));
    await mean();
    act(() => app.session.send({ type: 'session.expired' }));
    act(() => app.session.send({ type: 'session.loggedIn', user: { ...OTHER, token: MEMBER.token } }));
    expect(await open()).toBe(bearerOf(MEMBER));
    expect(sent()).toEqual([null, bearerOf(OTHER), bearerOf(OTHER), bearerOf(MEMBER)]);
  });

  it('end no session by a refusal', async () => {
    const link = <a href="/feed/3">한강에서</a>;
    const refused = { status: 401, body: { success: false, message: '로그인해 주세요.' } };
    const shop = renderShop(link, { 'GET /api/feeds/3': refused }, { person: MEMBER });
    const isHere = () => shop.app.session.getSnapshot().hasTag('signedIn');
    await waitFor(() => expect(isHere()).toBe(true));
    stop = await startPrefetch(shop.app);
    fireEvent.focusIn(shop.getByText('한강에서'));
    await waitFor(() => expect(shop.to('/api/feeds/3')).toHaveLength(1));
    await expect(shop.app.call(getFeed, { params: { id: 3 } })).rejects.toThrow();
    expect(shop.to('/api/feeds/3')).toHaveLength(2);
    // The second call had a token.
    expect(isHere()).toBe(false);
  });
});

describe('prefetch rows', () => {
  const asked = async (path: string, params: Record<string, string>, search = '') => {
    const endpoints: (Endpoint | Promise<Endpoint>)[] = [];
    const ask: PrefetchCall = (one) => void endpoints.push(knownEndpointOf<Endpoint>(one));
    (await prefetchers[path]?.())?.(ask, { params, search });
    return (await Promise.all(endpoints)).map((endpoint) => endpoint.path);
  };

  it('are rows of the route table', () => {
    const open = allScreens.filter(([, { access }]) => access === 'open').map(([, { path }]) => path);
    expect(Object.keys(prefetchers).filter((path) => !open.includes(path))).toEqual([]);
    expect(Object.keys(prefetchers)).toHaveLength(5);
  });

  it('send what their screens read first', async () => {
    expect(await asked('/', {})).toEqual([
      '/api/products',
      '/api/products',
      '/api/products',
      '/api/products/categories',
    ]);
    expect(await asked('/products', {}, '?sort=popular')).toEqual(['/api/products']);
    expect(await asked('/products/:id', { id: '7' })).toEqual(['/api/products/{id}']);
    expect(await asked('/feeds', {})).toEqual(['/api/feeds']);
    expect(await asked('/feed/:id', { id: '7' })).toEqual(['/api/feeds/{id}']);
  });

  it('send nothing for an address without a page', async () => {
    for (const path of ['/products/:id', '/feed/:id']) expect(await asked(path, { id: 'x' })).toEqual([]);
  });
});
