import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';

/**
 * Claims notifications whose e-mail is due, oldest first; the e-mail is written in the same
 * transaction.
 */
export async function takeMailDue(tx: Queryable, most: number) {
  const due = await tx
    .selectFrom('notices')
    .innerJoin('users', 'users.id', 'notices.user_id')
    .select(
      columns([
        'notices.id',
        'notices.type',
        'notices.message',
        'notices.path',
        'notices.user_id',
        'users.email',
        'users.status',
        'users.role',
      ]),
    )
    .where('notices.mail_due', '=', true)
    .orderBy('notices.id')
    .limit(most)
    .forUpdate('notices')
    .skipLocked()
    .execute();
  if (due.length > 0)
    await tx
      .updateTable('notices')
      .set({ mail_due: false })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
  return due;
}
export type DueNotice = Awaited<ReturnType<typeof takeMailDue>>[number];
