// Size: everything that a write could do twice stands in one query.
// Size: one world that every write is tried in.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepTraces } from '#server/jobs/sweeps/sweep-traces.ts';
import { KEYED_WRITES } from '../../support/access/keyed-writes.ts';
import { optionsInStock, setStock } from '../../support/orders/shopping.ts';
import { type Answer, startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ config: { apiDocs: true } });
});
afterAll(() => shop.close());

/** Calls that find the order by its key themselves (tests of checkout and payments). */
const OWN_KEYS = ['POST /api/checkout/payments', 'POST /api/users/direct-orders', 'POST /api/users/orders'];
/** Other paths of a tested write. */
const ALIASES = ['POST /api/user/reviews/with-images'];
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });
const isReplay = ({ headers }: Answer) => headers['idempotent-replayed'] === 'true';
/** Done, or created. */
const GOOD = [200, 201];
/** The answer without its own timestamp. */
const saidBy = ({ body }: Answer) => body.data ?? body;
const keys = () => shop.db.selectFrom('request_keys').selectAll().execute();

const TABLES = [
  'addresses',
  'order_history',
  'cash_receipts',
  'refunds',
  'claims',
  'claim_images',
  'feeds',
  'feed_images',
]
  .concat([
    'feed_comments',
    'feed_votes',
    'reviews',
    'review_images',
    'questions',
    'question_answers',
    'buyer_answers',
    'inquiries',
    'inquiry_messages',
    'inquiry_pictures',
    'problem_reports',
    'answer_templates',
    'reports',
    'report_cases',
    'coupons',
  ])
  .concat(['seller_applications', 'stores'])
  .concat([
    'restock_alerts',
    'point_ledger',
    'activities',
    'notices',
    'sanctions',
    'case_history',
    'member_memos',
    'point_grants',
    'activity_awards',
    'mfa_resets',
    'coupon_campaigns',
    'follower_discounts',
    'coupon_issues',
    'appeals',
    'categories',
    'events',
    'event_entries',
    'event_results',
    'event_winners',
    'event_payouts',
    'products',
    'product_images',
    'product_options',
    'stock_moves',
  ]);

/** All rows that a write could have made twice. */
async function world(): Promise<unknown> {
  const counts = TABLES.map((table) => sql`(select count(*) from ${sql.table(table)})`);
  const { rows } = await sql`select array[${sql.join(counts)}] as counts,
    (select sum(quantity) from cart_items) as cart, (select sum(stock) from product_options) as stock,
    (select sum(points) from point_ledger) as points, (select count(*) from coupons where used_at is not null) as used,
    (select sum(issued_count) from coupon_campaigns) as given, (select sum(version) from coupon_campaigns) as campaigns,
    (select jsonb_agg((id, name, issue_limit, ends_at) order by id) from coupon_campaigns) as terms,
    (select jsonb_agg((id, ends_at) order by id) from follower_discounts) as followers,
    (select count(*) from mails) as mails, (select count(*) from mfa_resets where state = 'WAITING') as waiting,
    (select count(*) from users where role = 'admin') as admins,
    (select count(*) from sanctions where lifted_at is null) as forbidden,
    (select array_agg((name, sort) order by id)::text from categories) as categories,
    (select jsonb_agg(value order by key) from shop_settings) as settings,
    (select count(*) from stores where state <> 'OPEN') as shut,
    (select jsonb_agg((id, version, state, updated_at) order by id) from events) as events,
    (select jsonb_agg(r order by r.event_id) from event_results r) as results,
    (select jsonb_agg((event_id, user_id, standing) order by event_id, user_id) from feed_votes) as standings,
    (select count(*) from reviews where status = 'HIDDEN') as hidden,
    (select jsonb_agg((id, status, content, updated_at) order by id) from questions) as asked,
    (select count(*) from buyer_answers where status = 'ACTIVE') as answered,
    (select jsonb_agg((id, state, last_message_at) order by id) from inquiries) as inquired,
    (select sum(version) from products) as goods,
    (select jsonb_agg((id, name, version) order by id) from brands) as brands,
    (select jsonb_agg((brand_id, into_id) order by brand_id) from merged_brands) as merged_brands,
    (select count(*) from appeals where state = 'WAITING') as appealing, (select sum(version) from seller_applications) as applied`.execute(
    shop.db,
  );
  return rows[0];
}

async function keyedOperations(): Promise<string[]> {
  const { body } = await shop.as('visitor').get('/docs/json');
  const paths: [string, Record<string, { parameters?: { in: string; name: string }[] }>][] = Object.entries(
    body.paths,
  );
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { parameters }]) => parameters?.some(({ name }) => name === 'idempotency-key'))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
}

describe('every idempotent write', () => {
  it('is tested here', async () => {
    const known = [...OWN_KEYS, ...ALIASES, ...Object.keys(KEYED_WRITES)];
    expect((await keyedOperations()).sort()).toEqual(known.sort());
  });

  const writes = Object.entries(KEYED_WRITES);
  it.each(writes)(
    '%s: repeated, it returns the same answer and is applied once',
    async (operation, prepare) => {
      const { send, other } = await prepare(shop);
      const before = await world();
      const first = await send(withKey('again'));
      expect([GOOD.includes(first.status), isReplay(first)]).toEqual([true, false]);
      const after = await world();
      expect(after).not.toEqual(before);
      const again = await send(withKey('again'));
      expect([again.status, saidBy(again), isReplay(again)]).toEqual([first.status, saidBy(first), true]);
      if (other) {
        const another = await other(withKey('again'));
        expect([another.status, another.body.code, another.body.message]).toEqual([
          422,
          'REQUEST_KEY_REUSED',
          '같은 요청 키로 다른 내용을 보낼 수 없어요.',
        ]);
      }
      expect(await world()).toEqual(after);
      expect((await keys()).filter((row) => row.operation === operation)).toHaveLength(1);
    },
  );

  it.each(writes)(
    '%s: sent four times at once, it is applied once, and all get the answer',
    async (_, prepare) => {
      const { send } = await prepare(shop);
      const answers = await Promise.all([1, 2, 3, 4].map(() => send(withKey('at-once'))));
      const [first] = answers.filter((answer) => !isReplay(answer));
      expect(answers.filter(({ status }) => GOOD.includes(status))).toHaveLength(4);
      expect(answers.filter(isReplay)).toHaveLength(3);
      for (const answer of answers) expect(saidBy(answer)).toEqual(first && saidBy(first));
      const after = await world();
      await send(withKey('at-once'));
      expect(await world()).toEqual(after);
    },
  );
});

describe('idempotency key', () => {
  // Earlier tests have paused stores.
  beforeAll(() => shop.db.updateTable('stores').set({ state: 'OPEN' }).execute());

  const CART = '/api/users/cart/items';
  const pieces = async (role: 'user' | 'seller') =>
    (await shop.as(role).get('/api/users/cart')).body.data.items[0]?.quantity ?? 0;
  async function option(stock: number): Promise<number> {
    const id = (await optionsInStock(shop, 1, 1))[0]?.id ?? 0;
    await setStock(shop, id, stock);
    await shop.db.deleteFrom('cart_items').execute();
    return id;
  }

  it('of a refused write can be used again', async () => {
    const line = { optionId: await option(0), quantity: 1 };
    const send = () => shop.as('user').post(CART, line, withKey('refused'));
    expect((await send()).body.code).toBe('OUT_OF_STOCK');
    expect((await keys()).filter(({ key }) => key === 'refused')).toEqual([]);
    await setStock(shop, line.optionId, 9);
    const answers = [await send(), await send()];
    expect(answers.map((answer) => [answer.status, isReplay(answer)])).toEqual([
      [200, false],
      [200, true],
    ]);
    expect(await pieces('user')).toBe(1);
  });

  it('is separate per member and operation', async () => {
    const line = { optionId: await option(9), quantity: 1 };
    for (const role of ['user', 'seller', 'user', 'seller'] as const)
      expect((await shop.as(role).post(CART, line, withKey('shared'))).status).toBe(200);
    expect([await pieces('user'), await pieces('seller')]).toEqual([1, 1]);
    const merged = await shop.as('user').post('/api/users/cart/merge', { items: [line] }, withKey('shared'));
    expect([merged.body.data.added, isReplay(merged), await pieces('user')]).toEqual([1, false, 2]);
  });

  it('that is missing or empty protects nothing, and a long one is refused', async () => {
    const line = { optionId: await option(9), quantity: 1 };
    for (const extra of [{}, {}, withKey('')]) await shop.as('user').post(CART, line, extra);
    expect(await pieces('user')).toBe(3);
    const refused = await shop.as('user').post(CART, line, withKey('k'.repeat(256)));
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'idempotency-key']);
    expect((await shop.as('user').post(CART, line, withKey('k'.repeat(255)))).status).toBe(200);
  });

  it('is forgotten after a day, with or without the job', async () => {
    const { db, clock } = shop;
    const line = { optionId: await option(9), quantity: 1 };
    const send = () => shop.as('user').post(CART, line, withKey('daily'));
    await send();
    clock.advance(86_400_000 - 1);
    expect(isReplay(await send())).toBe(true);
    clock.advance(1);
    expect([isReplay(await send()), await pieces('user')]).toEqual([false, 2]);
    const count = async () => (await keys()).length;
    const alive = (await keys()).filter(({ expires_at }) => expires_at > clock.now()).length;
    expect(await count()).toBeGreaterThan(alive);
    await sweepTraces({ db, clock });
    expect(await count()).toBe(alive);
  });

  it('stays free if its write is interrupted', async () => {
    const { db } = shop;
    const line = { optionId: await option(9), quantity: 1 };
    const send = () => shop.as('user').post(CART, line, withKey('broken'));
    await sql`create function break_off() returns trigger language plpgsql as $$ begin
      raise exception 'broken'; end $$`.execute(db);
    await sql`create trigger broken after insert on cart_items for each row execute function break_off()`.execute(
      db,
    );
    expect((await send()).status).toBe(500);
    await sql`drop trigger broken on cart_items`.execute(db);
    const healed = await send();
    expect([healed.status, isReplay(healed), await pieces('user')]).toEqual([200, false, 1]);
  });
});
