import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, optionsInStock } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** The next orders that are written get this number, so many times. */
async function drawTaken(orderNo: string, times: number): Promise<void> {
  await sql`create sequence draws`.execute(shop.db);
  await sql`create function draw_taken() returns trigger language plpgsql as $$ begin
    if nextval('draws') <= ${sql.lit(times)} then new.order_no := ${sql.lit(orderNo)}; end if;
    return new; end $$`.execute(shop.db);
  await sql`create trigger draw_taken before insert on orders for each row execute function draw_taken()`.execute(
    shop.db,
  );
}

it('an order number that is taken is drawn again, without an error for the buyer', async () => {
  const [option] = await optionsInStock(shop, 1);
  const wish = { items: [{ optionId: option?.id ?? 0, quantity: 1 }] };
  const numberOf = async (id: number) =>
    (await shop.as('user').get(`/api/users/orders/${id}`)).body.data.orderNo as string;
  const taken = await numberOf(await buy(shop, shop.as('user'), wish));
  await drawTaken(taken, 2);
  const second = await numberOf(await buy(shop, shop.as('user'), wish));
  expect(second).toMatch(/^S\d{18}$/);
  expect(second).not.toBe(taken);
  const { rows } = await sql<{ last_value: number }>`select last_value from draws`.execute(shop.db);
  expect(Number(rows[0]?.last_value)).toBe(3);
});
