import { randomUUID } from 'node:crypto';
import { shipping } from '#proof/trade/shipping-sample.ts';
import type { Answer, TestShop } from '../server/server.ts';

export const ADDRESS = {
  ...shipping,
  recipientName: '김신발',
  recipientPhone: '01012345678',
  deliveryMessage: '문 앞에 두세요',
};

type Caller = ReturnType<TestShop['as']>;
type Line = { optionId: number; quantity: number };
type Wish = {
  items?: Line[];
  couponId?: number | null;
  usedPoints?: number;
  expectedTotal?: number;
  key?: string;
};

/** Calls of a shopper from the cart to the paid order. */
export function shopper(caller: Caller) {
  const quote = (wish: Wish) =>
    caller.post('/api/checkout/quote', {
      items: wish.items ?? [],
      couponId: wish.couponId ?? null,
      usedPoints: wish.usedPoints ?? 0,
    });
  const start = async (wish: Wish): Promise<Answer> => {
    const total = wish.expectedTotal ?? (await quote(wish)).body.data?.finalPrice ?? 0;
    const body = {
      ...ADDRESS,
      items: wish.items ?? [],
      couponId: wish.couponId ?? null,
      usedPoints: wish.usedPoints ?? 0,
      paymentMethod: '카드',
      expectedTotal: total,
    };
    return caller.post('/api/checkout/payments', body, {
      headers: { 'idempotency-key': wish.key ?? randomUUID() },
    });
  };
  return { quote, start };
}

/** Repeats a call while the shop answers "busy". */
export async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  for (let times = 0; ; times += 1) {
    const answer = await ask();
    if (answer.status !== 503 || times > 20) return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

export const keyOf = (started: Answer): string =>
  String(started.body.data.paymentUrl).split('/').at(-1) ?? '';

/** Approves the payment in the window of the test provider. */
export async function approve(shop: TestShop, started: Answer): Promise<void> {
  let answer = await shop.as('visitor').post(`/test-pay/${keyOf(started)}/approve`);
  for (let times = 0; answer.status === 503 && times < 20; times += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    answer = await shop.as('visitor').post(`/test-pay/${keyOf(started)}/approve`);
  }
  if (answer.status !== 303) throw new Error(`test payment answered ${answer.status}`);
}

export const confirmBody = (started: Answer) => ({
  orderNo: started.body.data.orderNo,
  paymentKey: keyOf(started),
  amount: started.body.data.amount,
});

/** Orders and pays; returns the id of the order. */
export async function buy(shop: TestShop, caller: Caller, wish: Wish): Promise<number> {
  const started = await shopper(caller).start(wish);
  if (started.status !== 200) throw new Error(`payment did not start: ${JSON.stringify(started.body)}`);
  await approve(shop, started);
  const confirmed = await caller.post('/api/payments/confirm', confirmBody(started));
  if (confirmed.status !== 200)
    throw new Error(`payment was not confirmed: ${JSON.stringify(confirmed.body)}`);
  return confirmed.body.data.orderId;
}

/** Returns the first options in stock by id, with the seller of their store. */
export async function optionsInStock(shop: TestShop, count: number, least = 5) {
  return shop.db
    .selectFrom('product_options as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .select(['o.id', 'o.stock', 'o.product_id', 'p.discount_price', 'p.price', 'p.store_id'])
    .where('o.stock', '>=', least)
    .where('p.deleted_at', 'is', null)
    .orderBy('o.id')
    .limit(count)
    .execute();
}

export const stockOf = async (shop: Pick<TestShop, 'db'>, optionId: number): Promise<number> =>
  (
    await shop.db
      .selectFrom('product_options')
      .select('stock')
      .where('id', '=', optionId)
      .executeTakeFirstOrThrow()
  ).stock;

export const setStock = (shop: TestShop, optionId: number, stock: number) =>
  shop.db.updateTable('product_options').set({ stock }).where('id', '=', optionId).execute();

export const balanceOf = async (caller: Caller): Promise<number> =>
  (await caller.get('/api/users/points/balance')).body.currentPoints;

/** Expects that the ledger of every member adds up; only revoked points make it negative, and no member has such. */
export async function ledgerProblems(shop: Pick<TestShop, 'db'>): Promise<string[]> {
  const rows = await shop.db
    .selectFrom('point_ledger')
    .selectAll()
    .orderBy('user_id')
    .orderBy('id')
    .execute();
  const sums = new Map<number, number>();
  const problems: string[] = [];
  for (const row of rows) {
    const sum = (sums.get(row.user_id) ?? 0) + row.points;
    sums.set(row.user_id, sum);
    const isOwed = sum < 0 && row.points < 0 && row.type !== 'CANCEL';
    if (Math.max(0, sum) !== row.balance_after || isOwed)
      problems.push(`row ${row.id}: ${sum} but noted ${row.balance_after}`);
  }
  return problems;
}

/** The seller of the store of a product, as a caller. */
export async function sellerOf(shop: TestShop, productId: number): Promise<Caller> {
  const { email } = await shop.db
    .selectFrom('products')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .innerJoin('users', 'users.id', 'stores.seller_id')
    .select('users.email')
    .where('products.id', '=', productId)
    .executeTakeFirstOrThrow();
  return shop.asMember(email);
}
