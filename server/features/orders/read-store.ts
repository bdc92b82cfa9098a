import { type ExpressionBuilder, sql } from 'kysely';
import type { OrderCounts, OrderQuery } from '#domain/order.ts';
import { UNPAID_STATUSES } from '#domain/order-rules.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { optionPicture } from '../cart/store.ts';

/** Whose orders: a buyer's own, or those with lines of a seller's store. */
export type Reader = { buyerId: number } | { sellerId: number };

const like = (text: string): string => `%${text.replace(/[\\%_]/g, (char) => `\\${char}`)}%`;

function visible(db: Queryable, reader: Reader, { status, q }: Pick<OrderQuery, 'status' | 'q'>) {
  let orders = db.selectFrom('orders').where('orders.status', 'not in', [...UNPAID_STATUSES]);
  if ('buyerId' in reader) orders = orders.where('orders.user_id', '=', reader.buyerId);
  else orders = orders.where((eb) => eb.exists(storeLines(eb, reader.sellerId)));
  if (status !== 'ALL') orders = orders.where('orders.status', '=', status);
  if (q)
    orders = orders.where((eb) =>
      eb.or([
        eb('orders.order_no', 'ilike', like(q)),
        eb.exists(
          eb
            .selectFrom('order_items as i')
            .innerJoin('products as p', 'p.id', 'i.product_id')
            .select('i.id')
            .whereRef('i.order_id', '=', 'orders.id')
            .where('p.name', 'ilike', like(q)),
        ),
      ]),
    );
  return orders;
}

const storeLines = (eb: ExpressionBuilder<Database, 'orders'>, sellerId: number) =>
  eb
    .selectFrom('order_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .innerJoin('stores as s', 's.id', 'p.store_id')
    .select('i.id')
    .whereRef('i.order_id', '=', 'orders.id')
    .where('s.seller_id', '=', sellerId);

/** One page, newest first, and how many there are. */
export async function pageOfOrders(db: Queryable, reader: Reader, query: OrderQuery) {
  const { count } = await visible(db, reader, query)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await visible(db, reader, query)
    .selectAll('orders')
    .orderBy('orders.ordered_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(query.size)
    .offset(query.page * query.size)
    .execute();
  return { rows, total: Number(count) };
}

/** Lines of several orders with what a person sees of them, in one query. */
export async function shownLines(db: Queryable, orderIds: readonly number[], reader: Reader) {
  if (orderIds.length === 0) return [];
  let lines = db
    .selectFrom('order_items as i')
    .innerJoin('product_options as o', 'o.id', 'i.option_id')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .innerJoin('stores as s', 's.id', 'p.store_id')
    .selectAll('i')
    .select(['o.gender', 'o.size', 'o.color', 'p.name as product_name', 's.name as store_name'])
    .select(optionPicture.as('image_url'))
    .select(
      sql<
        string | null
      >`(select c.type from claims c where c.order_item_id = i.id and c.status = 'REQUESTED')`.as(
        'open_claim',
      ),
    )
    .where('i.order_id', 'in', [...orderIds])
    .orderBy('i.id');
  if ('sellerId' in reader) lines = lines.where('s.seller_id', '=', reader.sellerId);
  return lines.execute();
}

export type ShownLine = Awaited<ReturnType<typeof shownLines>>[number];

const unconfirmed = sql`and exists (select 1 from order_items where order_items.order_id = orders.id
  and order_items.status = 'DELIVERED' and order_items.confirmed_at is null)`;
const inStep = (status: string, more = sql``) =>
  sql<number>`(count(*) filter (where orders.status = ${status} ${more}))::int`;

/** A buyer's orders that are not at their end yet, by what comes next. */
export const countSteps = (db: Queryable, buyerId: number): Promise<OrderCounts> =>
  db
    .selectFrom('orders')
    .select([
      inStep('ORDERED').as('ordered'),
      inStep('SHIPPED').as('shipped'),
      inStep('DELIVERED', unconfirmed).as('toConfirm'),
    ])
    .where('user_id', '=', buyerId)
    .executeTakeFirstOrThrow();
