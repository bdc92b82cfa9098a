import { sql } from 'kysely';
import type { TestShop } from '../server/server.ts';
import { setStock, shopper, stockOf } from './shopping.ts';

/** So many holds whose time is over, of one pair each; answers their orders. */
export async function lapsedHolds(
  shop: TestShop,
  optionId: number,
  count: number,
  message = '',
): Promise<number[]> {
  const started = await shopper(shop.as('user')).start({ items: [{ optionId, quantity: 1 }] });
  const first: number = started.body.data.orderId;
  // Copies are cheaper than orders, and the shop does not know the difference.
  const columns = await sql<{ list: string }>`select string_agg(quote_ident(column_name), ', ') as list
    from information_schema.columns where table_name = 'orders' and table_schema = 'public'
    and column_name not in ('id', 'order_no', 'request_key')`.execute(shop.db);
  const list = sql.raw(columns.rows[0]?.list ?? '');
  await sql`insert into orders (order_no, ${list})
    select 'S1' || lpad((${first} * 10000 + n)::text, 17, '0'), ${list} from orders, generate_series(1, ${count - 1}::int) n
    where id = ${first}`.execute(shop.db);
  const { rows } = await sql<{ id: number }>`select id from orders where status = 'PENDING' and id >= ${first}
    order by id`.execute(shop.db);
  const ids = rows.map(({ id }) => Number(id));
  await sql`insert into order_items (order_id, product_id, option_id, quantity, unit_price, status)
    select o, product_id, option_id, 1, unit_price, status from order_items, unnest(${ids.slice(1)}::bigint[]) o
    where order_id = ${first}`.execute(shop.db);
  const change = { delivery_message: message, hold_expires_at: shop.clock.now() };
  await shop.db.updateTable('orders').set(change).where('id', 'in', ids).execute();
  await setStock(shop, optionId, (await stockOf(shop, optionId)) - (count - 1));
  return ids;
}
