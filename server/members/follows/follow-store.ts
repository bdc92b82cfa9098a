import { sql } from 'kysely';
import type { PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../../db/database.ts';
import { lockMembers } from '../../db/locks/lock-member.ts';
import { contains } from '../../db/statements/like-pattern.ts';
import { notApart } from '../../kit/reported-sql.ts';
import { SHOWN_MEMBER } from '../../kit/shown-member-sql.ts';

/** Status of members who can be followed and are counted. */
const LIVE = 'ACTIVE';

/** Query of an active member who is visible to another one. */
const met = (db: Queryable, id: number, byId: number) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', LIVE)
    .where(notApart(byId, 'users.id'));

/**
 * Locks a member who is visible to another one; returns false otherwise. Blocks are read after the
 * lock by a statement of its own, which sees blocks committed during the wait.
 */
export async function lockFollowed(tx: Queryable, id: number, guestId: number): Promise<boolean> {
  await lockMembers(tx, [id]);
  return isMember(tx, id, guestId);
}

/** Returns whether the id is that of an active member whom the reader can see (no block). */
export async function isMember(db: Queryable, id: number, readerId: number): Promise<boolean> {
  return (await met(db, id, readerId).executeTakeFirst()) !== undefined;
}

/** Inserts a follow; returns false if it exists. */
export async function addFollow(tx: Queryable, userId: number, otherId: number, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto('follows')
    .values({ user_id: userId, followed_id: otherId, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Deletes a follow; returns false if there was none. */
export async function removeFollow(tx: Queryable, userId: number, otherId: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('follows')
    .where('user_id', '=', userId)
    .where('followed_id', '=', otherId)
    .returning('user_id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Deletes the follows between two members in both directions. */
export const partFollows = (tx: Queryable, one: number, other: number) =>
  sql`delete from follows where (user_id, followed_id) in ((${one}, ${other}), (${other}, ${one}))`.execute(
    tx,
  );

export type Side = 'followers' | 'followings';
/** Columns of each list: the member whose list it is, and the members listed. */
const COLUMNS = {
  followers: { of: 'followed_id', shown: 'user_id' },
  followings: { of: 'user_id', shown: 'followed_id' },
} as const;

const people = (db: Queryable, side: Side, id: number, readerId: number, q = '') => {
  const { of, shown } = COLUMNS[side];
  return db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', `follows.${shown}`)
    .where(`follows.${of}`, '=', id)
    .where('users.status', '=', LIVE)
    .where(notApart(readerId, 'users.id'))
    .$if(q !== '', (found) => found.where(contains(sql`users.nickname`, q)));
};

/** Counts followers or followings that are visible to the reader and match `q`. */
export async function countPeople(
  db: Queryable,
  side: Side,
  id: number,
  { readerId = 0, q = '' } = {},
): Promise<number> {
  const { count } = await people(db, side, id, readerId, q)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds a page of followers or followings, newest first, with whether the reader follows each. */
export const findPeople = (
  db: Queryable,
  side: Side,
  { id, readerId, q, page, size }: PageQuery & { id: number; readerId: number; q: string },
) =>
  people(db, side, id, readerId, q)
    .select(['users.id', 'follows.at', ...SHOWN_MEMBER])
    .select(
      sql<boolean>`exists (select from follows mine where mine.user_id = ${readerId} and mine.followed_id = users.id)`.as(
        'isFollowing',
      ),
    )
    .orderBy('follows.at', 'desc')
    .orderBy(`follows.${COLUMNS[side].shown}`, 'desc')
    .limit(size)
    .offset(page * size)
    .execute();

/** Returns the ids of the members that a member follows. */
export async function findFollowingIds(db: Queryable, userId: number): Promise<number[]> {
  const rows = await people(db, 'followings', userId, userId)
    .select('users.id')
    .orderBy('users.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns whether a member follows another one. */
export async function isFollowing(db: Queryable, userId: number, otherId: number): Promise<boolean> {
  const row = await people(db, 'followings', userId, userId)
    .select('users.id')
    .where('users.id', '=', otherId)
    .executeTakeFirst();
  return row !== undefined;
}
