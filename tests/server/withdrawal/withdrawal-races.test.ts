import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  approve,
  confirmBody,
  optionsInStock,
  patiently,
  setStock,
  shopper,
} from '../../support/orders/shopping.ts';
import { buy, freshProduct, WORDS } from '../../support/reviews.ts';
import { addCrowd } from '../../support/server/crowd.ts';
import { deadlocks, untilLockWaits } from '../../support/server/deadlocks.ts';
import { multipart } from '../../support/server/multipart.ts';
import { rounds } from '../../support/server/rounds.ts';
import { type Answer, startTestShop, type TestShop } from '../../support/server/server.ts';
import { onPostgres } from '../../support/server/test-database.ts';

const ROUNDS = rounds(20);
let shop: TestShop;
let crowd: { id: number; token: string }[];
beforeAll(async () => {
  shop = await startTestShop();
  crowd = await addCrowd(shop, Object.keys(DEEDS).length * (ROUNDS + 2));
}, 60_000);
afterAll(() => shop.close());

/** A new member with a fresh elevation, who may withdraw. */
async function somebody() {
  const one = crowd.pop();
  if (!one) throw new Error('nobody');
  const elevated_until = new Date(shop.clock.now().getTime() + 600_000);
  await shop.db.updateTable('sessions').set({ elevated_until }).where('user_id', '=', one.id).execute();
  return { id: one.id, call: shop.withToken(one.token) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const settled = async (userId: number) => {
  const bought = await buy(shop, userId, { productId: await freshProduct(shop) });
  const confirmed_at = shop.clock.now();
  await shop.db
    .updateTable('order_items')
    .set({ confirmed_at })
    .where('id', '=', bought.orderItemId)
    .execute();
  return bought;
};

/** Prepares an action of a member up to its last call, which is returned. */
const DEEDS: Record<string, (who: Somebody) => Promise<() => Promise<Answer>>> = {
  order: async ({ call }) => {
    const [option] = await optionsInStock(shop, 1);
    await setStock(shop, option?.id ?? 0, 100);
    return () => shopper(call).start({ items: [{ optionId: option?.id ?? 0, quantity: 1 }] });
  },
  pay: async ({ call }) => {
    const [option] = await optionsInStock(shop, 1);
    await setStock(shop, option?.id ?? 0, 100);
    const started = await shopper(call).start({ items: [{ optionId: option?.id ?? 0, quantity: 1 }] });
    await approve(shop, started);
    return () => call.post('/api/payments/confirm', confirmBody(started));
  },
  claim: async ({ id, call }) => {
    const { orderItemId } = await settled(id);
    const claim = JSON.stringify({ orderItemId, type: 'RETURN', reason: 'DEFECT' });
    const { payload, headers } = multipart([{ name: 'claim', data: claim }]);
    return () => call.post('/api/users/claims', payload, { headers });
  },
  review: async ({ id, call }) => {
    const bought = await settled(id);
    return () => call.post('/api/user/reviews', { ...WORDS, ...bought });
  },
  feed: async ({ id, call }) => {
    const { orderItemId } = await settled(id);
    const body = { title: '오늘의 신발', content: '편하게 걸었어요', orderItemId };
    return () => call.post('/api/feeds/text-only', body);
  },
  comment: async ({ call }) => {
    const { id } = await shop.db
      .selectFrom('feeds')
      .select('id')
      .where('deleted_at', 'is', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    return () => call.post(`/api/feeds/${id}/comments`, { content: '좋아요' });
  },
  address: async ({ call }) => {
    const body = {
      recipientName: '김신발',
      recipientPhone: '01012345678',
      zipCode: '04782',
      addressLine1: '성수이로',
    };
    return () => call.post('/api/users/addresses', body);
  },
};

/** Rows that still belong to a withdrawn member. */
async function livingOf({ id }: { id: number }): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select status,
      exists (
        select from order_items i join orders o on o.id = i.order_id
        where o.user_id = u.id and i.status in ('PENDING', 'ORDERED', 'SHIPPED')
      ) as orders,
      exists (select from claims where user_id = u.id and status = 'REQUESTED') as claims,
      exists (select from reviews where user_id = u.id and status <> 'DELETED') as reviews,
      exists (select from feeds where user_id = u.id and deleted_at is null) as feeds,
      exists (select from feed_comments where user_id = u.id) as comments,
      exists (select from addresses where user_id = u.id) as addresses
    from users u where id = ${id}`.execute(shop.db);
  return rows[0] ?? {};
}
const NOTHING = {
  orders: false,
  claims: false,
  reviews: false,
  feeds: false,
  comments: false,
  addresses: false,
};

describe.each(Object.keys(DEEDS))('withdrawal concurrent with: %s', (kind) => {
  it('leaves nothing active of the withdrawn member, and no partial withdrawal', {
    timeout: 120_000,
  }, async () => {
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const who = await somebody();
      const act = await (DEEDS[kind] as (typeof DEEDS)[string])(who);
      const leave = () =>
        who.call.delete('/api/users/withdraw', {}, { headers: { 'idempotency-key': randomUUID() } });
      const inTurn = round % 2 === 0 ? [leave, act] : [act, leave];
      const answers = await Promise.all(inTurn.map((one) => patiently(one)));
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const { status, ...living } = await livingOf(who);
      seen.add(String(status));
      if (status === 'DELETED') expect(living).toEqual(NOTHING);
      const left = answers[inTurn.indexOf(leave)];
      expect(left?.status).toBe(status === 'DELETED' ? 200 : 409);
    }
    // A member with an order in payment cannot withdraw.
    if (kind === 'pay') expect([...seen]).toEqual(['ACTIVE']);
  });
});

describe.skipIf(!onPostgres)('withdrawal and other locks', () => {
  it('meets no deadlock in any of these races', async () => {
    expect(await deadlocks(shop)).toBe(0);
  });

  it('does not wait for a call of the same member that has written its idempotency key', async () => {
    const { id, call } = await somebody();
    await shop.db.transaction().execute(async (tx) => {
      const key = { user_id: id, operation: 'test', key: randomUUID(), hash: '' };
      await tx
        .insertInto('request_keys')
        .values({ ...key, answer: 'null', expires_at: shop.clock.now() })
        .execute();
      // From here on the call holds a key lock on the member, and would lock the row itself next.
      expect((await call.delete('/api/users/withdraw', {})).status).toBe(200);
    });
  });
});

describe('withdrawal before a running call is done', () => {
  it.each(Object.keys(DEEDS).filter((kind) => kind !== 'pay'))(
    'leaves it without effect: %s',
    async (kind) => {
      const [who, other] = [await somebody(), await somebody()];
      const make = DEEDS[kind] as (typeof DEEDS)[string];
      const [act, actToo] = [await make(who), await make(other)];
      // The request passed the session check while the account was open.
      let held = () => {};
      const isHeld = new Promise<void>((resolve) => {
        held = resolve;
      });
      const lock = shop.db.transaction().execute(async (tx) => {
        await tx.updateTable('users').set({ status: 'BLOCKED' }).where('id', '=', who.id).execute();
        held();
        // The embedded database has one connection: there the call waits before the session check.
        if (onPostgres) await untilLockWaits(shop, 1);
      });
      await isHeld;
      const [answer] = await Promise.all([act(), lock]);
      expect(answer.status).toBe(401);
      expect((await actToo()).status).toBe(200);
    },
  );
});
