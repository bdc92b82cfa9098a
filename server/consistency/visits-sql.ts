import { sql } from 'kysely';
import type { Check } from './check.ts';

/** Days for which sessions prove a visit, as ended sessions are deleted later. */
const REMEMBERED_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Checks of the last visits of members. */
export const VISITS: readonly Check[] = [
  {
    name: 'last visits',
    says: 'Who has ordered, posted, reviewed or commented in the last two weeks was here no earlier than that day.',
    of: 'member',
    rows: (now) => {
      const since = new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS);
      return sql`select u.id from users u join (
          select user_id, ordered_at as at from orders union all select user_id, created_at from feeds
          union all select user_id, created_at from reviews union all select user_id, created_at from feed_comments
        ) d on d.user_id = u.id and d.at >= ${since}
        where u.status = 'ACTIVE' group by u.id
        having not exists (select from sessions s where s.user_id = u.id
          and s.last_used_at >= max(d.at) - interval '1 day')`;
    },
  },
];
