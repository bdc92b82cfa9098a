import { seoulDay } from '#domain/kit/time/time.ts';
import type { CouponTerms } from '#domain/trade/coupons/coupon.ts';
import { createComment } from '../../community/comment-service.ts';
import { createFeed } from '../../community/feed-create-service.ts';
import { toggleLike } from '../../community/like-service.ts';
import { columns } from '../../db/statements/columns.ts';
import { createReview } from '../../reviews/review-create-service.ts';
import { type ShownPicture, wornPicture } from '../art/shown-pictures.ts';
import { PRODUCTS, type SeedProduct } from '../facts/catalogue.ts';
import { placeNextFeed } from '../facts/feed-ids.ts';
import { insertOrder } from '../seed-order.ts';
import type { Person } from './people.ts';
import { COMMENTS, FEEDS, type Feed, LIKERS, LIKES, PURCHASES, REVIEWS, type Review } from './post-rows.ts';
import type { Stage, Step } from './stage.ts';

const DAYS = 24;

/** Steps with all purchases and posts of the scripted members. */
export const POSTS: readonly Step[] = [
  ...PURCHASES.map(
    ([who, days, skip], place): Step => [
      days * DAYS,
      (stage) => buy(stage, who, skip === undefined ? { place } : { place, skip }),
    ],
  ),
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
  ...[...LIKES, ...LIKERS.map((who, index) => ['heights', who, 62 - index] as const)].map(
    ([on, who, hours]): Step => [
      hours,
      ({ as, idOf, ports }) => as(who, (me) => toggleLike(ports, me, idOf(on), true)),
    ],
  ),
];

/** Index of the purchase, number of products to skip, and coupon. */
type Purchase = { place?: number; skip?: number; coupon?: CouponTerms & { id: number } };

/** Buys a product that no other scripted member has; returns the order id. */
export async function buy(
  stage: Stage,
  who: Person,
  { place = PURCHASES.length, skip = 2 + place * 3, coupon }: Purchase,
): Promise<number> {
  const { tx, ids, idOf, now, end } = stage;
  const product = await tx
    .selectFrom('products')
    .select(columns(['id', 'name', 'price', 'discount_price']))
    .orderBy('id')
    .offset(skip)
    .limit(1)
    .executeTakeFirstOrThrow();
  const optionId = await chooseOption(stage, product);
  const at = now();
  const [line] = await insertOrder(tx, {
    userId: idOf(who),
    orderNo: `S${seoulDay(at).replaceAll('-', '')}8${String(place).padStart(9, '0')}`,
    status: 'DELIVERED',
    lines: [{ product, option: { id: optionId } }],
    at,
    now: end,
    ...(coupon ? { coupon } : {}),
  });
  if (!line) throw new Error('an order without a line');
  ids.set(`${who}'s pair`, line.id);
  ids.set(`${who}'s product`, product.id);
  return line.order_id;
}

/** Returns an option in a colour that no feed shows yet, else the first one. */
async function chooseOption({ art, tx }: Stage, { id, name }: { id: number; name: string }): Promise<number> {
  const options = await tx
    .selectFrom('product_options')
    .select(['id', 'color'])
    .where('product_id', '=', id)
    .orderBy('id')
    .execute();
  const shown = new Set((await tx.selectFrom('feed_images').select('url').execute()).map(({ url }) => url));
  const fresh = options.find(({ color }) => !shown.has(wornPicture(art, shoeOf(name), color, id).url));
  const option = fresh ?? options[0];
  if (!option) throw new Error('a product without options');
  return option.id;
}

/** Returns the catalogue entry of a product by name. */
function shoeOf(name: string): SeedProduct {
  const shoe = PRODUCTS.find((one) => one.name === name);
  if (!shoe) throw new Error(`the catalogue has no ${name}`);
  return shoe;
}

/** Origin of a feed and the event that it enters. */
type From = { ip: string; eventId: number | null; nonce: string | null };
const NOWHERE: From = { ip: '127.0.0.1', eventId: null, nonce: null };

/** Posts a feed about the member's purchase, which shows it worn. */
export async function post(
  stage: Stage,
  key: string,
  { by, ...feed }: Feed,
  { ip, ...entry } = NOWHERE,
): Promise<void> {
  const { as, ids, idOf, now, ports, tx } = stage;
  const { title, content, tags: hashtags } = feed;
  const data = { title, content, hashtags, orderItemId: idOf(`${by}'s pair`), ...entry, instagramId: null };
  await placeNextFeed(tx, now());
  const { feedId } = await as(by, (me) => createFeed(ports, me, { data, pictures: [], ip }, null));
  ids.set(key, feedId);
  const picture = await ownPicture(stage, by, feedId);
  await tx
    .insertInto('feed_images')
    .values({ feed_id: feedId, sort_order: 0, ...picture })
    .execute();
}

/** Returns the worn picture of a member's purchase. */
async function ownPicture({ art, idOf, tx }: Stage, by: Person, feedId: number): Promise<ShownPicture> {
  const { name, color } = await tx
    .selectFrom('order_items as i')
    .innerJoin('product_options as o', 'o.id', 'i.option_id')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['p.name', 'o.color'])
    .where('i.id', '=', idOf(`${by}'s pair`))
    .executeTakeFirstOrThrow();
  return wornPicture(art, shoeOf(name), color, feedId);
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
