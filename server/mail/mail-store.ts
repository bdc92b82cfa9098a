import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import { changeInSlices, removeInSlices } from '../db/statements/in-slices.ts';

/** E-mail to be stored. */
export type NewMail = {
  memberId: number | null;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** Inserts an e-mail and returns its id. */
export async function insertMail(
  db: Queryable,
  { memberId, to, ...mail }: NewMail,
  { state, from, now }: { state: 'QUEUED' | 'KEPT'; from: Date; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('mails')
    .values({
      ...mail,
      member_id: memberId,
      recipient: to,
      state,
      next_at: from,
      created_at: now,
      sent_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** E-mail claimed for sending. */
export type ClaimedMail = {
  id: number;
  kind: string;
  memberId: number | null;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attempts: number;
};

/** Claims a due e-mail for this process until `until`. */
export const claimMail = (
  db: Queryable,
  now: Date,
  until: Date,
  id?: number,
): Promise<ClaimedMail | undefined> =>
  db
    .updateTable('mails')
    .set({ next_at: until, attempts: sql<number>`attempts + 1` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails as due')
        .select('due.id')
        .where('due.state', '=', 'QUEUED')
        .where('due.next_at', '<=', now)
        .$if(id !== undefined, (query) => query.where('due.id', '=', id ?? 0))
        .orderBy('due.next_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns(['id', 'kind', 'member_id', 'recipient', 'subject', 'text', 'html', 'attempts']))
    .executeTakeFirst();

/** Most e-mails shown in the outbox. */
const SHOWN = 50;

/** Finds the latest e-mails, newest first, optionally to one recipient. */
export const latestMails = (db: Queryable, to: string) =>
  db
    .selectFrom('mails')
    .select(columns(['id', 'recipient', 'kind', 'subject', 'text', 'state', 'created_at']))
    .$if(to !== '', (query) => query.where('recipient', '=', to.toLowerCase()))
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
export type KeptMail = Awaited<ReturnType<typeof latestMails>>[number];

/** Marks a queued e-mail as sent. */
export async function noteSent(db: Queryable, id: number, now: Date): Promise<void> {
  await db.updateTable('mails').set({ state: 'SENT', sent_at: now }).where('id', '=', id).execute();
}

/** Schedules the next attempt; null marks it as failed, which needs manual attention. */
export async function noteUnsent(db: Queryable, id: number, nextAt: Date | null): Promise<void> {
  await db
    .updateTable('mails')
    .set(nextAt ? { next_at: nextAt } : { state: 'FAILED' })
    .where('id', '=', id)
    .execute();
}

/** Postpones an e-mail outside its hours without counting an attempt. */
export async function putOff(db: Queryable, id: number, nextAt: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ next_at: nextAt, attempts: sql<number>`attempts - 1` })
    .where('id', '=', id)
    .execute();
}

/** Deletes an e-mail that is no longer wanted. */
export async function dropMail(db: Queryable, id: number): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

/** Erases the text of sent e-mails and deletes old rows. */
export async function forgetMails(db: Queryable, before: { words: Date; rows: Date }): Promise<void> {
  await changeInSlices(
    db,
    'mails',
    sql`text = '', html = ''`,
    sql`state = 'SENT' and sent_at < ${before.words} and text <> ''`,
  );
  await removeInSlices(db, 'mails', sql`created_at < ${before.rows}`);
}
