import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '#server/config.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { jobsOn } from '#server/jobs/queue/job-queue.ts';
import { sealingWith } from '#server/kit/secrets/sealing.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { smtpMailer } from '#server/mail/smtp.ts';
import type { RunningShop } from '#server/start-shop.ts';
import type { startSmtp } from '../../../tests/support/stand-ins/smtp-stand-in.ts';

type Smtp = Awaited<ReturnType<typeof startSmtp>>;
export type Sent = { seconds: number; delivered: number; twice: number };

const PATIENCE_MS = 180_000;
/** One that comes twice comes late. */
const AFTER_MS = 3_000;

/** Queues mails in one transaction and waits until the shop's own workers have sent them to the mail server. */
export async function sendMany(shop: RunningShop, smtp: Smtp, count: number): Promise<Sent> {
  const { db } = shop.opened;
  const clock = { now: () => new Date() };
  const mailer = smtpMailer(smtp.url, 'shop@sinbaljang.test');
  const secrets = sealingWith(Buffer.alloc(32, 7));
  const ports = { clock, jobs: jobsOn(db, clock), mailer, secrets, config: readConfig({}) };
  await inTransaction(db, async (tx) => {
    for (let index = 0; index < count; index += 1)
      await queueMail(
        tx,
        ports,
        { kind: 'verify', to: `member-${index}@sinbaljang.test`, memberId: null },
        { subject: '메일 주소를 확인해 주세요', paragraphs: ['아래를 눌러 주세요.'] },
      );
  });
  mailer.close();
  const began = performance.now();
  while (smtp.delivered.length < count && performance.now() - began < PATIENCE_MS) await sleep(20);
  const seconds = (performance.now() - began) / 1_000;
  await sleep(AFTER_MS);
  const recipients = smtp.delivered.flatMap(({ to }) => to);
  const delivered = new Set(recipients).size;
  return { seconds, delivered, twice: recipients.length - delivered };
}
