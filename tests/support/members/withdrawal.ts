import { sql } from 'kysely';
import { seoulDay } from '#domain/kit/time/time.ts';
import { creditOnce } from '#server/rewards/points/point-ledger.ts';
import { enterWith, freeEvent, postFeed } from '../community.ts';
import type { TestShop } from '../server/server.ts';
import { feedBy, person, reviewBy } from './people.ts';

/** Nothing is open between the shop and a member any more. */
export async function settleAll({ db, clock }: TestShop, { id }: { id: number }): Promise<void> {
  const now = clock.now();
  const orders = sql`(select id from orders where user_id = ${id})`;
  await sql`
    update order_items set status = 'DELIVERED', delivered_at = ${now}, confirmed_at = ${now}
    where order_id in ${orders} and status <> 'CANCELLED'`.execute(db);
  await sql`update claims set status = 'WITHDRAWN' where user_id = ${id}`.execute(db);
  await sql`update refunds set status = 'DONE' where order_id in ${orders}`.execute(db);
}

/** Somebody who has left traces everywhere, beside somebody who stays, and where a reader would find them. */
export async function aboutToLeave(shop: TestShop) {
  const figures = {
    height: 178,
    weight: 72,
    foot_size: 277,
    foot_width: 'WIDE',
    body_visibility: 'PUBLIC',
  };
  const gone = await person(shop, 'minjun', { ...figures, profile_image_url: 'images/profiles/gone.webp' });
  const staying = await person(shop, 'doyun', { ...figures, foot_size: 270 });
  const reader = await person(shop, 'jiwoo');
  const feed = await feedBy(shop, gone, { instagramId: 'minjun.runs', title: '곧 떠날 사람의 피드' });
  const other = await feedBy(shop, staying);
  const entry = await postFeed(shop);
  const event = await freeEvent(shop);
  const today = seoulDay(shop.clock.now());
  await sql`update events set start_date = ${today}, end_date = ${today} where id = ${event}`.execute(
    shop.db,
  );
  await enterWith(shop, { feedId: entry.feedId, eventId: event, userId: reader.id });
  const eventFeed = entry.feedId;
  for (const { call } of [gone, staying]) await call.post(`/api/feeds/${eventFeed}/vote`, {});
  for (const { call, email } of [gone, staying]) {
    await call.post(`/api/feeds/${other.feedId}/comments`, { content: `${email} 댓글` });
    await call.post(`/api/feeds/${other.feedId}/likes/toggle`);
    await call.post('/api/users/addresses', {
      recipientName: '받는 민준',
      recipientPhone: '01077778888',
      zipCode: '04782',
      addressLine1: '성수이로',
    });
    await call.post('/api/users/wishlist', { productId: 1 });
  }
  const review = await reviewBy(shop, gone);
  await reviewBy(shop, staying);
  await creditOnce(
    shop.db,
    { userId: gone.id, reason: 'TEST', refType: 'TEST', refId: 1, points: 500, description: '시험' },
    shop.clock.now(),
  );
  const kept = `/api/feeds/${other.feedId}`;
  const places = [
    kept,
    `${kept}/comments?size=100`,
    `${kept}/likes?size=100`,
    `/api/feeds/${feed.feedId}`,
    '/api/feeds?size=100',
    `/api/users/${gone.id}/feeds?size=100`,
    `/api/users/${gone.id}/profile`,
    `/api/users/badges/users/${gone.id}/displayed`,
    `/api/reviews/${review.reviewId}`,
    `/api/reviews/products/${review.productId}/filter?size=100`,
    '/api/feeds/my-likes?size=100',
    '/api/search/suggestions?q=민준',
    '/api/feeds/text-only/search?size=100&keyword=곧 떠날',
  ];
  await settleAll(shop, gone);
  return { gone, staying, reader, kept, eventFeed, places };
}
