import { sql } from 'kysely';
import type { TestShop } from '../server/server.ts';

/** Columns of a table that a copy may set: all but those that the database generates. */
const columnsOf = async (shop: Pick<TestShop, 'db'>, table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
      and coalesce(identity_generation, '') <> 'ALWAYS'`.execute(shop.db);
  return rows.map(({ name }) => name);
};

/** Copies rows of a table `times` each with other values in some columns; `n` counts the copies from 1. */
async function copyRows(
  shop: Pick<TestShop, 'db'>,
  table: string,
  { times, where, set }: { times: number; where: string; set: Readonly<Record<string, string>> },
): Promise<void> {
  const columns = (await columnsOf(shop, table)).filter((name) => set[name] !== '');
  const values = columns.map((name) => set[name] ?? `t.${name}`);
  await sql
    .raw(
      `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')}
        from ${table} t cross join generate_series(1, ${times}) as n where ${where}`,
    )
    .execute(shop.db);
}

/**
 * Copies a paid order of one line so many times for the same buyer, in a few statements; ids of the copies. A test of many
 * orders need not walk each through the checkout.
 */
export async function copyOrder(
  shop: Pick<TestShop, 'db'>,
  orderId: number,
  { times }: { times: number },
): Promise<number[]> {
  const no = `'C' || ${orderId} || '-' || n`;
  await copyRows(shop, 'orders', {
    times,
    where: `t.id = ${orderId}`,
    set: { id: '', order_no: no, request_key: 'null', request_hash: 'null' },
  });
  const copies = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('order_no', 'like', `C${orderId}-%`)
    .orderBy('id')
    .execute();
  const ids = copies.map(({ id }) => id);
  const first = Math.min(...ids) - 1;
  const of = { times, where: `t.order_id = ${orderId}` };
  const order_id = `${first} + n`;
  await copyRows(shop, 'order_items', { ...of, set: { id: '', order_id } });
  await copyRows(shop, 'payments', {
    ...of,
    set: { id: '', order_id, payment_key: 'null', opened_key: 'null' },
  });
  await copyRows(shop, 'order_history', {
    ...of,
    set: {
      id: '',
      order_id,
      order_item_id: `(select i.id from order_items i where i.order_id = ${first} + n)`,
    },
  });
  return ids;
}
