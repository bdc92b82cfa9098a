import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import type { Mail } from '#server/kit/ports/mailer.ts';
import { type MailKind, queueMail } from '#server/mail/queue-mail.ts';
import { sendMails } from '#server/mail/send-mails.ts';
import { CAUSES, type CauseKind, type Facts } from '#server/notices/causes.ts';
import { notify } from '#server/notices/notify.ts';
import { sendNotices } from '#server/notices/send-notices.ts';
import { type Person, person } from '../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { setSeoulHour } from '../../support/server/test-clock.ts';

const delivered: Mail[] = [];
let refusals = 0;
const mailer = {
  send: async (mail: Mail) => {
    if (refusals-- > 0) throw new Error('busy');
    delivered.push(mail);
  },
  close: () => {},
};
let shop: TestShop;
let nari: Person;
beforeAll(async () => {
  shop = await startTestShop({ ports: { mailer } });
  nari = await person(shop, 'nari');
});
afterEach(async () => {
  delivered.length = 0;
  refusals = 0;
  for (const table of ['mails', 'notices'] as const) await shop.db.deleteFrom(table).execute();
});
afterAll(() => shop.close());

const at = (hour: string, days = 0) => setSeoulHour(shop.clock, hour, days);
const order = { orderId: 1, orderNo: 'N-1', amount: 1_000 };
const parcel = { orderId: 1, lineId: 1, product: '운동화', others: 0 };
const claim = { orderId: 1, claimId: 1, type: 'RETURN', product: '운동화' } as const;

const won = { eventId: 1, winnerId: 1, title: '겨울 산책' };

const fee = { rateId: 1, basisPoints: 1_200, current: 1_000, from: '2026-12-14', isReplaced: false };

const sales = { batchId: 1, orderId: 1, orders: 2 };

type Row = { [K in CauseKind]: [kind: K, when: 'AT_ONCE' | 'BY_DAY', facts: Facts[K]] }[CauseKind];
/** Every cause with an e-mail, and when it is sent. */
const MAILED: readonly Row[] = [
  ['ORDER_PLACED', 'AT_ONCE', order],
  ['ORDER_SHIPPED', 'AT_ONCE', parcel],
  ['ORDER_CANCELLED', 'AT_ONCE', { ...parcel, reason: '재고가 없어요' }],
  ['DELIVERY_LATE', 'BY_DAY', { ...parcel, points: 1_000 }],
  ['SALE_LATE', 'BY_DAY', parcel],
  ['DELIVERY_DELAYED', 'BY_DAY', { ...parcel, day: '2026-11-30', reason: '태풍' }],
  ['LATE_CANCELLED', 'AT_ONCE', parcel],
  ['SALE_CANCELLED', 'AT_ONCE', parcel],
  ['SALE_NOT_RECEIVED', 'BY_DAY', { ...parcel, disputeId: 1 }],
  ['DELIVERY_DECIDED', 'BY_DAY', { ...parcel, disputeId: 1, lastDay: '2026-11-30' }],
  ['SALE_PLACED', 'BY_DAY', sales],
  ['SALE_CLAIMED', 'BY_DAY', sales],
  ['SALE_WITHDRAWN', 'BY_DAY', sales],
  ['SALE_SUMMARY', 'BY_DAY', { day: '2026-11-20', unsent: 2, late: 1, claims: 0 }],
  ['SHOP_FEE_CHANGED', 'BY_DAY', fee],
  ['REFUND_PAID', 'AT_ONCE', { ...order, refundId: 1, returnFee: { outbound: 0, inbound: 3_000 } }],
  ['CLAIM_COMPLETED', 'BY_DAY', claim],
  ['CLAIM_REJECTED', 'BY_DAY', claim],
  ['LOGIN_UNLOCKED', 'AT_ONCE', { at: new Date('2026-11-20T03:00:00Z') }],
  ['SESSIONS_ENDED', 'AT_ONCE', { at: new Date('2026-11-20T03:00:00Z') }],
  ['EVENT_WON', 'BY_DAY', { ...won, prize: '2,000P' }],
  ['EVENT_PRIZE_REVOKED', 'BY_DAY', { ...won, reason: '부정 참여' }],
  ['APPEAL_DECIDED', 'BY_DAY', { appealId: 1, isGranted: true, isVote: false }],
];

it('night e-mails: the table has a row for every cause with an e-mail', () => {
  const mailed = Object.entries(CAUSES).flatMap(([kind, { mail }]) => (mail ? [kind] : []));
  expect(MAILED.map(([kind]) => kind).sort()).toEqual(mailed.sort());
});

const tell = <K extends CauseKind>(kind: K, facts: Facts[K]) =>
  notify(shop.db, kind, [{ userId: nari.id, facts }], shop.clock.now());
const nextAt = async () => (await shop.db.selectFrom('mails').select('next_at').executeTakeFirst())?.next_at;

/** Both sides of each limit: time of the notification, and earliest time of its e-mail. */
const HOURS = [
  ['20:59', 0, '20:59', 0],
  ['21:00', 0, '08:00', 1],
  ['23:59', 0, '08:00', 1],
  ['00:00', 1, '08:00', 1],
  ['07:59', 1, '08:00', 1],
  ['08:00', 1, '08:00', 1],
] as const;

it.each(MAILED.flatMap((row) => HOURS.map((hours) => [...row, ...hours] as const)))(
  'night e-mails: %s goes out %s (%o, written at %s)',
  async (kind, when, facts, hour, day, dayHour, dayAfter) => {
    at(hour, day);
    await tell(kind, facts);
    await sendNotices(shop.ports);
    if (when === 'BY_DAY') at(dayHour, dayAfter);
    expect(await nextAt()).toEqual(shop.clock.now());
  },
);

it.each<[MailKind, boolean]>([
  ['new-device', true],
  ['password-changed', true],
  ['mfa-changed', true],
  ['reset', true],
  ['unlock', true],
  ['sanction', true],
  ['refund', true],
  ['order-placed', true],
  ['case-decided', false],
])('night e-mails: the kind %s goes out at night: %s', async (kind, goes) => {
  at('23:30');
  const letter = { subject: '알려 드려요', paragraphs: ['알려 드려요.'] };
  await inTransaction(shop.db, (tx) =>
    queueMail(tx, shop.ports, { kind, to: nari.email, memberId: nari.id }, letter),
  );
  await sendMails({ ...shop.ports, log: shop.app.log });
  expect(delivered).toHaveLength(goes ? 1 : 0);
});

it('night e-mails: a failed attempt is retried by day', async () => {
  at('20:58');
  await tell('CLAIM_COMPLETED', claim);
  await sendNotices(shop.ports);
  refusals = 1;
  const send = () => sendMails({ ...shop.ports, log: shop.app.log });
  await send();
  at('21:00');
  await send();
  at('07:59', 1);
  await send();
  expect(delivered).toEqual([]);
  at('08:00', 1);
  await send();
  expect(delivered).toHaveLength(1);
});
