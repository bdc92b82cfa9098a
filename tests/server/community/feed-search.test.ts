import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foundFeeds } from '#server/community/feed-read-store.ts';
import { freeEvent, idOf, postFeed } from '../../support/community.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { expectSlowStatements } from '../../support/server/statement-gate.ts';

let shop: TestShop;
let ids: Record<'plain' | 'percent' | 'event', number>;
let productId: number;
let productName: string;

beforeAll(async () => {
  shop = await startTestShop();
  const plain = await postFeed(shop, { title: '찾을 Needle 글', hashtags: ['유일태그', '두번째'] });
  const percent = await postFeed(shop, { title: '할인 100%_끝', hashtags: ['두번째'] });
  const eventId = await freeEvent(shop, '보물찾기 축제');
  const event = await postFeed(shop, { title: '축제 참가', eventId, hashtags: ['needle_tag'] });
  ids = { plain: plain.feedId, percent: percent.feedId, event: event.feedId };
  productId = plain.productId;
  productName = plain.productName;
});
afterAll(() => shop.close());

const find = async (query: Record<string, string> | string[][]) => {
  const answer = await shop.as('visitor').get(`/api/feeds/text-only/search?${new URLSearchParams(query)}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.content.map((feed: { feedId: number }) => feed.feedId);
};

describe('feed search', () => {
  it('finds words in title, text and hashtags, in any letter case', async () => {
    expect(await find({ q: 'nEEDLE' })).toEqual([ids.event, ids.plain]);
    expect(await find({ q: '축제 참가' })).toEqual([ids.event]);
  });

  it('reads wildcards as literal characters', async () => {
    expect(await find({ q: '100%_' })).toEqual([ids.percent]);
    expect(await find({ q: '%%%' })).toEqual([]);
    expect(await find({ q: '\\' })).toEqual([]);
  });

  it('finds one letter, two letters and the end of a text', async () => {
    const content = '오늘은 쀍뷁 걷기';
    const { feedId } = await postFeed(shop, { title: '짧은 말', content, hashtags: ['꿻뛣'] });
    for (const q of ['쀍', '쀍뷁', '뷁 걷', '걷기', '꿻뛣', '뛣'])
      expect(await find({ q }), q).toContain(feedId);
    expect(await find({ q: '뷁쀍' })).toEqual([]);
    await shop.as('user').delete(`/api/feeds/text-only/${feedId}`);
    expect(await find({ q: '쀍뷁' })).toEqual([]);
  });

  it('finds the new words of an edited feed, and not the old ones', async () => {
    const { feedId, orderItemId } = await postFeed(shop, { title: '고칠 글', content: '처음낱말' });
    const edit = { title: '고친 글', content: '나중낱말', orderItemId };
    expect((await shop.as('user').put(`/api/feeds/text-only/${feedId}`, edit)).status).toBe(200);
    expect([await find({ q: '나중' }), await find({ q: '처음낱' })]).toEqual([[feedId], []]);
  });

  it('matches any of several hashtags, each as a whole', async () => {
    expect(
      await find([
        ['hashtags', '유일태그'],
        ['hashtags', '#needle_tag'],
      ]),
    ).toEqual([ids.event, ids.plain]);
    expect(await find({ hashtags: '두번째' })).toEqual([ids.percent, ids.plain]);
    expect(await find({ hashtags: '유일' })).toEqual([]);
  });

  it('filters by author, product, event and type together', async () => {
    const me = await idOf(shop, 'user@sinbaljang.test');
    expect(await find({ eventTitle: '보물찾기' })).toEqual([ids.event]);
    expect(await find({ authorId: String(me), q: 'needle', feedType: 'daily' })).toEqual([ids.plain]);
    expect(await find({ authorId: '999999' })).toEqual([]);
    expect(await find({ productId: String(productId), size: '100' })).toEqual(
      expect.arrayContaining(Object.values(ids)),
    );
    expect(await find({ productId: '999999' })).toEqual([]);
    expect(await find({ productName: productName.slice(0, 3), q: 'needle' })).toEqual([ids.event, ids.plain]);
  });

  it('filters by whole days in Seoul', async () => {
    const at = new Date('2026-03-01T15:30:00Z');
    await shop.db.updateTable('feeds').set({ created_at: at }).where('id', '=', ids.plain).execute();
    expect(await find({ startDate: '2026-03-02', endDate: '2026-03-02' })).toEqual([ids.plain]);
    expect(await find({ startDate: '2026-03-01', endDate: '2026-03-01' })).toEqual([]);
    expect(await find({ startDate: '2026-03-02T09:00:00', endDate: '2026-03-02T23:59:59' })).toEqual([
      ids.plain,
    ]);
  });

  it('ignores empty filters and allows one hundred rows', async () => {
    const all = await shop.as('visitor').get('/api/feeds/search?size=100');
    expect(await find({ q: '', feedType: '', startDate: '', authorId: '', size: '100' })).toEqual(
      all.body.data.content.map((feed: { feedId: number }) => feed.feedId),
    );
    expect(all.body.data.totalElements).toBeGreaterThan(40);
  });

  it.each([
    'size=0',
    'page=-1',
    'page=x',
    'authorId=0',
    'authorId=abc',
    'productId=1e3',
    'eventId=99999999999999999999',
    'feedType=NOPE',
    'startDate=2026-02-30',
    'endDate=yesterday',
    'q=%00',
    'hashtags=a%00',
    'productName=%00',
    `q=${'a'.repeat(101)}`,
    'q=a&q=b',
    'page=1&page=2',
  ])('refuses %s with 400', async (query) => {
    const answer = await shop.as('visitor').get(`/api/feeds/text-only/search?${query}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT_VALUE']);
  });
});

describe('feed search among many feeds', () => {
  beforeAll(async () => {
    const [first] = await shop.db.selectFrom('feeds').selectAll().limit(1).execute();
    if (!first) throw new Error('the seed has no feed');
    const { id: _, ...rest } = first;
    const row = (index: number) => ({
      ...rest,
      event_id: null,
      title: `글 ${index}`,
      content: `발볼 넓은 ${index}번 신발 이야기`.repeat(5),
    });
    await expectSlowStatements('a bulk fill', async () => {
      for (let from = 0; from < 4_000; from += 500)
        await shop.db
          .insertInto('feeds')
          .values(Array.from({ length: 500 }, (_row, index) => row(from + index)))
          .execute();
    });
    // Letters and pairs of every text are computed for it.
    await expectSlowStatements('analyze', () => sql`analyze`.execute(shop.db));
  });

  it.each(['축제', '보물찾기', '없는말'])('finds %s by an index, not by reading every text', async (q) => {
    const plan = await sql`explain ${foundFeeds({ q }, 'latest')}`.execute(shop.db);
    const steps = JSON.stringify(plan.rows);
    expect(steps).toContain('feed_texts_pairs');
    expect(steps).not.toContain('Seq Scan on feed_texts');
  });

  it.each(['톨', '👟'])(
    'finds the single letter %s by an index, not by reading every text or tag',
    async (q) => {
      const plan = await sql`explain ${foundFeeds({ q }, 'latest')}`.execute(shop.db);
      const steps = JSON.stringify(plan.rows);
      expect(steps).toContain('feed_texts_letters');
      expect(steps).not.toContain('Seq Scan on feed_texts');
      expect(steps).not.toContain('Seq Scan on feed_hashtags');
    },
  );

  it('finds a single letter of a text and of a tag, in either case, and no other', async () => {
    await shop.db
      .updateTable('feeds')
      .set({ content: '톨스토이 Ω 산책' })
      .where('id', '=', ids.plain)
      .execute();
    await shop.db.insertInto('feed_hashtags').values({ feed_id: ids.event, tag: '해톨길' }).execute();
    expect(await find({ q: '톨' })).toEqual([ids.event, ids.plain]);
    expect(await find({ q: 'ω' })).toEqual([ids.plain]);
    expect(await find({ q: '탈' })).toEqual([]);
  });

  it('finds feeds of a product by an index of feeds, whose product is that of the bought item', async () => {
    const { rows } = await sql`select from feeds join order_items on order_items.id = order_item_id
      where feeds.product_id <> order_items.product_id`.execute(shop.db);
    expect(rows).toEqual([]);
    const plan = await sql`explain ${foundFeeds({ productId: 999_999 }, 'latest')}`.execute(shop.db);
    expect(JSON.stringify(plan.rows)).toContain('feeds_product');
  });

  it('looks up no letter pairs for one letter', () => {
    const textOf = (q: string) => foundFeeds({ q }, 'latest').compile(shop.db).sql;
    expect(textOf('축제')).toContain('letter_pairs');
    expect(textOf('축')).not.toContain('letter_pairs');
    expect(textOf('👟')).not.toContain('letter_pairs');
  });

  it('updates no search index when a like is counted', async () => {
    const version = () => sql<{ xmin: string }>`select xmin::text from feed_texts order by feed_id limit 1`;
    const before = await version().execute(shop.db);
    await sql`update feeds set like_count = like_count + 1 where id = (select min(feed_id) from feed_texts)`.execute(
      shop.db,
    );
    expect((await version().execute(shop.db)).rows).toEqual(before.rows);
  });
});
