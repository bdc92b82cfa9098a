import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { notApart } from '../../kit/reported-sql.ts';

type Badge = { type: string; at: string };
type FeedCounts = Record<'DAILY' | 'EVENT' | 'RANKING', number>;

const followsOf = (side: 'followed_id' | 'user_id', shown: 'followed_id' | 'user_id') => sql<number>`(
  select count(*)::int from follows f join users u on u.id = f.${sql.ref(shown)} and u.status = 'ACTIVE'
  where f.${sql.ref(side)} = users.id)`;

/**
 * Finds an active member with displayed badges and counts in one statement; undefined if the reader
 * has blocked or reported the member, or is blocked. `readerId` 0 is an anonymous reader. Counts
 * are equal for every reader.
 */
export const findMemberPage = (db: Queryable, id: number, readerId: number) =>
  db
    .selectFrom('users')
    .select([
      ...columns(['users.id', 'users.nickname', 'users.profile_image_url', 'users.activity_points']),
      ...columns(['users.body_visibility', 'users.gender', 'users.height', 'users.weight']),
      ...columns(['users.foot_size', 'users.foot_width']),
      sql<Badge[]>`(select coalesce(json_agg(json_build_object('type', badge_type, 'at', awarded_at)
        order by awarded_at desc, b.id desc), '[]')
        from user_badges b where b.user_id = users.id and b.is_displayed)`.as('badges'),
      sql<FeedCounts>`(select json_build_object(
          'DAILY', count(*) filter (where feed_type = 'DAILY'),
          'EVENT', count(*) filter (where feed_type = 'EVENT'),
          'RANKING', count(*) filter (where feed_type = 'RANKING'))
        from feeds where feeds.user_id = users.id and deleted_at is null and hidden_at is null)`.as('feeds'),
      sql<number>`(select count(*)::int from reviews r where r.user_id = users.id and r.status = 'ACTIVE')`.as(
        'reviewCount',
      ),
      followsOf('followed_id', 'user_id').as('followerCount'),
      followsOf('user_id', 'followed_id').as('followingCount'),
      sql<boolean>`exists (select from follows where user_id = ${readerId} and followed_id = users.id)`.as(
        'isFollowing',
      ),
    ])
    .where('users.id', '=', id)
    .where('users.status', '=', 'ACTIVE')
    .where(notApart(readerId, 'users.id'))
    .executeTakeFirst();
