import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCheck } from '#server/consistency/check-store.ts';
import { ORDER_HISTORY } from '#server/consistency/order-history-sql.ts';
import { ORDERS } from '#server/consistency/orders-sql.ts';
import { REFUNDS } from '#server/consistency/refunds-sql.ts';
import { ask, deliver, twins } from '../../../support/orders/delivered.ts';
import { sellerOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;

let shop: TestShop;
let seller: Caller;
let buyer: Caller;
let other: Caller;
let sold: Awaited<ReturnType<typeof twins>>;
beforeAll(async () => {
  shop = await startTestShop();
  sold = await twins(shop);
  const ids = [sold.option.id, sold.twin.id];
  await shop.db.updateTable('product_options').set({ stock: 100 }).where('id', 'in', ids).execute();
  seller = await sellerOf(shop, sold.option.product_id);
  [buyer, other] = [shop.as('user'), await shop.asMember('minjun@sinbaljang.test')];
});
afterAll(() => shop.close());

const PAIRS = 3;
/** Three pairs of one option, delivered. */
async function delivered(caller: Caller) {
  const { orderId, itemIds } = await deliver(shop, caller, [sold.option], PAIRS);
  return { orderId, itemId: itemIds[0] ?? 0 };
}
const orderOf = async (caller: Caller, orderId: number) =>
  (await caller.get(`/api/users/orders/${orderId}`)).body.data;
const pairsOf = (order: { items: { quantity: number; status: string }[] }) =>
  order.items.map(({ quantity, status }) => [quantity, status]);
const stockOf = async (id: number) =>
  (await shop.db.selectFrom('product_options').select('stock').where('id', '=', id).executeTakeFirstOrThrow())
    .stock;
const back = (orderItemId: number, quantity: number) =>
  ({ orderItemId, type: 'RETURN', reason: 'DEFECT', quantity }) as const;
const complete = (claimId: number) =>
  seller.post(`/api/seller/claims/${claimId}/decision`, { decision: 'COMPLETE' });
const previewOf = async (caller: Caller, orderId: number, itemId: number) =>
  (await caller.get(`/api/users/orders/${orderId}/items/${itemId}/claim-preview`)).body.data;

describe('return of some pairs of a line', () => {
  it('gives back what its preview said, leaves the rest delivered and the order of another member whole', async () => {
    const [mine, theirs] = [await delivered(buyer), await delivered(other)];
    const { parts, refunds } = await previewOf(buyer, mine.orderId, mine.itemId);
    expect(parts.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 2]);
    const shown = parts[1].refunds.DEFECT;
    const path = `/api/users/orders/${mine.orderId}/refund-preview`;
    const wish = { orderItemIds: [mine.itemId], cause: 'DEFECT', quantity: 2 };
    expect((await buyer.post(path, wish)).body.data).toEqual(shown);
    expect(shown.cash).toBeLessThan(refunds.DEFECT.cash);
    const before = await stockOf(sold.option.id);
    const { body } = await ask(buyer, back(mine.itemId, 2));
    expect(pairsOf(await orderOf(buyer, mine.orderId))).toEqual([
      [1, 'DELIVERED'],
      [2, 'DELIVERED'],
    ]);
    expect((await complete(body.data.claimId)).status).toBe(200);
    const order = await orderOf(buyer, mine.orderId);
    expect([order.status, pairsOf(order)]).toEqual([
      'DELIVERED',
      [
        [1, 'DELIVERED'],
        [2, 'RETURNED'],
      ],
    ]);
    expect(order.refunds.map(({ amount }: { amount: number }) => amount)).toEqual([shown.cash]);
    expect(await stockOf(sold.option.id)).toBe(before + 2);
    expect(pairsOf(await orderOf(other, theirs.orderId))).toEqual([[PAIRS, 'DELIVERED']]);
  });

  it('adds up to the whole with the return of the rest', async () => {
    const { orderId, itemId } = await delivered(buyer);
    const whole = (await previewOf(buyer, orderId, itemId)).refunds.DEFECT.cash;
    await complete((await ask(buyer, back(itemId, 1))).body.data.claimId);
    await complete((await ask(buyer, back(itemId, 2))).body.data.claimId);
    const { status, refunds } = await orderOf(buyer, orderId);
    const got = refunds.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
    expect([status, got]).toEqual(['RETURNED', whole]);
  });

  it('is refused of more pairs than there are, of a split line, of a confirmed one and beside another', async () => {
    const { orderId, itemId } = await delivered(buyer);
    const { body } = await ask(buyer, back(itemId, 2));
    expect(pairsOf(await orderOf(buyer, orderId))[1]).toEqual([2, 'DELIVERED']);
    const part = (await orderOf(buyer, orderId)).items[1].orderItemId;
    await buyer.post(`/api/users/claims/${body.data.claimId}/withdraw`);
    const refused = async (id: number, quantity: number) => (await ask(buyer, back(id, quantity))).body.code;
    expect(await refused(itemId, 5)).toBe('CLAIM_QUANTITY');
    expect(await refused(part, 1)).toBe('CLAIM_QUANTITY');
    await buyer.post(`/api/users/orders/${orderId}/confirm`, { orderItemIds: [part] });
    expect((await previewOf(buyer, orderId, part)).parts).toEqual([]);
    const confirmed = await delivered(buyer);
    await buyer.post(`/api/users/orders/${confirmed.orderId}/confirm`, { orderItemIds: [] });
    expect(await refused(confirmed.itemId, 1)).toBe('CLAIM_QUANTITY');
    const twice = await delivered(buyer);
    await ask(buyer, { ...back(twice.itemId, PAIRS) });
    expect(await refused(twice.itemId, 1)).toBe('CLAIM_EXISTS');
  });

  it('is refused for another member', async () => {
    const { orderId, itemId } = await delivered(buyer);
    expect((await ask(other, back(itemId, 1))).status).toBe(404);
    expect(pairsOf(await orderOf(buyer, orderId))).toEqual([[PAIRS, 'DELIVERED']]);
  });

  it('splits once when it is asked for twice at once', async () => {
    const { orderId, itemId } = await delivered(buyer);
    const answers = await Promise.all([ask(buyer, back(itemId, 1)), ask(buyer, back(itemId, 1))]);
    const claims = await shop.db.selectFrom('claims').select('id').where('order_id', '=', orderId).execute();
    const split = (await orderOf(buyer, orderId)).items.map(({ quantity }: { quantity: number }) => quantity);
    const made = answers.filter(({ status }) => status < 300).length;
    expect(claims).toHaveLength(made);
    expect(split).toEqual([PAIRS - made, ...Array.from({ length: made }, () => 1)]);
  });
});

describe('exchange of some pairs of a line', () => {
  it('reserves and swaps these pairs alone', async () => {
    const { orderId, itemId } = await delivered(buyer);
    const stock = async () => [await stockOf(sold.option.id), await stockOf(sold.twin.id)];
    const [old, wanted] = await stock();
    const form = { orderItemId: itemId, type: 'EXCHANGE', newOptionId: sold.twin.id, quantity: 1 };
    const { body } = await ask(buyer, form);
    expect(await stock()).toEqual([old, (wanted ?? 0) - 1]);
    expect((await complete(body.data.claimId)).status).toBe(200);
    expect(await stock()).toEqual([(old ?? 0) + 1, (wanted ?? 0) - 1]);
    const { items } = await orderOf(buyer, orderId);
    const bought = items.map((one: { optionId: number; quantity: number }) => [one.optionId, one.quantity]);
    expect(bought).toEqual([
      [sold.option.id, 2],
      [sold.twin.id, 1],
    ]);
  });
});

describe('pairs that a claim split off', () => {
  it('have a history that the consistency checks accept', async () => {
    for (const check of [...ORDER_HISTORY, ...ORDERS, ...REFUNDS]) {
      if (check.name === 'history times') continue;
      expect([check.name, await runCheck(shop.db, check, shop.clock.now())]).toEqual([check.name, null]);
    }
  });

  it('are reviewed with their line once, not again', async () => {
    const { orderId, itemId } = await delivered(other);
    const { body } = await ask(other, back(itemId, 1));
    await other.post(`/api/users/claims/${body.data.claimId}/withdraw`);
    const [line, part] = (await orderOf(other, orderId)).items;
    const list = await other.get(
      `/api/user/reviews/waiting?productId=${sold.option.product_id}&page=0&size=50`,
    );
    const ids: number[] = list.body.data.items.map((one: { orderItemId: number }) => one.orderItemId);
    expect([ids.includes(line.orderItemId), ids.includes(part.orderItemId)]).toEqual([true, false]);
  });

  it('are noted in the audit log with their number', async () => {
    const { orderId, itemId } = await delivered(buyer);
    await ask(buyer, back(itemId, 2));
    const { rows } = await sql<{ detail: object }>`select detail from audit_entries
      where action = 'ORDER_LINE_SPLIT' and target_id = ${String(orderId)}`.execute(shop.db);
    expect(rows).toEqual([{ detail: expect.objectContaining({ line: itemId, quantity: 2 }) }]);
  });
});
