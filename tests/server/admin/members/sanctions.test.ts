// Size: all effects of sanctions use the same few members.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsOf } from '../../../support/audit-log.ts';
import { lift, sanction, secondAdmin } from '../../../support/care.ts';
import { feedBy, type Person, person } from '../../../support/members/people.ts';
import { approve, confirmBody, keyOf, optionsInStock, shopper } from '../../../support/orders/shopping.ts';
import { rounds } from '../../../support/server/rounds.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let mine: Person;
let theirs: Person;
let admin: ReturnType<TestShop['as']>;
const DAY = 86_400_000;
beforeAll(async () => {
  shop = await startTestShop();
  admin = shop.as('admin');
  mine = await person(shop, 'minjun');
  theirs = await person(shop, 'seoyeon');
});
afterAll(() => shop.close());

const rowsOf = (userId: number) =>
  shop.db.selectFrom('sanctions').selectAll().where('user_id', '=', userId).orderBy('id').execute();
const statusOf = async ({ id }: Person) =>
  (await shop.db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const mailsTo = async ({ id }: Person) =>
  (
    await shop.db
      .selectFrom('mails')
      .select('subject')
      .where('member_id', '=', id)
      .where('kind', '=', 'sanction')
      .execute()
  ).length;
/** Earlier sessions have ended. */
const again = async (one: Person) => ({ ...one, call: await shop.asMember(one.email) });

describe('silenced member', () => {
  it('can read and buy, but not post, until the silence ends by the clock', async () => {
    const feed = await feedBy(shop, theirs);
    const path = `/api/feeds/${feed.feedId}/comments`;
    const given = await sanction(admin, mine.id, { kind: 'SILENCE', days: 3 });
    expect([given.status, given.body.data.endedSessions]).toEqual([200, 0]);
    const refused = await mine.call.post(path, { content: '조용히' });
    expect([refused.status, refused.body.code]).toEqual([403, 'SILENCED']);
    expect(refused.body.message).toMatch(/광고나 도배 때문에 .*까지 글, 댓글/);
    expect((await theirs.call.post(path, { content: '말할 수 있어요' })).status).toBe(200);
    expect((await mine.call.get('/api/users/cart')).status).toBe(200);
    expect((await mine.call.post(`/api/feeds/${feed.feedId}/likes/toggle`, { liked: true })).status).toBe(
      200,
    );
    shop.clock.advance(3 * DAY + 1);
    expect((await mine.call.post(path, { content: '다시' })).status).toBe(200);
    shop.clock.advance(-3 * DAY - 1);
    expect((await mine.call.post(path, { content: '아직' })).body.code).toBe('SILENCED');
    expect((await lift(admin, given.body.data.sanctionId)).status).toBe(200);
    expect((await mine.call.post(path, { content: '이제' })).status).toBe(200);
    expect(await mailsTo(mine)).toBe(2);
    expect(await mailsTo(theirs)).toBe(0);
    expect((await actionsOf(shop, 'MEMBER', mine.id)).slice(-2)).toEqual([
      'SANCTION_SILENCE',
      'SANCTION_LIFTED',
    ]);
  });

  it('is refused by every endpoint that posts or votes, and by no other', async () => {
    const given = await sanction(admin, mine.id, { kind: 'SILENCE' });
    expect(given.body.data.until).toBeNull();
    const spoken = [
      ['post', '/api/feeds'],
      ['post', '/api/feeds/text-only'],
      ['put', '/api/feeds/1'],
      ['put', '/api/feeds/text-only/1'],
      ['post', '/api/feeds/1/comments'],
      ['post', '/api/feeds/1/vote'],
      ['post', '/api/user/reviews'],
      ['post', '/api/user/reviews/with-images'],
      ['put', '/api/user/reviews/1'],
      ['patch', '/api/user/reviews/1/rating'],
      ['patch', '/api/user/reviews/1/content'],
      ['post', '/api/user/reviews/1/report'],
      ['post', '/api/user/questions'],
      ['put', '/api/user/questions/1'],
      ['post', '/api/user/questions/1/answers'],
    ] as const;
    for (const [method, path] of spoken)
      expect([path, (await mine.call[method](path, {})).body.code]).toEqual([path, 'SILENCED']);
    for (const path of ['/api/feeds/1/vote', '/api/comments/999999', '/api/users/cart'])
      expect([path, (await mine.call.delete(path)).body?.code]).not.toEqual([path, 'SILENCED']);
    await lift(admin, given.body.data.sanctionId);
  });
});

describe('suspended or banned member', () => {
  const from = (kind: 'SUSPEND' | 'BLOCK') => (kind === 'SUSPEND' ? { kind, days: 7 } : { kind });

  it.each(['SUSPEND', 'BLOCK'] as const)('%s ends all sessions at once, and only theirs', async (kind) => {
    const [one, other] = [await again(mine), await again(theirs)];
    const given = await sanction(admin, mine.id, from(kind));
    expect(given.body.data.endedSessions).toBeGreaterThan(0);
    expect((await one.call.get('/api/users/me/profile')).status).toBe(401);
    expect((await other.call.get('/api/users/me/profile')).status).toBe(200);
    // A session opened in between is not valid.
    expect((await (await again(mine)).call.get('/api/users/cart')).status).toBe(401);
    expect(await statusOf(mine)).toBe(kind === 'BLOCK' ? 'BLOCKED' : 'ACTIVE');
    await lift(admin, given.body.data.sanctionId);
    expect(await statusOf(mine)).toBe('ACTIVE');
    expect((await (await again(mine)).call.get('/api/users/cart')).status).toBe(200);
    expect((await one.call.get('/api/users/cart')).status).toBe(401);
  });

  it('can log in after the suspension without a job', async () => {
    await sanction(admin, mine.id, { kind: 'SUSPEND', days: 1 });
    expect((await (await again(mine)).call.get('/api/users/cart')).status).toBe(401);
    shop.clock.advance(DAY + 1);
    expect((await (await again(mine)).call.get('/api/users/cart')).status).toBe(200);
    admin = await shop.asMember('admin@sinbaljang.test');
  });
});

describe('sanctions by administrators', () => {
  it('are refused for oneself and for the last administrator', async () => {
    const me = (await admin.get('/api/users/me/profile')).body.data.userId;
    for (const kind of ['WARN', 'SILENCE', 'BLOCK'])
      expect((await sanction(admin, me, { kind })).body.code).toBe('SELF_SANCTION');
    const second = await secondAdmin(shop);
    const both = [
      sanction(admin, second.id, { kind: 'SUSPEND', days: 1 }),
      sanction(second.call, me, { kind: 'SUSPEND', days: 1 }),
    ];
    const codes = (await Promise.all(both)).map(({ status }) => status).sort();
    expect(codes[0]).toBe(200);
    expect([401, 409]).toContain(codes[1]);
    const live = await shop.db
      .selectFrom('sanctions')
      .select('id')
      .where('kind', '=', 'SUSPEND')
      .where('lifted_at', 'is', null)
      .where('until', '>', shop.clock.now())
      .execute();
    expect(live).toHaveLength(1);
    await shop.db.updateTable('sanctions').set({ lifted_at: shop.clock.now() }).execute();
    admin = await shop.asMember('admin@sinbaljang.test');
    await shop.db.updateTable('users').set({ role: 'user' }).where('id', '=', second.id).execute();
  });

  it('require an administrator with step-up authentication', async () => {
    const suspended = await person(shop, 'jiwoo');
    await sanction(admin, suspended.id, { kind: 'SUSPEND', days: 2 });
    const unproven = await shop.asMember('admin@sinbaljang.test');
    await shop.db
      .updateTable('sessions')
      .set({ elevated_until: null })
      .where('id', 'in', (eb) => eb.selectFrom('sessions').select((e) => e.fn.max('id').as('id')))
      .execute();
    const before = await rowsOf(theirs.id);
    const people = [
      ['visitor', shop.as('visitor'), 401],
      ['shopper', shop.as('user'), 403],
      ['another shopper', mine.call, 401],
      ['the member', (await again(theirs)).call, 403],
      ['seller', shop.as('seller'), 403],
      ['suspended', suspended.call, 401],
      ['admin without fresh proof', unproven, 403],
    ] as const;
    for (const [who, caller, status] of people) {
      expect([who, (await sanction(caller, theirs.id, { kind: 'WARN' })).status]).toEqual([who, status]);
      expect([who, (await lift(caller, 1)).status]).toEqual([who, status]);
      if (who !== 'admin without fresh proof')
        expect([who, (await caller.get(`/api/admin/users/${theirs.id}/sanctions`)).status]).toEqual([
          who,
          status,
        ]);
    }
    expect(await rowsOf(theirs.id)).toEqual(before);
    expect((await sanction(admin, theirs.id, { kind: 'WARN', memo: '처음이에요' })).status).toBe(200);
    const [seen] = (await admin.get(`/api/admin/users/${theirs.id}/sanctions`)).body.data;
    expect(seen).toMatchObject({ kind: 'WARN', reason: 'SPAM', memo: '처음이에요', isInForce: false });
  });

  it.each([
    ['a day too few', { kind: 'SUSPEND', days: 0 }],
    ['no day', { kind: 'SUSPEND' }],
    ['no reason', { kind: 'WARN', reason: 'BORED' }],
    ['no words', { kind: 'WARN', text: ' ' }],
    ['no such kind', { kind: 'DELETE' }],
  ])('%s is refused', async (_, form) => {
    expect((await sanction(admin, theirs.id, form)).status).toBe(400);
  });

  it('are refused for a missing member', async () => {
    expect((await sanction(admin, 999_999_999, { kind: 'WARN' })).body.code).toBe('USER_NOT_FOUND');
    expect((await lift(admin, 999_999_999)).body.code).toBe('SANCTION_NOT_FOUND');
  });
});

describe('concurrent sanctions', () => {
  it('twenty suspensions at once are one', async () => {
    for (let round = 0; round < rounds(5); round += 1) {
      await shop.db.deleteFrom('sanctions').where('user_id', '=', theirs.id).execute();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          sanction(admin, theirs.id, { kind: 'SUSPEND', days: index + 1 }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ body }) => body.code === 'VERSION_CONFLICT')).toHaveLength(19);
      expect(await rowsOf(theirs.id)).toHaveLength(1);
    }
    const [row] = await rowsOf(theirs.id);
    const next = await sanction(admin, theirs.id, { kind: 'SUSPEND', days: 2, replaces: row?.id });
    expect(next.status).toBe(200);
    const lifts = await Promise.all(Array.from({ length: 20 }, () => lift(admin, next.body.data.sanctionId)));
    expect(lifts.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('a suspension during a payment ends with the order, or with a refund', async () => {
    const buyer = await again(mine);
    const [option] = await optionsInStock(shop, 1);
    const started = await shopper(buyer.call).start({ items: [{ optionId: option?.id ?? 0, quantity: 1 }] });
    await approve(shop, started);
    const given = await sanction(admin, mine.id, { kind: 'SUSPEND', days: 3 });
    expect((await buyer.call.post('/api/payments/confirm', confirmBody(started))).status).toBe(401);
    await shop.as('visitor').post('/api/payments/webhook', { data: { paymentKey: keyOf(started) } });
    for (let times = 0; times < 3; times += 1) {
      shop.clock.advance(16 * 60_000);
      await shop.sweep();
    }
    const { orderNo, amount } = started.body.data;
    const order = await shop.db
      .selectFrom('orders')
      .select('status')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    const paid = await shop.db
      .selectFrom('test_payments')
      .select(['status', 'cancelled_amount'])
      .where('payment_key', '=', keyOf(started))
      .executeTakeFirstOrThrow();
    const outcome =
      order.status === 'ORDERED'
        ? 'ordered'
        : paid.cancelled_amount === amount || paid.status !== 'DONE'
          ? 'given back'
          : 'lost';
    expect(['ordered', 'given back']).toContain(outcome);
    await lift(await shop.asMember('admin@sinbaljang.test'), given.body.data.sanctionId);
  }, 120_000);
});
