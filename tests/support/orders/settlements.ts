import { sql } from 'kysely';
import { laterDay, seoulDay, startOfDay } from '#domain/kit/time/time.ts';
import { weekOf } from '#domain/seller/settlements/week.ts';
import { closeSettlements } from '#server/seller/settlements/close-service.ts';
import type { TestShop } from '../server/server.ts';

/** Closes every week that is over. */
export const closeAll = (shop: TestShop) => closeSettlements({ db: shop.db, clock: shop.clock });

/** The moment so many hours after the beginning of the week so many weeks ago. */
export const hoursInto = (shop: TestShop, weeksAgo: number, hours: number): Date => {
  const monday = laterDay(weekOf(shop.clock.now()).start, -7 * weeksAgo);
  return new Date(startOfDay(monday).getTime() + hours * 3_600_000);
};

/** Has a delivered line count as confirmed at a moment. */
export const confirmAt = (shop: TestShop, itemId: number, at: Date) =>
  shop.db
    .updateTable('order_items')
    .set({ status: 'DELIVERED', confirmed_at: at })
    .where('id', '=', itemId)
    .execute();

/** Has a line count as come back at a moment. */
export async function returnAt(shop: TestShop, itemId: number, at: Date): Promise<void> {
  const { order_id } = await shop.db
    .updateTable('order_items')
    .set({ status: 'RETURNED' })
    .where('id', '=', itemId)
    .returning('order_id')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('order_history')
    .values({ order_id, order_item_id: itemId, event: 'RETURNED', detail: '', created_at: at })
    .execute();
}

/** A statement that was closed and not paid, and the seller whose it is; the seed has confirmed lines of many weeks. */
export async function closedSettlement(shop: TestShop) {
  await closeAll(shop);
  const { rows } = await sql<{ id: number; email: string }>`select t.id::int, u.email from settlements t
    join stores s on s.id = t.store_id join users u on u.id = s.seller_id
    where t.state = 'CLOSED' order by t.id limit 1`.execute(shop.db);
  const [first] = rows;
  if (!first) throw new Error(`no statement before ${seoulDay(shop.clock.now())}`);
  return { id: first.id, to: await shop.asMember(first.email) };
}
