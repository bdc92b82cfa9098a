import { inTransaction } from '../db/transaction.ts';
import type { Context } from '../kit/context.ts';
import { takeDue } from './due-store.ts';
import { withinLimit } from './limits/within-limit.ts';
import { insertPushes } from './push/push-store.ts';
import { pushTimes } from './push/push-times.ts';
import { writeMail } from './write-mail.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'jobs' | 'mailer' | 'config' | 'secrets'>;

/** Notifications per run; the rest follows in the next one. */
const MOST = 200;

/**
 * Writes the e-mails and pushes of notifications, which other jobs send; concurrent servers never
 * claim the same. The weekly limit of a member counts a notification once, whatever its channels.
 */
export const sendNotices = (ports: Ports): Promise<void> =>
  inTransaction(ports.db, async (tx) => {
    const now = ports.clock.now();
    const due = await takeDue(tx, MOST);
    const times = await pushTimes(tx, due, now);
    const leaving = due.filter(({ id, mailDue }) => mailDue || times.has(id));
    const sent = await withinLimit(tx, leaving, now);
    for (const notice of sent) if (notice.mailDue) await writeMail(tx, ports, notice);
    await insertPushes(
      tx,
      sent.flatMap(({ id, userId }) => {
        const from = times.get(id);
        return from ? [{ noticeId: id, userId, from }] : [];
      }),
    );
  });
