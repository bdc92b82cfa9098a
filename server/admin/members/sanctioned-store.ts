import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Locks a member before a decision, which serialises administrators. */
export const lockMemberToJudge = (tx: Queryable, userId: number) =>
  tx
    .selectFrom('users')
    .select(columns(['id', 'email', 'phone', 'role', 'status', 'email_verified_at', 'phone_verified_at']))
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Sets an active member to BLOCKED. */
export const markBlocked = (tx: Queryable, userId: number, now: Date) =>
  tx
    .updateTable('users')
    .set({ status: 'BLOCKED', updated_at: now })
    .where('id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .execute();

/** Reactivates a member without another block in force. */
export const markUnblocked = (tx: Queryable, userId: number, now: Date) =>
  tx
    .updateTable('users')
    .set({ status: 'ACTIVE', updated_at: now })
    .where('id', '=', userId)
    .where('status', '=', 'BLOCKED')
    .where(
      sql<boolean>`not exists (
        select from sanctions where user_id = users.id and kind = 'BLOCK' and lifted_at is null
      )`,
    )
    .execute();
