import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLAIM_TYPES, ORDER_LIFECYCLE } from '#domain/trade/orders/order-lifecycle.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  const { id } = await shop.db.selectFrom('orders').select('id').limit(1).executeTakeFirstOrThrow();
  const owed = {
    order_id: id,
    payment_key: null,
    amount: 1,
    points: 0,
    reason: '',
    status: 'WAITING',
  } as const;
  await shop.db
    .insertInto('refunds')
    .values({ ...owed, created_at: shop.clock.now(), done_at: null })
    .execute();
  const { id: line, store_id } = await shop.db
    .selectFrom('order_items')
    .select(['id', 'store_id'])
    .where('order_id', '=', id)
    .limit(1)
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('delivery_disputes')
    .values({ order_id: id, order_item_id: line, store_id, opened_at: shop.clock.now() })
    .execute();
});
afterAll(() => shop.close());

const { line, hold, claim, dispute, refund } = ORDER_LIFECYCLE;
const COLUMNS: readonly (readonly [table: string, column: string, states: readonly string[]])[] = [
  ['orders', 'status', line.states],
  ['order_items', 'status', line.states],
  ['payments', 'status', hold.states],
  ['claims', 'status', claim.states],
  ['claims', 'type', CLAIM_TYPES],
  ['delivery_disputes', 'state', dispute.states],
  ['refunds', 'status', refund.states],
];
/** Every word of the table, and some that it does not have. */
const WORDS = [
  ...new Set([...Object.values(ORDER_LIFECYCLE).flatMap(({ states }) => states), ...CLAIM_TYPES]),
  'ARCHIVED',
  'ordered',
  '',
];
/** PostgreSQL's code of a violated check constraint. */
const CHECK_VIOLATION = '23514';
const codeOf = (error: unknown): unknown => Object(error).code;

/** True if the column accepts the word; the try is rolled back. */
async function takes(table: string, column: string, word: string): Promise<boolean> {
  const undone = new Error('undone');
  try {
    await inTransaction(shop.db, async (tx) => {
      const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${word}
        where id = (select min(id) from ${sql.table(table)})`.execute(tx);
      if (numAffectedRows !== 1n) throw new Error(`${table} has no row to try with`);
      throw undone;
    });
  } catch (error) {
    if (error === undone) return true;
    if (codeOf(error) !== CHECK_VIOLATION) throw error;
  }
  return false;
}

describe('database constraints of the order life', () => {
  it.each(COLUMNS)('allow in %s.%s exactly the states of the table', async (table, column, states) => {
    const taken = [];
    for (const word of WORDS) if (await takes(table, column, word)) taken.push(word);
    expect(taken.toSorted()).toEqual([...states].toSorted());
  });
});
