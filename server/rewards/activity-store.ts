import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';

type Ref = { userId: number; type: string; refType: string; refId: number };
/** An activity without a reference may repeat. */
type NewRef = Pick<Ref, 'userId' | 'type'> & { refType: string | null; refId: number | null };

type Words = { points: number; description: string };
/** Activity with a reference, its points and its text. */
export type Earning = Ref & Words;

const activitiesOnce = (tx: Queryable, earnings: readonly (NewRef & Words)[], now: Date) =>
  tx
    .insertInto('activities')
    .values(
      earnings.map(({ userId, type, points, description, refType, refId }) => ({
        user_id: userId,
        type,
        points,
        description,
        ref_type: refType,
        ref_id: refId,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['user_id', 'points']);

/** Inserts an activity; returns false if it exists. */
export async function insertActivity(tx: Queryable, ref: NewRef, words: Words, now: Date): Promise<boolean> {
  const [added] = await activitiesOnce(tx, [{ ...ref, ...words }], now).execute();
  return added !== undefined;
}

/** Member whose total has grown: by how many points, and to what. */
export type Grown = { userId: number; gained: number; after: number };

/**
 * Inserts activities and credits the points of those that did not exist, in one statement. Returns the
 * members who gained points.
 */
export async function insertEarningActivities(
  tx: Queryable,
  earnings: readonly Earning[],
  now: Date,
): Promise<Grown[]> {
  if (earnings.length === 0) return [];
  return tx
    .with('noted', () => activitiesOnce(tx, earnings, now))
    .with('sums', (cte) =>
      cte
        .selectFrom('noted')
        .select(['user_id', sql<number>`sum(points)::int`.as('gained')])
        .groupBy('user_id'),
    )
    .updateTable('users')
    .from('sums')
    .set({ activity_points: sql<number>`greatest(0, activity_points + sums.gained)` })
    .whereRef('users.id', '=', 'sums.user_id')
    .returning(['users.id as userId', 'sums.gained', 'users.activity_points as after'])
    .execute();
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
  const { activityPoints: after } = await tx
    .updateTable('users')
    .set({ activity_points: sql<number>`greatest(0, activity_points + ${points}::int)` })
    .where('id', '=', userId)
    .returning(columns(['activity_points']))
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
    .select(columns(['type', 'ref_id']))
    .where('user_id', '=', userId)
    .where('type', 'in', [...types])
    .where('ref_type', '=', refType)
    .where('ref_id', 'in', [...refIds])
    .execute();
