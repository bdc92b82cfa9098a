import { shownProduct } from '../seller-products.ts';
import type { TestShop } from '../server/server.ts';

const HOUR = 3_600_000;

/** A moment this many hours after the current time of the clock, as it is sent. */
export const inHours = ({ clock }: Pick<TestShop, 'clock'>, hours: number): string =>
  new Date(clock.now().getTime() + hours * HOUR).toISOString();

/** Sets the clock to a moment, plus this many milliseconds. */
export const goTo = ({ clock }: Pick<TestShop, 'clock'>, moment: string, ms = 0): void =>
  clock.advance(Date.parse(moment) + ms - clock.now().getTime());

/** Shoes for 100,000 won that cost 70,000 during one hour, which begins in an hour. */
export async function plannedShoe(shop: TestShop, more: object = {}) {
  const [saleFrom, saleUntil] = [inHours(shop, 1), inHours(shop, 2)];
  const discount = { price: 100_000, discountType: 'FIXED_DISCOUNT', discountValue: 30_000 };
  const id = await shownProduct(shop.as('seller'), { ...discount, saleFrom, saleUntil, ...more });
  const { id: optionId } = await shop.db
    .selectFrom('product_options')
    .select('id')
    .where('product_id', '=', id)
    .where('stock', '>', 0)
    .executeTakeFirstOrThrow();
  return { id, optionId, saleFrom, saleUntil };
}
export type PlannedShoe = Awaited<ReturnType<typeof plannedShoe>>;
