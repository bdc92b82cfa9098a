import type { InquiryDeskQuery } from '#domain/inquiries/inquiry-desk.ts';
import { toPaged } from '#domain/kit/page.ts';
import { audit } from '../kit/audit/audit-log.ts';
import type { Context } from '../kit/context.ts';
import type { IdempotentRequest } from '../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../kit/idempotency/idempotent.ts';
import { notify } from '../notices/notify.ts';
import { countWaiting, findByIds, findOfDesk } from './inquiry-read-store.ts';
import type { Reader } from './inquiry-rows-sql.ts';
import { lockForStep, type Written, writeWithPictures } from './inquiry-service.ts';
import { markWritten } from './inquiry-store.ts';
import { toInquiryWire } from './to-inquiry-wire.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Returns a page of the inquiries of a desk with the number that wait, in three statements. */
export async function listDesk({ db }: Ports, reader: Reader, query: InquiryDeskQuery) {
  const { ids, total } = await findOfDesk(db, reader, query);
  const rows = await findByIds(db, ids);
  return { ...toPaged(rows.map(toInquiryWire), query, total), waiting: await countWaiting(db, reader) };
}

/** Answers an open inquiry of a desk; the member is notified, and an answer of the shop is in the audit log. */
export const answerInquiry = (
  ports: Ports,
  reader: Reader,
  { id: inquiryId, content, pictureIds }: Written,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const { inquiry, state } = await lockForStep(tx, inquiryId, reader, () => 'ANSWER');
    const message = { inquiryId, author: reader.as, authorId: reader.id, content, pictureIds };
    const messageId = await writeWithPictures(tx, message, now);
    await markWritten(tx, inquiryId, state, now);
    if (reader.as === 'SHOP')
      await audit(
        tx,
        { action: 'INQUIRY_ANSWERED', target: ['INQUIRY', inquiryId], detail: { messageId } },
        now,
      );
    const facts = { inquiryId, messageId, isStore: reader.as === 'STORE' };
    await notify(tx, 'INQUIRY_ANSWERED', [{ userId: inquiry.userId, facts }], now);
    return { messageId };
  });
