import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf } from '../../support/community.ts';
import { ask, deliver, twins } from '../../support/orders/delivered.ts';
import { sellerOf } from '../../support/orders/shopping.ts';
import { buy } from '../../support/reviews.ts';
import { rounds } from '../../support/server/rounds.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const ROUNDS = rounds(5);
let shop: TestShop;
let me: ReturnType<TestShop['as']>;
let seller: ReturnType<TestShop['as']>;
let myId: number;
let option: Awaited<ReturnType<typeof twins>>['option'];
beforeAll(async () => {
  shop = await startTestShop();
  me = shop.as('user');
  myId = await idOf(shop, 'user@sinbaljang.test');
  ({ option } = await twins(shop));
  seller = await sellerOf(shop, option.product_id);
});
afterAll(() => shop.close());

const line = async () => (await buy(shop, myId)).orderItemId;
const only = (...ids: number[]) => ids.map((orderItemId) => ({ orderItemId }));
const change = (feedId: number, body: object) => me.put(`/api/feeds/text-only/${feedId}`, body);
async function posted(...ids: [number, ...number[]]): Promise<number> {
  const words = { title: '두 켤레', content: '번갈아 신어요' };
  const body = { ...words, orderItemId: ids[0], pairs: only(...ids) };
  return (await me.post('/api/feeds/text-only', body)).body.data.feedId;
}
const shown = async (feedId: number) => {
  const { title, products } = (await shop.as('visitor').get(`/api/feeds/${feedId}`)).body.data;
  return [title, ...products.map(({ orderItemId }: { orderItemId: number }) => orderItemId)];
};

/** Asks for the return of a delivered line, which reaches its store; `refund` is the store's decision. */
async function sentBack(orderItemId: number) {
  const claim = await ask(me, { orderItemId, type: 'RETURN', reason: 'DEFECT' });
  const at = `/api/seller/claims/${claim.body.data.claimId}`;
  await seller.post(`${at}/collect`, { carrier: 'CJ', tracking: '123456789012' });
  await seller.post(`${at}/receive`, { note: '깨끗해요' });
  return { refund: () => seller.post(`${at}/decision`, { decision: 'COMPLETE' }) };
}
const refundsOf = async (orderId: number) =>
  (await shop.db.selectFrom('refunds').select('id').where('order_id', '=', orderId).execute()).length;

it('A pair that is added while its return is asked for is shown or refused, and the return is asked for', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const own = await line();
    const { itemIds } = await deliver(shop, me, [option]);
    const other = itemIds[0] ?? 0;
    const feedId = await posted(own);
    const [edited, asked] = await Promise.all([
      change(feedId, { title: '바뀐 제목', pairs: only(own, other) }),
      ask(me, { orderItemId: other, type: 'RETURN', reason: 'DEFECT' }),
    ]);
    expect(asked.status).toBe(200);
    const after = edited.status === 200 ? ['바뀐 제목', own, other] : ['두 켤레', own];
    expect([edited.body.code ?? 'OK', await shown(feedId)]).toEqual([
      edited.status === 200 ? 'OK' : 'ORDER_ITEM_NOT_FOUND',
      after,
    ]);
  }
});

it('A shown pair that is kept by an edit while it is refunded stays shown, and is refunded once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const own = await line();
    const { orderId, itemIds } = await deliver(shop, me, [option]);
    const lineId = itemIds[0] ?? 0;
    const feedId = await posted(own, lineId);
    const { refund } = await sentBack(lineId);
    const [edited, refunded] = await Promise.all([
      change(feedId, { title: '바뀐 제목', pairs: only(own, lineId) }),
      refund(),
    ]);
    expect([edited.status, refunded.status]).toEqual([200, 200]);
    expect(await shown(feedId)).toEqual(['바뀐 제목', own, lineId]);
    expect(await refundsOf(orderId)).toBe(1);
    expect((await change(feedId, { pairs: only(own) })).status).toBe(200);
    expect((await change(feedId, { pairs: only(own, lineId) })).body.code).toBe('ORDER_ITEM_NOT_FOUND');
  }
});

it('Of two edits of one feed at the same time each is whole: words and pairs are of the later one', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [own, first, second] = [await line(), await line(), await line()];
    const feedId = await posted(own);
    const answers = await Promise.all([
      change(feedId, { title: '첫째', pairs: only(own, first) }),
      change(feedId, { title: '둘째', pairs: only(own, second, first) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([
      ['첫째', own, first],
      ['둘째', own, second, first],
    ]).toContainEqual(await shown(feedId));
  }
});
