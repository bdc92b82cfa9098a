import { isFixed } from '#domain/notices/topics.ts';
import type { Queryable } from '../db/database.ts';
import type { Context } from '../kit/context.ts';
import type { EmailContent } from '../mail/email-content.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { CAUSES, type CauseKind } from './causes.ts';
import type { DueNotice } from './due-store.ts';
import { pathFor } from './reader-path.ts';

type Ports = Pick<Context, 'clock' | 'jobs' | 'mailer' | 'config' | 'secrets'>;

const isCause = (type: string): type is CauseKind => Object.hasOwn(CAUSES, type);

/** Writes the e-mail of a notification; banned and withdrawn members get none. */
export async function writeMail(tx: Queryable, ports: Ports, due: DueNotice): Promise<void> {
  const kind = isCause(due.type) ? CAUSES[due.type].mail : undefined;
  if (!kind || due.status !== 'ACTIVE') return;
  const addressed = { kind, to: due.email, memberId: due.userId };
  await queueMail(tx, ports, addressed, letterOf(due, ports.config.publicUrl));
}

/**
 * Builds the e-mail of a notification; a topic that cannot be turned off has no hint to the
 * settings.
 */
const letterOf = ({ type, message, path, role }: DueNotice, shop: string): EmailContent => ({
  subject: message,
  paragraphs: [message],
  action: { label: '신발장에서 보기', url: `${shop}${pathFor(role, path)}` },
  notes:
    isCause(type) && isFixed(CAUSES[type].topic)
      ? []
      : [`알림 메일은 설정에서 끌 수 있어요: ${shop}/account-settings?tab=notices`],
});
