import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { onSale } from '../products/on-sale-sql.ts';

/** Most options per transaction of notifications. */
const MOST_OPTIONS = 100;

/** Finds an option on sale and locks it against stock changes. */
export const lockOption = (tx: Queryable, optionId: number) =>
  tx
    .selectFrom('product_options')
    .innerJoin('products', 'products.id', 'product_options.product_id')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .select(['product_options.stock', 'stores.state'])
    .where('product_options.id', '=', optionId)
    .where(onSale())
    .forShare('product_options')
    .executeTakeFirst();

/** Finds the alerts of a member, latest first. */
export const findAlerts = (db: Queryable, userId: number, productId: number | undefined) =>
  db
    .selectFrom('restock_alerts')
    .innerJoin('product_options', 'product_options.id', 'restock_alerts.option_id')
    .innerJoin('products', 'products.id', 'product_options.product_id')
    .select(
      columns([
        'restock_alerts.option_id',
        'restock_alerts.created_at',
        'products.id as productId',
        'products.name as productName',
        'product_options.size',
        'product_options.color',
      ]),
    )
    .where('restock_alerts.user_id', '=', userId)
    .where(onSale())
    .$if(productId !== undefined, (query) => query.where('products.id', '=', productId ?? 0))
    .orderBy('restock_alerts.id', 'desc')
    .limit(500)
    .execute();

/** Inserts an alert; idempotent. */
export const addAlert = (tx: Queryable, userId: number, optionId: number, now: Date) =>
  tx
    .insertInto('restock_alerts')
    .values({ user_id: userId, option_id: optionId, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'option_id']).doNothing())
    .execute();

/** Deletes a member's restock alert for an option. */
export const removeAlert = (db: Queryable, userId: number, optionId: number) =>
  db.deleteFrom('restock_alerts').where('user_id', '=', userId).where('option_id', '=', optionId).execute();

/** SQL condition: the member has bought the option since the subscription. */
const hasBought = sql<boolean>`exists (select 1 from order_items i join orders o on o.id = i.order_id
  where i.option_id = restock_alerts.option_id and o.user_id = restock_alerts.user_id
  and i.status in ('ORDERED', 'SHIPPED', 'DELIVERED') and o.ordered_at >= restock_alerts.created_at)`;

/** Deletes and returns the alerts of options that are in stock; a paused store has none. */
export const takeAlerts = (tx: Queryable, optionIds: readonly number[]) =>
  tx
    .deleteFrom('restock_alerts')
    .where('option_id', 'in', (eb) =>
      eb
        .selectFrom('product_options')
        .innerJoin('products', 'products.id', 'product_options.product_id')
        .innerJoin('stores', 'stores.id', 'products.store_id')
        .select('product_options.id')
        .where('product_options.id', 'in', optionIds.length > 0 ? [...optionIds] : [0])
        .where('product_options.stock', '>', 0)
        .where('stores.state', '=', 'OPEN')
        .where(onSale()),
    )
    .returning([...columns(['id', 'user_id', 'option_id']), hasBought.as('hasBought')])
    .execute();

/** Returns whether any of these options has an alert; none is added while their stock is locked. */
export async function isWaitedFor(tx: Queryable, optionIds: readonly number[]): Promise<boolean> {
  const waiting = tx
    .selectFrom('restock_alerts')
    .select('id')
    .where('option_id', 'in', [...optionIds])
    .limit(1);
  return (await waiting.execute()).length > 0;
}

/** Finds options in stock that have alerts. */
export async function findRefilled(db: Queryable): Promise<number[]> {
  const rows = await db
    .selectFrom('restock_alerts')
    .innerJoin('product_options', 'product_options.id', 'restock_alerts.option_id')
    .innerJoin('products', 'products.id', 'product_options.product_id')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .select(columns(['restock_alerts.option_id']))
    .distinct()
    .where('product_options.stock', '>', 0)
    .where('stores.state', '=', 'OPEN')
    .where(onSale())
    .orderBy('restock_alerts.option_id')
    .limit(MOST_OPTIONS)
    .execute();
  return rows.map(({ optionId }) => optionId);
}

/** Finds the names of options with their products. */
export const findOptionNames = (db: Queryable, optionIds: readonly number[]) =>
  db
    .selectFrom('product_options')
    .innerJoin('products', 'products.id', 'product_options.product_id')
    .select(
      columns([
        'product_options.id',
        'product_options.product_id',
        'product_options.size',
        'product_options.color',
        'products.name',
      ]),
    )
    .where('product_options.id', 'in', [...optionIds])
    .execute();
