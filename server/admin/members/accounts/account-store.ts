import type { Queryable } from '../../../db/database.ts';

/** Locks a member for a change of role. */
export const lockForRole = (tx: Queryable, userId: number) =>
  tx
    .selectFrom('users as u')
    .select(['u.id', 'u.nickname', 'u.email', 'u.role', 'u.status'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('mfa')
            .select('user_id')
            .whereRef('user_id', '=', 'u.id')
            .where('enabled_at', 'is not', null),
        )
        .as('hasMfa'),
    )
    .where('u.id', '=', userId)
    .forNoKeyUpdate('u')
    .executeTakeFirst();

/** Sets the role of a member. */
export const setRole = (tx: Queryable, userId: number, role: 'user' | 'admin', now: Date) =>
  tx.updateTable('users').set({ role, updated_at: now }).where('id', '=', userId).execute();
