import { deliveryOf } from '#domain/kit/delivery-day.ts';
import { deliveryFee } from '#domain/kit/pricing.ts';
import { seoulDay } from '#domain/kit/time.ts';
import { REVIEW_SCALES } from '#domain/reviews/review-scales.ts';
import type { Queryable } from '../db/database.ts';
import type { Art } from './art.ts';
import { fittingOption, memberAt } from './fitting.ts';
import { MEMBERS } from './members.ts';
import { between, createRandom, pick } from './random.ts';
import { reviewTextsOf } from './review-texts.ts';
import type { SeededOption, SeededProduct } from './seed-products.ts';
import type { SeededPurchase } from './seed-purchases.ts';
import { reviewPicture, wornPicture } from './shown-pictures.ts';

const DAY = 24 * 60 * 60 * 1000;
const DELIVERY = 4 * DAY;

type Bought = { userId: number; product: SeededProduct; option: SeededOption; orderedAt: Date };
type Item = Bought & SeededPurchase;

/** Reviews of the whole catalogue, each of a delivered order of its own; counters equal the rows. Answers what was bought. */
export async function seedReviews(
  db: Queryable,
  memberIds: readonly number[],
  products: readonly SeededProduct[],
  art: Art,
  now: Date,
): Promise<SeededPurchase[]> {
  const random = createRandom(29);
  const shoppers = memberIds.filter((_, index) => MEMBERS[index]?.role === 'user');
  const authors = await db
    .selectFrom('users')
    .select(['id', 'height', 'weight', 'foot_size', 'foot_width'])
    .execute();
  const bought = products.flatMap((product, index) =>
    buyersOf(shoppers, index).flatMap((userId, place) => {
      const option = fittingOption(random, memberAt(memberIds, userId), product);
      const orderedAt = new Date(now.getTime() - (70 + index + place * 11) * DAY);
      return option ? [{ userId, product, option, orderedAt }] : [];
    }),
  );
  const items = await insertDelivered(db, bought);
  const reviews = await insertReviews(db, items, authors, random);
  await insertPictures(db, reviews, items, art);
  await insertMarks(db, reviews, shoppers, random);
  return items;
}

type Author = {
  id: number;
  height: number | null;
  weight: number | null;
  foot_size: number | null;
  foot_width: string;
};

/** Up to ten shoppers per product, of whom those buy whom it fits; every eleventh product has no review yet. */
function buyersOf(shoppers: readonly number[], index: number): number[] {
  const count = index % 11 === 10 ? 0 : 7 + ((index * 5) % 4);
  return Array.from({ length: count }, (_, place) => shoppers[(index + place * 3) % shoppers.length] ?? 0);
}

/** One delivered order with one line each, as a finished purchase leaves them. */
async function insertDelivered(db: Queryable, bought: readonly Bought[]): Promise<Item[]> {
  const orders = await db
    .insertInto('orders')
    .values(
      bought.map(({ userId, orderedAt, product }, index) => ({
        user_id: userId,
        status: 'DELIVERED',
        ordered_at: orderedAt,
        promised_on: deliveryOf(orderedAt).arrivesOn,
        order_no: `S${seoulDay(orderedAt).replaceAll('-', '')}9${String(index).padStart(9, '0')}`,
        base_total: product.price,
        goods_total: product.discountPrice,
        delivery_fee: deliveryFee(product.discountPrice),
        final_price: product.discountPrice + deliveryFee(product.discountPrice),
      })),
    )
    .returning('id')
    .execute();
  const lines = await db
    .insertInto('order_items')
    .values(
      bought.map(({ product, option, orderedAt }, index) => ({
        order_id: orders[index]?.id ?? 0,
        product_id: product.id,
        option_id: option.id,
        quantity: 1,
        unit_price: product.discountPrice,
        base_price: product.price,
        status: 'DELIVERED',
        delivered_at: new Date(orderedAt.getTime() + DELIVERY),
        confirmed_at: new Date(orderedAt.getTime() + DELIVERY),
      })),
    )
    .returning('id')
    .execute();
  return bought.map((one, index) => ({
    ...one,
    orderId: orders[index]?.id ?? 0,
    orderItemId: lines[index]?.id ?? 0,
    status: 'DELIVERED',
  }));
}

function insertReviews(
  db: Queryable,
  items: readonly Item[],
  authors: readonly Author[],
  random: () => number,
) {
  const rows = items.map((item, index) => {
    const [rating, title, content] = pick(random, reviewTextsOf(item.product.shoe.category));
    const author = index % 5 === 4 ? undefined : authors.find(({ id }) => id === item.userId);
    const written = new Date(item.orderedAt.getTime() + DELIVERY + between(random, 1, 20) * DAY);
    return {
      user_id: item.userId,
      product_id: item.product.id,
      order_item_id: item.orderItemId,
      rating,
      title,
      content,
      size_fit: stepOf('sizeFit', item.product.id, random),
      cushion: stepOf('cushion', item.product.id, random),
      stability: stepOf('stability', item.product.id, random),
      author_height: author?.height ?? null,
      author_weight: author?.weight ?? null,
      author_foot_size: author?.foot_size ?? null,
      author_foot_width: author?.foot_width ?? null,
      created_at: written,
      updated_at: written,
      deleted_at: null,
    };
  });
  // Ids follow the time of writing: lists are ordered by id.
  const inOrder = rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  return db
    .insertInto('reviews')
    .values(inOrder)
    .returning(['id', 'user_id', 'order_item_id', 'created_at'])
    .execute();
}

/** A product has a character that most buyers agree on. */
function stepOf(element: keyof typeof REVIEW_SCALES, productId: number, random: () => number): string {
  const place = { sizeFit: 1 + (productId % 3), cushion: 1 + ((productId * 7) % 4), stability: 2 };
  const step = place[element] + (random() < 0.25 ? 1 : 0) - (random() < 0.2 ? 1 : 0);
  return REVIEW_SCALES[element][Math.max(0, Math.min(4, step))] ?? 'NORMAL';
}

type Written = { id: number; user_id: number; order_item_id: number; created_at: Date };

/** Pictures on every third review, of what was bought: as worn at home, and every second time also outside. */
async function insertPictures(
  db: Queryable,
  reviews: readonly Written[],
  items: readonly Item[],
  art: Art,
): Promise<void> {
  const byLine = new Map(items.map((item) => [item.orderItemId, item]));
  const rows = reviews
    .filter((_, index) => index % 3 === 0)
    .flatMap(({ id, order_item_id }) => {
      const item = byLine.get(order_item_id);
      if (!item) return [];
      const { product, option } = item;
      const shown = [reviewPicture(art, product.shoe, option.color, id)];
      if (id % 2 === 1) shown.push(wornPicture(art, product.shoe, option.color, id + 5));
      return shown.map((picture, sort_order) => ({ review_id: id, sort_order, ...picture }));
    });
  await db.insertInto('review_images').values(rows).execute();
}

/** Members whom reviews helped. */
async function insertMarks(
  db: Queryable,
  reviews: readonly Written[],
  shoppers: readonly number[],
  random: () => number,
): Promise<void> {
  const helped = reviews.flatMap(({ id, user_id, created_at }) =>
    shoppers
      .filter((userId) => userId !== user_id && random() < 0.2)
      .map((userId) => ({ review_id: id, user_id: userId, created_at })),
  );
  await db.insertInto('review_helpfuls').values(helped).execute();
  for (const { id } of reviews) {
    const helpful_count = helped.filter(({ review_id }) => review_id === id).length;
    if (helpful_count > 0)
      await db.updateTable('reviews').set({ helpful_count }).where('id', '=', id).execute();
  }
}
