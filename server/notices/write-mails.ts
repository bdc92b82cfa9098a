import { isFixed } from '#domain/notices/topics.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context } from '../kit/context.ts';
import type { Letter } from '../mail/letter.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { CAUSES, type CauseKind } from './causes.ts';
import { type DueNotice, takeMailDue } from './mail-due-store.ts';
import { pathFor } from './reader-path.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'jobs' | 'mailer' | 'config' | 'secrets'>;

/** Notices of one run, each of which is one mail; what is left waits for the next run. */
const MOST = 200;

const isCause = (type: string): type is CauseKind => Object.hasOwn(CAUSES, type);

/** Writes the mails of notices that go out as one; two servers never take the same. */
export const writeNoticeMails = (ports: Ports): Promise<void> =>
  inTransaction(ports.db, async (tx) => {
    for (const due of await takeMailDue(tx, MOST)) {
      const kind = isCause(due.type) ? CAUSES[due.type].mail : undefined;
      // Who has been shut out or has left gets no mail any more.
      if (!kind || due.status !== 'ACTIVE') continue;
      const addressed = { kind, to: due.email, memberId: due.user_id };
      await queueMail(tx, ports, addressed, letterOf(due, ports.config.publicUrl));
    }
  });

/** What concerns the account cannot be turned off: nobody is told that it can. */
const letterOf = ({ type, message, path, role }: DueNotice, shop: string): Letter => ({
  subject: message,
  paragraphs: [message],
  action: { label: '신발장에서 보기', url: `${shop}${pathFor(role, path)}` },
  notes:
    isCause(type) && isFixed(CAUSES[type].topic)
      ? []
      : [`알림 메일은 설정에서 끌 수 있어요: ${shop}/account-settings?tab=notices`],
});
