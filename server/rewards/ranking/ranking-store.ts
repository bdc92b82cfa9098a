import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columnsSql } from '../../db/statements/columns.ts';
import { notApart } from '../../kit/reported-sql.ts';

/** Member in a ranking; `points` are those of the period, `total` those of all time. */
type RankedRow = {
  id: number;
  nickname: string;
  profileImageUrl: string | null;
  points: number;
  total: number;
  rank: number;
};

/** SQL: sum of points since a moment per active member. */
const pointsSince = (from: Date): RawBuilder<unknown> => sql`
  select activities.user_id as id, sum(activities.points)::int as points
  from activities join users on users.id = activities.user_id and users.status = 'ACTIVE'
  where activities.created_at >= ${from}
  group by activities.user_id having sum(activities.points) > 0`;

/**
 * Finds the members with the most points of all time that are visible to the reader. Ranked before
 * filtering; equal members are ordered by date of joining.
 */
export async function findRanked(db: Queryable, limit: number, readerId: number): Promise<RankedRow[]> {
  const { rows } = await sql<RankedRow>`
    select ${columnsSql(['users.id', 'users.nickname', 'users.profile_image_url', 'users.activity_points as points'])},
      users.activity_points as total,
      (select count(*) + 1 from users other
        where other.activity_points > users.activity_points and other.status = 'ACTIVE')::int as rank
    from users where users.status = 'ACTIVE' and ${notApart(readerId, 'users.id')}
    order by users.activity_points desc, users.id limit ${limit}`.execute(db);
  return rows;
}

/** Same by points since a moment; members without points are not ranked. */
export async function findRankedSince(
  db: Queryable,
  from: Date,
  limit: number,
  readerId: number,
): Promise<RankedRow[]> {
  const { rows } = await sql<RankedRow>`
    with ranked as (
      select id, points, rank() over (order by points desc)::int as rank from (${pointsSince(from)}) sums
    )
    select ${columnsSql(['users.id', 'users.nickname', 'users.profile_image_url'])}, ranked.points, users.activity_points as total, ranked.rank
    from ranked join users on users.id = ranked.id
    where ${notApart(readerId, 'users.id')}
    order by ranked.points desc, users.id limit ${limit}`.execute(db);
  return rows;
}

/** Finds a member's points since a moment and rank; no rank without points. */
export async function findOwnRankSince(db: Queryable, from: Date, userId: number) {
  const { rows } = await sql<{ points: number; rank: number }>`
    with sums as (${pointsSince(from)})
    select mine.points, (select count(*) + 1 from sums other where other.points > mine.points)::int as rank
    from sums mine where mine.id = ${userId}`.execute(db);
  return rows[0] ?? { points: 0, rank: null };
}
