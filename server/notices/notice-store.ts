import { type SqlBool, sql } from 'kysely';
import type { PageQuery } from '#domain/kit/page.ts';
import type { Topic } from '#domain/notices/topics.ts';
import type { Queryable } from '../db/database.ts';
import { SHOWN_MEMBER } from '../kit/shown-member-sql.ts';
import { unreadNotices } from './unread-sql.ts';

export type NewNotice = {
  userId: number;
  type: string;
  topic: Topic;
  message: string;
  path: string;
  about: readonly [type: string, id: number];
  stretch: number;
  isMailed: boolean;
};

/** What a member has chosen of the topic, or what holds until then. */
const chosen = (channel: 'in_app' | 'mail', userId: number, topic: Topic) =>
  sql<boolean>`coalesce((select ${sql.ref(channel)} from notification_settings s
    where s.user_id = ${userId} and s.topic = ${topic}), true)`;

const rowOf = ({ userId, about: [ref_type, ref_id], isMailed, ...notice }: NewNotice, now: Date) => ({
  ...notice,
  user_id: userId,
  ref_type,
  ref_id,
  actor_id: null,
  in_app: chosen('in_app', userId, notice.topic),
  mail_due: isMailed ? chosen('mail', userId, notice.topic) : sql<boolean>`false`,
  read_at: null,
  created_at: now,
});

/** Tells members something, in the transaction that did it; what was told before stays as it is. */
export async function insertNotices(tx: Queryable, notices: readonly NewNotice[], now: Date): Promise<void> {
  if (notices.length === 0) return;
  await tx
    .insertInto('notices')
    .values(notices.map((notice) => rowOf(notice, now)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One more person did it: the notice of this stretch of hours is new again, once for each of them. */
export async function gatherNotice(
  tx: Queryable,
  notice: NewNotice,
  actorId: number,
  now: Date,
): Promise<void> {
  const { id } = await tx
    .insertInto('notices')
    .values(rowOf(notice, now))
    .onConflict((conflict) =>
      conflict.constraint('notices_once').doUpdateSet({ topic: (eb) => eb.ref('excluded.topic') }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const added = await tx
    .insertInto('notice_actors')
    .values({ notice_id: id, actor_id: actorId, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('actor_id')
    .executeTakeFirst();
  if (added) await recount(tx, [id], { read_at: null, created_at: now });
}

/** Somebody took it back: they are gone from every notice of it, and one of nobody goes unless it was read. */
export async function scatterNotice(
  tx: Queryable,
  { type, about }: { type: string; about: readonly [type: string, id: number] },
  actorId: number,
): Promise<void> {
  const gone = await tx
    .deleteFrom('notice_actors')
    .using('notices')
    .whereRef('notices.id', '=', 'notice_actors.notice_id')
    .where('notices.type', '=', type)
    .where('notices.ref_type', '=', about[0])
    .where('notices.ref_id', '=', about[1])
    .where('notice_actors.actor_id', '=', actorId)
    .returning('notice_actors.notice_id as id')
    .execute();
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await recount(tx, ids, {});
  await tx
    .deleteFrom('notices')
    .where('id', 'in', ids)
    .where('actor_count', '=', 0)
    .where('read_at', 'is', null)
    .execute();
}

const recount = (tx: Queryable, ids: readonly number[], change: { read_at?: null; created_at?: Date }) =>
  tx
    .updateTable('notices')
    .set({
      ...change,
      actor_count: sql<number>`(select count(*) from notice_actors a where a.notice_id = notices.id)`,
      actor_id: sql<
        number | null
      >`(select a.actor_id from notice_actors a where a.notice_id = notices.id order by a.at desc limit 1)`,
    })
    .where('id', 'in', [...ids])
    .execute();

/** What is gone need not be told of any more. */
export const forgetUnread = (tx: Queryable, [type, id]: readonly [type: string, id: number]) =>
  tx
    .deleteFrom('notices')
    .where('ref_type', '=', type)
    .where('ref_id', '=', id)
    .where('read_at', 'is', null)
    .execute();

export type NoticeFilter = { topic?: Topic | undefined; isUnread: boolean };

const shown = (db: Queryable, userId: number, { topic, isUnread }: NoticeFilter) =>
  db
    .selectFrom('notices')
    .where('user_id', '=', userId)
    .where('in_app', '=', true)
    .$if(topic !== undefined, (query) => query.where('topic', '=', topic ?? 'INFO'))
    .$if(isUnread, (query) => query.where('read_at', 'is', null));

export const findNotices = (db: Queryable, userId: number, filter: NoticeFilter, { page, size }: PageQuery) =>
  shown(db, userId, filter)
    .leftJoin('users', 'users.id', 'notices.actor_id')
    .select([
      'notices.id',
      'notices.type',
      'notices.topic',
      'notices.message',
      'notices.path',
      'notices.read_at',
      'notices.created_at',
      'notices.actor_count',
      ...SHOWN_MEMBER,
    ])
    .orderBy('notices.created_at', 'desc')
    .orderBy('notices.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();

export async function countNotices(db: Queryable, userId: number, filter: NoticeFilter): Promise<number> {
  const row = await shown(db, userId, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** At most `MOST_UNREAD`: what comes after is not counted. */
export async function countUnreadNotices(db: Queryable, userId: number): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select(unreadNotices.as('count'))
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Marks one's own notice; false when there is none. The first time it was read stays. */
export async function markRead(db: Queryable, userId: number, id: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('notices')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(sql<SqlBool>`in_app`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const markAllRead = (db: Queryable, userId: number, now: Date) =>
  db
    .updateTable('notices')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('in_app', '=', true)
    .where('read_at', 'is', null)
    .execute();

export const forgetNotices = (db: Queryable, before: Date) =>
  db.deleteFrom('notices').where('created_at', '<', before).execute();
