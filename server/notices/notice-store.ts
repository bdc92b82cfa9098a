import { type SqlBool, sql } from 'kysely';
import type { PageQuery } from '#domain/kit/page.ts';
import type { Topic } from '#domain/notices/topics.ts';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import { SHOWN_MEMBER } from '../kit/shown-member-sql.ts';
import { chosen, isPushed, isTalked } from './channel-sql.ts';
import type { TalkWords } from './talk/talk-words.ts';
import { unreadNotices } from './unread-sql.ts';

/** Notification to be stored. */
export type NewNotice = {
  userId: number;
  type: string;
  topic: Topic;
  message: string;
  path: string;
  about: readonly [type: string, id: number];
  stretch: number;
  isMailed: boolean;
  talk: TalkWords | null;
};

/** Builds the row of a notification with the channels that the member has chosen. */
export const rowOf = (
  { userId, about: [ref_type, ref_id], isMailed, talk, ...notice }: NewNotice,
  now: Date,
) => ({
  ...notice,
  user_id: userId,
  ref_type,
  ref_id,
  actor_id: null,
  in_app: chosen('in_app', userId, notice.topic),
  mail_due: isMailed ? chosen('mail', userId, notice.topic) : sql<boolean>`false`,
  push_due: isPushed(userId, notice.topic),
  talk_due: talk ? isTalked(userId, notice.topic) : sql<boolean>`false`,
  talk_words: talk ? sql<TalkWords>`${JSON.stringify(talk)}::text::jsonb` : sql<null>`null`,
  read_at: null,
  created_at: now,
});

/** Insert of notifications, at least one, for use within another statement; existing ones are kept. */
export const newNotices = (tx: Queryable, notices: readonly NewNotice[], now: Date) =>
  tx
    .insertInto('notices')
    .values(notices.map((notice) => rowOf(notice, now)))
    .onConflict((conflict) => conflict.doNothing());

/** Inserts notifications in the caller's transaction; existing ones are kept. */
export async function insertNotices(tx: Queryable, notices: readonly NewNotice[], now: Date): Promise<void> {
  if (notices.length > 0) await newNotices(tx, notices, now).execute();
}

/**
 * Inserts a notification, or adds one event to the existing one, which becomes unread again; `say`
 * gives its message for a number of events.
 */
export async function addEvent(
  tx: Queryable,
  notice: NewNotice,
  say: (events: number) => string,
  now: Date,
): Promise<void> {
  const { id, gathered } = await tx
    .insertInto('notices')
    .values(rowOf(notice, now))
    .onConflict((conflict) =>
      conflict.constraint('notices_once').doUpdateSet((eb) => ({
        gathered: sql<number>`notices.gathered + 1`,
        push_due: eb.ref('excluded.push_due'),
        read_at: null,
        created_at: now,
      })),
    )
    .returning(['id', 'gathered'])
    .executeTakeFirstOrThrow();
  if (gathered === 1) return;
  await tx
    .updateTable('notices')
    .set({ message: say(gathered) })
    .where('id', '=', id)
    .execute();
}

/** Deletes unread notifications about a deleted item. */
export const forgetUnread = (tx: Queryable, [type, id]: readonly [type: string, id: number]) =>
  tx
    .deleteFrom('notices')
    .where('ref_type', '=', type)
    .where('ref_id', '=', id)
    .where('read_at', 'is', null)
    .execute();

/** Same for one member, where the item concerns others too. */
export const forgetUnreadOf = (
  tx: Queryable,
  userId: number,
  [type, id]: readonly [type: string, id: number],
) =>
  tx
    .deleteFrom('notices')
    .where('user_id', '=', userId)
    .where('ref_type', '=', type)
    .where('ref_id', '=', id)
    .where('read_at', 'is', null)
    .execute();

/** Filter of a member's notifications; `suppressedFrom` narrows to what the weekly limit held back since then. */
export type NoticeFilter = {
  topic?: Topic | undefined;
  isUnread: boolean;
  suppressedFrom?: Date | undefined;
};

const shown = (db: Queryable, userId: number, { topic, isUnread, suppressedFrom }: NoticeFilter) =>
  db
    .selectFrom('notices')
    .where('user_id', '=', userId)
    .$if(suppressedFrom === undefined, (query) => query.where('in_app', '=', true))
    .$if(suppressedFrom !== undefined, (query) =>
      query.where('suppressed_at', '>=', suppressedFrom ?? new Date(0)),
    )
    .$if(topic !== undefined, (query) => query.where('topic', '=', topic ?? 'INFO'))
    .$if(isUnread, (query) => query.where('read_at', 'is', null));

/** Finds a page of the notifications of a member, newest first. */
export const findNotices = (db: Queryable, userId: number, filter: NoticeFilter, { page, size }: PageQuery) =>
  shown(db, userId, filter)
    .leftJoin('users', 'users.id', 'notices.actor_id')
    .select([
      ...columns(['notices.id', 'notices.type', 'notices.topic', 'notices.message', 'notices.path']),
      ...columns(['notices.read_at', 'notices.created_at', 'notices.actor_count']),
      ...SHOWN_MEMBER,
    ])
    .orderBy('notices.created_at', 'desc')
    .orderBy('notices.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();

/** Counts the notifications of a member under a filter. */
export async function countNotices(db: Queryable, userId: number, filter: NoticeFilter): Promise<number> {
  const row = await shown(db, userId, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Counts the unread notifications, up to `MOST_UNREAD`. */
export async function countUnreadNotices(db: Queryable, userId: number): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select(unreadNotices.as('count'))
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** SQL: true for what its member can see: in the list of the shop, or in that of what the weekly limit held back. */
const isListed = sql<SqlBool>`(in_app or suppressed_at is not null)`;

/**
 * Marks an own notification as read; returns false if there is none. The first time of reading is
 * kept.
 */
export async function markRead(db: Queryable, userId: number, id: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('notices')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(isListed)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks all notifications of a member as read. */
export const markAllRead = (db: Queryable, userId: number, now: Date) =>
  db
    .updateTable('notices')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where(isListed)
    .where('read_at', 'is', null)
    .execute();

/** Deletes notifications that are older than the time. */
export const forgetNotices = (db: Queryable, before: Date) =>
  db.deleteFrom('notices').where('created_at', '<', before).execute();
