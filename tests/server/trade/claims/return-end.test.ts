import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remind } from '#server/jobs/reminders/remind.ts';
import { ask, deliver } from '../../../support/orders/delivered.ts';
import { optionsInStock } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const BUYER = 'user@sinbaljang.test';
const goTo = (at: Date) => shop.clock.advance(at.getTime() - shop.clock.now().getTime());
const seoul = (time: string) => new Date(`${time}+09:00`);

/** An order of one unit that was delivered at a moment. */
async function deliveredAt(at: Date) {
  const [option] = await optionsInStock(shop, 400, 8);
  if (!option) throw new Error('no option in stock');
  const { orderId, itemIds } = await deliver(shop, await shop.asMember(BUYER), [option]);
  const itemId = itemIds[0] ?? 0;
  await shop.db.updateTable('order_items').set({ delivered_at: at }).where('id', '=', itemId).execute();
  return { orderId, itemId };
}
const confirmedAt = async (itemId: number) =>
  (
    await shop.db
      .selectFrom('order_items')
      .select('confirmed_at')
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow()
  ).confirmed_at;

describe('return days of a delivery', () => {
  it.each([
    ['2026-11-27T10:00:00', '2026-12-04'],
    ['2026-12-28T23:59:59', '2027-01-04'],
  ])('at %s end with %s, for claim, confirmation and reminder alike', async (delivered, lastDay) => {
    goTo(seoul(delivered));
    const [early, late] = [await deliveredAt(seoul(delivered)), await deliveredAt(seoul(delivered))];
    goTo(seoul(`${lastDay}T09:00:00`));
    await remind(shop.ports);
    const { message } = await shop.db
      .selectFrom('notices')
      .select('message')
      .where('type', '=', 'AUTO_CONFIRM_SOON')
      .where('ref_id', '=', late.orderId)
      .executeTakeFirstOrThrow();
    const [, month, day] = lastDay.split('-').map(Number);
    expect(message).toContain(`${month}/${day}`);
    goTo(seoul(`${lastDay}T23:59:59`));
    await shop.sweep();
    expect([await confirmedAt(early.itemId), await confirmedAt(late.itemId)]).toEqual([null, null]);
    const inTime = await shop.asMember(BUYER);
    const asked = await ask(inTime, { orderItemId: early.itemId, type: 'RETURN', reason: 'CHANGED_MIND' });
    expect(asked.status).toBe(200);
    goTo(new Date(seoul(`${lastDay}T23:59:59`).getTime() + 1_000));
    const tooLate = await ask(inTime, { orderItemId: late.itemId, type: 'RETURN', reason: 'CHANGED_MIND' });
    expect(tooLate.body.code).toBe('CLAIM_DEFECT_ONLY');
    await shop.sweep();
    expect(await confirmedAt(late.itemId)).toEqual(shop.clock.now());
    expect(await confirmedAt(early.itemId)).toBeNull();
  });
});
