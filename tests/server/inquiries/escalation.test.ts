import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { escalatesAt } from '#domain/inquiries/inquiry-lifecycle.ts';
import { INQUIRY_CLOSE_DAYS } from '#domain/policies/inquiries.ts';
import { sweepInquiries } from '#server/inquiries/sweep-inquiries.ts';
import { type Person, person } from '../../support/members/people.ts';
import { twoStores } from '../../support/orders/delivered.ts';
import { boughtLine, inquire, threadOf } from '../../support/orders/inquiries.ts';
import { sellerOf } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const DAY_MS = 86_400_000;
type Caller = ReturnType<TestShop['as']>;

let shop: TestShop;
let buyer: Person;
let seller: Caller;
let line: number;
let opened: Date;
beforeAll(async () => {
  shop = await startTestShop();
  const [option] = await twoStores(shop);
  buyer = await person(shop, 'minjun');
  seller = await sellerOf(shop, option.product_id);
  line = await boughtLine(shop, buyer.call, option);
});
afterAll(() => shop.close());
beforeEach(async () => {
  opened = shop.clock.now();
  await shop.db.deleteFrom('inquiries').execute();
  await shop.db.deleteFrom('notices').execute();
});

/** Runs the job at a moment, and goes back, so that no session expires. */
async function sweepAt(at: Date): Promise<void> {
  const ahead = at.getTime() - shop.clock.now().getTime();
  shop.clock.advance(ahead);
  await Promise.all([sweepInquiries(shop.ports), sweepInquiries(shop.ports)]);
  shop.clock.advance(-ahead);
}
const rowOf = (id: number) =>
  shop.db
    .selectFrom('inquiries')
    .select(['state', 'escalated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const noticesOf = async (type: string) =>
  (
    await shop.db
      .selectFrom('notices')
      .innerJoin('users', 'users.id', 'notices.user_id')
      .select(['users.role', 'notices.ref_id'])
      .where('type', '=', type)
      .orderBy('users.role')
      .execute()
  ).map(({ role, ref_id }) => [role, ref_id]);

it('sweepInquiries escalates what a store has not answered for three business days, once, and not before', async () => {
  const [waiting, answered, toShop] = [
    await inquire(buyer.call, line),
    await inquire(buyer.call, line),
    await inquire(buyer.call),
  ];
  await seller.post(`/api/seller/inquiries/${answered}/messages`, { content: '네, 보냈어요.' });
  const due = escalatesAt(opened);
  await sweepAt(new Date(due.getTime() - 1));
  expect((await rowOf(waiting)).escalated_at).toBeNull();
  await sweepAt(due);
  await sweepAt(new Date(due.getTime() + DAY_MS));
  const escalated = [await rowOf(waiting), await rowOf(answered), await rowOf(toShop)];
  expect(escalated.map(({ escalated_at }) => escalated_at)).toEqual([due, null, null]);
  const told = await noticesOf('INQUIRY_ESCALATED');
  expect(new Set(told.map(([, id]) => id))).toEqual(new Set([waiting]));
  expect(new Set(told.map(([role]) => role))).toEqual(new Set(['admin', 'seller', 'user']));
});

it('an escalated inquiry is read and answered by administrators as well as by the store', async () => {
  const id = await inquire(buyer.call, line);
  await sweepAt(escalatesAt(opened));
  const admin = shop.as('admin');
  const path = `/api/admin/inquiries/${id}`;
  expect((await admin.get(path)).body.data.isEscalated).toBe(true);
  expect((await admin.post(`${path}/messages`, { content: '확인하고 있어요.' })).status).toBe(200);
  const stored = await seller.post(`/api/seller/inquiries/${id}/messages`, { content: '늦어서 죄송해요.' });
  expect(stored.status).toBe(200);
  const { state, messages } = await threadOf(buyer.call, id);
  expect([state, ...messages.map(({ author }) => author)]).toEqual(['ANSWERED', 'BUYER', 'SHOP', 'STORE']);
  expect(await noticesOf('INQUIRY_ANSWERED')).toHaveLength(2);
});

it('sweepInquiries closes an answered inquiry after the days without a reply, and none that waits', async () => {
  const [answered, waiting] = [await inquire(buyer.call, line), await inquire(buyer.call)];
  await seller.post(`/api/seller/inquiries/${answered}/messages`, { content: '네, 보냈어요.' });
  const due = opened.getTime() + INQUIRY_CLOSE_DAYS * DAY_MS;
  await sweepAt(new Date(due));
  expect((await rowOf(answered)).state).toBe('ANSWERED');
  await sweepAt(new Date(due + 60_000));
  expect([(await rowOf(answered)).state, (await rowOf(waiting)).state]).toEqual(['CLOSED', 'WAITING']);
});

const end = (id: number) => buyer.call.post(`/api/user/inquiries/${id}/close`);
const answer = (id: number) =>
  seller.post(`/api/seller/inquiries/${id}/messages`, { content: '네, 보냈어요.' });

it('an answer and the end of the inquiry at once leave no answer after the end', async () => {
  const id = await inquire(buyer.call, line);
  const [ended, answered] = await Promise.all([end(id), answer(id)]);
  const { state, messages } = await threadOf(buyer.call, id);
  expect([ended.status, state, messages.length]).toEqual([200, 'CLOSED', answered.status === 200 ? 2 : 1]);
});

it('a message of the member, an answer and the end at once leave the state of the last of them', async () => {
  const id = await inquire(buyer.call, line);
  const [ended, ...written] = await Promise.all([
    end(id),
    buyer.call.post(`/api/user/inquiries/${id}/messages`, { content: '하나 더 물어볼게요.' }),
    answer(id),
  ]);
  const { state, messages } = await threadOf(buyer.call, id);
  const done = written.filter(({ status }) => status === 200).length;
  expect([ended.status, messages.length]).toEqual([200, 1 + done]);
  expect(['CLOSED', messages.at(-1)?.author === 'BUYER' ? 'WAITING' : 'ANSWERED']).toContain(state);
});
