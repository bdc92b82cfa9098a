// Size: one owner of a thing of every kind, and one walk over all routes with an id.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERYBODYS, type Kind, OWNED } from '../../../support/access/owned-routes.ts';
import { idOf, postFeed } from '../../../support/community.ts';
import { sendReport } from '../../../support/members/problem-reports.ts';
import { buyDelivered } from '../../../support/orders/delivered.ts';
import { inquire } from '../../../support/orders/inquiries.ts';
import { buy, optionsInStock, sellerOf } from '../../../support/orders/shopping.ts';
import { answerOwned, ask, productOnSale } from '../../../support/questions.ts';
import { postReview } from '../../../support/reviews.ts';
import { multipart } from '../../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let ids: Record<Kind, number>;
let feedOfComment: number;
let strangers: { other: Caller; rival: Caller; admin: Caller };
beforeAll(async () => {
  shop = await startTestShop();
  const owner = shop.as('user');
  const ownerId = await idOf(shop, 'user@sinbaljang.test');
  const [first, second] = await optionsInStock(shop, 2);
  if (!first || !second) throw new Error('no options');
  const order = await buy(shop, owner, { items: [{ optionId: first.id, quantity: 1 }] });
  const address = OWNED['PUT /api/users/addresses/:id']?.body;
  feedOfComment = (await postFeed(shop)).feedId;
  const told = { content: '내 댓글' };
  const notice = {
    user_id: ownerId,
    type: 'RESTOCK',
    message: '다시 들어왔어요.',
    path: '/',
    topic: 'RESTOCK' as const,
    ref_type: 'TEST',
    ref_id: 1,
    read_at: null,
    created_at: shop.clock.now(),
  };
  ids = {
    member: ownerId,
    passkey: await aPasskey(ownerId),
    order,
    address: (await owner.post('/api/users/addresses', address)).body.data.id,
    line: (await owner.post('/api/users/cart/items', { optionId: second.id, quantity: 1 })).body.data
      .cartItemId,
    feed: (await postFeed(shop)).feedId,
    comment: (await owner.post(`/api/feeds/${feedOfComment}/comments`, told)).body.data.commentId,
    notice: (await shop.db.insertInto('notices').values(notice).returning('id').executeTakeFirstOrThrow()).id,
    claim: await requestReturn(first),
    soldLine: await lineOf(order),
    review: (await postReview(shop, owner, ownerId)).reviewId,
    inquiry: await inquire(owner),
    problemReport: await sendReport(owner),
    question: await ask(owner, await productOnSale(shop)),
    buyerAnswer: await answerOwned(shop, ownerId, owner),
    session: (await owner.get('/api/users/me/sessions')).body.data[0].id,
    pushDevice: await aPushDevice(),
  };
  strangers = {
    other: await shop.asMember('minjun@sinbaljang.test'),
    rival: await rivalOf(first.store_id),
    admin: shop.as('admin'),
  };
});
afterAll(() => shop.close());

/** A passkey of the owner, named by a number here. */
async function aPasskey(userId: number): Promise<number> {
  const kept = {
    device_type: 'singleDevice',
    backed_up: false,
    name: '내 휴대폰',
    created_at: shop.clock.now(),
  };
  const key = { id: '7', user_id: userId, public_key: Buffer.alloc(1), counter: 0, ...kept };
  await shop.db
    .insertInto('passkeys')
    .values({ ...key, last_used_at: null })
    .execute();
  return 7;
}

/** A browser of the owner that gets push notifications. */
async function aPushDevice(): Promise<number> {
  const { id: session_id, user_id } = await shop.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id'])
    .where('users.email', '=', 'user@sinbaljang.test')
    .executeTakeFirstOrThrow();
  const secrets = { endpoint_tag: 'a browser', sealed: '' };
  const { id } = await shop.db
    .insertInto('push_subscriptions')
    .values({ ...secrets, user_id, session_id, created_at: shop.clock.now(), last_success_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Creates a request for a delivered line of another order. */
async function requestReturn(option: { id: number; product_id: number }): Promise<number> {
  const owner = shop.as('user');
  const order = await buyDelivered(shop, owner, [option]);
  const [item] = (await owner.get(`/api/users/orders/${order}`)).body.data.items;
  const claim = { orderItemId: item.orderItemId, type: 'RETURN', reason: 'SIZE' };
  const { payload, headers } = multipart([{ name: 'claim', data: JSON.stringify(claim) }]);
  return (await owner.post('/api/users/claims', payload, { headers })).body.data.claimId;
}

const lineOf = async (order: number): Promise<number> =>
  (await shop.as('user').get(`/api/users/orders/${order}`)).body.data.items[0].orderItemId;

/** Returns a seller of another store than that of the line. */
async function rivalOf(storeId: number): Promise<Caller> {
  const { id } = await shop.db
    .selectFrom('products')
    .select('id')
    .where('store_id', '!=', storeId)
    .executeTakeFirstOrThrow();
  return sellerOf(shop, id);
}

const idRoutes = () =>
  shop.app.shopRoutes
    .filter(({ method, path }) => method !== 'HEAD' && path.startsWith('/api/') && path.includes(':'))
    .map(({ method, path }) => `${method} ${path}`);

function send(caller: Caller, route: string, id: number) {
  const [method = '', path = ''] = route.split(' ');
  const { body, form } = OWNED[route] ?? {};
  const url = path
    .replace(':email', 'user@sinbaljang.test')
    .replace(':commentId', String(id))
    .replace(':itemId', String(id))
    .replace(':id', String(path.includes(':commentId') ? feedOfComment : id));
  const sent = form ? multipart([{ name: form, data: JSON.stringify(body) }]) : null;
  const extra = sent ? { headers: sent.headers } : undefined;
  if (method === 'GET') return caller.get(url);
  if (method === 'POST') return caller.post(url, sent?.payload ?? body, extra);
  if (method === 'PUT') return caller.put(url, sent?.payload ?? body, extra);
  return method === 'PATCH' ? caller.patch(url, body) : caller.delete(url, body);
}

/** All rows of the owner. */
const belongings = async () =>
  JSON.stringify(
    await Promise.all(
      (
        [
          'addresses',
          'sessions',
          'cart_items',
          'feeds',
          'feed_comments',
          'notices',
          'orders',
          'order_items',
          'claims',
          'reviews',
          'questions',
          'buyer_answers',
          'inquiries',
          'inquiry_messages',
          'problem_reports',
          'refunds',
          'passkeys',
        ] as const
      ).map((table) => shop.db.selectFrom(table).selectAll().orderBy('id').execute()),
    ),
  );

describe('id of another member', () => {
  it('every route with an id declares its owner', () => {
    const routes = idRoutes();
    const unknown = routes.filter(
      (route) => !(route in OWNED) && !EVERYBODYS.some((pattern) => pattern.test(route)),
    );
    expect(unknown).toEqual([]);
    expect(Object.keys(OWNED).filter((route) => !routes.includes(route))).toEqual([]);
  });

  it.each(Object.keys(OWNED))('%s: other members change nothing and learn nothing', async (route) => {
    const { kind } = OWNED[route] ?? { kind: 'order' };
    const before = await belongings();
    for (const [who, caller] of Object.entries(strangers)) {
      const { status, body } = await send(caller, route, ids[kind]);
      expect([who, [403, 404].includes(status)]).toEqual([who, true]);
      // Only message, data and errors: the random requestId may contain any digits.
      const told = JSON.stringify([body.message, body.data, body.errors]);
      expect(told).not.toMatch(/@sinbaljang|010-|김하루/);
      const missing = await send(caller, route, 999_999_999);
      expect([who, [403, 404].includes(missing.status)]).toEqual([who, true]);
      // Where objects are private, a foreign one gets the same answer as a missing one.
      const isOpen = ['feed', 'comment', 'review', 'question', 'buyerAnswer'].includes(kind);
      if (!isOpen) expect([status, body.code]).toEqual([missing.status, missing.body.code]);
    }
    expect((await send(shop.as('visitor'), route, ids[kind])).status).toBe(401);
    expect(await belongings()).toBe(before);
  });

  it('the token of a banned member ends at once', async () => {
    const member = await shop.asMember('seoyeon@sinbaljang.test');
    expect((await member.get('/api/users/cart')).status).toBe(200);
    for (const status of ['BLOCKED', 'DELETED', 'SUSPENDED', 'INACTIVE']) {
      await shop.db
        .updateTable('users')
        .set({ status })
        .where('email', '=', 'seoyeon@sinbaljang.test')
        .execute();
      expect((await member.get('/api/users/cart')).status).toBe(401);
    }
  });

  it('N-57: a changed role applies from the next call on', async () => {
    const member = await shop.asMember('doyun@sinbaljang.test');
    const setRole = (role: string) =>
      shop.db.updateTable('users').set({ role }).where('email', '=', 'doyun@sinbaljang.test').execute();
    expect((await member.get('/api/seller/orders')).status).toBe(403);
    await setRole('seller');
    expect((await member.get('/api/seller/orders')).status).toBe(200);
    expect((await member.get('/api/users/orders/counts')).status).toBe(403);
    await setRole('user');
    expect((await member.get('/api/seller/orders')).status).toBe(403);
  });
});
