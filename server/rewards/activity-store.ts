import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

type Ref = { userId: number; type: string; refType: string; refId: number };
/** An activity without a reference may repeat. */
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

/** Inserts an activity; returns false if it exists. */
export async function insertActivity(tx: Queryable, ref: NewRef, words: Words, now: Date): Promise<boolean> {
  return (await activityOnce(tx, ref, words, now).executeTakeFirst()) !== undefined;
}

/**
 * Inserts an activity and credits its points in one statement; returns the new total, null if it
 * exists.
 */
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

/** Deletes an activity and returns its points; null if there is none. */
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

/** Changes the total of a member and returns it. */
export async function addPoints(tx: Queryable, userId: number, points: number): Promise<number> {
  const { activity_points: after } = await tx
    .updateTable('users')
    .set({ activity_points: sql<number>`greatest(0, activity_points + ${points}::int)` })
    .where('id', '=', userId)
    .returning('activity_points')
    .executeTakeFirstOrThrow();
  return after;
}

/** Finds a member's activities of these types and references. */
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
