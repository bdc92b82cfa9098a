// Size: every number of the dashboard beside its count from rows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysOf } from '#domain/kit/period.ts';
import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import { daysLeft, type SellerDashboard } from '#domain/seller/analytics/seller-dashboard.ts';
import { ask, deliver, twins, twoStores } from '../../../support/orders/delivered.ts';
import { sellerOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let sellers: [Caller, Caller];
let stores: [number, number];
let today = '';
const path = '/api/seller/dashboard';

beforeAll(async () => {
  shop = await startTestShop();
  const [one, other] = await twoStores(shop);
  sellers = [await sellerOf(shop, one.product_id), await sellerOf(shop, other.product_id)];
  stores = [one.store_id, other.store_id];
  const buyer = shop.as('user');
  // Orders of both stores: one is kept, of another one line comes back.
  await deliver(shop, buyer, [one, other]);
  const { orderId, itemIds } = await deliver(shop, buyer, [one, other]);
  await shop.db
    .updateTable('order_items')
    .set({ status: 'RETURNED' })
    .where('id', '=', itemIds[0] ?? 0)
    .execute();
  await shop.db
    .updateTable('orders')
    .set({ ordered_at: daysAgo(3) })
    .where('id', '=', orderId)
    .execute();
  today = seoulDay(shop.clock.now());
}, 60_000);
afterAll(() => shop?.close());

const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * 86_400_000);
const read = async (seller: Caller, query = ''): Promise<SellerDashboard> => {
  const { status, body } = await seller.get(`${path}${query}`);
  expect(status).toBe(200);
  return body.data;
};
const numberOf = (data: SellerDashboard, key: string) =>
  data.metrics.find((metric) => metric.key === key)?.value ?? null;

/** All lines of a store with the day of their order, row by row. */
const linesOf = async (storeId: number) => {
  const rows = await shop.db
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .innerJoin('product_options as v', 'v.id', 'i.option_id')
    .select(['i.id', 'i.order_id', 'i.option_id', 'i.product_id', 'i.quantity', 'i.unit_price', 'i.status'])
    .select(['o.ordered_at', 'v.size'])
    .where('i.store_id', '=', storeId)
    .execute();
  return rows
    .filter(({ status }) => status !== 'PENDING' && status !== 'EXPIRED')
    .map((row) => ({ ...row, day: seoulDay(row.ordered_at), won: row.unit_price * row.quantity }));
};
type Line = Awaited<ReturnType<typeof linesOf>>[number];
const isKept = ({ status }: Line) => status !== 'CANCELLED' && status !== 'RETURNED';
const sum = (lines: readonly Line[], of: (line: Line) => number) =>
  lines.reduce((total, line) => total + of(line), 0);
const share = (part: number, whole: number) => (whole === 0 ? null : Math.round((part * 1000) / whole) / 10);

function reckoned(lines: readonly Line[]) {
  const orders = new Set(lines.map((line) => line.order_id)).size;
  const gross = sum(lines, ({ won }) => won);
  const with_ = (status: string) => lines.filter((line) => line.status === status).length;
  return {
    net: sum(lines.filter(isKept), ({ won }) => won),
    gross,
    orders,
    average: orders === 0 ? null : Math.round(gross / orders),
    cancelRate: share(with_('CANCELLED'), lines.length),
    returnRate: share(with_('RETURNED'), lines.length),
  };
}

describe('seller dashboard', () => {
  it.each([
    ['', 30],
    ['?days=7', 7],
    ['?days=1', 1],
    ['?days=366', 366],
  ])('has the metrics of its own lines, and those of the period before (%s)', async (query, days) => {
    for (const [index, seller] of sellers.entries()) {
      const data = await read(seller, query);
      const own = await linesOf(stores[index] ?? 0);
      const [from, before] = [laterDay(today, 1 - days), laterDay(today, 1 - 2 * days)];
      expect(data.period).toEqual({ from, to: today });
      const now = own.filter(({ day }) => day >= from && day <= today);
      const then = own.filter(({ day }) => day >= before && day < from);
      const [want, was] = [reckoned(now), reckoned(then)];
      for (const key of ['net', 'gross', 'orders', 'average', 'cancelRate', 'returnRate'] as const) {
        const metric = data.metrics.find((one) => one.key === key);
        expect([key, metric?.value, metric?.before]).toEqual([key, want[key], was[key]]);
      }
      const net = data.metrics.find(({ key }) => key === 'net')?.series;
      expect(net).toEqual(
        daysOf(data.period).map((day) =>
          sum(now.filter((line) => line.day === day).filter(isKept), ({ won }) => won),
        ),
      );
    }
  });

  it('counts an order of two stores for both, each with its own line', async () => {
    const [one, other] = [await read(sellers[0], '?days=7'), await read(sellers[1], '?days=7')];
    for (const data of [one, other]) expect(Number(numberOf(data, 'orders'))).toBeGreaterThanOrEqual(2);
    expect(Number(numberOf(one, 'returnRate'))).toBeGreaterThan(0);
    expect(numberOf(one, 'net')).not.toBe(numberOf(one, 'gross'));
  });

  it('lists best-sellers, and sizes with their stock', async () => {
    const data = await read(sellers[0], '?days=366');
    const from = laterDay(today, -365);
    const kept = (await linesOf(stores[0])).filter(({ day }) => day >= from).filter(isKept);
    const best = [...new Set(kept.map((line) => line.product_id))]
      .map((productId) => {
        const lines = kept.filter((line) => line.product_id === productId);
        return {
          productId,
          pieces: sum(lines, ({ quantity }) => quantity),
          net: sum(lines, ({ won }) => won),
        };
      })
      .toSorted((a, b) => b.net - a.net || a.productId - b.productId)
      .slice(0, 10);
    expect(data.topGoods.map(({ name: _, ...row }) => row)).toEqual(best);
    for (const { optionId, pieces } of data.topOptions)
      expect(pieces).toBe(
        sum(
          kept.filter((line) => line.option_id === optionId),
          (line) => line.quantity,
        ),
      );
    expect(data.topOptions).toHaveLength(Math.min(10, new Set(kept.map((line) => line.option_id)).size));
    const options = await shop.db
      .selectFrom('product_options as v')
      .innerJoin('products as p', 'p.id', 'v.product_id')
      .select(['v.size', 'v.stock', 'p.state', 'p.deleted_at'])
      .where('p.store_id', '=', stores[0])
      .execute();
    const onSale = options.filter((one) => one.state === 'ON_SALE' && one.deleted_at === null);
    for (const { size, sold, stock } of data.sizes) {
      expect(sold).toBe(
        sum(
          kept.filter((line) => line.size === size),
          (line) => line.quantity,
        ),
      );
      expect(stock).toBe(onSale.filter((one) => one.size === size).reduce((all, one) => all + one.stock, 0));
    }
    expect(new Set(data.sizes.map(({ size }) => size))).toEqual(
      new Set([...onSale.map(({ size }) => size), ...kept.map(({ size }) => size)]),
    );
  });

  it('lists what sells out first at the pace of thirty days', async () => {
    const kept = (await linesOf(stores[0])).filter(({ day }) => day >= laterDay(today, -29)).filter(isKept);
    const soldOf = (id: number) =>
      sum(
        kept.filter((line) => line.option_id === id),
        (line) => line.quantity,
      );
    const id = kept[0]?.option_id ?? 0;
    const leave = async (stock: number) => {
      await shop.db.updateTable('product_options').set({ stock }).where('id', '=', id).execute();
      return (await read(sellers[0], '?days=1')).ending;
    };
    // Sixty days and no more: what is gone is not ending.
    const has = async (stock: number) => (await leave(stock)).some(({ optionId }) => optionId === id);
    expect([await has(2 * soldOf(id) + 1), await has(0), await has(2 * soldOf(id))]).toEqual([
      false,
      false,
      true,
    ]);
    const ending = await leave(1);
    expect(ending.length).toBeGreaterThan(0);
    for (const one of ending) {
      const sold = sum(
        kept.filter((line) => line.option_id === one.optionId),
        (line) => line.quantity,
      );
      expect(one.sold30).toBe(sold);
      expect(one.daysLeft).toBe(Math.floor((one.stock * 30) / sold));
    }
    expect(ending.map((one) => one.stock / one.sold30)).toEqual(
      ending.map((one) => one.stock / one.sold30).toSorted((a, b) => a - b),
    );
    expect([daysLeft(12, 30), daysLeft(5, 0), daysLeft(0, 3)]).toEqual([12, null, 0]);
  });

  it('counts open work like the pages where it is done', async () => {
    for (const seller of sellers) {
      const { toDo } = await read(seller);
      const rows = async (address: string) => {
        const { data } = (await seller.get(`/api/seller/${address}`)).body;
        return data.totalElements;
      };
      expect(toDo).toEqual({
        newLines: await rows('orders/lines?tab=NEW'),
        lateLines: await rows('orders/lines?tab=LATE'),
        overdueLines: await rows('orders/lines?tab=OVERDUE'),
        notReceived: await rows('orders/lines?tab=NOT_RECEIVED'),
        received: await rows('claims?state=RECEIVED'),
        lowGoods: await rows('products?state=ON_SALE&stock=low'),
        unanswered: await rows('reviews?answered=NO'),
      });
    }
  });

  it('has the reviews of a period', async () => {
    const data = await read(sellers[0], '?days=366');
    const listed = (
      await sellers[0].get(`/api/seller/reviews?from=${data.period.from}&until=${today}&size=100`)
    ).body.data;
    expect(numberOf(data, 'reviews')).toBe(listed.totalElements);
    const stars: number[] = listed.content.map(({ rating }: { rating: number }) => rating);
    const mean = stars.reduce((all, one) => all + one, 0) / stars.length;
    expect(numberOf(data, 'stars')).toBe(stars.length ? Math.round(mean * 100) / 100 : null);
  });

  it('counts products that were too small or too large, before and after an exchange', async () => {
    const { option, twin } = await twins(shop);
    const seller = await sellerOf(shop, option.product_id);
    await shop.db.updateTable('product_options').set({ size: '198' }).where('id', '=', option.id).execute();
    await shop.db.updateTable('product_options').set({ size: '199' }).where('id', '=', twin.id).execute();
    const misfit = async () =>
      (await read(seller)).misfits.find(({ productId }) => productId === option.product_id);
    const reasons = async () =>
      (await read(seller)).claims.find(({ reason }) => reason === 'SIZE')?.count ?? 0;
    const [before = { tooSmall: 0, tooLarge: 0, returned: 0 }, asked] = [await misfit(), await reasons()];
    const { itemIds } = await deliver(shop, shop.as('user'), [option]);
    const wish = { orderItemId: itemIds[0] ?? 0, reason: 'SIZE', detail: '작아요' };
    const claim = await ask(shop.as('user'), { ...wish, type: 'EXCHANGE', newOptionId: twin.id });
    expect(await misfit()).toMatchObject({ ...before, tooSmall: before.tooSmall + 1 });
    const decision = `/api/seller/claims/${claim.body.data.claimId}/decision`;
    expect((await seller.post(decision, { decision: 'COMPLETE' })).status).toBe(200);
    expect(await misfit()).toMatchObject({ ...before, tooSmall: before.tooSmall + 1 });
    expect(await reasons()).toBe(asked + 1);
  });

  it('is for sellers only', async () => {
    for (const [who, status] of [
      ['visitor', 401],
      ['user', 403],
      ['admin', 403],
    ] as const)
      expect((await shop.as(who).get(path)).status).toBe(status);
  });
});
