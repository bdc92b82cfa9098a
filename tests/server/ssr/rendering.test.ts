import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import { invalidatedBy } from '#server/ssr/cache-invalidation.ts';
import { createInProcessClient } from '#server/ssr/in-process-client.ts';
import { loadAllParts, renderPage } from '#src/app/ssr/render-page.tsx';
import { endedEvent } from '../../support/events/ended-event.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await loadAllParts();
});
afterAll(() => shop.close());

type Change = (address: string, answer: () => Promise<Response>) => Promise<Response>;

/** Renders a page with its calls; `change` may replace answers of the shop. */
async function draw(address: string, change: Change = (_, answer) => answer()) {
  const [path = '', search = ''] = address.split('?');
  const asked: string[] = [];
  const real = createInProcessClient(shop.app, { ip: '127.0.0.1' });
  const page = await renderPage({
    path,
    search,
    hostname: 'shop.test',
    publicUrl: 'https://shop.test',
    patienceMs: 5_000,
    fetch: (url, init) => {
      asked.push(String(url));
      return change(String(url), () => real(url, init));
    },
  });
  if (!page) throw new Error('not drawn');
  return { ...page, asked, states: JSON.parse(page.sent).states as Record<string, { value: unknown }> };
}
const stateOf = (states: Record<string, { value: unknown }>, flow: string) =>
  Object.entries(states).find(([key]) => key.startsWith(`${flow} `))?.[1].value;

describe('renderPage', () => {
  it('renders products with the data of their chart, requested once', async () => {
    const page = await draw('/products');
    expect(page.title).toBe('상품 · 신발장');
    expect(page.html.match(/<article|<li/g)?.length).toBeGreaterThan(9);
    expect(page.html).toContain('원');
    expect(stateOf(page.states, 'productList')).toEqual({ loaded: 'filled' });
    expect(page.asked.filter((url) => url.startsWith('/api/products?'))).toHaveLength(1);
    expect([page.status, page.isWhole]).toEqual([200, true]);
  });

  it('returns the cache tags of its content and of lists', async () => {
    const subjects = async (path: string) => (await draw(path)).subjects.toSorted();
    expect(await subjects('/products/1')).toEqual(['product 1']);
    expect(await subjects('/products')).toEqual(['lists of products']);
    expect(await subjects('/feed/3')).toEqual(['feed 3', 'lists of products']);
    expect(await subjects('/feeds')).toEqual(['lists of feeds', 'lists of products']);
    expect(await subjects('/terms')).toEqual([]);
  });

  it('loads what an answer brings onto the page', async () => {
    const page = await draw('/products/1/reviews');
    expect(Object.keys(page.states).map((key) => key.split(' ')[0])).toEqual(
      expect.arrayContaining(['reviewList', 'reviewSummary']),
    );
  });

  it('renders a member with badges and feeds, with a tag for hidden badges', async () => {
    const { user_id: id } = await shop.db
      .selectFrom('user_badges')
      .innerJoin('users', 'users.id', 'user_badges.user_id')
      .select('user_id')
      .where('is_displayed', '=', true)
      .where('users.status', '=', 'ACTIVE')
      .orderBy('user_badges.id')
      .executeTakeFirstOrThrow();
    const page = await draw(`/users/${id}`);
    expect(page.html).toContain('aria-label="뱃지"');
    expect([page.status, stateOf(page.states, 'memberPage')]).toEqual([200, 'loaded']);
    expect(Object.keys(page.states).some((key) => key.startsWith('memberFeeds '))).toBe(true);
    // Writes of badges, follows, feeds and reviews belong to these areas.
    for (const written of ['rewards', 'members', 'community', 'reviews', 'admin', 'withdrawal'] as const)
      expect(invalidatedBy({ area: written })?.filter((area) => page.areas.includes(area))).not.toEqual([]);
    await shop.db.updateTable('user_badges').set({ is_displayed: false }).where('user_id', '=', id).execute();
    expect((await draw(`/users/${id}`)).html).not.toContain('aria-label="뱃지"');
    expect((await draw('/users/99999999')).status).toBe(404);
  });

  it.each([
    ['is 53 days late', -53, '발표가 53일 늦어지고 있어요'],
    ['is due today', 0, '오늘 결과를 발표해요'],
    ['is to come', 1, '발표까지'],
  ])('of an ended event says that its announcement %s', async (_, days, words) => {
    const { id } = await endedEvent(shop, { entries: [1] });
    const announcement_date = laterDay(seoulDay(shop.clock.now()), days);
    await shop.db.updateTable('events').set({ announcement_date }).where('id', '=', id).execute();
    const { html } = await draw(`/events/${id}`);
    const said = ['늦어지고 있어요', '오늘 결과를 발표해요', '발표까지'].filter((word) =>
      html.includes(word),
    );
    expect(said).toHaveLength(1);
    expect(html).toContain(words);
  });

  it('returns 404 for a missing product', async () => {
    const page = await draw('/products/99999999');
    expect([page.status, stateOf(page.states, 'productDetail')]).toEqual([404, 'failed']);
    // The page shows the message and a link to the products.
    expect(page.html).toMatch(/<h1[^>]*>[^<]*상품/);
    expect(page.html).toContain('href="/products"');
  });

  it('leaves a failed call to the browser, and is not cacheable', async () => {
    const fails: Change = async (url, answer) =>
      url.includes('/api/products') ? new Response('{}', { status: 500 }) : answer();
    const page = await draw('/', fails);
    expect([page.status, page.isWhole, stateOf(page.states, 'home')]).toEqual([200, false, undefined]);
    expect(page.html).toContain('data-flow="home"');
    expect(page.html).toContain('불러오는 중');
  });

  it('does not wait for a slow call', async () => {
    const never: Change = (url, answer) => (url.includes('/api/products') ? new Promise(() => {}) : answer());
    const page = await renderPage({
      path: '/products',
      search: '',
      hostname: 'shop.test',
      publicUrl: 'https://shop.test',
      patienceMs: 50,
      fetch: (url) => never(String(url), () => Promise.resolve(new Response('{}'))),
    });
    // The call never ends: an answer at all shows that it was not waited for.
    expect([page?.isWhole, page?.status]).toEqual([false, 200]);
    expect(page?.html).toContain('불러오는 중');
  });

  it.each(['/mypage', '/cart', '/wishlist', '/recentview', '/store-home'])(
    '%s has no session: a skeleton without a call',
    async (address) => {
      const page = await draw(address);
      expect([page.asked, page.states, page.status]).toEqual([[], {}, 200]);
      expect(page.html).toContain('불러오는 중');
    },
  );

  it('writes no style attributes, which the CSP refuses', async () => {
    for (const address of ['/', '/products', '/products/1', '/products/1/reviews', '/feeds', '/feed/1'])
      expect((await draw(address)).html).not.toContain(' style="');
  });

  it('contains no personal toggles', async () => {
    const { body } = await shop.as('user').get('/api/feeds?size=12');
    const [{ feedId }] = body.data.content;
    expect((await shop.as('user').post(`/api/feeds/${feedId}/likes/toggle`, { liked: true })).status).toBe(
      200,
    );
    const { sent, html } = await draw('/feeds');
    expect(sent).toContain('"isLiked":false');
    expect(sent).not.toMatch(/"(isLiked|isVoted|isMine|isHelpful)":true/);
    expect(html).not.toMatch(/data-flow="feedReaction"[^>]*aria-pressed="true"/);
  });

  it.each([
    '/products?__proto__=1&constructor=2',
    '/products?page=-1&size=99999999&sort=%27;drop',
    '/products?q=%ED%A0%80&minPrice=NaN&categoryIds=a,b,,',
    '/search?q=%3C/script%3E%3C!--',
    '/feeds?hashtags=%00&startDate=9999-99-99',
    '/products/__proto__',
    '/feed/constructor',
    '/products/1e309/reviews',
  ])('%s is rendered or 404, and no error', async (address) => {
    const page = await draw(address);
    expect([200, 404]).toContain(page.status);
    expect(page.sent).not.toMatch(/<\/|<!--/);
    expect(Object.prototype).not.toHaveProperty('polluted');
  });
});
