import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monthsAfter } from '#domain/kit/time/time.ts';
import { CHECKS } from '#server/consistency/checks.ts';
import { verifyShop } from '#server/consistency/verify-shop.ts';
import { sweepRecords } from '#server/jobs/sweeps/sweep-records.ts';
import { withdrawAccount } from '#server/withdrawal/withdraw.ts';
import { type Person, person } from '../../support/members/people.ts';
import { settleAll } from '../../support/members/withdrawal.ts';
import { deliver, twoStores } from '../../support/orders/delivered.ts';
import { ledgerProblems } from '../../support/orders/shopping.ts';
import { multipart, photo, picture } from '../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
/** The first two accounts are closed, a minute apart; the third stays open. */
let first: Person;
let second: Person;
let staying: Person;
let closedAt: Date;
let books: unknown;

beforeAll(async () => {
  shop = await startTestShop();
  [first, second, staying] = [
    await person(shop, 'minjun'),
    await person(shop, 'doyun'),
    await person(shop, 'jiwoo'),
  ];
  for (const one of [first, second, staying]) await complain(one);
  for (const one of [first, second]) await settleAll(shop, one);
  closedAt = shop.clock.now();
  await withdrawAccount(shop.ports, { userId: first.id, keepPosts: true, ifGone: 'USER_NOT_FOUND' });
  shop.clock.advance(60_000);
  await withdrawAccount(shop.ports, { userId: second.id, keepPosts: true, ifGone: 'USER_NOT_FOUND' });
  books = await booksNow();
});
afterAll(() => shop.close());

/** Buys a pair, receives it and requests a return with words and a picture; adds a memo and a warning. */
async function complain({ id, call }: Person): Promise<void> {
  const { itemIds } = await deliver(shop, call, await twoStores(shop));
  const words = { orderItemId: itemIds[0], type: 'RETURN', reason: 'DEFECT', detail: '밑창이 떨어졌어요' };
  const form = multipart([{ name: 'claim', data: JSON.stringify(words) }, picture(await photo(60, 40))]);
  expect((await call.post('/api/users/claims', form.payload, { headers: form.headers })).status).toBe(200);
  const about = { user_id: id, text: '통화함', at: shop.clock.now() };
  await shop.db.insertInto('member_memos').values(about).execute();
  await shop.db
    .insertInto('sanctions')
    .values({ ...about, kind: 'WARN', reason: 'SPAM' })
    .execute();
  await shop.db
    .updateTable('payments')
    .set({ receipt_url: '/receipt' })
    .where('order_id', 'in', ordersOf(id))
    .execute();
}
const ordersOf = (id: number) => shop.db.selectFrom('orders').select('id').where('user_id', '=', id);

/** Number of rows that still contain data of the person. */
async function keptOf({ id }: Person) {
  const { db } = shop;
  const claims = db.selectFrom('claims').select('id').where('user_id', '=', id);
  const disputes = [
    await claims.where('detail', '<>', '').execute(),
    await db.selectFrom('claim_images').select('id').where('claim_id', 'in', claims).execute(),
    await db.selectFrom('member_memos').select('id').where('user_id', '=', id).execute(),
    await db.selectFrom('sanctions').select('id').where('user_id', '=', id).where('text', '<>', '').execute(),
  ];
  const orders = [
    await ordersOf(id)
      .where(({ or, eb }) =>
        or([
          eb('recipient_name', '<>', ''),
          eb('recipient_phone', '<>', ''),
          eb('delivery_address', '<>', ''),
        ]),
      )
      .execute(),
    await db
      .selectFrom('payments')
      .select('id')
      .where('order_id', 'in', ordersOf(id))
      .where('receipt_url', 'is not', null)
      .execute(),
  ];
  const some = (found: unknown[][]) => found.map(({ length }) => length > 0);
  return { disputes: new Set(some(disputes)), orders: new Set(some(orders)) };
}
const ALL = new Set([true]);
const NONE = new Set([false]);

/** Values that blanking must not change: sums, statements, ledgers and found contradictions. */
async function booksNow() {
  const { faults, unchecked } = await verifyShop(shop.db, CHECKS, closedAt);
  const sum = async (table: 'orders' | 'payments' | 'refunds' | 'point_ledger', column: string) => {
    const { rows } = await sql`
      select count(*) as rows, sum(${sql.ref(column)}) as sum from ${sql.table(table)}`.execute(shop.db);
    return rows[0];
  };
  return {
    faults: faults.map(({ check, ids }) => [check.name, ids]),
    unchecked,
    sums: [
      await sum('orders', 'final_price'),
      await sum('payments', 'amount'),
      await sum('refunds', 'amount'),
      await sum('point_ledger', 'points'),
    ],
    ledger: await ledgerProblems(shop),
  };
}

/** Two servers sweep half a minute after the retention period of the first account, then one of them again. */
async function sweepAfter(years: number): Promise<void> {
  const end = monthsAfter(closedAt, 12 * years).getTime() + 30_000;
  shop.clock.advance(end - shop.clock.now().getTime());
  await Promise.all([sweepRecords(shop.ports), sweepRecords(shop.ports)]);
  await sweepRecords(shop.ports);
}
const pictures = async (): Promise<number> =>
  (await shop.ports.files.list('claims')).filter(({ name }) => !/-\d{3}\.webp$/.test(name)).length;

describe('records of a closed account', () => {
  it('are all kept until the end of their period', async () => {
    await sweepAfter(2.5);
    for (const one of [first, second, staying])
      expect(await keptOf(one)).toEqual({ disputes: ALL, orders: ALL });
  });

  it('of complaints and disputes are blanked after three years, with their pictures', async () => {
    const before = await pictures();
    await sweepAfter(3);
    expect(await keptOf(first)).toEqual({ disputes: NONE, orders: ALL });
    expect(await keptOf(second)).toEqual({ disputes: ALL, orders: ALL });
    expect(await keptOf(staying)).toEqual({ disputes: ALL, orders: ALL });
    expect(await pictures()).toBe(before - 1);
  });

  it('of orders and payments are blanked after five years', async () => {
    await sweepAfter(5);
    expect(await keptOf(first)).toEqual({ disputes: NONE, orders: NONE });
    expect(await keptOf(second)).toEqual({ disputes: NONE, orders: ALL });
    expect(await keptOf(staying)).toEqual({ disputes: ALL, orders: ALL });
  });

  it('leave every sum, statement and ledger unchanged', async () => {
    expect(await booksNow()).toEqual(books);
  });
});
