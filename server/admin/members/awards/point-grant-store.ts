import type { Queryable } from '../../../db/database.ts';
import { columns } from '../../../db/statements/columns.ts';

/** Data of a new point grant. */
export type NewGrant = {
  userId: number;
  points: number;
  reason: string;
  description: string;
  note: string | null;
  askedBy: number;
  state: 'DONE' | 'WAITING';
};

const COLUMNS = columns(['id', 'user_id', 'points', 'reason', 'description', 'asked_by', 'state']);

/** Inserts a point grant and returns its id. */
export async function insertGrant(tx: Queryable, grant: NewGrant, now: Date): Promise<number> {
  const { userId, askedBy, ...rest } = grant;
  const { id } = await tx
    .insertInto('point_grants')
    .values({
      ...rest,
      user_id: userId,
      asked_by: askedBy,
      asked_at: now,
      decided_at: grant.state === 'DONE' ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Sums the absolute points moved by an administrator alone since a moment. */
export async function movedSince(tx: Queryable, adminId: number, since: Date): Promise<number> {
  const row = await tx
    .selectFrom('point_grants')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>(eb.fn('abs', ['points'])), eb.lit(0)).as('moved'))
    .where('asked_by', '=', adminId)
    .where('asked_at', '>=', since)
    .where('state', '=', 'DONE')
    .where('decided_by', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.moved);
}

/** Locks a point grant. */
export const lockGrant = (tx: Queryable, id: number) =>
  tx.selectFrom('point_grants').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

/** Records the decision on a point grant. */
export const decideGrantRow = (
  tx: Queryable,
  id: number,
  { state, decidedBy }: { state: 'DONE' | 'REFUSED'; decidedBy: number },
  now: Date,
) =>
  tx
    .updateTable('point_grants')
    .set({ state, decided_by: decidedBy, decided_at: now })
    .where('id', '=', id)
    .execute();

/** Locks members in order of id, which prevents deadlocks of concurrent administrators. */
export const lockMembers = (tx: Queryable, ids: readonly number[]) =>
  tx
    .selectFrom('users')
    .select(columns(['id', 'login_id', 'email', 'status', 'role']))
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
