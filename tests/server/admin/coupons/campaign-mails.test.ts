import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { continueIssue } from '#server/admin/coupons/issue-service.ts';
import type { Mail } from '#server/kit/ports/mailer.ts';
import { sendMails } from '#server/mail/send-mails.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { setSeoulHour } from '../../../support/server/test-clock.ts';

const BASE = '/api/admin/coupon-campaigns';
const delivered: Mail[] = [];
const mailer = { send: async (mail: Mail) => void delivered.push(mail), close: () => {} };
let shop: TestShop;
let admin: ReturnType<TestShop['as']>;
let wants: Person;
let silent: Person;
beforeAll(async () => {
  shop = await startTestShop({ ports: { mailer } });
  await addCrowd(shop, 2, 80_000);
  [wants, silent] = [await person(shop, 'crowd-80000'), await person(shop, 'crowd-80001')];
  await shop.db
    .updateTable('users')
    .set({ created_at: new Date('2019-05-05T00:00:00Z') })
    .where('id', 'in', [wants.id, silent.id])
    .execute();
});
beforeEach(() => agree(true));
afterEach(async () => {
  delivered.length = 0;
  setSeoulHour(shop.clock, '12:00');
  for (const table of ['mails', 'consents', 'notices'] as const) await shop.db.deleteFrom(table).execute();
});
afterAll(() => shop.close());

const agree = (agreed: boolean) =>
  shop.db
    .insertInto('consents')
    .values({ ...row, agreed, user_id: wants.id, at: shop.clock.now() })
    .execute();
const row = { document: 'MARKETING', version: '2026-11-01', via: 'SETTINGS' };

let codes = 0;
/** Creates a campaign. */
async function begin(terms: Record<string, unknown> = {}) {
  codes += 1;
  // Elevates again, because hours have passed.
  admin = (await person(shop, 'admin')).call;
  const form = {
    name: `걷기 ${codes}`,
    code: `MAIL-${codes}`,
    endsAt: '2027-06-01T00:00:00.000Z',
    discountType: 'FIXED_DISCOUNT',
    discountValue: 1_000,
    validDays: 7,
    issueLimit: 10,
    ...terms,
  };
  const path = `${BASE}/${(await admin.post(BASE, form)).body.data.campaignId}`;
  const issue = async (): Promise<number> => {
    const both = { joinedFrom: '2019-05-05', joinedTo: '2019-05-05' };
    return (await admin.post(`${path}/issues`, both)).body.data.issueId;
  };
  return { name: form.name, issue };
}
const give = (issueId: number) => continueIssue(shop.ports, issueId);
const mails = () =>
  shop.db.selectFrom('mails').select(['kind', 'recipient', 'subject', 'text', 'next_at']).execute();
const told = async () =>
  (await shop.db.selectFrom('notices').select('user_id').where('type', '=', 'COUPON_GIVEN').execute()).map(
    ({ user_id }) => user_id,
  );
const send = () => sendMails({ ...shop.ports, log: shop.app.log });

it('campaign mails go only to members who consented, marked as advertising with an opt-out; everybody gets a notice', async () => {
  const { name, issue } = await begin({ minOrderAmount: 30_000, freeShipping: true });
  await give(await issue());
  const [mail, ...others] = await mails();
  expect([mail?.kind, mail?.recipient, others]).toEqual(['offer', wants.email, []]);
  expect(mail?.subject).toBe(`(광고) ${name} 쿠폰을 받았어요`);
  expect(mail?.text).toMatch(
    /30,000원 이상 구매하면 1,000원 할인 \+ 무료 배송[\s\S]*2026년 11월 28일까지[\s\S]*\/mypage\/coupons/,
  );
  expect(mail?.text).toMatch(
    /\/account-settings\?tab=privacy[\s\S]*보내는 곳: 신발장[\s\S]*수신 거부: \S+\/unsubscribe\?token=/,
  );
  expect((await told()).sort()).toEqual([wants.id, silent.id].sort());
  await send();
  expect(delivered.map(({ to, unsubscribeUrl }) => [to, typeof unsubscribeUrl])).toEqual([
    [wants.email, 'string'],
  ]);
});

it('campaign mails are written once per member and campaign, whoever issues it and however often', async () => {
  const { issue } = await begin();
  const first = await issue();
  await Promise.all([1, 2, 3].map(() => give(first)));
  await give(await issue());
  expect(await mails()).toHaveLength(1);
  const other = await begin();
  await give(await other.issue());
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([wants.email, wants.email]);
});

it('campaign mails are written only for issued coupons: a campaign that is stopped in between', async () => {
  const { issue } = await begin();
  const issueId = await issue();
  const dying = {
    ...shop.ports.jobs,
    send: async () => {
      throw new Error('killed');
    },
  };
  await expect(continueIssue({ ...shop.ports, jobs: dying }, issueId)).rejects.toThrow('killed');
  expect([await mails(), await told()]).toEqual([[], []]);
  await give(issueId);
  expect([await mails(), await told()]).toMatchObject([{ length: 1 }, { length: 2 }]);
});

it.each([
  ['20:59', 0],
  ['21:00', 1],
])('campaign mails: issued at %s they go out on that day or the next morning', async (hour, days) => {
  setSeoulHour(shop.clock, hour);
  const { issue } = await begin();
  await give(await issue());
  expect(await told()).toHaveLength(2);
  await send();
  expect(delivered).toHaveLength(1 - days);
  setSeoulHour(shop.clock, '07:59', 1);
  await send();
  expect(delivered).toHaveLength(1 - days);
  setSeoulHour(shop.clock, '08:00', 1);
  await send();
  expect(delivered).toHaveLength(1);
});

it('campaign mails are not sent in the morning to members who opted out at night', async () => {
  setSeoulHour(shop.clock, '23:00');
  const { issue } = await begin();
  await give(await issue());
  await agree(false);
  setSeoulHour(shop.clock, '08:00', 1);
  await send();
  expect([delivered, await mails()]).toEqual([[], []]);
});
