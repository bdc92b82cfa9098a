import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

type Ref = { userId: number; type: string; refType: string; refId: number };
/** Without a reference it is a deed of its own. */
type NewRef = Pick<Ref, 'userId' | 'type'> & { refType: string | null; refId: number | null };

/** Notes a deed; false when it is noted already. */
export async function insertActivity(
  tx: Queryable,
  { userId, type, refType, refId }: NewRef,
  { points, description }: { points: number; description: string },
  now: Date,
): Promise<boolean> {
  const noted = await tx
    .insertInto('activities')
    .values({
      user_id: userId,
      type,
      points,
      description,
      ref_type: refType,
      ref_id: refId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Takes a deed out and answers the points it gave; null when it is not noted. */
export async function deleteActivity(
  tx: Queryable,
  { userId, type, refType, refId }: Ref,
): Promise<number | null> {
  const undone = await tx
    .deleteFrom('activities')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('ref_type', '=', refType)
    .where('ref_id', '=', refId)
    .returning('points')
    .executeTakeFirst();
  return undone?.points ?? null;
}

/** Moves the total of a member and answers the new one. */
export async function addPoints(tx: Queryable, userId: number, points: number): Promise<number> {
  const { activity_points: after } = await tx
    .updateTable('users')
    .set({ activity_points: sql<number>`greatest(0, activity_points + ${points}::int)` })
    .where('id', '=', userId)
    .returning('activity_points')
    .executeTakeFirstOrThrow();
  return after;
}

/** Deeds of these types that a member has done with the references. */
export const activitiesAbout = (
  tx: Queryable,
  { userId, types, refType }: { userId: number; types: readonly string[]; refType: string },
  refIds: readonly number[],
) =>
  tx
    .selectFrom('activities')
    .select(['type', 'ref_id'])
    .where('user_id', '=', userId)
    .where('type', 'in', [...types])
    .where('ref_type', '=', refType)
    .where('ref_id', 'in', [...refIds])
    .execute();
