import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderTrail } from '#domain/trade/orders/order-trail.ts';
import { nextMoves } from '#domain/trade/orders/order-trail.ts';
import { ask, deliver, twins } from '../../../support/orders/delivered.ts';
import { buy, sellerOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const ORDERS = '/api/qa/orders';

describe('life of an order without QA_TOOLS', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.close());

  it('is told to nobody', async () => {
    const { option } = await twins(shop);
    const orderId = await buy(shop, shop.as('user'), { items: [{ optionId: option.id, quantity: 1 }] });
    for (const path of [ORDERS, `${ORDERS}/${orderId}`])
      expect((await shop.as('admin').get(path)).status).toBe(404);
  });
});

describe('life of an order with QA_TOOLS=1', () => {
  let shop: TestShop;
  let option: Awaited<ReturnType<typeof twins>>['option'];
  beforeAll(async () => {
    shop = await startTestShop({ qaTools: true });
    ({ option } = await twins(shop));
  });
  afterAll(() => shop.close());

  const lifeOf = async (id: number): Promise<OrderTrail> =>
    (await shop.as('visitor').get(`${ORDERS}/${id}`)).body.data;
  const statesOf = ({ parts }: OrderTrail) => parts.map(({ part, state }) => `${part} ${state}`);
  const doneIn = ({ steps }: OrderTrail) => steps.map(({ action, by }) => `${action} ${by}`);

  it('tells the states of all parts, and who moved them, of this order alone', async () => {
    const [mine, theirs] = [
      await deliver(shop, shop.as('user'), [option]),
      await buy(shop, await shop.asMember('minjun@sinbaljang.test'), {
        items: [{ optionId: option.id, quantity: 1 }],
      }),
    ];
    const seller = await sellerOf(shop, option.product_id);
    const { body } = await ask(shop.as('user'), {
      orderItemId: mine.itemIds[0] ?? 0,
      type: 'RETURN',
      reason: 'DEFECT',
    });
    await seller.post(`/api/seller/claims/${body.data.claimId}/decision`, { decision: 'COMPLETE' });
    const life = await lifeOf(mine.orderId);
    expect(statesOf(life)).toEqual(['line RETURNED', 'hold PAID', 'claim COMPLETED', 'refund DONE']);
    expect(doneIn(life)[0]).toBe('ORDER_PLACED buyer');
    expect(doneIn(life)).toEqual(expect.arrayContaining(['ORDER_MOVED seller', 'CLAIM_COMPLETED seller']));
    expect(life.steps[0]?.requestId).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
    const other = await lifeOf(theirs);
    expect([statesOf(other), doneIn(other)]).toEqual([['line ORDERED', 'hold PAID'], ['ORDER_PLACED buyer']]);
  });

  it('names nobody, and the moves that the table allows next', async () => {
    const orderId = await buy(shop, shop.as('user'), { items: [{ optionId: option.id, quantity: 1 }] });
    const life = await lifeOf(orderId);
    expect(Object.keys(life)).toEqual(['orderId', 'orderNo', 'parts', 'steps']);
    expect(life.parts.flatMap(nextMoves).map(({ name, by }) => [name, by])).toEqual([
      ['cancel', ['buyer', 'seller', 'system']],
      ['ship', ['seller']],
    ]);
  });

  it('is found among the newest orders, and missing for an unknown one', async () => {
    const orderId = await buy(shop, shop.as('user'), { items: [{ optionId: option.id, quantity: 1 }] });
    const [newest] = (await shop.as('visitor').get(ORDERS)).body.data;
    expect([newest.orderId, newest.status]).toEqual([orderId, 'ORDERED']);
    expect((await shop.as('visitor').get(`${ORDERS}/99999999`)).status).toBe(404);
  });
});
