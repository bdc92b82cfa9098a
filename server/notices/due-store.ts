import { type SqlBool, sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';

/**
 * Claims notifications that are due to leave the shop, oldest first; e-mails, pushes and messages
 * by KakaoTalk are written in the same transaction.
 */
export async function takeDue(tx: Queryable, most: number) {
  const due = await tx
    .selectFrom('notices')
    .innerJoin('users', 'users.id', 'notices.user_id')
    .select(
      columns([
        'notices.id',
        'notices.type',
        'notices.topic',
        'notices.message',
        'notices.path',
        'notices.user_id',
        'notices.mail_due',
        'notices.push_due',
        'notices.talk_due',
        'notices.read_at',
        'users.email',
        'users.status',
        'users.role',
      ]),
    )
    .where(sql<SqlBool>`notices.mail_due or notices.push_due or notices.talk_due`)
    .orderBy('notices.id')
    .limit(most)
    .forUpdate('notices')
    .skipLocked()
    .execute();
  if (due.length > 0)
    await tx
      .updateTable('notices')
      .set({ mail_due: false, push_due: false, talk_due: false })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
  return due;
}
export type DueNotice = Awaited<ReturnType<typeof takeDue>>[number];
