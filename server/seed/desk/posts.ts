import { seoulDay } from '#domain/kit/time.ts';
import type { CouponTerms } from '#domain/trade/coupon.ts';
import { createComment } from '../../community/comment-service.ts';
import { createFeed } from '../../community/feed-create-service.ts';
import { toggleLike } from '../../community/like-service.ts';
import { createReview } from '../../reviews/review-create-service.ts';
import { placeNextFeed } from '../feed-ids.ts';
import { insertOrder } from '../seed-order.ts';
import type { Person } from './people.ts';
import { COMMENTS, FEEDS, type Feed, LIKERS, PURCHASES, REVIEWS, type Review } from './post-rows.ts';
import type { Stage, Step } from './stage.ts';

const DAYS = 24;

/** Everything that those at the desk have bought and posted. */
export const POSTS: readonly Step[] = [
  ...PURCHASES.map(([who, days], index): Step => [days * DAYS, (stage) => buy(stage, who, { place: index })]),
  ...Object.entries(FEEDS).map(([key, feed]): Step => [feed.hours, (stage) => post(stage, key, feed)]),
  ...Object.entries(COMMENTS).map(
    ([key, { by, hours, on, content }]): Step => [
      hours,
      async ({ as, ids, idOf, ports }) => {
        const comment = { feedId: idOf(on), content };
        const { commentId } = await as(by, (me) => createComment(ports, me, comment, null));
        ids.set(key, commentId);
      },
    ],
  ),
  ...Object.entries(REVIEWS).map(
    ([key, review]): Step => [review.hours, (stage) => judge(stage, key, review)],
  ),
  ...LIKERS.map(
    (who, index): Step => [
      62 - index,
      ({ as, idOf, ports }) => as(who, (me) => toggleLike(ports, me, idOf('heights'), true)),
    ],
  ),
];

/** The how manieth purchase of the desk, and how many products of the shop come before the one that is bought. */
type Purchase = { place?: number; skip?: number; coupon?: CouponTerms & { id: number } };

/** A pair that nobody else at the desk has bought; answers the order. */
export async function buy(
  { tx, ids, idOf, now, end }: Stage,
  who: Person,
  { place = PURCHASES.length, skip = 2 + place * 3, coupon }: Purchase,
): Promise<number> {
  const product = await tx
    .selectFrom('products as p')
    .innerJoin('product_options as o', 'o.product_id', 'p.id')
    .select(['p.id', 'p.price', 'p.discount_price as discountPrice', 'o.id as optionId'])
    .distinctOn('p.id')
    .orderBy('p.id')
    .orderBy('o.id')
    .offset(skip)
    .limit(1)
    .executeTakeFirstOrThrow();
  const at = now();
  const [line] = await insertOrder(tx, {
    userId: idOf(who),
    orderNo: `S${seoulDay(at).replaceAll('-', '')}8${String(place).padStart(9, '0')}`,
    status: 'DELIVERED',
    lines: [{ product, option: { id: product.optionId } }],
    at,
    now: end,
    ...(coupon ? { coupon } : {}),
  });
  if (!line) throw new Error('an order without a line');
  ids.set(`${who}'s pair`, line.id);
  ids.set(`${who}'s product`, product.id);
  return line.order_id;
}

/** Where a feed is posted from, and the event that it enters. */
type From = { ip: string; eventId: number | null; nonce: string | null };
const NOWHERE: From = { ip: '127.0.0.1', eventId: null, nonce: null };

/** Shows the pair that somebody has bought. */
export async function post(
  { as, ids, idOf, now, ports, tx }: Stage,
  key: string,
  { by, ...feed }: Feed,
  { ip, ...entry } = NOWHERE,
): Promise<void> {
  const { title, content, tags: hashtags } = feed;
  const data = { title, content, hashtags, orderItemId: idOf(`${by}'s pair`), ...entry, instagramId: null };
  await placeNextFeed(tx, now());
  const { feedId } = await as(by, (me) => createFeed(ports, me, { data, pictures: [], ip }, null));
  ids.set(key, feedId);
  if (!feed.isPictured) return;
  // As shops show it: nobody has photographed these worn.
  const { url } = await tx
    .selectFrom('product_images')
    .select('url')
    .where('product_id', '=', idOf(`${by}'s product`))
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('feed_images')
    .values({ feed_id: feedId, url, sort_order: 0, width: 800, height: 800 })
    .execute();
}

async function judge(
  { as, ids, idOf, ports }: Stage,
  key: string,
  { by, hours: _, ...said }: Review,
): Promise<void> {
  const felt = { sizeFit: 'NORMAL', cushion: 'MEDIUM', stability: 'STABLE' } as const;
  const bought = { productId: idOf(`${by}'s product`), orderItemId: idOf(`${by}'s pair`) };
  const data = { ...said, ...felt, ...bought, showBody: false };
  const { reviewId } = await as(by, (me) => createReview(ports, me, { data, pictures: [] }, null));
  ids.set(key, reviewId);
}
