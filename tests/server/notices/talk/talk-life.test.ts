import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { settleAll } from '../../../support/members/withdrawal.ts';
import { startTalkShop, type TalkShop } from '../../../support/notices/talk-shop.ts';
import { buyDelivered } from '../../../support/orders/delivered.ts';
import { optionsInStock } from '../../../support/orders/shopping.ts';

let talk: TalkShop;
let nari: Person;
let haeun: Person;
beforeAll(async () => {
  talk = await startTalkShop();
  [nari, haeun] = [await person(talk.shop, 'nari'), await person(talk.shop, 'haeun')];
  await talk.givePhone(nari, '01044440001');
  await talk.givePhone(haeun, '01044440002');
});
afterAll(() => talk.shop.close());

const shipped = (orderId: number) =>
  talk.sent.find(
    ({ template, button }) => template.startsWith('sbj-shipped') && button.url.endsWith(`/${orderId}`),
  );
const ofMember = async ({ id }: Person) => ({
  notices: await talk.shop.db.selectFrom('notices').select('id').where('user_id', '=', id).execute(),
  talks: await talk.shop.db
    .selectFrom('talks')
    .innerJoin('notices', 'notices.id', 'talks.notice_id')
    .select('notices.id')
    .where('user_id', '=', id)
    .execute(),
});

it('an order is followed by messages to its buyer, with the parcel that the seller has named', async () => {
  const [first, second] = await optionsInStock(talk.shop, 2);
  if (!first || !second) throw new Error('two options in stock are missing');
  const parcel = { carrier: 'HANJIN', trackingNumber: '123456789012' };
  const hers = await buyDelivered(talk.shop, nari.call, [first], parcel);
  const his = await buyDelivered(talk.shop, haeun.call, [second]);
  await talk.send();
  const templates = (phone: string) =>
    talk.sent
      .filter((one) => one.phone === phone)
      .map(({ template }) => template)
      .toSorted();
  expect(templates('01044440001')).toEqual(['sbj-delivered', 'sbj-order-placed', 'sbj-shipped']);
  expect(templates('01044440002')).toEqual(['sbj-delivered', 'sbj-order-placed', 'sbj-shipped-own']);
  expect(shipped(hers)).toMatchObject({
    phone: '01044440001',
    values: { 택배사: '한진택배', 송장번호: '123456789012', 경로: `my-orders/${hers}` },
  });
  expect(shipped(his)?.phone).toBe('01044440002');
});

it('the export has what was sent and chosen, of its member alone', async () => {
  await haeun.call.put('/api/users/me/notification-settings', {
    topic: 'CLAIM',
    inApp: true,
    mail: true,
    talk: true,
  });
  const exported = async ({ call }: Person) => {
    const { notices, noticeSettings } = (await call.get('/api/users/me/export')).body;
    return { notices, noticeSettings };
  };
  const [hers, his] = [await exported(nari), await exported(haeun)];
  const sentBy = ({
    notices,
  }: {
    notices: { talked_at: string | null; talk_words: { template: string } | null }[];
  }) => notices.flatMap(({ talked_at: at, talk_words: words }) => (at ? [words?.template] : [])).toSorted();
  expect(sentBy(hers)).toEqual(['sbj-delivered', 'sbj-order-placed', 'sbj-shipped']);
  expect(sentBy(his)).toEqual(['sbj-delivered', 'sbj-order-placed', 'sbj-shipped-own']);
  expect(hers.noticeSettings).toEqual([]);
  expect(his.noticeSettings).toMatchObject([{ topic: 'CLAIM', talk: true }]);
});

it('a member who leaves takes sent and waiting messages along, and gets no further one', async () => {
  const parcel = { orderId: 1, lineId: 900_001, product: '운동화', others: 0 };
  talk.provider.answer = () => {
    throw new Error('timeout');
  };
  for (const who of [nari, haeun]) await talk.notify('DELIVERY_LATE', who, { ...parcel, points: 0 });
  await talk.send();
  talk.provider.answer = () => true;
  expect((await ofMember(nari)).talks).toHaveLength(1);
  await settleAll(talk.shop, nari);
  const left = await nari.call.delete('/api/users/withdraw', { email: nari.email, password: DEMO_PASSWORD });
  expect(left.status).toBe(200);
  talk.sent.length = 0;
  talk.shop.clock.advance(60_000);
  await talk.send();
  expect(talk.sent.map(({ phone }) => phone)).toEqual(['01044440002']);
  expect(await ofMember(nari)).toEqual({ notices: [], talks: [] });
  expect((await ofMember(haeun)).notices.length).toBeGreaterThan(0);
});
