import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dashboard } from '#domain/admin/analytics/dashboard.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { person } from '../../../support/members/people.ts';
import { passDispatchDay, twoStores } from '../../../support/orders/delivered.ts';
import { noonAfter, promisedOf } from '../../../support/orders/late.ts';
import { buy, sellerOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = Awaited<ReturnType<typeof sellerOf>>;

describe('late orders in the dashboards', () => {
  let shop: TestShop;
  let sellers: readonly [Caller, Caller];
  let orders: { both: number; one: number };

  beforeAll(async () => {
    shop = await startTestShop();
    // Orders of the seed have promised days of their own.
    await sql`update orders set promised_on = null`.execute(shop.db);
    const options = await twoStores(shop);
    sellers = [await sellerOf(shop, options[0].product_id), await sellerOf(shop, options[1].product_id)];
    const [nari, minjun] = [await person(shop, 'nari'), await shop.asMember('minjun@sinbaljang.test')];
    const items = options.map(({ id }) => ({ optionId: id, quantity: 1 }));
    orders = {
      both: await buy(shop, nari.call, { items }),
      one: await buy(shop, minjun, { items: items.slice(0, 1) }),
    };
  });
  afterAll(() => shop.close());

  /** Late lines that each seller is shown, and late orders that administrators are. */
  const shown = async (): Promise<readonly [number, number, number]> => {
    const today = seoulDay(shop.clock.now());
    const toDo = async (seller: Caller): Promise<number> =>
      (await seller.get('/api/seller/dashboard')).body.data.toDo.overdueLines;
    // The session of an administrator does not outlive the days that pass here.
    const admin = await shop.asMember('admin@sinbaljang.test');
    const { body } = await admin.get(`/api/admin/dashboard?from=${today}&to=${today}`);
    const { metrics }: Dashboard = body.data;
    const late = metrics.find(({ key }) => key === 'ordersLate')?.value ?? -1;
    return [await toDo(sellers[0]), await toDo(sellers[1]), late];
  };
  const move = (seller: Caller, orderId: number, status: string) =>
    seller.post(`/api/seller/orders/${orderId}/status`, { status });

  it('are counted from the day after the promised one, lines per store and orders once', async () => {
    expect(await shown()).toEqual([0, 0, 0]);
    noonAfter(shop, await promisedOf(shop, orders.both));
    await shop.sweep();
    expect(await shown()).toEqual([2, 1, 2]);
  });

  it('are counted until delivery, each store by its own lines', async () => {
    await move(sellers[0], orders.one, 'SHIPPED');
    await move(sellers[0], orders.both, 'SHIPPED');
    expect(await shown()).toEqual([2, 1, 2]);
    passDispatchDay(shop);
    await move(sellers[0], orders.both, 'DELIVERED');
    // The line of the other store is still to come.
    expect(await shown()).toEqual([1, 1, 2]);
    await move(sellers[0], orders.one, 'DELIVERED');
    expect(await shown()).toEqual([0, 1, 1]);
  });
});
