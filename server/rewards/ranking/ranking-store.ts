import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { notApart } from '../../kit/reported-sql.ts';

/** A member in a ranking; `points` are those of the period, `total` those of all time. */
type RankedRow = {
  id: number;
  nickname: string;
  profile_image_url: string | null;
  points: number;
  total: number;
  rank: number;
};

/** Members with points since a moment and their sum of them; who has left is not among them. */
const pointsSince = (from: Date): RawBuilder<unknown> => sql`
  select activities.user_id as id, sum(activities.points)::int as points
  from activities join users on users.id = activities.user_id and users.status = 'ACTIVE'
  where activities.created_at >= ${from}
  group by activities.user_id having sum(activities.points) > 0`;

/**
 * Members with the most points of all time, whom a reader may meet. Ranked before any is left out; those who share the
 * last place come in the order in which they joined.
 */
export async function findRanked(db: Queryable, limit: number, readerId: number): Promise<RankedRow[]> {
  const { rows } = await sql<RankedRow>`
    select users.id, users.nickname, users.profile_image_url, users.activity_points as points,
      users.activity_points as total,
      (select count(*) + 1 from users other
        where other.activity_points > users.activity_points and other.status = 'ACTIVE')::int as rank
    from users where users.status = 'ACTIVE' and ${notApart(readerId, 'users.id')}
    order by users.activity_points desc, users.id limit ${limit}`.execute(db);
  return rows;
}

/** The same by the points since a moment; who has none of them is not ranked. */
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
    select users.id, users.nickname, users.profile_image_url, ranked.points, users.activity_points as total, ranked.rank
    from ranked join users on users.id = ranked.id
    where ${notApart(readerId, 'users.id')}
    order by ranked.points desc, users.id limit ${limit}`.execute(db);
  return rows;
}

/** A member's points since a moment and how many members have more; no rank without points. */
export async function findOwnRankSince(db: Queryable, from: Date, userId: number) {
  const { rows } = await sql<{ points: number; rank: number }>`
    with sums as (${pointsSince(from)})
    select mine.points, (select count(*) + 1 from sums other where other.points > mine.points)::int as rank
    from sums mine where mine.id = ${userId}`.execute(db);
  return rows[0] ?? { points: 0, rank: null };
}
