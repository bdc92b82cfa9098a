import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { among } from '../../db/statements/among-sql.ts';
import { columns } from '../../db/statements/columns.ts';

/** New row of the point ledger. */
export type NewRow = {
  userId: number;
  type: 'EARN' | 'USE' | 'EXPIRE' | 'CANCEL';
  points: number;
  balanceAfter: number;
  description: string;
  reason: string;
  refType: string;
  refId: number;
  orderId: number | null;
  expiresAt: Date | null;
  createdAt: Date;
};

/** Inserts rows; returns those whose cause had none yet. */
export async function insertRows(tx: Queryable, rows: readonly NewRow[]): Promise<NewRow[]> {
  if (rows.length === 0) return [];
  const added = await tx
    .insertInto('point_ledger')
    .values(
      rows.map((row) => ({
        user_id: row.userId,
        type: row.type,
        points: row.points,
        balance_after: row.balanceAfter,
        description: row.description,
        reason: row.reason,
        ref_type: row.refType,
        ref_id: row.refId,
        order_id: row.orderId,
        expires_at: row.expiresAt,
        created_at: row.createdAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns(['user_id', 'reason', 'ref_type', 'ref_id']))
    .execute();
  const known = new Set(added.map((row) => [row.userId, row.reason, row.refType, row.refId].join()));
  return rows.filter((row) => known.has([row.userId, row.reason, row.refType, row.refId].join()));
}

/** Query of the sum of a member's ledger, for use as a column. */
export const ledgerSum = (tx: Queryable, userId: number) =>
  tx
    .selectFrom('point_ledger')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('points'), eb.lit(0)).as('sum'))
    .where('user_id', '=', userId);

/** Returns the sum of a member's ledger; negative if points are owed. */
export async function sumOf(tx: Queryable, userId: number): Promise<number> {
  const row = await ledgerSum(tx, userId).executeTakeFirst();
  return Number(row?.sum ?? 0);
}

type Cause = { userId: number; reason: string; refType: string; refId: number };

/** Returns the sums of several members. */
export async function sumsOf(tx: Queryable, userIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('point_ledger')
    .select((eb) => [...columns(['user_id']), eb.fn.sum<number>('points').as('sum')])
    .where(among('user_id', userIds))
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ userId, sum }) => [userId, Number(sum)]));
}

/** Returns what each cause has paid including its cancellations, and in how many rows, in order. */
export async function paidSoFar(
  tx: Queryable,
  { reason, refType }: Pick<Cause, 'reason' | 'refType'>,
  of: readonly Pick<Cause, 'userId' | 'refId'>[],
): Promise<{ net: number; rows: number }[]> {
  const users = of.map(({ userId }) => userId);
  const refs = of.map(({ refId }) => refId);
  const { rows } = await sql<{ net: number; rows: number }>`select paid.net, paid.rows
    from unnest(${users}::bigint[], ${refs}::bigint[]) with ordinality as cause (user_id, ref_id, place)
    cross join lateral (select coalesce(sum(points), 0)::int as net, count(*)::int as rows from point_ledger as l
      where l.user_id = cause.user_id and l.ref_type = ${refType} and l.ref_id = cause.ref_id
        and starts_with(l.reason, ${reason})) as paid
    order by cause.place`.execute(tx);
  return rows;
}

/** Returns those references for which a member was paid. */
export async function paidRefs(
  tx: Queryable,
  { userId, reason, refType }: Omit<Cause, 'refId'>,
  refIds: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('point_ledger')
    .select(columns(['ref_id']))
    .distinct()
    .where('user_id', '=', userId)
    .where('reason', '=', reason)
    .where('ref_type', '=', refType)
    .where('ref_id', 'in', [...refIds])
    .execute();
  return rows.flatMap(({ refId }) => (refId === null ? [] : [refId]));
}
