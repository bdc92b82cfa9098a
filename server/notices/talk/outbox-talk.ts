import type { Queryable } from '../../db/database.ts';
import type { Clock } from '../../kit/context.ts';
import type { TalkSender } from '../../kit/ports/talk-sender.ts';
import { keepForReading } from '../../mail/queue-mail.ts';

/** Sender of a demonstration: messages are read in the outbox. */
export const outboxTalk = (db: Queryable, clock: Clock): TalkSender => ({
  async send({ phone, memberId, template, text, button }) {
    const content = { subject: `알림톡 ${template}`, paragraphs: text.split('\n\n'), action: button };
    await keepForReading(db, { kind: 'talk', to: phone, memberId }, content, clock.now());
    return true;
  },
});
