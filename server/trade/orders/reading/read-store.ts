import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import { MAX_LISTED } from '#domain/kit/page.ts';
import type { OrderCounts, OrderItem, OrderQuery } from '#domain/trade/orders/order.ts';
import {
  BUYER_STEPS,
  type DisputeState,
  LINE_STATE,
  UNPAID_STATUSES,
} from '#domain/trade/orders/order-lifecycle.ts';
import { optionPicture } from '../../../catalogue/products/option-picture-sql.ts';
import { nameContains } from '../../../catalogue/search/name-search-sql.ts';
import type { Database, Queryable } from '../../../db/database.ts';
import { among } from '../../../db/statements/among-sql.ts';
import { columns, columnsFrom } from '../../../db/statements/columns.ts';
import { contains } from '../../../db/statements/like-pattern.ts';
import { pageOfIds } from '../../../db/statements/page-of-ids.ts';
import { OPEN_CLAIM } from '../../../kit/open-claim-sql.ts';
import { IS_SHOWN, isShownAs } from '../deposits/shown-sql.ts';
import { LINE_COLUMNS, ORDER } from '../order-store.ts';

/** Scope of a list: a buyer's own orders, or orders with lines of a seller's store. */
export type Reader = { buyerId: number } | { sellerId: number };

type Asked = Pick<OrderQuery, 'status' | 'q'>;
type Orders = SelectQueryBuilder<Database, 'orders', { id: number; ordered_at: Date }>;

const NEWEST = sql`ordered_at desc, id desc`;
/**
 * The lines of a store are indexed by order id, so that very long lists are limited to the newest
 * ids.
 */
const reachOf = (reader: Reader) => ('buyerId' in reader ? NEWEST : sql`id desc`);

const unconfirmed = sql<boolean>`exists (select 1 from order_items where order_items.order_id = orders.id
  and order_items.status = ${sql.lit(BUYER_STEPS.toConfirm)} and order_items.confirmed_at is null)`;
const toConfirm = sql<boolean>`orders.status = ${sql.lit(BUYER_STEPS.toConfirm)} and ${unconfirmed}`;
const confirmed = sql<boolean>`orders.status = ${sql.lit(BUYER_STEPS.toConfirm)} and not ${unconfirmed}`;

/**
 * SQL condition of a status filter; delivered orders are split by whether a line is unconfirmed.
 */
function isFiltered(filter: OrderQuery['status']) {
  if (filter === 'TO_CONFIRM') return toConfirm;
  return filter === 'CONFIRMED' ? confirmed : isShownAs(filter);
}

/** Query of the order ids of a seller's lines; a seller has one store. */
const storeLines = (db: Queryable, sellerId: number) =>
  db
    .selectFrom('order_items')
    .select('order_items.order_id')
    .where('order_items.store_id', '=', (eb) =>
      eb.selectFrom('stores').select('stores.id').where('stores.seller_id', '=', sellerId),
    );

const ownOrders = (db: Queryable, reader: Reader, { status }: Asked): Orders =>
  db
    .selectFrom('orders')
    .select(['orders.id', 'orders.ordered_at'])
    // A store sees paid orders only, and nothing of one that waits for its deposit.
    .$if('sellerId' in reader, (orders) => orders.where('orders.status', 'not in', [...UNPAID_STATUSES]))
    .$if('buyerId' in reader, (orders) => orders.where(IS_SHOWN))
    .$if(status !== 'ALL', (orders) => orders.where(isFiltered(status)))
    .$if('buyerId' in reader, (orders) =>
      orders.where('orders.user_id', '=', 'buyerId' in reader ? reader.buyerId : 0),
    );

/** Query of orders with a matching product name in the reader's lines. */
function namedOrders(db: Queryable, reader: Reader, asked: Asked): Orders {
  const lines =
    'sellerId' in reader
      ? storeLines(db, reader.sellerId)
      : db
          .selectFrom('order_items')
          .select('order_items.order_id')
          .innerJoin('orders as mine', 'mine.id', 'order_items.order_id')
          .where('mine.user_id', '=', reader.buyerId);
  const named = lines
    .innerJoin('products', 'products.id', 'order_items.product_id')
    .where(nameContains(asked.q));
  return ownOrders(db, reader, asked).where('orders.id', 'in', named);
}

/** Query of a reader's orders that match by number or by name; each half ends at MAX_LISTED. */
function visible(db: Queryable, reader: Reader, asked: Asked): Expression<unknown> {
  const first = (orders: Orders) => orders.orderBy(reachOf(reader)).limit(sql.lit(MAX_LISTED));
  const own = ownOrders(db, reader, asked);
  const listed = 'sellerId' in reader ? own.where('orders.id', 'in', storeLines(db, reader.sellerId)) : own;
  if (!asked.q) return first(listed);
  const numbered = first(listed.where(contains(sql`orders.order_no`, asked.q)));
  const named = first(namedOrders(db, reader, asked));
  return sql`select * from (${numbered} union ${named}) as either
    order by ${reachOf(reader)} limit ${sql.lit(MAX_LISTED)}`;
}

/** Returns a page of orders, newest first, and their total. */
export async function pageOfOrders(db: Queryable, reader: Reader, query: OrderQuery) {
  const { ids, total } = await pageOfIds(db, visible(db, reader, query), NEWEST, query);
  if (ids.length === 0) return { rows: [], total };
  const rows = await db.selectFrom('orders').select(ORDER).where(among('id', ids)).orderBy(NEWEST).execute();
  return { rows, total };
}

type LastClaim = NonNullable<OrderItem['lastClaim']>;
/** SQL: latest claim on a line, found by the index of its order's claims. */
const lastClaim = sql<LastClaim | null>`(
  select json_build_object('claimId', c.id, 'type', c.type, 'status', c.status) from claims as c
  where c.order_id = i.order_id and c.order_item_id = i.id order by c.id desc limit 1)`;

/** SQL: delivery dispute of a line; at most one that is not CLOSED. */
const dispute = sql<DisputeState | null>`(
  select d.state from delivery_disputes as d where d.order_item_id = i.id and d.state <> 'CLOSED')`;

/** Finds the lines of several orders with their display data in one query. */
export async function shownLines(db: Queryable, orderIds: readonly number[], reader: Reader) {
  if (orderIds.length === 0) return [];
  let lines = db
    .selectFrom('order_items as i')
    .innerJoin('product_options as o', 'o.id', 'i.option_id')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .innerJoin('stores as s', 's.id', 'i.store_id')
    .select(columnsFrom('i', LINE_COLUMNS))
    .select(columns(['o.gender', 'o.size', 'o.color', 'p.name as product_name', 's.name as store_name']))
    .select(optionPicture('p', 'o').as('imageUrl'))
    .select(
      sql<
        string | null
      >`(select c.type from claims c where c.order_item_id = i.id and c.status in (${OPEN_CLAIM}))`.as(
        'openClaim',
      ),
    )
    .select(lastClaim.as('lastClaim'))
    .select(dispute.as('dispute'))
    .where(among('i.order_id', orderIds))
    .orderBy('i.id');
  if ('sellerId' in reader) lines = lines.where('s.seller_id', '=', reader.sellerId);
  return lines.execute();
}

export type ShownLine = Awaited<ReturnType<typeof shownLines>>[number];

const howMany = (filter: OrderQuery['status']) =>
  sql<number>`(count(*) filter (where ${isFiltered(filter)}))::int`;
/** SQL: number of orders that wait for a deposit, which others that are not paid do not. */
const howManyWait = sql<number>`(count(*) filter (where orders.status = ${sql.lit(LINE_STATE.PENDING)} and ${IS_SHOWN}))::int`;

/** Counts a buyer's open orders by step. */
export const countSteps = (db: Queryable, buyerId: number): Promise<OrderCounts> =>
  db
    .selectFrom('orders')
    .select([
      howManyWait.as('waiting'),
      howMany(BUYER_STEPS.ordered).as('ordered'),
      howMany(BUYER_STEPS.shipped).as('shipped'),
      howMany('TO_CONFIRM').as('toConfirm'),
      howMany('CONFIRMED').as('confirmed'),
    ])
    .where('user_id', '=', buyerId)
    .executeTakeFirstOrThrow();
