import { OPEN_CLAIM_STATES } from '#domain/trade/orders/order-lifecycle.ts';
import { putEntry } from '#server/events/entries/entry-store.ts';
import type { TestShop } from './server/server.ts';

/** The demo shopper, who is seeded first. */
export const idOf = async (shop: TestShop, email: string): Promise<number> =>
  (await shop.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

/** Items that the demo shopper bought and kept, as the shop lists them. */
export async function purchasesOf(shop: TestShop): Promise<number[]> {
  const { body } = await shop.as('user').get('/api/users/orders/items');
  return body.data.items.map((item: { orderItemId: number }) => item.orderItemId);
}

/** A running event that the demo shopper has not entered. */
export async function freeEvent(shop: TestShop, title = '새 이벤트', maxParticipants = 100): Promise<number> {
  const now = shop.clock.now();
  const { id } = await shop.db
    .insertInto('events')
    .values({
      title,
      description: '설명',
      type: 'RANKING',
      image_url: null,
      start_date: '2026-11-01',
      end_date: '2026-11-30',
      purchase_start_date: null,
      purchase_end_date: null,
      announcement_date: null,
      max_participants: maxParticipants,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type NewFeed = { title?: string; eventId?: number; hashtags?: string[]; content?: string };

/** Posts a text feed of the demo shopper; returns the answer of the API. */
export async function postFeed(shop: TestShop, feed: NewFeed = {}) {
  const claimed = await shop.db
    .selectFrom('claims')
    .select('order_item_id')
    .where('status', 'in', OPEN_CLAIM_STATES)
    .execute();
  const claims = new Set(claimed.map(({ order_item_id }) => order_item_id));
  const orderItemId = (await purchasesOf(shop)).find((id) => !claims.has(id));
  const body = { title: '오늘의 신발', content: '편하게 걸었어요', orderItemId, ...feed };
  const answer = await shop.as('user').post('/api/feeds/text-only', body);
  if (answer.status !== 200) throw new Error(`posting failed: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

/** Returns the points in the row of the member, which must equal the sum of the activity rows. */
export async function activityPoints(shop: TestShop, userId: number): Promise<number> {
  const row = await shop.db
    .selectFrom('users')
    .select('activity_points')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.activity_points;
}

/** The balance as the sum of the ledger. */
export async function balance(shop: TestShop, userId: number): Promise<number> {
  const rows = await shop.db
    .selectFrom('point_ledger')
    .select('points')
    .where('user_id', '=', userId)
    .execute();
  return rows.reduce((sum, { points }) => sum + points, 0);
}

/** Makes a feed an entry, as posting it would. */
export async function enterWith(
  shop: TestShop,
  { feedId, eventId, userId }: { feedId: number; eventId: number; userId: number },
): Promise<void> {
  await shop.db
    .updateTable('feeds')
    .set({ event_id: eventId, feed_type: 'EVENT', user_id: userId })
    .where('id', '=', feedId)
    .execute();
  const now = shop.clock.now();
  const tags = { addressTag: null, deviceTag: null };
  await putEntry(shop.db, { eventId, userId, feedId, nonce: '0'.repeat(32), ...tags }, now);
}
