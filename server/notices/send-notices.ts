import { inTransaction } from '../db/transaction.ts';
import type { Context } from '../kit/context.ts';
import { type DueNotice, takeDue } from './due-store.ts';
import { withinLimit } from './limits/within-limit.ts';
import { insertPushes } from './push/push-store.ts';
import { pushTimes } from './push/push-times.ts';
import { insertTalks } from './talk/talk-store.ts';
import { writeMail } from './write-mail.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'jobs' | 'mailer' | 'talk' | 'config' | 'secrets'>;

/** Notifications per run; the rest follows in the next one. */
const MOST = 200;

/** Returns whether a notification goes by KakaoTalk; who has read it in the shop needs no message. */
const isTalked = ({ talk }: Pick<Ports, 'talk'>, { talkDue, readAt, status }: DueNotice): boolean =>
  talk !== null && talkDue && !readAt && status === 'ACTIVE';

/**
 * Writes the e-mails, pushes and messages by KakaoTalk of notifications, which other jobs send; concurrent servers never
 * claim the same. The weekly limit of a member counts a notification once, whatever its channels.
 */
export const sendNotices = (ports: Ports): Promise<void> =>
  inTransaction(ports.db, async (tx) => {
    const now = ports.clock.now();
    const due = await takeDue(tx, MOST);
    const times = await pushTimes(tx, due, now);
    const talked = new Set(due.filter((notice) => isTalked(ports, notice)).map(({ id }) => id));
    const leaving = due.filter(({ id, mailDue }) => mailDue || times.has(id) || talked.has(id));
    const sent = await withinLimit(tx, leaving, now);
    for (const notice of sent) if (notice.mailDue) await writeMail(tx, ports, notice);
    await insertPushes(
      tx,
      sent.flatMap(({ id, userId }) => {
        const from = times.get(id);
        return from ? [{ noticeId: id, userId, from }] : [];
      }),
    );
    const ids = sent.map(({ id }) => id).filter((id) => talked.has(id));
    await insertTalks(tx, ids, now);
  });
