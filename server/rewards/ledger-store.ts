import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

type NewRow = {
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

/** Writes a row; false when its cause has one already. */
export async function insertRow(tx: Queryable, row: NewRow): Promise<boolean> {
  const added = await tx
    .insertInto('point_ledger')
    .values({
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
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Sum of all rows of a member; below zero is owed. */
export async function sumOf(tx: Queryable, userId: number): Promise<number> {
  const row = await tx
    .selectFrom('point_ledger')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('points'), eb.lit(0)).as('sum'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

type Cause = { userId: number; reason: string; refType: string; refId: number };

/** What a cause has paid, later turns and their cancellations included, and in how many rows. */
export async function paidSoFar(tx: Queryable, { userId, reason, refType, refId }: Cause) {
  const row = await tx
    .selectFrom('point_ledger')
    .select([sql<number>`coalesce(sum(points), 0)`.as('net'), sql<number>`count(*)`.as('rows')])
    .where('user_id', '=', userId)
    .where('ref_type', '=', refType)
    .where('ref_id', '=', refId)
    .where(sql<boolean>`starts_with(reason, ${reason})`)
    .executeTakeFirstOrThrow();
  return { net: Number(row.net), rows: Number(row.rows) };
}

/** Which of these references a member was paid for. */
export async function paidRefs(
  tx: Queryable,
  { userId, reason, refType }: Omit<Cause, 'refId'>,
  refIds: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('point_ledger')
    .select('ref_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('reason', '=', reason)
    .where('ref_type', '=', refType)
    .where('ref_id', 'in', [...refIds])
    .execute();
  return rows.flatMap(({ ref_id }) => (ref_id === null ? [] : [ref_id]));
}
