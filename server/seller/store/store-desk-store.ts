import { sql } from 'kysely';
import { UNPAID_STATUSES } from '#domain/trade/orders/order-lifecycle.ts';
import { feeAt, nextFeeAfter } from '../../catalogue/products/fee-sql.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Locks a store by id for closing, against concurrent orders (see `lockToClose`). */
export const lockForClosing = (tx: Queryable, id: number) =>
  tx.selectFrom('stores').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

type Figures = {
  fee: number;
  next: { basisPoints: number; from: string } | null;
  sold: number;
  goods: Record<string, number>;
};

/** Finds a store with its seller's nickname. */
export const findStoreAtDesk = (db: Queryable, id: number) =>
  db
    .selectFrom('stores as s')
    .innerJoin('users as u', 'u.id', 's.seller_id')
    .select(
      columns([
        's.id',
        's.seller_id',
        's.name',
        's.description',
        's.created_at',
        's.state',
        's.pause_reason',
        's.paused_by',
        's.version',
        's.updated_at',
        's.name_key',
        's.logo_url',
        's.banner_url',
        's.notice',
        's.phone',
        's.business_no',
        's.owner_name',
        's.mail_order_no',
        's.address',
        's.return_address',
        's.email',
        's.courier',
        's.fee_rate_bp',
      ]),
    )
    .select('u.nickname')
    .where('s.id', '=', id)
    .executeTakeFirst();
export type DeskStore = NonNullable<Awaited<ReturnType<typeof findStoreAtDesk>>>;

/** Finds fee, products and confirmed sales of a store. */
export async function findStoreFigures(
  db: Queryable,
  id: number,
  { now, since }: { now: Date; since: Date },
): Promise<Figures> {
  const { rows } = await sql<Figures>`select ${feeAt(sql`${now}::timestamptz`)} as fee,
    ${nextFeeAfter(now)} as next,
    coalesce((select sum(i.unit_price::bigint * i.quantity) from order_items i
      where i.store_id = s.id and i.confirmed_at >= ${since}), 0)::float8 as sold,
    (select coalesce(jsonb_object_agg(state, count), '{}') from (select state, count(*) from products
      where store_id = s.id and deleted_at is null group by state) as counted) as goods
    from stores s where s.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a store has figures');
  return row;
}

/** SQL: digits of a phone number, as orders store it with dashes. */
const digitsOf = (column: string) => sql`regexp_replace(${sql.ref(column)}, '\\D', '', 'g')`;
const UNPAID = sql.join(UNPAID_STATUSES.map((state) => sql.lit(state)));

/**
 * Counts paid orders since a moment to the phone of the store or its seller, or by a member with
 * that number, and their reviews.
 */
export async function countOwnPhone(db: Queryable, id: number, since: Date) {
  const { rows } = await sql<{ orders: number; reviews: number }>`
    with phones as (select ${digitsOf('phone')} as phone from (select s.phone from stores s where s.id = ${id} union
        select u.phone from stores s join users u on u.id = s.seller_id where s.id = ${id}) as known
      where phone <> ''),
    own as (select i.id, i.order_id from order_items i
      join orders o on o.id = i.order_id join users b on b.id = o.user_id
      where i.store_id = ${id} and i.status not in (${UNPAID}) and i.order_id >= (
          select min(id) from orders where ordered_at >= ${since} and status not in (${UNPAID}))
        and o.ordered_at >= ${since} and (${digitsOf('o.recipient_phone')} in (select phone from phones)
          or ${digitsOf('b.phone')} in (select phone from phones)))
    select count(distinct order_id)::int as orders, (select count(*)::int from reviews r
      where r.status <> 'DELETED' and r.order_item_id in (select id from own)) as reviews from own`.execute(
    db,
  );
  return rows[0] ?? { orders: 0, reviews: 0 };
}

/** Stores a fee from the start of a week; before that week it can be replaced. */
export const keepFee = (
  tx: Queryable,
  storeId: number,
  { basisPoints, from }: { basisPoints: number; from: Date },
  now: Date,
) =>
  tx
    .insertInto('store_fee_rates')
    .values({ store_id: storeId, valid_from: from, basis_points: basisPoints, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['store_id', 'valid_from'])
        .doUpdateSet({ basis_points: basisPoints, created_at: now }),
    )
    .execute();

/** Updates a store; returns its new version. */
export async function touchStore(
  tx: Queryable,
  id: number,
  change: { name?: string },
  now: Date,
): Promise<number> {
  const { version } = await tx
    .updateTable('stores')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
