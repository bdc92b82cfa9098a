import { sql } from 'kysely';
import { MOST_UNREAD } from '#domain/notices/notice.ts';

/** SQL: number of unread notifications of the selected `users` row, up to `MOST_UNREAD`. */
export const unreadNotices = sql<number>`(select count(*) from (
  select 1 from notices n where n.user_id = users.id and n.in_app and n.read_at is null limit ${MOST_UNREAD}
) unread)`;
