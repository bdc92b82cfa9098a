import { monthsAfter } from '#domain/kit/time.ts';
import { LOGIN_RECORD_MONTHS, MAIL_DAYS, NICKNAME_REST_DAYS, NOTICE_DAYS } from '#domain/policies/records.ts';
import { daysAfter } from '#domain/trade/order-rules.ts';
import { forgetTags } from '../events/votes/vote-desk-store.ts';
import type { Context } from '../kit/context.ts';
import { forgetMails } from '../mail/mail-store.ts';
import { forgetUnproven } from '../members/joining/sign-up-store.ts';
import { forgetNotices } from '../notices/notice-store.ts';
import { removeTraces } from './trace-store.ts';

/** Attempts count for 15 minutes, and an ended session is of no use: neither is kept longer than people may ask about it. */
const ATTEMPT_DAYS = 1;
const SESSION_DAYS = 30;
/** Longer than any session lives. */
const NETWORK_DAYS = 180;
/** A browser that has not come for so long is a strange one again. */
const DEVICE_DAYS = 90;
/** Who does not prove an address in that time can ask again. */
const UNPROVEN_DAYS = 30;
/** What a link was used for may be asked about for a while. */
const TOKEN_DAYS = 30;
/** Where votes came from may be asked about as long after the winners are known. */
const TAG_DAYS = 90;
const MAIL_WORDS_DAYS = 1;

/** Removes what people have left behind on their way in, request keys, counts, mails and notices that are over. */
export async function sweepTraces({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = {
    attempts: daysAfter(now, -ATTEMPT_DAYS),
    sessions: daysAfter(now, -SESSION_DAYS),
    networks: daysAfter(now, -NETWORK_DAYS),
    devices: daysAfter(now, -DEVICE_DAYS),
    logins: monthsAfter(now, -LOGIN_RECORD_MONTHS),
    tokens: daysAfter(now, -TOKEN_DAYS),
    nicknames: daysAfter(now, -NICKNAME_REST_DAYS),
  };
  await removeTraces(db, before, now);
  await forgetTags(db, daysAfter(now, -TAG_DAYS));
  await forgetUnproven(db, daysAfter(now, -UNPROVEN_DAYS));
  const mails = { words: daysAfter(now, -MAIL_WORDS_DAYS), rows: daysAfter(now, -MAIL_DAYS) };
  await forgetMails(db, mails);
  await forgetNotices(db, daysAfter(now, -NOTICE_DAYS));
}
