import { sql } from 'kysely';
import { MAX_LISTED } from '#domain/kit/page.ts';
import type { OrderCounts, OrderQuery } from '#domain/order.ts';
import { UNPAID_STATUSES } from '#domain/order-rules.ts';
import type { Queryable } from '../../db/database.ts';
import { containing } from '../../db/like-pattern.ts';
import { pageOfIds } from '../../db/page-of-ids.ts';
import { optionPicture } from '../cart/store.ts';
import { nameContains } from '../products/search-terms.ts';

/** Whose orders: a buyer's own, or those with lines of a seller's store. */
export type Reader = { buyerId: number } | { sellerId: number };

/** Lines that a reader may know of, with what `where` adds. */
function ownLines(db: Queryable, reader: Reader) {
  const lines = db.selectFrom('order_items').select('order_items.order_id');
  return 'buyerId' in reader
    ? lines
        .innerJoin('orders as mine', 'mine.id', 'order_items.order_id')
        .where('mine.user_id', '=', reader.buyerId)
    : lines.where('order_items.store_id', 'in', storeOf(db, reader.sellerId));
}

const storeOf = (db: Queryable, sellerId: number) =>
  db.selectFrom('stores').select('stores.id').where('stores.seller_id', '=', sellerId);

/** Orders of a reader with the words in their number, or in the name of one of the reader's own lines. */
const withWords = (db: Queryable, reader: Reader, q: string) =>
  ownLines(db, reader)
    .innerJoin('orders as named', 'named.id', 'order_items.order_id')
    .where('named.order_no', 'ilike', containing(q))
    .union(
      ownLines(db, reader)
        .innerJoin('products', 'products.id', 'order_items.product_id')
        .where(nameContains(q)),
    );

function visible(db: Queryable, reader: Reader, { status, q }: Pick<OrderQuery, 'status' | 'q'>) {
  let orders = db
    .selectFrom('orders')
    .select(['orders.id', 'orders.ordered_at'])
    .where('orders.status', 'not in', [...UNPAID_STATUSES]);
  if (status !== 'ALL') orders = orders.where('orders.status', '=', status);
  if (q) orders = orders.where('orders.id', 'in', withWords(db, reader, q));
  return 'buyerId' in reader
    ? orders
        .where('orders.user_id', '=', reader.buyerId)
        .orderBy('orders.ordered_at', 'desc')
        .orderBy('orders.id', 'desc')
    : // A store's lines are kept by order: of very many, those with the newest numbers are listed.
      orders.where('orders.id', 'in', ownLines(db, reader)).orderBy('orders.id', 'desc');
}

/** One page, newest first, and how many there are. */
export async function pageOfOrders(db: Queryable, reader: Reader, query: OrderQuery) {
  const found = visible(db, reader, query).limit(sql.lit(MAX_LISTED));
  const { ids, total } = await pageOfIds(db, found, sql`ordered_at desc, id desc`, query);
  if (ids.length === 0) return { rows: [], total };
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('ordered_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { rows, total };
}

/** Lines of several orders with what a person sees of them, in one query. */
export async function shownLines(db: Queryable, orderIds: readonly number[], reader: Reader) {
  if (orderIds.length === 0) return [];
  let lines = db
    .selectFrom('order_items as i')
    .innerJoin('product_options as o', 'o.id', 'i.option_id')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .innerJoin('stores as s', 's.id', 'i.store_id')
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
