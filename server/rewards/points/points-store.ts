import { sql } from 'kysely';
import { isPastEnd, MAX_LISTED, type PageQuery } from '#domain/kit/page.ts';
import type { PointType } from '#domain/rewards/points.ts';
import type { Queryable } from '../../db/database.ts';
import { columns, columnsSql } from '../../db/statements/columns.ts';

const NAMES = [
  'id',
  'type',
  'points',
  'balance_after',
  'description',
  'order_id',
  'expires_at',
  'created_at',
] as const;
const COLUMNS = columns(NAMES);

/** Row of the point ledger. */
export type LedgerRow = {
  id: number;
  type: string;
  points: number;
  balanceAfter: number;
  description: string;
  orderId: number | null;
  expiresAt: Date | null;
  createdAt: Date;
};

/**
 * Computes the totals of the ledger; a CANCEL row counts against its original, so that earned -
 * used - expired = current. Owed points make the sum negative; the usable balance is then 0.
 */
export async function sumLedger(db: Queryable, userId: number) {
  const sum = (condition: string) =>
    sql<number>`coalesce(sum(points) filter (where ${sql.raw(condition)}), 0)`;
  const row = await db
    .selectFrom('point_ledger')
    .select([
      sql<number>`coalesce(sum(points), 0)`.as('current'),
      sum("type = 'EARN' or (type = 'CANCEL' and points < 0)").as('earned'),
      sum("type = 'USE' or (type = 'CANCEL' and points > 0)").as('used'),
      sum("type = 'EXPIRE'").as('expired'),
      (eb) => eb.fn.max('created_at').as('updatedAt'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    current: Math.max(0, Number(row.current)),
    earned: Number(row.earned),
    used: -Number(row.used),
    expired: -Number(row.expired),
    updatedAt: row.updatedAt,
  };
}

/** Filter of the ledger; all rows if empty. */
export type LedgerFilter = { type?: PointType | undefined; from?: Date; until?: Date };

/** Finds a page of the ledger, newest first, and its total. */
export async function pageOfLedger(
  db: Queryable,
  userId: number,
  { type, from, until }: LedgerFilter,
  { page, size }: PageQuery,
): Promise<{ rows: LedgerRow[]; total: number }> {
  let rows = db.selectFrom('point_ledger').where('user_id', '=', userId);
  if (type) rows = rows.where('type', '=', type);
  if (from) rows = rows.where('created_at', '>=', from);
  if (until) rows = rows.where('created_at', '<=', until);
  const counted = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const total = Number(counted.total);
  if (isPastEnd({ page, size }, total)) return { rows: [], total };
  const found = await rows
    .select(COLUMNS)
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return { rows: found, total };
}

/** Finds the rows of one order, newest first. */
export const ledgerOfOrder = (db: Queryable, userId: number, orderId: number): Promise<LedgerRow[]> =>
  db
    .selectFrom('point_ledger')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();

/**
 * Finds earned rows that expire by `until`, reduced by spending; the soonest to expire is spent
 * first. What was spent is summed once: the plan for an average member would sum it for each row.
 */
export async function expiringRows(db: Queryable, userId: number, now: Date, until: Date) {
  const { rows } = await sql<LedgerRow & { remaining: number; expiresAt: Date }>`
    with spent as materialized (
      select greatest(0, coalesce(-sum(points) filter (where type <> 'EARN'), 0)) as total
      from point_ledger where user_id = ${userId}
    ), gained as (
      select *, sum(points) over (order by expires_at asc nulls last, id) as reached
      from point_ledger where user_id = ${userId} and type = 'EARN'
    )
    select ${columnsSql(NAMES)}, least(points, reached - spent.total) as remaining
    from gained, spent
    where expires_at > ${now} and expires_at <= ${until} and reached > spent.total
    order by expires_at, id`.execute(db);
  return rows.map((row) => ({ ...row, id: Number(row.id), remaining: Number(row.remaining) }));
}
