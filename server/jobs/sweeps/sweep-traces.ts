import { monthsAfter } from '#domain/kit/time/time.ts';
import {
  ATTEMPT_RECORD_DAYS,
  DEVICE_RECORD_DAYS,
  LOGIN_RECORD_MONTHS,
  MAIL_DAYS,
  MAIL_TEXT_DAYS,
  NETWORK_RECORD_DAYS,
  NICKNAME_REST_DAYS,
  NOTICE_DAYS,
  SESSION_RECORD_DAYS,
  TOKEN_RECORD_DAYS,
  UNVERIFIED_DAYS,
  VOTE_NETWORK_DAYS,
} from '#domain/policies/records.ts';
import { daysAfter } from '#domain/trade/orders/order-rules.ts';
import { forgetTags } from '../../events/vote-desk/vote-desk-store.ts';
import type { Context } from '../../kit/context.ts';
import { forgetMails } from '../../mail/mail-store.ts';
import { forgetUnproven } from '../../members/signup/signup-store.ts';
import { forgetNotices } from '../../notices/notice-store.ts';
import { removeTraces } from './trace-store.ts';

/** Returns the times before which each kind of trace is deleted. */
export const traceLimits = (now: Date) => ({
  attempts: daysAfter(now, -ATTEMPT_RECORD_DAYS),
  sessions: daysAfter(now, -SESSION_RECORD_DAYS),
  networks: daysAfter(now, -NETWORK_RECORD_DAYS),
  devices: daysAfter(now, -DEVICE_RECORD_DAYS),
  logins: monthsAfter(now, -LOGIN_RECORD_MONTHS),
  tokens: daysAfter(now, -TOKEN_RECORD_DAYS),
  nicknames: daysAfter(now, -NICKNAME_REST_DAYS),
  voteNetworks: daysAfter(now, -VOTE_NETWORK_DAYS),
  unverified: daysAfter(now, -UNVERIFIED_DAYS),
  mails: { words: daysAfter(now, -MAIL_TEXT_DAYS), rows: daysAfter(now, -MAIL_DAYS) },
  notices: daysAfter(now, -NOTICE_DAYS),
});

/** Deletes expired login traces, idempotency keys, counters, e-mails and notifications. */
export async function sweepTraces({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = traceLimits(now);
  await removeTraces(db, before, now);
  await forgetTags(db, before.voteNetworks);
  await forgetUnproven(db, before.unverified);
  await forgetMails(db, before.mails);
  await forgetNotices(db, before.notices);
}
