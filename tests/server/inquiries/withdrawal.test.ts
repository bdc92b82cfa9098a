import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { monthsAfter } from '#domain/kit/time/time.ts';
import { DISPUTE_RECORD_YEARS } from '#domain/policies/records.ts';
import { sweepRecords } from '#server/jobs/sweeps/sweep-records.ts';
import { type Person, person } from '../../support/members/people.ts';
import { settleAll } from '../../support/members/withdrawal.ts';
import { twoStores } from '../../support/orders/delivered.ts';
import { boughtLine, inquire, threadOf } from '../../support/orders/inquiries.ts';
import { sellerOf } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;

let shop: TestShop;
let mine: Person;
let theirs: Person;
let seller: Caller;
let own: number;
let foreign: number;
beforeAll(async () => {
  shop = await startTestShop();
  const [option] = await twoStores(shop);
  [mine, theirs] = [await person(shop, 'minjun'), await person(shop, 'doyun')];
  seller = await sellerOf(shop, option.product_id);
  own = await inquire(mine.call, await boughtLine(shop, mine.call, option));
  foreign = await inquire(theirs.call, await boughtLine(shop, theirs.call, option));
  await seller.post(`/api/seller/inquiries/${own}/messages`, { content: '네, 보냈어요.' });
});
afterAll(() => shop.close());

it('export contains the own inquiries with their messages, and none of another member', async () => {
  const { inquiries, inquiryMessages } = (await mine.call.get('/api/users/me/export')).body;
  const ids = inquiries.map(({ id }: { id: number }) => id);
  expect([ids.includes(own), ids.includes(foreign)]).toEqual([true, false]);
  const of = (wanted: number) =>
    inquiryMessages.filter(({ inquiry_id }: { inquiry_id: number }) => inquiry_id === wanted).length;
  expect([of(own), of(foreign)]).toEqual([2, 0]);
});

it('withdrawal closes the own inquiries and anonymises them; their texts are erased after the legal period', async () => {
  await settleAll(shop, mine);
  const { status } = await mine.call.delete('/api/users/withdraw', { email: mine.email, keepPosts: true });
  expect(status).toBe(200);
  const { body } = await seller.get(`/api/seller/inquiries/${own}`);
  expect([body.data.state, body.data.userName]).toEqual(['CLOSED', '탈퇴한 회원']);
  const late = await seller.post(`/api/seller/inquiries/${own}/messages`, { content: '늦은 답변이에요.' });
  expect(late.body.code).toBe('INQUIRY_CLOSED');
  expect((await threadOf(theirs.call, foreign)).state).toBe('WAITING');
  const before = monthsAfter(shop.clock.now(), -12 * DISPUTE_RECORD_YEARS);
  const withdrawnAt = new Date(before.getTime() + 60_000);
  const texts = async () =>
    (
      await shop.db
        .selectFrom('inquiry_messages')
        .select(['inquiry_id', 'content'])
        .where('inquiry_id', 'in', [own, foreign])
        .where('content', '=', '')
        .execute()
    ).map(({ inquiry_id }) => inquiry_id);
  await sql`update users set withdrawn_at = ${withdrawnAt} where id = ${mine.id}`.execute(shop.db);
  await sweepRecords(shop.ports);
  expect(await texts()).toEqual([]);
  await sql`update users set withdrawn_at = ${new Date(before.getTime() - 1)} where id = ${mine.id}`.execute(
    shop.db,
  );
  await sweepRecords(shop.ports);
  expect(await texts()).toEqual([own, own]);
});
