// Size: every action that earns points, its conditions, and what revokes it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { noteBirthdays } from '#server/rewards/pay-feed-rewards.ts';
import { takeBackLineRewards } from '#server/rewards/reclaim-line-rewards.ts';
import { withdrawAccount } from '#server/withdrawal/withdraw.ts';
import { caseOf, neighbours, report, sanction } from '../../support/care.ts';
import { balance, freeEvent } from '../../support/community.ts';
import { DAY, earningsOf, levelProgressIn, newcomer, payDue } from '../../support/earning.ts';
import { feedBy, type Person, person } from '../../support/members/people.ts';
import { ledgerProblems } from '../../support/orders/shopping.ts';
import { buy, freshProduct } from '../../support/reviews.ts';
import { addCrowd } from '../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let neighbour: Person;
beforeAll(async () => {
  shop = await startTestShop();
  neighbour = await newcomer(shop);
});
afterAll(() => shop.close());

const post = async (author: Person, words: Record<string, unknown> = {}) =>
  (await feedBy(shop, author, words)).feedId as number;
const flagOf = async (feedId: number) =>
  (await shop.as('visitor').get(`/api/feeds/${feedId}`)).body.data.isRewarded;
const aDayLater = async () => {
  shop.clock.advance(DAY);
  await payDue(shop);
};

describe('reward of a feed', () => {
  it('is paid once, a day after posting, and is marked', async () => {
    const author = await newcomer(shop);
    const feedId = await post(author);
    await payDue(shop);
    expect([await balance(shop, author.id), await flagOf(feedId)]).toEqual([0, false]);
    shop.clock.advance(DAY - 1);
    await payDue(shop);
    expect(await levelProgressIn(shop, author.id)).toEqual(['FEED_CREATION PENDING']);
    shop.clock.advance(1);
    for (let time = 0; time < 3; time += 1) await payDue(shop);
    expect(await levelProgressIn(shop, author.id)).toEqual(['FEED_CREATION PROCESSED']);
    expect([await balance(shop, author.id), await flagOf(feedId)]).toEqual([100, true]);
    expect(await balance(shop, neighbour.id)).toBe(0);
    expect(await ledgerProblems(shop)).toEqual([]);
  });

  it('is paid three times a day and thirty times a month, by the day in Seoul', async () => {
    const author = await newcomer(shop);
    for (let time = 0; time < 5; time += 1) await post(author);
    expect(await earningsOf(shop, author.id)).toHaveLength(3);
    shop.clock.advance(DAY);
    await post(author);
    expect(await earningsOf(shop, author.id)).toHaveLength(4);
    const rows = Array.from({ length: 26 }, (_, index) => ({
      user_id: author.id,
      reward_type: 'FEED_CREATION',
      points: 100,
      step: 100 + index,
      feed_id: null,
      reason: null,
      processed_at: null,
      due_at: shop.clock.now(),
      created_at: shop.clock.now(),
      updated_at: shop.clock.now(),
    }));
    await shop.db
      .updateTable('feed_reward_events')
      .set({ created_at: new Date(shop.clock.now().getTime() - 2 * DAY) })
      .where('user_id', '=', author.id)
      .execute();
    const yesterday = new Date(shop.clock.now().getTime() - DAY);
    await shop.db
      .insertInto('feed_reward_events')
      .values(rows.map((row) => ({ ...row, created_at: yesterday, status: 'CANCELLED' })))
      .execute();
    // Cancelled rewards do not count.
    await post(author);
    expect(await earningsOf(shop, author.id)).toHaveLength(31);
    await shop.db
      .updateTable('feed_reward_events')
      .set({ status: 'PENDING' })
      .where('user_id', '=', author.id)
      .where('step', '>=', 101)
      .execute();
    await post(author);
    expect(await earningsOf(shop, author.id)).toHaveLength(31);
    await shop.db.deleteFrom('feed_reward_events').where('user_id', '=', author.id).execute();
  });

  it('is not paid if deleted within that day, and taken back if deleted later', async () => {
    const author = await newcomer(shop);
    const [gone, kept] = [await post(author), await post(author)];
    await author.call.delete(`/api/feeds/${gone}`);
    await aDayLater();
    expect(await balance(shop, author.id)).toBe(100);
    expect((await author.call.delete(`/api/feeds/${kept}`)).status).toBe(200);
    expect(await balance(shop, author.id)).toBe(0);
    expect(await levelProgressIn(shop, author.id)).toEqual([
      'FEED_CREATION CANCELLED FEED_GONE',
      'FEED_CREATION CANCELLED FEED_GONE',
    ]);
    await aDayLater();
    expect(await balance(shop, author.id)).toBe(0);
  });

  it('is paid as an event entry only', async () => {
    const author = await newcomer(shop);
    const now = shop.clock.now().toISOString().slice(0, 10);
    const eventId = await freeEvent(shop);
    await shop.db
      .updateTable('events')
      .set({ start_date: now, end_date: '2027-12-31' })
      .where('id', '=', eventId)
      .execute();
    await post(author, { eventId });
    await aDayLater();
    expect(await levelProgressIn(shop, author.id)).toEqual(['EVENT_FEED_PARTICIPATION PROCESSED']);
    expect(await balance(shop, author.id)).toBe(100);
  });

  it('is not paid for a returned product, before or after', async () => {
    const author = await newcomer(shop);
    const early = await buy(shop, author.id);
    const late = await buy(shop, author.id);
    for (const { orderItemId } of [early, late]) await post(author, { orderItemId });
    const undo = async (orderItemId: number) => {
      await shop.db
        .updateTable('order_items')
        .set({ status: 'RETURNED' })
        .where('id', '=', orderItemId)
        .execute();
    };
    await undo(early.orderItemId);
    await aDayLater();
    expect(await balance(shop, author.id)).toBe(100);
    await undo(late.orderItemId);
    await inTransaction(shop.db, (tx) =>
      takeBackLineRewards(tx, author.id, [late.orderItemId], shop.clock.now()),
    );
    expect(await balance(shop, author.id)).toBe(0);
    expect(await levelProgressIn(shop, author.id)).toEqual([
      'FEED_CREATION CANCELLED ORDER_UNDONE',
      'FEED_CREATION CANCELLED ORDER_UNDONE',
    ]);
  });

  it('is paid for three feeds about different products within thirty days, once per three', async () => {
    const author = await newcomer(shop);
    const product = async () =>
      (await buy(shop, author.id, { productId: await freshProduct(shop) })).orderItemId;
    const same = await product();
    const ids = [];
    for (const orderItemId of [same, same, await product(), await product(), await product()])
      ids.push(await post(author, { orderItemId }));
    const diverse = async () =>
      (await levelProgressIn(shop, author.id)).filter((words) => words.startsWith('DIVERSE'));
    expect(await diverse()).toEqual(['DIVERSE_PRODUCT_FEED PENDING']);
    await aDayLater();
    expect([await diverse(), await balance(shop, author.id)]).toEqual([
      ['DIVERSE_PRODUCT_FEED PROCESSED'],
      600,
    ]);
    await author.call.delete(`/api/feeds/${ids[2]}`);
    expect([await diverse(), await balance(shop, author.id)]).toEqual([
      ['DIVERSE_PRODUCT_FEED CANCELLED FEED_GONE'],
      200,
    ]);
  });
});

it.each([
  [29, ['DIVERSE_PRODUCT_FEED PENDING']],
  [31, []],
])(
  'three different products, the first %i days ago: within thirty days they earn a reward',
  async (days, wanted) => {
    const author = await newcomer(shop);
    const product = async () =>
      (await buy(shop, author.id, { productId: await freshProduct(shop) })).orderItemId;
    const first = await post(author, { orderItemId: await product() });
    const created_at = new Date(shop.clock.now().getTime() - days * 86_400_000);
    await shop.db.updateTable('feeds').set({ created_at }).where('id', '=', first).execute();
    for (const orderItemId of [await product(), await product()]) await post(author, { orderItemId });
    expect((await levelProgressIn(shop, author.id)).filter((words) => words.startsWith('DIVERSE'))).toEqual(
      wanted,
    );
  },
);

describe('reward of likes and comments', () => {
  it('is paid to the author at ten people, once, however often the last of them toggles', async () => {
    const author = await newcomer(shop);
    const feedId = await post(author);
    const crowd = await addCrowd(shop, 10, 60_000);
    const like = async (token: string) => shop.withToken(token).post(`/api/feeds/${feedId}/likes/toggle`);
    for (const { token } of crowd) expect((await like(token)).status).toBe(200);
    const last = crowd.at(-1)?.token ?? '';
    for (let time = 0; time < 4; time += 1) await like(last);
    await payDue(shop);
    expect(await levelProgressIn(shop, author.id)).toEqual([
      'FEED_CREATION PENDING',
      'FEED_LIKES_MILESTONE PROCESSED',
    ]);
    expect(await balance(shop, author.id)).toBe(50);
    expect(await balance(shop, crowd.at(-1)?.id ?? 0)).toBe(0);
  });

  it('is paid for ten comments a day on five feeds, while they exist', async () => {
    const author = await newcomer(shop);
    const writer = await newcomer(shop);
    const feeds = [];
    for (let time = 0; time < 5; time += 1) feeds.push(await post(author));
    const comment = async (feedId: number | undefined) => {
      const answer = await writer.call.post(`/api/feeds/${feedId}/comments`, { content: '예뻐요' });
      expect(answer.status).toBe(200);
      return answer.body.data.commentId as number;
    };
    const ids = [];
    for (let time = 0; time < 9; time += 1) ids.push(await comment(feeds[time % 4]));
    ids.push(await comment(feeds[0]));
    expect(await levelProgressIn(shop, writer.id)).toEqual([]);
    ids.push(await comment(feeds[4]));
    await payDue(shop);
    expect([await levelProgressIn(shop, writer.id), await balance(shop, writer.id)]).toEqual([
      ['COMMENT_DAILY_ACHIEVEMENT PROCESSED'],
      50,
    ]);
    await comment(feeds[1]);
    expect(await earningsOf(shop, writer.id)).toHaveLength(1);
    expect((await writer.call.delete(`/api/comments/${ids.at(-1)}`)).status).toBe(200);
    expect([await levelProgressIn(shop, writer.id), await balance(shop, writer.id)]).toEqual([
      ['COMMENT_DAILY_ACHIEVEMENT CANCELLED UNDONE'],
      0,
    ]);
    await comment(feeds[4]);
    for (let time = 0; time < 2; time += 1) await payDue(shop);
    expect(await balance(shop, writer.id)).toBe(50);
    expect(await ledgerProblems(shop)).toEqual([]);
  });
});

describe('reward of a reported feed', () => {
  const decide = async (caseId: number, form: Record<string, unknown>) => {
    const { version } = await shop.db
      .selectFrom('report_cases')
      .select('version')
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow();
    const said = { rule: '광고 금지', noteToAuthor: '광고는 안 돼요.', version, ...form };
    const admin = (await person(shop, 'admin')).call;
    expect((await admin.post(`/api/admin/reports/${caseId}/decision`, said)).status).toBe(200);
  };
  const reportBy = async (feedId: number, count: number, from: number) => {
    for (const [index, { token }] of (await neighbours(shop, count, from)).entries())
      await report(shop, token, { targetType: 'FEED', targetId: feedId }, `203.0.113.${index + 1}`);
    return caseOf(shop, 'FEED', feedId);
  };

  it('is not paid above half of the report limit until a decision', async () => {
    const author = await newcomer(shop);
    const [doubted, fine] = [await post(author), await post(author)];
    const { id } = await reportBy(doubted, 3, 61_000);
    await reportBy(fine, 2, 61_010);
    await aDayLater();
    expect(await levelProgressIn(shop, author.id)).toEqual([
      'FEED_CREATION CANCELLED REPORTED',
      'FEED_CREATION PROCESSED',
    ]);
    await decide(id, { decision: 'NO_PROBLEM' });
    await payDue(shop);
    expect(await balance(shop, author.id)).toBe(200);
  });

  it.each([
    ['held back from half of a limit that was lowered', 8, 2, 'FEED_CREATION CANCELLED REPORTED'],
    ['paid below half of a limit that was raised', 20, 3, 'FEED_CREATION PROCESSED'],
  ])('is %s', async (_, hideAt, reports, standing) => {
    const admin = (await person(shop, 'admin')).call;
    const settings: { key: string; value: unknown; version: number }[] = (
      await admin.get('/api/admin/settings')
    ).body.data;
    const known = settings.find(({ key }) => key === 'reports');
    const value = { perHour: 30, hideAt, voices: 3 };
    const said = { key: 'reports', value, version: known?.version };
    expect((await admin.put('/api/admin/settings', said)).status).toBe(200);
    const author = await newcomer(shop);
    const { hidden_at } = await reportBy(await post(author), reports, 61_020 + hideAt);
    expect(hidden_at).toBeNull();
    await aDayLater();
    expect(await levelProgressIn(shop, author.id)).toEqual([standing]);
    await shop.db.deleteFrom('shop_settings').where('key', '=', 'reports').execute();
  });

  it('is taken back when hidden, and restored exactly when shown again', async () => {
    const author = await newcomer(shop);
    const feedId = await post(author);
    await aDayLater();
    const later = await post(author);
    const { id } = await reportBy(feedId, 1, 61_020);
    const other = await reportBy(later, 1, 61_030);
    for (let time = 0; time < 2; time += 1) {
      await decide(id, { decision: 'HIDE' });
      await decide(other.id, { decision: 'HIDE' });
      expect([await balance(shop, author.id), await levelProgressIn(shop, author.id)]).toEqual([
        0,
        ['FEED_CREATION CANCELLED FEED_GONE', 'FEED_CREATION CANCELLED FEED_GONE'],
      ]);
      await decide(id, { decision: 'NO_PROBLEM' });
      await decide(other.id, { decision: 'IGNORE' });
      expect([await balance(shop, author.id), await levelProgressIn(shop, author.id)]).toEqual([
        100,
        ['FEED_CREATION PROCESSED', 'FEED_CREATION PENDING'],
      ]);
    }
    await aDayLater();
    expect(await balance(shop, author.id)).toBe(200);
    expect(await ledgerProblems(shop)).toEqual([]);
  });
});

describe('reward of a member', () => {
  it.each(['SILENCE', 'SUSPEND', 'BLOCK'])('under %s is not paid', async (kind) => {
    const author = await newcomer(shop);
    await post(author);
    const days = kind === 'BLOCK' ? {} : { days: 30 };
    const answer = await sanction(await elevatedAdmin(), author.id, { kind, ...days });
    expect([answer.status, answer.body.message]).toEqual([200, expect.anything()]);
    await aDayLater();
    expect(await levelProgressIn(shop, author.id)).toEqual(['FEED_CREATION CANCELLED MEMBER_GONE']);
    expect(await balance(shop, author.id)).toBe(0);
  });

  it('who has withdrawn is not paid', async () => {
    const author = await newcomer(shop);
    await post(author);
    await shop.db.updateTable('order_items').set({ confirmed_at: shop.clock.now() }).execute();
    await withdrawAccount(shop.ports, { userId: author.id, keepPosts: true, ifGone: 'USER_NOT_FOUND' });
    await aDayLater();
    expect(await levelProgressIn(shop, author.id)).toEqual(['FEED_CREATION CANCELLED MEMBER_GONE']);
    expect(await balance(shop, author.id)).toBe(0);
  });

  it('for a birthday is paid once a year, on 28 February in common years', async () => {
    const [born, leapling, other] = [await newcomer(shop), await newcomer(shop), await newcomer(shop)];
    const setBirth = (id: number, birth_date: string) =>
      shop.db.updateTable('users').set({ birth_date }).where('id', '=', id).execute();
    await setBirth(born.id, '1990-02-28');
    await setBirth(leapling.id, '1996-02-29');
    await setBirth(other.id, '1990-03-01');
    const at = (iso: string) => shop.clock.advance(new Date(iso).getTime() - shop.clock.now().getTime());
    const before = shop.clock.now();
    at('2027-02-27T16:00:00.000Z');
    for (let time = 0; time < 2; time += 1) {
      await noteBirthdays(shop.ports);
      await payDue(shop);
      shop.clock.advance(3_600_000);
    }
    const all = async () => [
      await balance(shop, born.id),
      await balance(shop, leapling.id),
      await balance(shop, other.id),
    ];
    expect(await all()).toEqual([1_000, 1_000, 0]);
    at('2028-02-28T01:00:00.000Z');
    await noteBirthdays(shop.ports);
    await payDue(shop);
    expect(await all()).toEqual([2_000, 1_000, 0]);
    shop.clock.advance(before.getTime() - shop.clock.now().getTime());
  });

  const elevatedAdmin = async () => (await person(shop, 'admin')).call;
});
