import { sql } from 'kysely';
import { isPastEnd, MAX_LISTED, type PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { notApart } from '../../kit/reported-sql.ts';

const ACTIVITY = columns(['id', 'type', 'points', 'description', 'ref_type', 'ref_id', 'created_at']);

const standing = (db: Queryable, userId: number) =>
  db
    .selectFrom('users as me')
    .select([
      'me.activity_points as points',
      sql<number>`(select count(*) from users other
        where other.activity_points > me.activity_points and other.status = 'ACTIVE')::int`.as('above'),
    ])
    .where('me.id', '=', userId);

/** Finds a member's activity points and the number of active members with more. */
export const readLevelProgress = (db: Queryable, userId: number) =>
  standing(db, userId).executeTakeFirstOrThrow();

/** Same for an active member visible to the reader; undefined otherwise. */
export const findLevelProgress = (db: Queryable, userId: number, readerId: number) =>
  standing(db, userId)
    .where('me.status', '=', 'ACTIVE')
    .where(notApart(readerId, 'me.id'))
    .executeTakeFirst();

/** Returns the activity points of a member. */
export async function activityPointsOf(db: Queryable, userId: number): Promise<number> {
  const { activityPoints } = await db
    .selectFrom('users')
    .select(columns(['activity_points']))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return activityPoints;
}

/** Finds a page of a member's activities, newest first, and their total. */
export async function pageOfActivities(db: Queryable, userId: number, { page, size }: PageQuery) {
  const mine = db.selectFrom('activities').where('user_id', '=', userId);
  const counted = await mine.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const total = Number(counted.total);
  if (isPastEnd({ page, size }, total)) return { rows: [], total };
  const rows = await mine
    .select(ACTIVITY)
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return { rows, total };
}

/** Same over all members; the total is capped at MAX_LISTED. */
export async function pageOfAllActivities(db: Queryable, { page, size }: PageQuery) {
  const counted = await db
    .selectFrom(db.selectFrom('activities').select('id').limit(MAX_LISTED).as('listed'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const total = Number(counted.total);
  if (isPastEnd({ page, size }, total)) return { rows: [], total };
  const rows = await db
    .selectFrom('activities')
    .select(ACTIVITY)
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return { rows, total };
}

/**
 * Sums a member's points per day (Asia/Seoul) from `firstDay` on, newest first; days without
 * activity have no row.
 */
export const pointsByDay = (db: Queryable, userId: number, firstDay: string) => {
  const day = sql<string>`to_char(created_at at time zone 'Asia/Seoul', 'YYYY-MM-DD')`;
  return db
    .selectFrom('activities')
    .select([day.as('date'), sql<number>`sum(points)::int`.as('totalPoints')])
    .where('user_id', '=', userId)
    .where('created_at', '>=', sql<Date>`${firstDay}::timestamp at time zone 'Asia/Seoul'`)
    .groupBy(day)
    .orderBy('date', 'desc')
    .execute();
};
