import { sql } from 'kysely';
import { MOST_UNREAD } from '#domain/notices/notice.ts';

/** How many notices the selected `users` row's person has not read, at most `MOST_UNREAD`. */
export const unreadNotices = sql<number>`(select count(*) from (
  select 1 from notices n where n.user_id = users.id and n.in_app and n.read_at is null limit ${MOST_UNREAD}
) unread)`;
