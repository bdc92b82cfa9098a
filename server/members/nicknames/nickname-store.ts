import { sql } from 'kysely';
import { NICKNAME_REST_DAYS } from '#domain/policies/records.ts';
import type { Queryable } from '../../db/database.ts';
import { LOCK_KEYS } from '../../db/locks/lock-keys.ts';
import { columns } from '../../db/statements/columns.ts';

const DAY_MS = 86_400_000;

/** Party that asks for a nickname, whose own reservations do not count. */
export type NameAsker = { accountId?: number; emailTag?: string };

const skeleton = sql<string>`coalesce(users.nickname_skeleton, lower(users.nickname))`;

/** Returns which of these skeletons are taken by another member or reserved by another sign-up. */
export async function takenNames(
  db: Queryable,
  skeletons: readonly string[],
  { accountId = 0, emailTag = '' }: NameAsker,
  now: Date,
): Promise<Set<string>> {
  const users = await db
    .selectFrom('users')
    .select(skeleton.as('skeleton'))
    .where(skeleton, 'in', skeletons)
    .where('id', '<>', accountId)
    .where((eb) =>
      eb.or([
        eb('status', '<>', 'DELETED'),
        eb('withdrawn_at', '>', new Date(now.getTime() - NICKNAME_REST_DAYS * DAY_MS)),
      ]),
    )
    .execute();
  const asked = await db
    .selectFrom('sign_ups')
    .select(columns(['nickname_skeleton as skeleton', 'email_tag']))
    .where('nickname_skeleton', 'in', skeletons)
    .execute();
  const taken = new Set(users.map((row) => row.skeleton));
  // A repeated sign-up may reserve its nickname again; otherwise the second response would reveal
  // the outcome of the first.
  for (const row of asked) {
    if (row.emailTag === emailTag) taken.delete(row.skeleton);
    else taken.add(row.skeleton);
  }
  return taken;
}

/** Fields that decide which of two members keeps a nickname: the older account. */
export type Named = { id: number; nickname: string; email: string; createdAt: Date };

const named = (db: Queryable) =>
  db
    .selectFrom('users')
    .select(columns(['id', 'nickname', 'email', 'created_at']))
    .where('status', '<>', 'DELETED')
    .orderBy('created_at')
    .orderBy('id')
    .forNoKeyUpdate();

/** Locks members without a skeleton, oldest first; one server at a time. */
export async function lockUnmeasured(tx: Queryable, most: number): Promise<Named[]> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEYS.nicknames)})`.execute(tx);
  return named(tx).where('nickname_skeleton', 'is', null).limit(most).execute();
}

/** Locks members, deleted ones apart, whose nicknames look like one of these (the same skeleton). */
export const lockLookalikes = (tx: Queryable, skeletons: readonly string[]) =>
  named(tx).select(skeleton.as('skeleton')).where(skeleton, 'in', skeletons).execute();

/** Stores the skeletons of nicknames. */
export async function keepSkeletons(
  tx: Queryable,
  measured: readonly { id: number; skeleton: string }[],
): Promise<void> {
  if (measured.length === 0) return;
  const rows = sql.join(measured.map(({ id, skeleton: of }) => sql`(${id}::bigint, ${of}::text)`));
  await sql`
    update users set nickname_skeleton = m.skeleton from (values ${rows}) as m (id, skeleton)
    where users.id = m.id`.execute(tx);
}

/** Sets the nickname and its skeleton of a member. */
export async function renameMember(
  tx: Queryable,
  id: number,
  name: { nickname: string; nickname_skeleton: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...name, updated_at: now })
    .where('id', '=', id)
    .execute();
}
