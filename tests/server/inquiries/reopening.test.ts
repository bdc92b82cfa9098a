import { afterAll, beforeAll, expect, it } from 'vitest';
import { INQUIRY_REOPEN_DAYS } from '#domain/policies/inquiries.ts';
import { twoStores } from '../../support/orders/delivered.ts';
import { boughtLine, inquire, threadOf } from '../../support/orders/inquiries.ts';
import { sellerOf } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;

let shop: TestShop;
let buyer: Caller;
let seller: Caller;
let line: number;
beforeAll(async () => {
  shop = await startTestShop();
  const [option] = await twoStores(shop);
  buyer = shop.as('user');
  seller = await sellerOf(shop, option.product_id);
  line = await boughtLine(shop, buyer, option);
});
afterAll(() => shop.close());

const say = (id: number, content: string) => buyer.post(`/api/user/inquiries/${id}/messages`, { content });
const waiting = async () =>
  (await seller.get('/api/seller/inquiries?size=100&state=WAITING')).body.data.content.map(
    ({ inquiryId }: { inquiryId: number }) => inquiryId,
  );

it('A message of its member opens a closed inquiry again within a week, and it waits since then', async () => {
  const [id, other] = [await inquire(buyer, line), await inquire(buyer, line)];
  for (const one of [id, other]) await buyer.post(`/api/user/inquiries/${one}/close`);
  const closedAt = shop.clock.now();
  const days = INQUIRY_REOPEN_DAYS * 86_400_000;
  expect((await threadOf(buyer, id)).reopensUntil).toBe(new Date(closedAt.getTime() + days).toISOString());
  shop.clock.advance(days - 1);
  expect((await say(id, '아직 그대로예요.')).status).toBe(200);
  const writtenAt = shop.clock.now();
  shop.clock.advance(1 - days);
  const row = await shop.db
    .selectFrom('inquiries')
    .select(['state', 'waiting_since', 'closed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ state: 'WAITING', waiting_since: writtenAt, closed_at: null });
  expect(await waiting()).toContain(id);
  const { state, reopensUntil } = await threadOf(buyer, id);
  expect([state, reopensUntil]).toEqual(['WAITING', null]);
  expect((await threadOf(buyer, other)).state).toBe('CLOSED');
});
