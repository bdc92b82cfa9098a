import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDaysAfter } from '#domain/kit/time/delivery-day.ts';
import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import { followLate } from '#server/jobs/orders/order-sweeps.ts';
import { person } from '../../../support/members/people.ts';
import { cancelLate, DAY, delayOf, noonAfter, promisedOf } from '../../../support/orders/late.ts';
import { buy, optionsInStock, sellerOf, setStock } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

/** What orders have stored that were placed while the policies were others, or before these terms were stored. */
const AGES = {
  strict: { buyerCancelDays: 1, shopCancelDays: 2, points: 300 },
  today: { buyerCancelDays: 3, shopCancelDays: 7, points: 1_000 },
  lenient: { buyerCancelDays: 5, shopCancelDays: 9, points: 2_000 },
} as const;

describe('terms of a late order', () => {
  let shop: TestShop;
  let buyer: TestShop['as'] extends (...args: never[]) => infer Caller ? Caller : never;
  let option: Awaited<ReturnType<typeof optionsInStock>>[number];
  beforeAll(async () => {
    shop = await startTestShop();
    buyer = (await person(shop, 'nari')).call;
    const [first] = await optionsInStock(shop, 1);
    if (!first) throw new Error('no option');
    option = first;
    await setStock(shop, option.id, 20);
  });
  afterAll(() => shop.close());

  const setTerms = (orderId: number, terms: ReturnType<typeof sql>) =>
    shop.db.updateTable('orders').set({ terms }).where('id', '=', orderId).execute();
  const bought = async (terms: ReturnType<typeof sql>) => {
    const orderId = await buy(shop, buyer, { items: [{ optionId: option.id, quantity: 1 }] });
    await setTerms(orderId, terms);
    return orderId;
  };
  const aged = (late: object) => bought(sql`terms || ${JSON.stringify({ late })}::text::jsonb`);
  const statusOf = async (id: number) => (await buyer.get(`/api/users/orders/${id}`)).body.data.status;

  it('decide days, points and sentences, whatever the present policies', async () => {
    const orders = {
      strict: await aged(AGES.strict),
      today: await bought(sql`terms`),
      lenient: await aged(AGES.lenient),
      withoutThem: await bought(sql`terms - 'late'`),
      withoutTerms: await bought(sql`null`),
    };
    const rules = { ...AGES, withoutThem: AGES.today, withoutTerms: AGES.today };
    const promised = await promisedOf(shop, orders.today);
    const seller = await sellerOf(shop, option.product_id);
    const log = shop.app.log;
    noonAfter(shop, promised);
    await followLate({ ...shop.ports, log });
    for (const age of Object.keys(orders) as (keyof typeof orders)[]) {
      const [id, { buyerCancelDays, shopCancelDays, points }] = [orders[age], rules[age]];
      const cancelAfter = businessDaysAfter(promised, buyerCancelDays);
      const cancelledAfter = businessDaysAfter(promised, shopCancelDays);
      expect((await delayOf(shop, id))?.points, age).toEqual([points]);
      const { data } = (await buyer.get(`/api/users/orders/${id}`)).body;
      expect(data.late, age).toMatchObject({ canCancel: false, cancelAfter });
      const refused = (await cancelLate(buyer, id)).body;
      expect([refused.code, refused.message]).toEqual([
        'NOT_LATE_ENOUGH',
        `도착 예정일에서 영업일 ${buyerCancelDays}일이 지난 뒤에 취소할 수 있어요.`,
      ]);
      const own = (await seller.get(`/api/seller/orders/${id}`)).body.data.late;
      expect(own, age).toMatchObject({ cancelledAfter, choice: { last: cancelledAfter } });
      const tooLate = { day: laterDay(cancelledAfter, 1), reason: '태풍' };
      const answer = await seller.post(`/api/seller/orders/${id}/new-day`, tooLate);
      expect(answer.body.code, age).toBe('NEW_DAY_OUT_OF_RANGE');
    }
    const ended: Record<string, string> = {};
    for (let day = 0; day < 16; day += 1) {
      shop.clock.advance(DAY);
      await followLate({ ...shop.ports, log });
      for (const [age, id] of Object.entries(orders))
        if ((await statusOf(id)) === 'CANCELLED') ended[age] ??= seoulDay(shop.clock.now());
    }
    const firstDay = ({ shopCancelDays }: { shopCancelDays: number }) =>
      laterDay(businessDaysAfter(promised, shopCancelDays), 1);
    expect(ended).toEqual(
      Object.fromEntries(Object.entries(rules).map(([age, rule]) => [age, firstDay(rule)])),
    );
  });

  it('are given to older orders by the migration, without points for earlier days', async () => {
    const file = new URL('../../../../server/db/migrations/0094-late-delivery-terms.sql', import.meta.url);
    const [before, since, without] = [
      await bought(sql`terms - 'late'`),
      await bought(sql`terms - 'late'`),
      await bought(sql`null`),
    ];
    const orders = shop.db.updateTable('orders');
    await orders.set({ promised_on: '2026-11-23' }).where('id', '=', before).execute();
    await orders.set({ promised_on: '2026-11-24' }).where('id', '=', since).execute();
    await shop.db.executeQuery(sql.raw(await readFile(file, 'utf8')).compile(shop.db));
    const { rows } = await sql<{ late: object | null }>`select terms -> 'late' as late from orders
      where id in (${before}, ${since}, ${without}) order by id`.execute(shop.db);
    expect(rows.map(({ late }) => late)).toEqual([{ ...AGES.today, points: 0 }, AGES.today, null]);
  });

  it('decide the day from which the buyer may cancel', async () => {
    const [strict, today] = [await aged(AGES.strict), await bought(sql`terms`)];
    const promised = await promisedOf(shop, today);
    noonAfter(shop, businessDaysAfter(promised, AGES.strict.buyerCancelDays));
    expect((await cancelLate(buyer, strict)).status).toBe(200);
    expect((await cancelLate(buyer, today)).body.code).toBe('NOT_LATE_ENOUGH');
  });
});
