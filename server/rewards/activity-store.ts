import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

type Ref = { userId: number; type: string; refType: string; refId: number };
/** Without a reference it is a deed of its own. */
type NewRef = Pick<Ref, 'userId' | 'type'> & { refType: string | null; refId: number | null };

type Words = { points: number; description: string };

const activityOnce = (
  tx: Queryable,
  { userId, type, refType, refId }: NewRef,
  { points, description }: Words,
  now: Date,
) =>
  tx
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
    .returning('points');

/** Notes a deed; false when it is noted already. */
export async function insertActivity(tx: Queryable, ref: NewRef, words: Words, now: Date): Promise<boolean> {
  return (await activityOnce(tx, ref, words, now).executeTakeFirst()) !== undefined;
}

/** The same with its points for the member in one statement; returns their new total, null when it is noted already. */
export async function insertEarningActivity(
  tx: Queryable,
  ref: Ref,
  words: Words,
  now: Date,
): Promise<number | null> {
  const row = await tx
    .with('noted', () => activityOnce(tx, ref, words, now))
    .updateTable('users')
    .from('noted')
    .set({ activity_points: sql<number>`greatest(0, activity_points + noted.points)` })
    .where('users.id', '=', ref.userId)
    .returning('activity_points')
    .executeTakeFirst();
  return row?.activity_points ?? null;
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
