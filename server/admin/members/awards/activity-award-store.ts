import type { ActivityType } from '#domain/rewards/activity.ts';
import type { Queryable } from '../../../db/database.ts';
import { columns } from '../../../db/statements/columns.ts';

type NewAward = {
  userId: number;
  activityType: ActivityType;
  points: number;
  description: string;
  askedBy: number;
  state: 'DONE' | 'WAITING';
};

/** Inserts an activity grant and returns its id. */
export async function insertAward(
  tx: Queryable,
  { userId, activityType, askedBy, ...rest }: NewAward,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('activity_awards')
    .values({
      ...rest,
      user_id: userId,
      activity_type: activityType,
      asked_by: askedBy,
      asked_at: now,
      decided_at: rest.state === 'DONE' ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Sums the activity points requested by an administrator since a moment, in any state. */
export async function awardedSince(tx: Queryable, adminId: number, since: Date): Promise<number> {
  const row = await tx
    .selectFrom('activity_awards')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('points'), eb.lit(0)).as('asked'))
    .where('asked_by', '=', adminId)
    .where('asked_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(row.asked);
}

/** Locks an activity grant. */
export const lockAward = (tx: Queryable, id: number) =>
  tx
    .selectFrom('activity_awards')
    .select(columns(['id', 'user_id', 'activity_type', 'points', 'description', 'asked_by', 'state']))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Records the decision on an activity grant. */
export const decideAwardRow = (
  tx: Queryable,
  id: number,
  { state, decidedBy }: { state: 'DONE' | 'REFUSED'; decidedBy: number },
  now: Date,
) =>
  tx
    .updateTable('activity_awards')
    .set({ state, decided_by: decidedBy, decided_at: now })
    .where('id', '=', id)
    .execute();

/** Returns the activity points of a locked member. */
export async function activityPointsOf(tx: Queryable, userId: number): Promise<number> {
  const { activityPoints } = await tx
    .selectFrom('users')
    .select(columns(['activity_points']))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return activityPoints;
}
